package flipchip.hwsim.verify.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A survey of the stuck gates of the cell array, each low and high, one at a time: on which position does it
/// show?
///
/// 14,592 faults; a range of them can be surveyed on its own, and equal seeds try equal positions, so that
/// the ranges of one survey fit together. Legal moves and next discs count as seen, for legal moves only.
public final class StuckSurvey {
    private final ArrayBench bench = new ArrayBench();
    private final List<Question> questions;
    private final List<long[]> sound = new ArrayList<>();

    /// What became of a fault.
    public enum Verdict {
        /// A position shows it.
        FOUND,
        /// The zeros from beyond the border give the gate this value on every board: proved by propagating
        /// constants. Other redundant faults are open until a prover decides them.
        REDUNDANT,
        /// No position tried shows it; a prover must decide whether one exists.
        OPEN
    }

    /// @param number   0 to 14,591: twice the gate's index, and 1 more for stuck high
    /// @param net      full name of the net that is stuck
    /// @param asked    positions until it showed; all where it did not
    /// @param shown    how many of all questions show it
    /// @param question that showed it first
    public record Fault(int number, String net, boolean high, Verdict verdict, int asked, int shown,
            Optional<Question> question) {}

    /// @param seed   of games and boards
    /// @param games  positions of random games, a multiple of 64
    /// @param boards random boards of every density tried after them, likewise
    /// @throws IllegalArgumentException if one is not a multiple of 64, or both are 0
    public StuckSurvey(long seed, int games, int boards) {
        if (games < 0 || boards < 0 || games + boards == 0 || (games | boards) % Long.SIZE != 0) {
            throw new IllegalArgumentException(games + " and " + boards + " questions: not multiples of 64");
        }
        questions = new ArrayList<>(Question.random(new SplittableRandom(seed), games));
        questions.addAll(Question.boards(new SplittableRandom(~seed), boards));
        for (int from = 0; from < questions.size(); from += Long.SIZE) {
            sound.add(bench.sound(questions.subList(from, from + Long.SIZE)));
        }
    }

    /// Number of faults: two for each gate.
    public static int faults() {
        return 2 * ArrayBench.netlist().gates().size();
    }

    /// Whether a question shows a fault.
    ///
    /// @param fault its number
    public static boolean shows(int fault, Question question) {
        ArrayBench bench = new ArrayBench();
        return bench.stuck(bench.sound(List.of(question)), fault / 2, fault % 2 != 0) != 0;
    }

    /// The faults with the numbers `from` to `to`, the second not included.
    ///
    /// @throws IndexOutOfBoundsException if there are no such faults
    public List<Fault> run(int from, int to) {
        Objects.checkFromToIndex(from, to, faults());
        return IntStream.range(from, to).mapToObj(this::fault).toList();
    }

    private Fault fault(int number) {
        Netlist netlist = ArrayBench.netlist();
        int gate = number / 2;
        boolean high = number % 2 != 0;
        Net out = netlist.gates().get(gate).outputs().getFirst();
        String name = netlist.nameOf(out);
        if (isRedundant(gate, out, high)) {
            return new Fault(number, name, high, Verdict.REDUNDANT, 0, 0, Optional.empty());
        }
        int first = -1;
        int shown = 0;
        for (int block = 0; block < sound.size(); block++) {
            long lanes = bench.stuck(sound.get(block), gate, high);
            if (lanes != 0 && first < 0) {
                first = Long.SIZE * block + Long.numberOfTrailingZeros(lanes);
            }
            shown += Long.bitCount(lanes);
        }
        return first < 0
            ? new Fault(number, name, high, Verdict.OPEN, questions.size(), 0, Optional.empty())
            : new Fault(number, name, high, Verdict.FOUND, first + 1, shown,
                Optional.of(questions.get(first)));
    }

    /// A gate that constants make superfluous and that has the stuck value anyway.
    private static boolean isRedundant(int gate, Net out, boolean high) {
        Net stands = ArrayBench.standsFor(out);
        return !ArrayBench.isLive(gate) && (high ? stands.equals(Net.ONE) : stands.equals(Net.ZERO));
    }
}
