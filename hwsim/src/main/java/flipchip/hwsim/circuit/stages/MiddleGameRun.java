package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;

/// A recorded run of the shogi-processor paper's middle-game circuit, its four modules carried over to
/// Othello: position updater, position evaluator, plausible move generator, game tree builder.
///
/// Nodes go through in the order of their addresses, each stage holds one; a stage is free when the next has
/// taken its node. A node is fetched after its word was written. The paper gives the modules and their
/// parallelism, but no clocks: the schedule is ours.
/// Thread: any
///
/// @param strategy loaded values
/// @param best     how many moves of a node go on
/// @param memory   words of the game tree, the root first
/// @param visits   nodes that went through, by address
public record MiddleGameRun(Strategy strategy, int best, List<TreeNode> memory, List<Visit> visits) {

    /// Stages of the pipeline in order.
    public enum Stage {
        /// Reads the node's word and, that far back, its parent's position: 1 clock.
        FETCH,
        /// First updater, the board: flipper, 1 clock.
        UPDATE_BOARD,
        /// Second updater, the evaluators' tables, while the first has the next board: 1 clock.
        UPDATE_TABLES,
        /// Group 1 of the evaluator, 1 clock.
        SQUARE_VALUES,
        /// Group 2, three modules in parallel, 1 clock.
        MOBILITY,
        /// Group 3, three modules in parallel, as long as the stable discs grow.
        STABILITY,
        /// Four categories in parallel, a move of each in a clock.
        GENERATE,
        /// A word in every clock, the best move first.
        BUILD
    }

    /// @param address  of the node
    /// @param children addresses of the words that were written for it
    /// @param spans    by [Stage]
    public record Visit(int address, Board board, EvaluatorTables tables, StageEvaluation evaluation,
            PlausibleMoves moves, List<Integer> children, List<StageSpan> spans) {
        public Visit {
            children = List.copyOf(children);
            spans = List.copyOf(spans);
        }

        public StageSpan at(Stage stage) {
            return spans.get(stage.ordinal());
        }
    }

    public MiddleGameRun {
        memory = List.copyOf(memory);
        visits = List.copyOf(visits);
    }

    /// Grows the tree of a position, breadth first, until the memory is full or no node is left.
    ///
    /// @param best  1 or more moves of each node that go on; [PlausibleMoves#DOCUMENT_BEST] in the paper
    /// @param words of the tree's memory
    /// @throws IllegalArgumentException if no move may go on, or the memory is none or wider than a word's
    ///     address
    public static MiddleGameRun of(Board root, Strategy strategy, int best, int words) {
        if (best < 1 || words < 1 || words > TreeNode.MOST_BACKWARD) {
            throw new IllegalArgumentException("best " + best + " moves, " + words + " words of memory (1 to "
                + TreeNode.MOST_BACKWARD + ")");
        }
        return new Recorder(root, strategy, best, words).run();
    }

    /// Clocks until the last stage is done.
    public int clocks() {
        return visits.stream().flatMap(visit -> visit.spans.stream()).mapToInt(StageSpan::last).max()
            .orElse(0);
    }

    /// Address of the node on which a stage works in a clock.
    public Optional<Integer> at(Stage stage, int clock) {
        return visits.stream()
            .filter(visit -> visit.at(stage).first() <= clock && clock <= visit.at(stage).last())
            .map(Visit::address).findFirst();
    }

    /// Runs the pipeline; one thread.
    private static final class Recorder {
        private final Board root;
        private final Strategy strategy;
        private final int best;
        private final int words;
        private final List<TreeNode> memory = new ArrayList<>(List.of(TreeNode.ROOT));
        /// Clock in which each word was written; the host writes the root before the first.
        private final List<Integer> written = new ArrayList<>(List.of(0));
        private final List<Visit> visits = new ArrayList<>();

        Recorder(Board board, Strategy values, int moves, int capacity) {
            root = board;
            strategy = values;
            best = moves;
            words = capacity;
        }

        MiddleGameRun run() {
            while (visits.size() < memory.size() && (visits.isEmpty() || memory.size() < words)) {
                visits.add(visit(visits.size()));
            }
            return new MiddleGameRun(strategy, best, memory, visits);
        }

        private Visit visit(int address) {
            TreeNode node = memory.get(address);
            Board board = address == 0 ? root : update(node, visits.get(address - node.backward()).board);
            EvaluatorTables tables = address == 0
                ? EvaluatorTables.of(root, strategy)
                : tables(node, visits.get(address - node.backward()));
            StageEvaluation evaluation = StageEvaluation.of(board, tables, strategy);
            PlausibleMoves moves = PlausibleMoves.of(board, strategy);
            List<TreeNode> children = children(board, moves, address);
            List<StageSpan> spans = StageSpan.of(written.get(address) + 1,
                address == 0 ? List.of() : visits.get(address - 1).spans, 1, 1, 1, 1, 1, evaluation.clocks(),
                moves.clocks(), children.size());
            List<Integer> addresses = new ArrayList<>();
            for (TreeNode child : children) {
                written.add(spans.getLast().first() + addresses.size());
                addresses.add(memory.size());
                memory.add(child);
            }
            return new Visit(address, board, tables, evaluation, moves, addresses, spans);
        }

        private static Board update(TreeNode node, Board parent) {
            return node.move().map(parent::play).orElseGet(parent::pass);
        }

        private EvaluatorTables tables(TreeNode node, Visit parent) {
            long stable = parent.evaluation.stable();
            if (node.move().isEmpty()) {
                return parent.tables.pass(stable);
            }
            Square square = node.move().get();
            long flips = parent.moves.categories().values().stream().flatMap(List::stream)
                .filter(move -> move.square() == square).findFirst().orElseThrow().flips();
            return parent.tables.play(square, flips, stable, strategy);
        }

        /// The words that still fit: the best moves, or a pass, or nothing where the game is over.
        private List<TreeNode> children(Board board, PlausibleMoves moves, int address) {
            List<TreeNode> children = new ArrayList<>();
            List<Optional<Square>> going = board.isGameOver() ? List.of()
                : board.legalMoves() == 0 ? List.of(Optional.empty())
                : moves.best(best).stream().map(move -> Optional.of(move.square())).toList();
            for (Optional<Square> move : going.subList(0, Math.min(going.size(), words - memory.size()))) {
                children.add(new TreeNode(move, memory.size() + children.size() - address));
            }
            return children;
        }
    }
}
