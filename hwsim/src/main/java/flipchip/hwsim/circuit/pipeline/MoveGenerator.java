package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Direction;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A pipelined move generator after the C++/SystemVerilog Othello. It takes a position every clock and shows
/// its moves three clocks later.
///
/// Stage 1 holds the candidates of eight directions, stage 2 their OR, stage 3 the output. The [Form#PRINTED]
/// form follows the printed program literally: one shift, no own disc behind the run, one edge mask for all.
public final class MoveGenerator {
    static final int TAG_BITS = 8;

    /// Which program the first stage follows.
    public enum Form {
        CORRECT, PRINTED
    }

    /// The registers of the three stages.
    ///
    /// @param candidates stage 1, a bus per direction
    /// @param filtered   stage 2
    /// @param legal      stage 3
    public record Stages(List<Bus> candidates, Bus filtered, Bus legal) {}

    private MoveGenerator() {}

    /// `player`, `opponent`, `valid`, `tag` in; `legal` and the tag that belongs to it out.
    public static Netlist netlist(Form form) {
        NetlistBuilder n = new NetlistBuilder("move_generator_" + form.name().toLowerCase(Locale.ROOT));
        Bus player = n.input("player", 64);
        Bus opponent = n.input("opponent", 64);
        Bus label = Words.concat(n.input("tag", TAG_BITS), Bus.of(n.input("valid")));
        Stages stages = build(n, player, opponent, form);
        for (int stage = 1; stage <= 3; stage++) {
            label = Registers.register(n, "stage" + stage + "_label", label, Net.ONE);
            n.output("stage" + stage + "_tag", label.slice(0, TAG_BITS));
            n.output("stage" + stage + "_valid", label.get(TAG_BITS));
        }
        n.output("filtered", stages.filtered);
        n.output("legal", stages.legal);
        return n.build();
    }

    /// Adds the three stages; squares that no run can reach have no register.
    public static Stages build(NetlistBuilder n, Bus player, Bus opponent, Form form) {
        Bus empty = Words.not(n, Words.or(n, player, opponent));
        List<Bus> candidates = new ArrayList<>();
        for (Direction d : Direction.values()) {
            Bus found = form == Form.CORRECT
                ? RunFill.candidates(n, d, player, opponent, empty)
                : printed(n, d, opponent, empty);
            candidates.add(registers(n, "cand_" + d, found));
        }
        List<Net> any = new ArrayList<>();
        for (int s = 0; s < 64; s++) {
            int square = s;
            any.add(Words.orTree(n,
                candidates.stream().map(c -> c.get(square)).filter(net -> !net.equals(Net.ZERO)).toList()));
        }
        Bus filtered = Registers.register(n, "filtered", new Bus(any), Net.ONE);
        return new Stages(List.copyOf(candidates), filtered,
            Registers.register(n, "legal", filtered, Net.ONE));
    }

    private static Bus registers(NetlistBuilder n, String name, Bus d) {
        List<Net> out = new ArrayList<>();
        for (int s = 0; s < d.width(); s++) {
            out.add(d.get(s).equals(Net.ZERO)
                ? Net.ZERO
                : n.driveFlipFlop(n.declare(name + "[" + s + "]"), d.get(s), Net.ONE));
        }
        return new Bus(out);
    }

    /// The source's `shift<d>(opponent) & empty`: bits that leave the board sideways come back a row
    /// further.
    private static Bus printed(NetlistBuilder n, Direction d, Bus opponent, Bus empty) {
        int step = 8 * d.rows() + d.files();
        List<Net> found = new ArrayList<>();
        for (int s = 0; s < 64; s++) {
            int from = s - step;
            found.add(from < 0 || from > 63 ? Net.ZERO : n.and(opponent.get(from), empty.get(s)));
        }
        return new Bus(found);
    }

    /// What the printed program yields, in software.
    ///
    /// @param edgeMask the source's `NOT_EDGE_MASKS[0]`, which it does not print
    public static long printedMoves(long player, long opponent, long edgeMask) {
        long empty = ~(player | opponent);
        long through = opponent & edgeMask;
        return empty & (through << 8 | through >>> 8 | through << 1 | through >>> 1 | through << 9
            | through >>> 9 | through << 7 | through >>> 7);
    }
}
