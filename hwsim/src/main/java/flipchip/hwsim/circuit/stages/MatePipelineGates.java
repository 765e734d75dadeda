package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Offer;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Stage;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Visit;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A simulation of [MatePipelineCircuit] on positions offered one after the other, clock by clock. Everything
/// shown is read from the circuit's pins and must agree with [MatePipelineRun].
/// Thread: owner
public final class MatePipelineGates {
    private static final Netlist CIRCUIT = MatePipelineCircuit.netlist();

    private final BitParallelSimulator simulator = new BitParallelSimulator(CIRCUIT);

    /// The circuit that runs.
    public static Netlist netlist() {
        return CIRCUIT;
    }

    /// Positions offered in every clock until they are taken, from an empty pipeline to an empty one.
    ///
    /// @throws IllegalStateException if the circuit shows something else than the model in any clock
    public MatePipelineRun run(List<Offer> offers) {
        MatePipelineRun model = MatePipelineRun.of(offers);
        List<Seen> seen = new ArrayList<>();
        offers.forEach(offer -> seen.add(new Seen(offer)));
        int[] holds = new int[Stage.values().length];
        Arrays.fill(holds, -1);
        int taken = 0;
        int gone = 0;
        for (int clock = 0; gone < offers.size(); clock++) {
            offer(taken < offers.size() ? offers.get(taken) : null);
            simulator.settle();
            gone += show(clock, seen, holds);
            advance(holds, taken < offers.size() && simulator.high("ready") ? taken++ : -1);
            simulator.edge();
        }
        simulator.settle();
        MatePipelineRun run = new MatePipelineRun(seen.stream().map(Seen::visit).toList());
        if (!run.equals(model)) {
            throw new IllegalStateException(
                "circuit and model of the mate pipeline differ: " + run + ", model " + model);
        }
        return run;
    }

    private void offer(Offer offer) {
        simulator.set("offer", offer == null ? 0 : 1);
        if (offer != null) {
            simulator.set("player", offer.board().player());
            simulator.set("opponent", offer.board().opponent());
            simulator.set("move", offer.move().map(Square::index).orElse(MatePipelineCircuit.PASS));
        }
    }

    private boolean busy(Stage stage) {
        return simulator.high(stage.name().toLowerCase(Locale.ROOT) + "_busy");
    }

    /// Notes the pins in this clock; returns 1 if a position leaves the pipeline.
    private int show(int clock, List<Seen> seen, int[] holds) {
        for (Stage stage : Stage.values()) {
            int held = holds[stage.ordinal()];
            if (busy(stage) != held >= 0) {
                throw new IllegalStateException(stage + " in clock " + clock + ": busy " + busy(stage));
            }
            if (held >= 0 && seen.get(held).first[stage.ordinal()] == 0) {
                seen.get(held).first[stage.ordinal()] = clock;
            }
        }
        int filtering = holds[Stage.FILTER.ordinal()];
        if (filtering < 0) {
            return 0;
        }
        Seen now = seen.get(filtering);
        now.board = new Board(simulator.value("own"), simulator.value("opp"));
        if (simulator.high("storing")) {
            now.words.add((int) simulator.value("word"));
        }
        now.last = clock;
        return simulator.high("filter_leave") ? 1 : 0;
    }

    /// The positions in the stages after the edge, by the circuit's leave nets.
    private void advance(int[] holds, int entering) {
        boolean[] leaves = {inside("updater_leave"), inside("generator_leave"), inside("filter_leave")};
        for (int stage = holds.length - 1; stage >= 0; stage--) {
            int from = stage == 0 ? entering : leaves[stage - 1] ? holds[stage - 1] : -1;
            holds[stage] = from >= 0 ? from : leaves[stage] ? -1 : holds[stage];
        }
    }

    private boolean inside(String net) {
        return simulator.high(CIRCUIT.net(net));
    }

    /// A position on its way.
    private static final class Seen {
        private static final int DEFENCE = 1;
        private final Offer offer;
        private final int[] first = new int[Stage.values().length];
        private final List<Integer> words = new ArrayList<>();
        private Board board;
        private int last;

        private Seen(Offer offered) {
            offer = offered;
        }

        private Visit visit() {
            long[] classes = new long[3];
            List<Square> moves = new ArrayList<>();
            for (int word : words) {
                moves.add(Square.of(word & 63));
                classes[word >>> 6] |= 1L << (word & 63);
            }
            // Updater and generator are gates between two registers: a clock each.
            return new Visit(offer, board, new MoveClasses(classes[0], classes[DEFENCE], classes[2]), moves,
                List.of(new StageSpan(first[0], first[0]), new StageSpan(first[1], first[1]),
                    new StageSpan(first[2], last)));
        }
    }
}
