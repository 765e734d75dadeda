package flipchip.hwsim.circuit.stages;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Stage;
import flipchip.hwsim.circuit.stages.PlausibleMoves.Category;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit after the shogi-processor paper's middle game: position updaters, evaluator, plausible move
/// generator and game tree builder. Its pipeline has eight stages, with a memory each for words, boards,
/// tables and stable discs.
///
/// [MiddleGameRun] is the same in software, clock by clock: the clock after `start` is the run's first. A
/// stage hands its node on when it is done and the next stage is free or becomes free in the same clock. The
/// values of one [Strategy], the number of moves that go on and the size of the memory are built in.
public final class MiddleGameCircuit {
    /// A move's seventh wire: none, the other side moves.
    static final int PASS = 1 << 6;
    static final int MOVE_BITS = 7;
    static final int WORD_BITS = 24;
    private static final int MOST_MOVES = 31;
    private static final int MOST_WORDS = 1 << 16;

    private final NetlistBuilder n = new NetlistBuilder("middle_game");
    private final StageNets nets;
    private final EvaluatorGroups groups = new EvaluatorGroups(n);
    private final TableUpdater updater;
    private final GeneratorBlocks blocks;
    private final Strategy strategy;
    private final int best;
    private final Bus count;
    private final Net writing = n.declare("writing");
    private final Bus word = n.declare("word", WORD_BITS);

    private MiddleGameCircuit(Strategy values, int moves, int capacity) {
        strategy = values;
        best = moves;
        nets = new StageNets(n, capacity);
        updater = new TableUpdater(n, groups, values);
        blocks = new GeneratorBlocks(n, groups, values);
        count = n.declare("count", nets.addressBits + 1);
    }

    /// In: `start` (high for a clock); the root as `root_player`, `root_opponent` and its tables as the host
    /// makes them, `root_squares` (16 bits) and `root_lines` (46 counters). Out: by stage `..._busy` and
    /// `..._node`; `idle` where all are empty; `count` words written, `writing` and `word` as one is; `value`
    /// and `stable` of the node in STABILITY and, in the clock in which it leaves, `evaluated`.
    ///
    /// @param best  1 to 31 moves of a node that go on
    /// @param words of the game tree's memory, 2 to 65536
    /// @throws IllegalArgumentException if a number is out of range
    public static Netlist netlist(Strategy strategy, int best, int words) {
        if (!canBuild(best, words)) {
            throw new IllegalArgumentException(
                best + " moves (1 to " + MOST_MOVES + "), " + words + " words (2 to " + MOST_WORDS + ")");
        }
        return new MiddleGameCircuit(strategy, best, words).build();
    }

    /// Whether the circuit can be built with these numbers of moves and words.
    public static boolean canBuild(int best, int words) {
        return best >= 1 && best <= MOST_MOVES && words >= 2 && words <= MOST_WORDS;
    }

    /// The 46 counters as the pins `root_lines` take them.
    public static BigInteger rootLines(EvaluatorTables tables) {
        BigInteger lines = BigInteger.ZERO;
        List<Integer> bits = TableUpdater.bits(tables);
        for (int bit = 0; bit < bits.size(); bit++) {
            lines = bits.get(bit) == 1 ? lines.setBit(bit) : lines;
        }
        return lines;
    }

    private Netlist build() {
        Placed placed = updateBoard(fetch());
        Evaluated evaluated = evaluate(updateTables(placed));
        Heads heads = generate(evaluated);
        Net built = buildTree(heads);
        nets.control(
            List.of(Net.ONE, Net.ONE, Net.ONE, Net.ONE, Net.ONE, evaluated.settled, heads.done, built));
        nets.registers.drive();
        n.output("count", count);
        n.output("writing", writing);
        n.output("word", word);
        return n.build();
    }

    /// @param parent its address
    /// @param root   the node has none
    private record Fetched(Bus parent, Bus move, Net root) {}

