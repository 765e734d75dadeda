package flipchip.engine.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;

/// Patterns with their instances laid out as one row of indices, and features of the whole board. Immutable.
///
/// A row has [#ROW] shorts, unsigned; the first [#instances()] hold the contents of the instances, pattern
/// after pattern, the others stay 0. Weight tables lie one behind the other in the order of the patterns;
/// those of the features follow.
public final class PatternSet {
    /// Shorts from one row to the next: a whole number of vectors.
    public static final int ROW = 64;

    /// The set of the engine: the classical shapes, 46 instances, and mobility. Chosen by held-out error
    /// among sets of this size; the sum of [PatternEvaluator] is written out for it.
    public static final PatternSet STANDARD = new PatternSet(
        List.of(Pattern.of("corner 3x3", "a1 b1 a2 b2 c1 a3 c2 b3 c3"),
            Pattern.of("corner 2x5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
            Pattern.of("edge + 2X", "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2"),
            Pattern.of("row 2", "a2 b2 c2 d2 e2 f2 g2 h2"), Pattern.of("row 3", "a3 b3 c3 d3 e3 f3 g3 h3"),
            Pattern.of("row 4", "a4 b4 c4 d4 e4 f4 g4 h4"),
            Pattern.of("diagonal 8", "a1 b2 c3 d4 e5 f6 g7 h8"),
            Pattern.of("diagonal 7", "b1 c2 d3 e4 f5 g6 h7"), Pattern.of("diagonal 6", "c1 d2 e3 f4 g5 h6"),
            Pattern.of("diagonal 5", "d1 e2 f3 g4 h5"), Pattern.of("diagonal 4", "d1 c2 b3 a4")),
        List.of(MobilityFeature.FEATURE));

    private final List<Pattern> patterns;
    private final List<BoardFeature> features;
    private final List<List<Square>> instances = new ArrayList<>();
    private final List<Integer> patternOf = new ArrayList<>();
    private final int[] tableBase;
    private final int[] classBase;
    private final int[] classOf;
    private final int[][] squares;
    private final int[] base;

    /// @throws IllegalArgumentException if there are more instances than a row holds
    public PatternSet(List<Pattern> patterns, List<BoardFeature> features) {
        this.patterns = List.copyOf(patterns);
        this.features = List.copyOf(features);
        tableBase = new int[patterns.size() + 1];
        classBase = new int[patterns.size() + 1];
        for (int p = 0; p < patterns.size(); p++) {
            for (List<Square> instance : patterns.get(p).instances()) {
                instances.add(instance);
                patternOf.add(p);
            }
            tableBase[p + 1] = tableBase[p] + patterns.get(p).tableSize();
        }
        if (instances.size() > ROW) {
            throw new IllegalArgumentException(
                instances.size() + " instances do not fit into a row of " + ROW);
        }
        classOf =
            new int[tableBase[patterns.size()] + features.stream().mapToInt(BoardFeature::classes).sum()];
        for (int p = 0; p < patterns.size(); p++) {
            int[] classes = patterns.get(p).classes();
            int highest = 0;
            for (int contents = 0; contents < classes.length; contents++) {
                classOf[tableBase[p] + contents] = classBase[p] + classes[contents];
                highest = Math.max(highest, classes[contents]);
            }
            classBase[p + 1] = classBase[p] + highest + 1;
        }
        for (int i = tableBase[patterns.size()]; i < classOf.length; i++) {
            classOf[i] = i - tableBase[patterns.size()] + patternClassCount();
        }
        squares = instances.stream().map(instance -> instance.stream().mapToInt(Square::index).toArray())
            .toArray(int[][]::new);
        base = patternOf.stream().mapToInt(p -> tableBase[p]).toArray();
    }

    public List<Pattern> patterns() {
        return patterns;
    }

    public List<BoardFeature> features() {
        return features;
    }

    /// Number of instances, the used part of a row.
    public int instances() {
        return instances.size();
    }

    /// Number of instances and features: a judgement is the sum of this many weights.
    public int inputs() {
        return instances.size() + features.size();
    }

    /// Where the table of the pattern of `instance` begins.
    public int tableBase(int instance) {
        return base[instance];
    }

    /// Where the table of a feature begins.
    public int featureBase(BoardFeature feature) {
        return tableBase[patterns.size()]
            + features.subList(0, features.indexOf(feature)).stream().mapToInt(BoardFeature::classes).sum();
    }

    /// Number of different weights: contents that mean the same count once. Those of the patterns come first.
    public int classCount() {
        return patternClassCount() + classOf.length - tableBase[patterns.size()];
    }

    /// Number of different weights of the patterns.
    public int patternClassCount() {
        return classBase[patterns.size()];
    }

    /// The tables with these weights, one for each class; without those of the features if all of these weigh
    /// nothing.
    short[] expand(short[] classWeights) {
        boolean plain =
            IntStream.range(patternClassCount(), classCount()).allMatch(i -> classWeights[i] == 0);
        short[] table = new short[plain ? tableBase[patterns.size()] : classOf.length];
        for (int i = 0; i < table.length; i++) {
            table[i] = classWeights[classOf[i]];
        }
        return table;
    }

    /// The rows of all contents and then of the features' classes, from one for each class.
    byte[] expandRows(byte[] classRows, int units) {
        byte[] rows = new byte[classOf.length * units];
        for (int i = 0; i < classOf.length; i++) {
            System.arraycopy(classRows, classOf[i] * units, rows, i * units, units);
        }
        return rows;
    }

    /// Writes the row of a board from scratch: the slow twin of the update.
    public void fill(long player, long opponent, short[] rows, int at) {
        for (int i = 0; i < squares.length; i++) {
            rows[at + i] = (short) contents(i, player, opponent);
        }
    }

    /// Writes the class numbers of a board's instances, then of the features, [#inputs()] in all.
    public void classes(long player, long opponent, int[] classes, int at) {
        for (int i = 0; i < squares.length; i++) {
            classes[at + i] = classOf[base[i] + contents(i, player, opponent)];
        }
        int next = patternClassCount();
        for (int i = 0; i < features.size(); i++) {
            classes[at + squares.length + i] = next + features.get(i).classOf().of(player, opponent);
            next += features.get(i).classes();
        }
    }

    private int contents(int instance, long player, long opponent) {
        int contents = 0;
        for (int index : squares[instance]) {
            contents = 3 * contents + 1 + (int) (player >>> index & 1) - (int) (opponent >>> index & 1);
        }
        return contents;
    }

    /// Per square and place of a row the worth of that square's digit: a power of 3, or 0 where the
    /// instance does not contain it. `[square * ROW + instance]`.
    public short[] digitWorths() {
        short[] worths = new short[64 * ROW];
        for (int i = 0; i < instances.size(); i++) {
            int worth = patterns.get(patternOf.get(i)).tableSize();
            for (Square square : instances.get(i)) {
                worth /= 3;
                worths[square.index() * ROW + i] = (short) worth;
            }
        }
        return worths;
    }

    /// The highest contents of each instance: a row less this row's entries is the row of the other side.
    public short[] highestContents() {
        short[] highest = new short[ROW];
        for (int i = 0; i < instances.size(); i++) {
            highest[i] = (short) (patterns.get(patternOf.get(i)).tableSize() - 1);
        }
        return highest;
    }
}
