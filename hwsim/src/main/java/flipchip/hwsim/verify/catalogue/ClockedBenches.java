package flipchip.hwsim.verify.catalogue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.engine.eval.ClassicWeights;
import flipchip.hwsim.circuit.score.PackedScoreModel;
import flipchip.hwsim.circuit.stages.EvaluatorTables;
import flipchip.hwsim.circuit.stages.MiddleGameCircuit;
import flipchip.hwsim.circuit.stages.MiddleGameRun;
import flipchip.hwsim.circuit.stages.StabilityMask;
import flipchip.hwsim.circuit.stages.StageEvaluation;
import flipchip.hwsim.circuit.stages.Strategy;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;

/// The benches of the circuits that work on a position for several clocks.
final class ClockedBenches {
    /// Twice the clocks that a board of stable discs can grow.
    private static final int MOST_GROWTH = 128;
    /// Every neighbour of every disc.
    private static final int MOST_LOOKS = 64 * 9;
    /// Ten more moves than a game has.
    private static final int MOST_MOVES = 70;
    private static final int CLOCKS_OF_A_MOVE = 16;
    /// One in this many squares is typed without regard to the rules.
    private static final int ODD_MOVES = 4;
    /// Moves of a node that the middle-game circuit follows, and words of its memory.
    private static final int BEST = 4;
    private static final int WORDS = 64;

    private ClockedBenches() {}

    /// The packed score with both sides' moves counted on the same board.
    static Bench score() {
        return (pins, placements) -> Lanes.of(pins, () -> placements.next().position())
            .set("black", Position::black).set("white", Position::white)
            .set("moves_black", q -> moves(q, Color.BLACK)).set("moves_white", q -> moves(q, Color.WHITE))
            .set("over", q -> q.isGameOver() ? 1 : 0).pulse("clear").await("settled", MOST_GROWTH)
            .expect("stable", ClockedBenches::stable)
            .expect("score", q -> PackedScoreModel.ofSameBoard(q).pack()).step().done();
    }

    private static int moves(Position position, Color color) {
        return Long.bitCount(Flips.legalMoves(position.discs(color), position.discs(color.opponent())));
    }

    private static long stable(Position position) {
        return Stability.stable(position.black(), position.white());
    }

    /// The register of stable discs alone.
    static Bench stability() {
        return (pins, placements) -> Lanes.of(pins, () -> placements.next().position())
            .set("player", Position::black).set("opponent", Position::white).pulse("clear")
            .await("settled", MOST_GROWTH).expect("stable", ClockedBenches::stable).step().done();
    }

    private static final class StableGame {
        private final StabilityMask model = new StabilityMask();
        private Position position = Position.INITIAL;
        private int examined;

        void take() {
            examined = model.take(position.black(), position.white());
        }

        void play(Placements placements) {
            if (position.legalMoves() != 0) {
                position = position.play(Square.random(position.legalMoves(), placements.random()));
            }
        }

        @Override
        public String toString() {
            return position.toString();
        }
    }

    /// Whole games, move by move: the set by the fixpoint, the clocks by the model.
    static Bench stableGames() {
        return (pins, placements) -> {
            Lanes<StableGame> games = Lanes.of(pins, StableGame::new);
            pins.set("take", 0);
            pins.pulse("clear");
            for (int move = 0; move < MOST_MOVES; move++) {
                games.values().forEach(StableGame::take);
                games.set("black", game -> game.position.black()).set("white", game -> game.position.white())
                    .pulse("take").await("settled", MOST_LOOKS)
                    .expect("stable", game -> stable(game.position)).expect("examined", game -> game.examined)
                    .done();
                games.values().forEach(game -> game.play(placements));
            }
        };
    }

    /// The evaluator of the middle-game circuit, with two positions behind the one compared.
    static Bench evaluator() {
        Deque<Lanes<Board>> entered = new ArrayDeque<>();
        return (pins, placements) -> {
            entered
                .add(Lanes.of(pins, () -> placements.next().position().board()).set("player", Board::player)
                    .set("opponent", Board::opponent).pulse("advance").await("settled", MOST_GROWTH));
            if (entered.size() == 3) {
                entered.remove().expect("value", ClockedBenches::value).done();
            }
        };
    }

    private static int value(Board board) {
        return StageEvaluation.of(board, EvaluatorTables.of(board, Strategy.PLAIN), Strategy.PLAIN).value();
    }

    /// The middle-game circuit with a small memory.
    static Netlist middleGame() {
        return MiddleGameCircuit.netlist(Strategy.PLAIN, BEST, WORDS);
    }

