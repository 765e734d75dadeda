package flipchip.hwsim.verify.catalogue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.PieceCover;
import flipchip.hwsim.circuit.shogi.ShogiBoard;
import flipchip.hwsim.circuit.stages.MatePipelineCircuit;
import flipchip.hwsim.circuit.stages.MatePipelineRun;
import flipchip.hwsim.gates.netlist.Bus;

/// Checks of the mailboxes, the mate pipeline and the shogi piece cover.
final class StoreChecks {
    private static final int PLACES = 4;
    private static final int OFFERS = 8;
    private static final int COVER_CLOCKS = 46;
    private static final int RESULT_ROW = 2 * ShogiBoard.SIZE;

    private StoreChecks() {}

    /// What the world does to a mailbox in a clock, by lane.
    private record Deeds(boolean[] write, boolean[] take, boolean[] reset, int[] data) {
        static Deeds random(SplittableRandom random, boolean filling) {
            Deeds deeds = new Deeds(new boolean[64], new boolean[64], new boolean[64], new int[64]);
            for (int lane = 0; lane < LanePins.LANES; lane++) {
                deeds.write[lane] = random.nextInt(3) < (filling ? 2 : 1);
                deeds.take[lane] = random.nextInt(3) < (filling ? 1 : 2);
                deeds.reset[lane] = random.nextInt(100) == 0;
                deeds.data[lane] = random.nextInt(64);
            }
            return deeds;
        }

        void set(LanePins pins) {
            pins.set("write", PositionBatches.numbers(lane -> write[lane] ? 1 : 0));
            pins.set("take", PositionBatches.numbers(lane -> take[lane] ? 1 : 0));
            pins.set("reset", PositionBatches.numbers(lane -> reset[lane] ? 1 : 0));
            pins.set("data", PositionBatches.numbers(lane -> data[lane]));
            pins.settle();
        }
    }

    /// A queue of so many places; a position is a clock.
    ///
    /// @param places 1 for the mailbox with a dirty bit, which refuses a write in the clock of the take as
    ///     well
    private static DirectCheck queue(int places) {
        List<Deque<Integer>> waiting =
            Stream.generate(() -> (Deque<Integer>) new ArrayDeque<Integer>()).limit(LanePins.LANES).toList();
        boolean[] overrun = new boolean[LanePins.LANES];
        int[] clock = new int[1];
        return (pins, questions, findings) -> {
            Deeds deeds = Deeds.random(questions.random(), clock[0]++ / 16 % 2 == 0);
            deeds.set(pins);
            String when = "clock " + clock[0];
            findings.same(pins, "dirty", 1, lane -> waiting.get(lane).isEmpty() ? 0 : 1,
                i -> "lane " + i + ", " + when);
            findings.same(pins, "overrun", 1, lane -> overrun[lane] ? 1 : 0, i -> "lane " + i + ", " + when);
            long[] box = pins.get("box");
            for (int lane = 0; lane < LanePins.LANES; lane++) {
                Deque<Integer> queue = waiting.get(lane);
                if (!queue.isEmpty()) {
                    findings.same("box", 6, queue.peek(), box[lane], "lane " + lane + ", " + when);
                }
                boolean full = queue.size() == places;
                overrun[lane] = !deeds.reset[lane] && (overrun[lane] || deeds.write[lane] && full);
                if (deeds.take[lane]) {
                    queue.poll();
                }
                if (deeds.write[lane] && !full) {
                    queue.add(deeds.data[lane]);
                }
                if (deeds.reset[lane]) {
                    queue.clear();
                }
            }
            findings.add(LanePins.LANES);
            pins.edge();
        };
    }

    static DirectCheck mailbox() {
        return queue(1);
    }

    static DirectCheck fifo() {
        return queue(PLACES);
    }

    /// Eight positions through each of 64 mate pipelines.
    static DirectCheck mates() {
        return (pins, questions, findings) -> {
            List<MatePipelineRun> runs = new ArrayList<>();
            for (int lane = 0; lane < LanePins.LANES; lane++) {
                runs.add(MatePipelineRun.of(StageVectors.offers(questions.random(), OFFERS)));
            }
            int[] taken = new int[LanePins.LANES];
            int clocks = runs.stream().mapToInt(MatePipelineRun::clocks).max().orElseThrow();
            for (int clock = 0; clock <= clocks; clock++) {
                offer(pins, runs, taken);
                pins.settle();
                long ready = pins.lanes("ready");
                stored(pins, runs, clock, findings);
                for (int lane = 0; lane < taken.length; lane++) {
                    taken[lane] += taken[lane] < OFFERS && (ready >>> lane & 1) != 0 ? 1 : 0;
                }
                pins.edge();
            }
            findings.same("positions taken", 64, PositionBatches.numbers(_ -> OFFERS),
                PositionBatches.numbers(lane -> taken[lane]), i -> "lane " + i);
            findings.add(OFFERS * LanePins.LANES);
        };
    }

