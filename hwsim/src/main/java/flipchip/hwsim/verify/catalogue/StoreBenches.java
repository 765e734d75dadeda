package flipchip.hwsim.verify.catalogue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MatePipelineCircuit;
import flipchip.hwsim.circuit.stages.MatePipelineRun;

/// The benches of the mailboxes and of the mate pipeline.
final class StoreBenches {
    private static final int PLACES = 4;
    private static final int OFFERS = 8;
    private static final int LONGEST_GAME = 60;

    private StoreBenches() {}

    /// A queue in software and what happens to it in a clock.
    private static final class Queue {
        private final Deque<Integer> waiting = new ArrayDeque<>();
        private boolean overrun;
        private boolean write;
        private boolean take;
        private boolean reset;
        private int data;

        void draw(SplittableRandom random, boolean filling) {
            write = random.nextInt(3) < (filling ? 2 : 1);
            take = random.nextInt(3) < (filling ? 1 : 2);
            reset = random.nextInt(100) == 0;
            data = random.nextInt(64);
        }

        void edge(int places) {
            boolean full = waiting.size() == places;
            overrun = !reset && (overrun || write && full);
            if (take) {
                waiting.poll();
            }
            if (write && !full) {
                waiting.add(data);
            }
            if (reset) {
                waiting.clear();
            }
        }

        @Override
        public String toString() {
            return "a queue of " + waiting;
        }
    }

    /// A queue; a position is a clock. Phases fill and empty it.
    ///
    /// @param places 1 for the mailbox with a dirty bit, which refuses a write in the clock of the take
    private static Bench queue(int places) {
        List<Queue> queues = new ArrayList<>();
        int[] clock = new int[1];
        return (pins, placements) -> {
            if (queues.isEmpty()) {
                queues.addAll(Lanes.of(pins, Queue::new).values());
            }
            boolean filling = clock[0]++ / 16 % 2 == 0;
            queues.forEach(queue -> queue.draw(placements.random(), filling));
            new Lanes<>(pins, queues).set("write", queue -> queue.write ? 1 : 0)
                .set("take", queue -> queue.take ? 1 : 0).set("reset", queue -> queue.reset ? 1 : 0)
                .set("data", queue -> queue.data).expect("dirty", queue -> queue.waiting.isEmpty() ? 0 : 1)
                .expect("overrun", queue -> queue.overrun ? 1 : 0)
                .expect("box", queue -> !queue.waiting.isEmpty(), queue -> queue.waiting.peek()).step()
                .done();
            queues.forEach(queue -> queue.edge(places));
        };
    }

    static Bench mailbox() {
        return queue(1);
    }

    static Bench fifo() {
        return queue(PLACES);
    }

    /// A mate pipeline in software and how many of its positions the circuit has taken.
    private static final class Mates {
        private final MatePipelineRun run;
        private int taken;
        private Optional<MatePipelineRun.Visit> filtered = Optional.empty();
        private Optional<Integer> word = Optional.empty();

        Mates(Placements placements) {
            List<MatePipelineRun.Offer> offers = new ArrayList<>();
            while (offers.size() < OFFERS) {
                Board board = placements.endgame(0, LONGEST_GAME).board();
                long legal = board.legalMoves();
                offers.add(new MatePipelineRun.Offer(board,
                    legal == 0 ? Optional.empty() : Optional.of(Square.random(legal, placements.random()))));
            }
            run = MatePipelineRun.of(offers);
        }

        void clock(int clock) {
            filtered = run.at(MatePipelineRun.Stage.FILTER, clock).map(run.visits()::get);
            word = filtered.flatMap(visit -> visit.word(clock));
        }

        boolean offers() {
            return taken < OFFERS;
        }

        MatePipelineRun.Offer offer() {
            return run.visits().get(Math.min(taken, OFFERS - 1)).offer();
        }

        Board board() {
            return filtered.orElseThrow().board();
        }

        @Override
        public String toString() {
            return filtered.map(visit -> visit.board().toString()).orElse("no position");
        }
    }

    /// Some positions through each mate pipeline, each offered until it is taken.
    static Bench mates() {
        return (pins, placements) -> {
            Lanes<Mates> lanes = Lanes.of(pins, () -> new Mates(placements));
            int clocks = lanes.values().stream().mapToInt(mates -> mates.run.clocks()).max().orElseThrow();
            for (int clock = 0; clock <= clocks; clock++) {
                int now = clock;
                lanes.values().forEach(mates -> mates.clock(now));
                lanes.set("offer", mates -> mates.offers() ? 1 : 0)
                    .set("player", mates -> mates.offer().board().player())
                    .set("opponent", mates -> mates.offer().board().opponent())
                    .set("move",
                        mates -> mates.offer().move().map(Square::index).orElse(MatePipelineCircuit.PASS))
                    .set("read_address", _ -> placements.random().nextInt(64))
                    .expect("own", mates -> mates.filtered.isPresent(), mates -> mates.board().player())
                    .expect("opp", mates -> mates.filtered.isPresent(), mates -> mates.board().opponent())
                    .expect("storing", mates -> mates.word.isPresent() ? 1 : 0)
                    .expect("word", mates -> mates.word.isPresent(), mates -> mates.word.orElseThrow());
                long[] ready = pins.get("ready");
                for (int lane = 0; lane < ready.length; lane++) {
                    Mates mates = lanes.values().get(lane);
                    mates.taken += mates.offers() ? (int) ready[lane] : 0;
                }
                pins.step();
            }
            for (Mates mates : lanes.values()) {
                pins.compare("positions taken", OFFERS, mates.taken, mates);
                pins.done(OFFERS);
            }
        };
    }
}