    private record Tree(Board root, EvaluatorTables tables, MiddleGameRun run) {
        static Tree of(Board root) {
            return new Tree(root, EvaluatorTables.of(root, Strategy.PLAIN),
                MiddleGameRun.of(root, Strategy.PLAIN, BEST, WORDS));
        }

        @Override
        public String toString() {
            return "the tree of " + root;
        }
    }

    /// Trees of the middle-game circuit, word by word.
    static Bench trees() {
        return (pins, placements) -> {
            Lanes<Tree> trees = Lanes.of(pins, () -> Tree.of(placements.endgame(0, 60).board()))
                .set("root_player", tree -> tree.root.player())
                .set("root_opponent", tree -> tree.root.opponent())
                .set("root_squares", tree -> tree.tables.squares() & 0xFFFF)
                .setWide("root_lines", tree -> MiddleGameCircuit.rootLines(tree.tables)).pulse("start");
            int clocks = trees.values().stream().mapToInt(tree -> tree.run.clocks()).max().orElseThrow();
            for (int clock = 1; clock <= clocks; clock++) {
                compareWords(pins, trees);
                pins.step();
            }
            trees.expect("count", tree -> tree.run.memory().size());
            trees.values().forEach(tree -> pins.done(tree.run.visits().size()));
        };
    }

    private static void compareWords(Pins pins, Lanes<Tree> trees) {
        long[] writing = pins.get("writing");
        long[] words = pins.get("word");
        long[] counts = pins.get("count");
        for (int lane = 0; lane < writing.length; lane++) {
            Tree tree = trees.values().get(lane);
            int address = (int) counts[lane];
            if (writing[lane] == 1 && address < tree.run.memory().size()) {
                pins.compare("word " + address, tree.run.memory().get(address).word(), words[lane], tree);
            }
        }
    }

    /// A game typed into the machine of the C++/SystemVerilog Othello.
    private static final class TypedGame {
        private Position position = Position.INITIAL;
        private boolean refused;
        private boolean waiting;
        private Square typed = Square.A1;

        void type(Placements placements) {
            long legal = position.legalMoves();
            typed = legal == 0 || placements.random().nextInt(ODD_MOVES) == 0
                ? Square.of(placements.random().nextInt(64))
                : Square.random(legal, placements.random());
            if (waiting) {
                refused = !position.isLegal(typed);
                position = refused ? position : position.play(typed);
            }
        }

        @Override
        public String toString() {
            return position.toString();
        }
    }

    /// Games typed into a machine, from the opening to the end; a recording ends after the first.
    static Bench games() {
        Deque<Lanes<TypedGame>> last = new ArrayDeque<>();
        return (pins, placements) -> {
            if (pins.powerUp() || last.isEmpty()) {
                last.add(Lanes.of(pins, TypedGame::new));
            }
            Lanes<TypedGame> games = last.removeLast();
            Bus over = Bus.of(pins.netlist().net("state.OVER"));
            Bus wait = Bus.of(pins.netlist().net("state.WAIT"));
            long ended = 0;
            for (int clock = 0; ended < pins.lanes() && clock < MOST_MOVES * CLOCKS_OF_A_MOVE; clock++) {
                long[] waiting = pins.get(wait);
                for (int lane = 0; lane < waiting.length; lane++) {
                    games.values().get(lane).waiting = waiting[lane] == 1;
                }
                judge(games);
                games.values().forEach(game -> game.type(placements));
                games.set("typed", game -> game.typed.index())
                    .set("strobe", game -> game.waiting || placements.random().nextBoolean() ? 1 : 0).step();
                ended = Arrays.stream(pins.get(over)).sum();
            }
            games.compare("state.OVER", pins.get(over), _ -> true, _ -> 1);
            games.values().forEach(game -> game.waiting = true);
            judge(games);
            last.add(games);
        };
    }

    private static void judge(Lanes<TypedGame> games) {
        ClassicWeights weights = new ClassicWeights(1, 4, 25, 8, 0);
        games.expect("black_out", game -> game.waiting, game -> game.position.black())
            .expect("white_out", game -> game.waiting, game -> game.position.white())
            .expect("legal_out", game -> game.waiting, game -> game.position.legalMoves())
            .expect("illegal_out", game -> game.waiting, game -> game.refused ? 1 : 0).expect("score_out",
                game -> game.waiting && !game.position.isGameOver(),
                game -> weights.sum(game.position.board().player(), game.position.board().opponent()));
        games.values().forEach(game -> games.pins().done(game.waiting ? 1 : 0));
    }
}
