package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.SlowRules;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Offer;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Stage;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Visit;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;

class MatePipelineCircuitTest {
    private static final Netlist NETLIST = MatePipelineCircuit.netlist();

    private static List<Offer> offers(SplittableRandom random, int count) {
        List<Offer> offers = new ArrayList<>();
        while (offers.size() < count) {
            Board board =
                offers.size() % 5 == 0 ? withoutD4(random) : Boards.reachable(random, random.nextInt(61));
            List<Square> moves = Square.all(board.legalMoves());
            offers.add(new Offer(board,
                moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(random.nextInt(moves.size())))));
        }
        return offers;
    }

    @Test
    void theGatesSortTheMovesOfEveryPositionClockByClock() {
        List<Offer> offers = offers(new SplittableRandom(1L), 200);
        MatePipelineRun run = MatePipelineRun.of(offers);
        BitParallelSimulator sim = new BitParallelSimulator(NETLIST);
        int taken = 0;
        offer(sim, offers.getFirst());
        for (int clock = 0; clock <= run.clocks(); clock++) {
            sim.settle();
            for (Stage stage : Stage.values()) {
                assertEquals(run.at(stage, clock).isPresent(),
                    high(sim, stage.name().toLowerCase(Locale.ROOT) + "_busy"), stage + " in clock " + clock);
            }
            Optional<Visit> filtering = run.at(Stage.FILTER, clock).map(run.visits()::get);
            Optional<Integer> word = filtering.isEmpty() ? Optional.empty() : filtering.get().word(clock);
            assertEquals(word.isPresent(), high(sim, "storing"));
            if (word.isPresent()) {
                Visit visit = filtering.get();
                assertEquals(word.get().longValue(), sim.value(NETLIST.port("word").bus()));
                assertEquals(clock - visit.at(Stage.FILTER).first(),
                    sim.value(NETLIST.port("address").bus()));
                assertEquals(visit.board().player(), sim.value(NETLIST.port("own").bus()));
                assertEquals(visit.board().opponent(), sim.value(NETLIST.port("opp").bus()));
            }
            if (taken < offers.size() && high(sim, "ready")) {
                taken++;
            }
            sim.edge();
            if (taken < offers.size()) {
                offer(sim, offers.get(taken));
            } else {
                sim.set(NETLIST.port("offer").bus(), 0);
            }
        }
        assertEquals(offers.size(), taken);
    }

    /// No game leads there, but a problem may: d4 is empty, and can be played.
    private static Board withoutD4(SplittableRandom random) {
        Board board = new Board(0, 0);
        while ((board.legalMoves() & Square.D4.bit()) == 0) {
            long player = random.nextLong() & random.nextLong() & ~Square.D4.bit();
            board = new Board(player, random.nextLong() & ~player & ~Square.D4.bit());
        }
        return board;
    }

    @Test
    void d4IsAMoveLikeAnyOtherWhereItIsEmpty() {
        Board board = withoutD4(new SplittableRandom(7L));
        MatePipelineRun run = new MatePipelineGates().run(List.of(new Offer(board, Optional.of(Square.D4))));

        assertEquals(board.play(Square.D4), run.visits().getFirst().board());
    }

    private static boolean high(BitParallelSimulator sim, String pin) {
        return sim.high(NETLIST.port(pin).bus().get(0));
    }

    private static void offer(BitParallelSimulator sim, Offer offer) {
        sim.set(NETLIST.port("offer").bus(), 1);
        sim.set(NETLIST.port("player").bus(), offer.board().player());
        sim.set(NETLIST.port("opponent").bus(), offer.board().opponent());
        sim.set(NETLIST.port("move").bus(), offer.move().map(Square::index).orElse(MatePipelineCircuit.PASS));
    }

    @Test
    void everyLegalMoveIsStoredOnceAttacksFirst() {
        for (Visit visit : MatePipelineRun.of(offers(new SplittableRandom(2L), 100)).visits()) {
            assertEquals(SlowRules.legalMoves(visit.board()),
                visit.moves().stream().mapToLong(Square::bit).sum());
            int lastClass = 0;
            for (int i = 0; i < visit.moves().size(); i++) {
                int group = visit.word(visit.at(Stage.FILTER).first() + i).orElseThrow() >>> 6;
                assertTrue(group >= lastClass);
                lastClass = group;
            }
        }
    }
}
