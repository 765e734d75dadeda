package flipchip.hwsim.referee.array;

import flipchip.engine.board.Color;
import flipchip.hwsim.gates.netlist.Net;

/// A pair of signals, one for each colour: the circuit works on both at once.
public record Rails(Net black, Net white) {
    public Net of(Color color) {
        return color == Color.BLACK ? black : white;
    }
}