    /// The node's word; where it is written in the very clock before, past the memory.
    private Fetched fetch() {
        Net leave = nets.leave(Stage.FETCH);
        Bus next = n.declare("next", count.width());
        Bus address = next.slice(0, nets.addressBits);
        Net none = n.name("noneWaits", Adders.equal(n, next, count));
        Net waits = n.and(n.or(n.not(none), writing), n.not(Words.equalsConstant(n, count, nets.words)));
        Net free = n.or(n.not(nets.busy(Stage.FETCH)), leave);
        Net enter = n.name("fetch_enter", n.and(waits, free));
        Registers.drive(n, next, SignedNumbers.increment(n, next), enter, nets.start, 1);
        n.driveFlipFlop(nets.busy(Stage.FETCH), enter, free, nets.start, true, false);
        Registers.drive(n, nets.node(Stage.FETCH), address, enter, nets.start, 0);
        Net root = n.declare("fetch_root");
        n.driveFlipFlop(root, Net.ZERO, enter, nets.start, true, false);
        Net past = Registers.register(n, "fetch_past", Bus.of(none), enter).get(0);
        Bus passed = Registers.register(n, "fetch_passed", word, enter);
        Bus stored = n.declare("words_out", WORD_BITS);
        n.add(new Gate.Ram("words", nets.words, WORD_BITS, List.of(new Gate.ReadPort(enter, address, stored)),
            List.of(new Gate.WritePort(writing, count.slice(0, nets.addressBits), word))));
        Bus fetched = Words.mux(n, past, stored, passed);
        Bus backward = fetched.slice(MOVE_BITS, MOVE_BITS + nets.addressBits);
        return new Fetched(Adders.subtract(n, nets.node(Stage.FETCH), backward), fetched.slice(0, MOVE_BITS),
            root);
    }

    /// The new board, and what made it of the parent's.
    private record Placed(EvaluatorGroups.Stage board, Bus disc, Bus flips, Net root, Bus parent) {}

    private Placed updateBoard(Fetched in) {
        Bus move = nets.held("update_move", Stage.FETCH, in.move);
        Net root = nets.held("update_root", Stage.FETCH, in.root);
        Bus parent = nets.held("update_parent", Stage.FETCH, in.parent);
        Bus before = n.declare("boards_out", 128);
        Bus own = before.slice(0, 64);
        Bus opponent = before.slice(64, 128);
        Net plays = n.not(n.or(root, move.get(MOVE_BITS - 1)));
        Bus disc = Words.gate(n, plays, Words.decode(n, move.slice(0, MOVE_BITS - 1)));
        Bus flips = DiscFlipper.part(n, "updater", own, opponent, disc);
        Bus given = Words.concat(n.input("root_player", 64), n.input("root_opponent", 64));
        Bus after = Words.mux(n, root, Words.concat(Words.and(n, opponent, Words.not(n, flips)),
            Words.or(n, own, Words.or(n, flips, disc))), given);
        nets.memory("boards", before, Stage.FETCH, in.parent, Stage.UPDATE_BOARD, after);
        EvaluatorGroups.Stage board = new EvaluatorGroups.Stage(after.slice(0, 64), after.slice(64, 128));
        return new Placed(nets.held("tables", Stage.UPDATE_BOARD, board),
            nets.held("tables_disc", Stage.UPDATE_BOARD, disc),
            nets.held("tables_flips", Stage.UPDATE_BOARD, flips),
            nets.held("tables_root", Stage.UPDATE_BOARD, root), parent);
    }

    /// A board with the evaluators' tables.
    private record Updated(EvaluatorGroups.Stage board, Bus squares, Bus filled, Bus known) {}