    private static void offer(LanePins pins, List<MatePipelineRun> runs, int[] taken) {
        MatePipelineRun.Offer[] offers = new MatePipelineRun.Offer[LanePins.LANES];
        for (int lane = 0; lane < offers.length; lane++) {
            offers[lane] = runs.get(lane).visits().get(Math.min(taken[lane], OFFERS - 1)).offer();
        }
        pins.set("offer", PositionBatches.numbers(lane -> taken[lane] < OFFERS ? 1 : 0));
        pins.set("player", PositionBatches.numbers(lane -> offers[lane].board().player()));
        pins.set("opponent", PositionBatches.numbers(lane -> offers[lane].board().opponent()));
        pins.set("move", PositionBatches
            .numbers(lane -> offers[lane].move().map(Square::index).orElse(MatePipelineCircuit.PASS)));
    }

    private static void stored(LanePins pins, List<MatePipelineRun> runs, int clock, CheckResult findings) {
        long storing = pins.lanes("storing");
        long[] words = pins.get("word");
        long[] own = pins.get("own");
        long[] opponent = pins.get("opp");
        for (int lane = 0; lane < runs.size(); lane++) {
            MatePipelineRun run = runs.get(lane);
            var visit = run.at(MatePipelineRun.Stage.FILTER, clock).map(run.visits()::get);
            var word = visit.flatMap(v -> v.word(clock));
            String what = visit.map(v -> v.board().toString()).orElse("no position");
            if (visit.isPresent()) {
                findings.same("own", 64, visit.get().board().player(), own[lane], what);
                findings.same("opp", 64, visit.get().board().opponent(), opponent[lane], what);
            }
            findings.same("storing", 1, word.isPresent() ? 1 : 0, storing >>> lane & 1, what);
            if (word.isPresent()) {
                findings.same("word", 8, word.get(), words[lane], what);
            }
        }
    }

    /// Random shogi boards with pieces of all kinds, all 81 x 40 bits.
    static DirectCheck cover() {
        return (pins, questions, findings) -> {
            ShogiBoard[] boards = Stream.generate(() -> ShogiPositions.random(questions.random()))
                .limit(LanePins.LANES).toArray(ShogiBoard[]::new);
            long[][] expected = Arrays.stream(boards).map(PieceCover::of).toArray(long[][]::new);
            load(pins, boards);
            for (int clock = 1; clock <= COVER_CLOCKS; clock++) {
                int number = clock;
                findings.same(pins, "clock", 6, _ -> number, i -> boards[i].toString());
                pins.clock();
            }
            for (int rank = 0; rank < ShogiBoard.SIZE; rank++) {
                pins.set("table_address", RESULT_ROW + rank);
                pins.clock();
                for (int file = 0; file < ShogiBoard.SIZE; file++) {
                    int square = ShogiBoard.SIZE * rank + file;
                    Bus data = pins.netlist().port("table_data").bus().slice(Kind.PIECES * file,
                        Kind.PIECES * (file + 1));
                    findings.same("cover of square " + square, Kind.PIECES,
                        PositionBatches.numbers(lane -> expected[lane][square]), pins.get(data),
                        i -> boards[i].toString());
                }
            }
            findings.add(boards.length);
        };
    }

    private static void load(LanePins pins, ShogiBoard[] boards) {
        pins.set("load", 1);
        for (int rank = 0; rank < ShogiBoard.SIZE; rank++) {
            pins.set("load_rank", rank);
            for (int file = 0; file < ShogiBoard.SIZE; file++) {
                int square = ShogiBoard.SIZE * rank + file;
                Bus word =
                    pins.netlist().port("load_data").bus().slice(Piece.BITS * file, Piece.BITS * (file + 1));
                pins.set(word, PositionBatches.numbers(lane -> boards[lane].word(square)));
            }
            pins.clock();
        }
        pins.set("load", 0);
        pins.pulse("start");
        pins.settle();
    }
}
