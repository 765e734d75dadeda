package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A parallel move validator after the C++/SystemVerilog Othello: one part per direction with the flipper's
/// chains, then a merge. There are eight, as in the text; the picture has four.
public final class MoveValidator {
    /// @param valid   the square is empty and some direction flips
    /// @param flips   discs that turn, none if the square is taken
    /// @param lengths per direction the number of discs outflanked, 3 bits
    public record Verdict(Net valid, Bus flips, List<Bus> lengths) {
        public Verdict {
            lengths = List.copyOf(lengths);
        }
    }

    private MoveValidator() {}

    /// `player`, `opponent`, `square` (6 bits) in; `valid`, `flips` and `length_N` ... `length_NW` out.
    public static Netlist netlist() {
        NetlistBuilder n = new NetlistBuilder("move_validator");
        Verdict verdict = build(n, n.input("player", 64), n.input("opponent", 64), n.input("square", 6));
        n.output("valid", verdict.valid);
        n.output("flips", verdict.flips);
        for (Direction d : Direction.values()) {
            n.output("length_" + d, verdict.lengths.get(d.ordinal()));
        }
        return n.build();
    }

    public static Verdict build(NetlistBuilder n, Bus player, Bus opponent, Bus square) {
        Bus disc = Words.decode(n, square);
        Bus occupied = Words.or(n, player, opponent);
        Net empty = n.not(Words.orTree(n, Words.and(n, disc, occupied).nets()));
        List<Bus> flips = new ArrayList<>();
        List<Bus> lengths = new ArrayList<>();
        for (Direction d : Direction.values()) {
            try (NetlistBuilder.OpenScope scope = n.scope("validator_" + d, "direction_validator_" + d)) {
                scope.input("player", player);
                scope.input("opponent", opponent);
                scope.input("disc", disc);
                flips.add(scope.output("flips", DiscFlipper.direction(n, d, player, opponent, disc)));
                lengths.add(scope.output("length", length(n, d, flips.getLast())));
            }
        }
        Net any = Words.orTree(n, lengths.stream().map(length -> Words.orTree(n, length.nets())).toList());
        List<Net> merged = new ArrayList<>();
        for (int s = 0; s < 64; s++) {
            int bit = s;
            merged.add(Words.orTree(n, flips.stream().map(flip -> flip.get(bit)).toList()));
        }
        return new Verdict(n.and(empty, any), Words.gate(n, empty, new Bus(merged)), lengths);
    }

    /// The discs of one run are on different ranks, or on different files: fold the board, count eight wires.
    private static Bus length(NetlistBuilder n, Direction d, Bus flips) {
        List<Net> folded = new ArrayList<>();
        for (int line = 0; line < 8; line++) {
            int at = line;
            folded.add(Words.orTree(n,
                Arrays.stream(Square.values()).filter(s -> (d.files() == 0 ? s.row() : s.file()) == at)
                    .map(s -> flips.get(s.index())).toList()));
        }
        return PopulationCount.build(n, new Bus(folded)).slice(0, 3);
    }
}