    private Updated updateTables(Placed in) {
        int squareBits = EvaluatorGroups.VALUE_BITS;
        Bus before = n.declare("tables_out", squareBits + TableUpdater.LINE_BITS);
        Bus marked = n.declare("stable_out", 64);
        Bus made = Words.concat(updater.squares(before.slice(0, squareBits), in.disc, in.flips),
            updater.lines(before.slice(squareBits, before.width()), in.disc));
        Bus given =
            Words.concat(n.input("root_squares", squareBits), n.input("root_lines", TableUpdater.LINE_BITS));
        Bus after = Words.mux(n, in.root, made, given);
        nets.memory("tables", before, Stage.UPDATE_BOARD, in.parent, Stage.UPDATE_TABLES, after);
        nets.memory("stable", marked, Stage.UPDATE_BOARD, in.parent, Stage.STABILITY,
            nets.registers.register("group3_stable", 64));
        return new Updated(nets.held("group1", Stage.UPDATE_TABLES, in.board),
            nets.held("group1_squares", Stage.UPDATE_TABLES, after.slice(0, squareBits)),
            nets.held("group1_filled", Stage.UPDATE_TABLES,
                updater.filled(after.slice(squareBits, after.width()))),
            nets.held("group1_known", Stage.UPDATE_TABLES, Words.gate(n, n.not(in.root), marked)));
    }

    /// A board on its way into the generator.
    ///
    /// @param moves   legal for its side to move
    /// @param answers the other side has a move
    /// @param settled the stable discs grow no more
    private record Evaluated(EvaluatorGroups.Stage board, Bus moves, Net answers, Net settled) {}

    private Evaluated evaluate(Updated in) {
        EvaluatorGroups.Stage second = nets.held("group2", Stage.SQUARE_VALUES, in.board);
        Bus squares =
            nets.held("group2_sum", Stage.SQUARE_VALUES, groups.withPatterns(in.squares, in.board, strategy));
        Bus filledSecond = nets.held("group2_filled", Stage.SQUARE_VALUES, in.filled);
        Bus known = nets.held("group2_known", Stage.SQUARE_VALUES, in.known);
        Bus moves = groups.moves(second);
        Bus replies = groups.replies(second);
        Bus sum = nets.held("group3_sum", Stage.MOBILITY,
            groups.sum(List.of(squares, groups.mobility(second, moves, replies))));
        EvaluatorGroups.Stage third = nets.held("group3", Stage.MOBILITY, second);
        Bus filled = nets.held("group3_filled", Stage.MOBILITY, filledSecond);
        Bus stable = nets.registers.out("group3_stable");
        Bus grown = groups.grown(third, stable, filled.nets());
        Net enters = nets.leave(Stage.MOBILITY);
        nets.registers.load("group3_stable", enters, known);
        nets.registers.load("group3_stable", n.and(nets.busy(Stage.STABILITY), n.not(enters)), grown);
        n.output("value", groups.sum(List.of(sum, groups.corners(third, stable))));
        n.output("stable", stable);
        n.output("evaluated", nets.leave(Stage.STABILITY));
        return new Evaluated(third, nets.held("group3_moves", Stage.MOBILITY, moves),
            nets.held("group3_answers", Stage.MOBILITY, Words.orTree(n, replies.nets())),
            n.not(Words.orTree(n, Words.xor(n, grown, stable).nets())));
    }

    /// The four sorted lists at the end of the clock.
    private record Heads(Map<Category, List<Bus>> lists, Net passes, Net done) {}

    private Heads generate(Evaluated in) {
        Net enters = nets.leave(Stage.STABILITY);
        Net goesOn = n.and(nets.busy(Stage.GENERATE), n.not(enters));
        EvaluatorGroups.Stage board = nets.held("generate", Stage.STABILITY, in.board);
        Net passes = nets.held("generate_passes", Stage.STABILITY,
            n.and(in.answers, n.not(Words.orTree(n, in.moves.nets()))));
        Map<Category, Bus> found = blocks.categories(in.board, in.moves);
        Map<Category, List<Bus>> lists = new EnumMap<>(Category.class);
        List<Net> left = new ArrayList<>();
        for (Category category : Category.values()) {
            String name = "generate_" + category;
            Bus remaining = nets.registers.register(name, 64);
            GeneratorBlocks.Valued valued = blocks.value(category, board, remaining);
            nets.registers.load(name, enters, found.get(category));
            nets.registers.load(name, goesOn, valued.remaining());
            List<Bus> list = list(name);
            List<Bus> inserted = blocks.insert(list, valued.key());
            for (int i = 0; i < best; i++) {
                nets.registers.load(name + i, enters, GeneratorBlocks.NO_MOVE);
                nets.registers.load(name + i, goesOn, inserted.get(i));
            }
            lists.put(category, inserted);
            left.addAll(valued.remaining().nets());
        }
        return new Heads(lists, passes, n.not(Words.orTree(n, left)));
    }

