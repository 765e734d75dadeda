package flipchip.hwsim.verify.catalogue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
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
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.verify.catalogue.PositionBatches.Question;

/// Checks of the circuits that work on a position for a number of clocks of their own.
final class ClockedChecks {
    /// Twice what a board of stable discs can grow.
    private static final int MOST_GROWTH = 128;
    private static final int SCORE_BITS = 18;
    /// Every neighbour of every disc.
    private static final int MOST_LOOKS = 64 * 9;
    /// Ten more moves than a game has.
    private static final int MOST_MOVES = 70;
    private static final int CLOCKS_OF_A_MOVE = 16;

    private ClockedChecks() {}

    /// Clocks until a pin is high in every lane.
    static void await(LanePins pins, String pin, int most, CheckResult findings,
            IntFunction<String> question) {
        pins.settle();
        for (int clock = 0; pins.lanes(pin) != -1L; clock++) {
            if (clock == most) {
                int lane = Long.numberOfTrailingZeros(~pins.lanes(pin));
                findings.same(pin + " after " + most + " clocks", 1, 1, 0, question.apply(lane));
                return;
            }
            pins.clock();
        }
    }

    /// Document 003's score with both sides' moves counted on the same board.
    static DirectCheck score() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            asked.set("black", q -> q.position().black());
            asked.set("white", q -> q.position().white());
            asked.set("moves_black", q -> moves(q, Color.BLACK));
            asked.set("moves_white", q -> moves(q, Color.WHITE));
            asked.set("over", q -> q.position().isGameOver() ? 1 : 0);
            pins.pulse("clear");
            await(pins, "settled", MOST_GROWTH, findings, asked::question);
            asked.same("stable", 64, q -> Stability.stable(q.position().black(), q.position().white()));
            asked.same("score", PackedScoreModel.BITS,
                q -> PackedScoreModel.ofSameBoard(q.position()).pack());
            asked.done();
        };
    }

    /// The register of stable discs alone.
    static DirectCheck stability() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            asked.set("player", Question::player);
            asked.set("opponent", Question::opponent);
            pins.pulse("clear");
            await(pins, "settled", MOST_GROWTH, findings, asked::question);
            asked.same("stable", 64, q -> Stability.stable(q.player(), q.opponent()));
            asked.done();
        };
    }

    /// Whole games, move by move: the set by the fixpoint, the clocks by the model.
    static DirectCheck stableGames() {
        return (pins, questions, findings) -> {
            Position[] games = new Position[LanePins.LANES];
            Arrays.fill(games, Position.INITIAL);
            StabilityMask[] models = new StabilityMask[games.length];
            Arrays.setAll(models, _ -> new StabilityMask());
            pins.set("take", 0);
            pins.pulse("clear");
            for (int move = 0; move < MOST_MOVES; move++) {
                pins.set("black", PositionBatches.numbers(lane -> games[lane].black()));
                pins.set("white", PositionBatches.numbers(lane -> games[lane].white()));
                pins.pulse("take");
                await(pins, "settled", MOST_LOOKS, findings, i -> games[i].toString());
                findings.same(pins, "stable", 64,
                    lane -> Stability.stable(games[lane].black(), games[lane].white()),
                    i -> games[i].toString());
                findings.same(pins, "examined", 8,
                    lane -> models[lane].take(games[lane].black(), games[lane].white()),
                    i -> games[i].toString());
                findings.add(games.length);
                for (int lane = 0; lane < games.length; lane++) {
                    games[lane] = games[lane].legalMoves() == 0
                        ? games[lane]
                        : games[lane]
                            .play(RandomPositions.oneOf(games[lane].legalMoves(), questions.random()));
                }
            }
        };
    }

    private static int moves(Question question, Color color) {
        Position position = question.position();
        return Long.bitCount(Flips.legalMoves(position.discs(color), position.discs(color.opponent())));
    }

    /// The middle-game circuit's evaluator: two positions are on their way behind the one that is compared.
    static DirectCheck evaluator() {
        Deque<Batch> entered = new ArrayDeque<>();
        return (pins, questions, findings) -> {
            entered.add(new Batch(pins, questions.batch(), findings));
            entered.getLast().set("player", Question::player);
            entered.getLast().set("opponent", Question::opponent);
            pins.pulse("advance");
            await(pins, "settled", MOST_GROWTH, findings, entered.getFirst()::question);
            if (entered.size() == 3) {
                Batch asked = entered.remove();
                asked.same("value", 16, q -> value(q.position().board()));
                asked.done();
            }
        };
    }

    private static int value(Board board) {
        return StageEvaluation.of(board, EvaluatorTables.of(board, Strategy.PLAIN), Strategy.PLAIN).value();
    }

    /// Trees of the middle-game circuit, word by word; a position is one that went through.
    static DirectCheck trees() {
        return (pins, questions, findings) -> {
            List<MiddleGameRun> runs = new ArrayList<>();
            for (int lane = 0; lane < LanePins.LANES; lane++) {
                runs.add(MiddleGameRun.of(questions.endgame(0, 60).board(), Strategy.PLAIN, StageVectors.BEST,
                    StageVectors.WORDS));
            }
            startTrees(pins, runs);
            int clocks = runs.stream().mapToInt(MiddleGameRun::clocks).max().orElseThrow();
            for (int clock = 1; clock <= clocks; clock++) {
                long writing = pins.lanes("writing");
                long[] words = pins.get("word");
                long[] counts = pins.get("count");
                for (long rest = writing; rest != 0; rest &= rest - 1) {
                    int lane = Long.numberOfTrailingZeros(rest);
                    MiddleGameRun run = runs.get(lane);
                    int address = (int) counts[lane];
                    int expected = address < run.memory().size() ? run.memory().get(address).word() : -1;
                    findings.same("word " + address, 24, expected, words[lane], root(run));
                }
                pins.clock();
            }
            long[] counts = pins.get("count");
            for (int lane = 0; lane < LanePins.LANES; lane++) {
                findings.same("count", 7, runs.get(lane).memory().size(), counts[lane], root(runs.get(lane)));
                findings.add(runs.get(lane).visits().size());
            }
        };
    }

    private static String root(MiddleGameRun run) {
        return "the tree of " + run.visits().getFirst().board();
    }

    private static void startTrees(LanePins pins, List<MiddleGameRun> runs) {
        Board[] roots = runs.stream().map(run -> run.visits().getFirst().board()).toArray(Board[]::new);
        EvaluatorTables[] tables = new EvaluatorTables[roots.length];
        for (int lane = 0; lane < roots.length; lane++) {
            tables[lane] = EvaluatorTables.of(roots[lane], Strategy.PLAIN);
        }
        pins.set("root_player", PositionBatches.numbers(lane -> roots[lane].player()));
        pins.set("root_opponent", PositionBatches.numbers(lane -> roots[lane].opponent()));
        pins.set("root_squares", PositionBatches.numbers(lane -> tables[lane].squares() & 0xFFFF));
        var lines = pins.netlist().port("root_lines").bus();
        for (int from = 0; from < lines.width(); from += 64) {
            int low = from;
            pins.set(lines.slice(from, Math.min(lines.width(), from + 64)), PositionBatches
                .numbers(lane -> MiddleGameCircuit.rootLines(tables[lane]).shiftRight(low).longValue()));
        }
        pins.pulse("start");
        pins.settle();
    }

    /// Whole games typed into document 002's machine: 64 from the opening to the end in a batch.
    static DirectCheck games() {
        return (pins, questions, findings) -> {
            pins.powerUp();
            pins.settle();
            Net over = pins.netlist().net("state.OVER");
            Net waits = pins.netlist().net("state.WAIT");
            Position[] games = new Position[LanePins.LANES];
            Arrays.fill(games, Position.INITIAL);
            for (int clock = 0; pins.simulator().lanes(over) != -1L; clock++) {
                if (clock == MOST_MOVES * CLOCKS_OF_A_MOVE) {
                    findings.same("state.OVER", 1, 1, 0, "64 games after " + clock + " clocks");
                    return;
                }
                long waiting = pins.simulator().lanes(waits);
                if (waiting != 0) {
                    judge(pins, waiting, games, findings);
                }
                pins.set("typed", PositionBatches.numbers(lane -> type(games, lane, waiting, questions)));
                pins.setLanes("strobe", waiting);
                pins.clock();
            }
            judge(pins, -1L, games, findings);
        };
    }

    private static int type(Position[] games, int lane, long waiting, PositionBatches questions) {
        if ((waiting >>> lane & 1) == 0 || games[lane].legalMoves() == 0) {
            return 0;
        }
        Square square = RandomPositions.oneOf(games[lane].legalMoves(), questions.random());
        games[lane] = games[lane].play(square);
        return square.index();
    }

    private static void judge(LanePins pins, long which, Position[] games, CheckResult findings) {
        long[] black = pins.get("black_out");
        long[] white = pins.get("white_out");
        long[] legal = pins.get("legal_out");
        long[] scores = pins.get("score_out");
        ClassicWeights weights = new ClassicWeights(1, 4, 25, 8, 0);
        for (long rest = which; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            Position game = games[lane];
            findings.same("black_out", 64, game.black(), black[lane], game.toString());
            findings.same("white_out", 64, game.white(), white[lane], game.toString());
            findings.same("legal_out", 64, game.legalMoves(), legal[lane], game.toString());
            if (!game.isGameOver()) {
                findings.same("score_out", SCORE_BITS,
                    weights.sum(game.board().player(), game.board().opponent()), scores[lane],
                    game.toString());
            }
            findings.add(1);
        }
    }
}
