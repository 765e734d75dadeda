package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A run of one board through the gates of [MaskCircuit], clock by clock: the two halves of the
/// shogi-processor paper's Figure 6, top-down and bottom-up, and the masks of its Figure 13 that grow in the
/// second.
///
/// @param board  both kings on it
/// @param black  the side that attacks
/// @param clocks 18: the ranks 1 to 9 and back again
public record MaskRun(ShogiBoard board, boolean black, List<Clock> clocks) {
    private static final int SIZE = ShogiBoard.SIZE;

    /// @param number  from 1
    /// @param rank    in front of the scan, 0 to 8
    /// @param check   by kind of piece the files from which one would attack the king, bit f: file f; final
    ///     from clock 10 on
    /// @param defence files where a move stops a check that is given; final from clock 10 on
    /// @param single  at most one piece gives check; meaningful in the last clock
    public record Clock(int number, int rank, Map<Checker, Integer> check, int defence, boolean single) {
        public Clock {
            check = Map.copyOf(check);
        }
    }

    public MaskRun {
        clocks = List.copyOf(clocks);
    }

    /// @throws IllegalArgumentException if the king that is attacked is missing
    public static MaskRun record(ShogiBoard board, boolean black) {
        if (board.pieces().values().stream()
            .noneMatch(piece -> piece.kind() == Kind.KING && piece.black() != black)) {
            throw new IllegalArgumentException("no king to attack");
        }
        BitParallelSimulator sim = new BitParallelSimulator(MaskCircuit.netlist());
        sim.set("attacker_black", black ? 1 : 0);
        List<Clock> clocks = new ArrayList<>();
        for (int clock = 0; clock < MaskCircuit.CLOCKS; clock++) {
            int rank = rank(clock);
            feed(sim, board, rank, black);
            sim.settle();
            clocks.add(clock(sim, clock + 1, rank));
            sim.edge();
        }
        return new MaskRun(board, black, clocks);
    }

    /// The rank that the circuit reads in a clock, from 0.
    public static int rank(int clock) {
        return clock < SIZE ? clock : 2 * SIZE - 1 - clock;
    }

    /// What the circuit is given of a rank: files of the defender's king.
    public static int king(ShogiBoard board, int rank, boolean black) {
        return files(board, rank, piece -> piece.kind() == Kind.KING && piece.black() != black);
    }

    /// Files of the attacker's pieces that move in one way.
    public static int attackers(ShogiBoard board, int rank, boolean black, Checker way) {
        return files(board, rank, piece -> piece.black() == black && way.is(piece));
    }

    /// Files of the pieces that pass `wanted`, bit f: file f.
    public static int files(ShogiBoard board, int rank, Predicate<Piece> wanted) {
        int files = 0;
        for (int file = 0; file < SIZE; file++) {
            files |= board.at(SIZE * rank + file).filter(wanted).isPresent() ? 1 << file : 0;
        }
        return files;
    }

    private static void feed(BitParallelSimulator sim, ShogiBoard board, int rank, boolean black) {
        Netlist netlist = sim.netlist();
        sim.set("king", king(board, rank, black));
        sim.set("occupied", files(board, rank, _ -> true));
        for (Checker way : Checker.values()) {
            sim.set(of(netlist.port("attackers").bus(), way), attackers(board, rank, black, way));
        }
    }

    private static Bus of(Bus wires, Checker way) {
        return wires.slice(SIZE * way.ordinal(), SIZE * (way.ordinal() + 1));
    }

    private static Clock clock(BitParallelSimulator sim, int number, int rank) {
        Netlist netlist = sim.netlist();
        Map<Checker, Integer> check = new EnumMap<>(Checker.class);
        for (Checker way : Checker.values()) {
            check.put(way, (int) sim.value(of(netlist.port("check").bus(), way)));
        }
        return new Clock(number, rank, check, (int) sim.value("defence"), sim.high("single"));
    }
}
