package flipchip.hwsim.referee.array;

import flipchip.engine.board.Color;
import flipchip.hwsim.gates.netlist.Bus;

/// A pair of buses, one for each colour. The bits are the 8 directions or the 64 squares, in the order of
/// their enums.
public record RailBus(Bus black, Bus white) {
    public Bus of(Color color) {
        return color == Color.BLACK ? black : white;
    }

    public Rails get(int bit) {
        return new Rails(black.get(bit), white.get(bit));
    }
}
