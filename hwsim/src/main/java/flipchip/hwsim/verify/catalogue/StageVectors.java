package flipchip.hwsim.verify.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.EvaluatorTables;
import flipchip.hwsim.circuit.stages.MatePipelineCircuit;
import flipchip.hwsim.circuit.stages.MatePipelineRun;
import flipchip.hwsim.circuit.stages.MiddleGameCircuit;
import flipchip.hwsim.circuit.stages.MiddleGameRun;
import flipchip.hwsim.circuit.stages.Strategy;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Netlist;

/// Vectors of document 001's circuits for a stage of the game, one clock a step, as our own simulator does
/// it. What is stored is compared with the models.
final class StageVectors {
    static final int BEST = 4;
    static final int WORDS = 64;
    private static final int BATCH = 50;
    private static final int LONGEST_GAME = 60;

    private StageVectors() {}

    /// The middle-game circuit with a small memory: four moves of a node go on.
    static Netlist middleGame() {
        return MiddleGameCircuit.netlist(Strategy.PLAIN, BEST, WORDS);
    }

    /// Trees of positions of random games, one after the other.
    static TestVectors trees(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        VectorRecorder recorder = new VectorRecorder(netlist);
        while (recorder.size() < count) {
            Board root = position(random).board();
            EvaluatorTables tables = EvaluatorTables.of(root, Strategy.PLAIN);
            recorder.set("start", 1).set("root_player", root.player()).set("root_opponent", root.opponent())
                .set("root_squares", tables.squares() & 0xFFFF)
                .set("root_lines", MiddleGameCircuit.rootLines(tables)).step().set("start", 0);
            MiddleGameRun run = MiddleGameRun.of(root, Strategy.PLAIN, BEST, WORDS);
            for (int clock = 1; clock <= run.clocks(); clock++) {
                if (recorder.value("writing") == 1) {
                    int address = (int) recorder.value("count");
                    same(run.memory().get(address).word(), recorder.value("word"),
                        "word " + address + " of " + root);
                }
                recorder.step();
            }
            same(run.memory().size(), recorder.value("count"), "words of " + root);
        }
        return recorder.build();
    }

    /// Positions of random games, each offered until it is taken.
    static TestVectors mates(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        VectorRecorder recorder = new VectorRecorder(netlist);
        while (recorder.size() < count) {
            List<MatePipelineRun.Offer> offers = offers(random, BATCH);
            MatePipelineRun run = MatePipelineRun.of(offers);
            int taken = 0;
            for (int clock = 0; clock <= run.clocks(); clock++) {
                recorder.set("offer", taken < offers.size() ? 1 : 0).set("read_address", random.nextInt(64));
                if (taken < offers.size()) {
                    offer(recorder, offers.get(taken));
                    taken += recorder.value("ready") == 1 ? 1 : 0;
                }
                if (recorder.value("storing") == 1) {
                    MatePipelineRun.Visit visit =
                        run.visits().get(run.at(MatePipelineRun.Stage.FILTER, clock).orElseThrow());
                    same(visit.word(clock).orElseThrow(), recorder.value("word"), "move of " + visit.board());
                }
                recorder.step();
            }
            same(offers.size(), taken, "positions taken");
        }
        return recorder.build();
    }

    private static void offer(VectorRecorder recorder, MatePipelineRun.Offer offer) {
        recorder.set("player", offer.board().player()).set("opponent", offer.board().opponent()).set("move",
            offer.move().map(Square::index).orElse(MatePipelineCircuit.PASS));
    }

    static List<MatePipelineRun.Offer> offers(SplittableRandom random, int count) {
        List<MatePipelineRun.Offer> offers = new ArrayList<>();
        while (offers.size() < count) {
            Board board = position(random).board();
            offers.add(new MatePipelineRun.Offer(board,
                board.legalMoves() == 0
                    ? Optional.empty()
                    : Optional.of(RandomPositions.oneOf(board.legalMoves(), random))));
        }
        return offers;
    }

    /// A position of a random game.
    private static Position position(SplittableRandom random) {
        Position position = Position.INITIAL;
        for (int ply = random.nextInt(LONGEST_GAME); ply > 0 && position.legalMoves() != 0; ply--) {
            position = position.play(RandomPositions.oneOf(position.legalMoves(), random));
        }
        return position;
    }

    private static void same(long expected, long found, String what) {
        if (expected != found) {
            throw new IllegalStateException(what + ": " + found + ", the model says " + expected);
        }
    }
}