    private List<Bus> list(String name) {
        return IntStream.range(0, best)
            .mapToObj(
                i -> nets.registers.register(name + i, GeneratorBlocks.KEY_BITS, GeneratorBlocks.NO_MOVE))
            .toList();
    }

    /// Writes a word a clock, the best head's move. Returns where the node is done.
    private Net buildTree(Heads in) {
        Net enters = nets.leave(Stage.GENERATE);
        Net passes = nets.held("build_passes", Stage.GENERATE, in.passes);
        Map<Category, List<Bus>> lists = new EnumMap<>(Category.class);
        in.lists.keySet().forEach(category -> lists.put(category, list("build_" + category)));
        GeneratorBlocks.Best head = blocks.best(lists.values().stream().map(List::getFirst).toList());
        int leftBits = Integer.SIZE - Integer.numberOfLeadingZeros(best);
        Bus left = nets.registers.register("build_left", leftBits);
        Net goes = n.and(head.any(), Words.orTree(n, left.nets()));
        Net room = n.not(Words.equalsConstant(n, count, nets.words));
        n.driveAnd(writing, n.and(nets.busy(Stage.BUILD), room), n.or(passes, goes));
        List<Net> more = new ArrayList<>();
        int number = 0;
        for (Map.Entry<Category, List<Bus>> entry : lists.entrySet()) {
            Net taken = n.and(writing, head.wins().get(number++));
            more.add(shift("build_" + entry.getKey(), entry.getValue(), in.lists.get(entry.getKey()), taken,
                enters));
        }
        nets.registers.load("build_left", enters, best);
        nets.registers.load("build_left", n.and(writing, n.not(enters)), Adders.decrement(n, left));
        Registers.drive(n, count, SignedNumbers.increment(n, count), writing, nets.start, 1);
        Bus move = Words.mux(n, passes, SignedNumbers.zeroExtend(blocks.squareOf(head.key()), MOVE_BITS),
            Bus.constant(PASS, MOVE_BITS));
        Bus backward = Adders.subtract(n, count.slice(0, nets.addressBits), nets.node(Stage.BUILD));
        Bus made = Words.concat(move, SignedNumbers.zeroExtend(backward, WORD_BITS - MOVE_BITS));
        // The memory reads these nets before they are made: a gate has to drive each.
        for (int bit = 0; bit < WORD_BITS; bit++) {
            n.driveOr(word.get(bit), made.get(bit), Net.ZERO);
        }
        Net last = Words.orTree(n, List.of(passes, Words.equalsConstant(n, left, 1),
            Words.equalsConstant(n, count, nets.words - 1), n.not(Words.orTree(n, more))));
        return n.or(n.not(writing), last);
    }

    /// A list that the builder takes over, or takes its first move from. Returns where a move is left in it.
    private Net shift(String name, List<Bus> list, List<Bus> from, Net taken, Net enters) {
        Net shifts = n.and(taken, n.not(enters));
        for (int i = 0; i < best; i++) {
            Bus after = i + 1 < best
                ? list.get(i + 1)
                : Bus.constant(GeneratorBlocks.NO_MOVE, GeneratorBlocks.KEY_BITS);
            nets.registers.load(name + i, enters, from.get(i));
            nets.registers.load(name + i, shifts, after);
        }
        Net second = best > 1 ? n.not(list.get(1).nets().getLast()) : Net.ZERO;
        return n.mux(taken, n.not(list.getFirst().nets().getLast()), second);
    }
}
