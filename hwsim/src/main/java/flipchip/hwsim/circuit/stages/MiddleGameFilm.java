package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Stage;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A recording of [MiddleGameCircuit] growing the tree of a position: its pins in every clock, which must
/// agree with [MiddleGameRun].
/// Thread: any
///
/// @param netlist the circuit
/// @param clocks  from the clock after `start` to the last before all stages are empty or the memory is full
public record MiddleGameFilm(Netlist netlist, List<Clock> clocks) {

    /// @param number from 1
    /// @param holds  address of the node in each stage that holds one
    /// @param memory words of the tree at the end of the clock, the root first
    public record Clock(int number, Map<Stage, Integer> holds, List<TreeNode> memory) {
        public Clock {
            holds = Map.copyOf(holds);
            memory = List.copyOf(memory);
        }

        public OptionalInt at(Stage stage) {
            return holds.containsKey(stage) ? OptionalInt.of(holds.get(stage)) : OptionalInt.empty();
        }
    }

    public MiddleGameFilm {
        clocks = List.copyOf(clocks);
    }

    /// The words of the tree in the end.
    public List<TreeNode> memory() {
        return clocks.getLast().memory;
    }

    /// How many nodes went through the last stage.
    public int nodes() {
        return (int) clocks.stream().flatMap(clock -> clock.at(Stage.BUILD).stream().boxed()).distinct()
            .count();
    }

    /// Runs the circuit, with the numbers built in that [MiddleGameCircuit#netlist] takes.
    ///
    /// @throws IllegalStateException if circuit and model differ in any clock
    public static MiddleGameFilm record(Board root, Strategy strategy, int best, int words) {
        return new Recorder(MiddleGameCircuit.netlist(strategy, best, words),
            MiddleGameRun.of(root, strategy, best, words), root, strategy, words).run();
    }

    /// One run; one thread.
    private static final class Recorder {
        private final Netlist netlist;
        private final BitParallelSimulator simulator;
        private final MiddleGameRun model;
        private final int words;
        private final List<TreeNode> memory = new ArrayList<>(List.of(TreeNode.ROOT));

        Recorder(Netlist circuit, MiddleGameRun run, Board root, Strategy strategy, int words) {
            netlist = circuit;
            this.words = words;
            simulator = new BitParallelSimulator(circuit);
            model = run;
            EvaluatorTables tables = EvaluatorTables.of(root, strategy);
            simulator.set("root_player", root.player());
            simulator.set("root_opponent", root.opponent());
            simulator.set("root_squares", tables.squares());
            simulator.set(circuit.port("root_lines").bus(), MiddleGameCircuit.rootLines(tables));
            simulator.set("start", 1);
            simulator.clock();
            simulator.set("start", 0);
            simulator.settle();
        }

        MiddleGameFilm run() {
            List<Clock> clocks = new ArrayList<>();
            while (isWorking()) {
                clocks.add(clock(clocks.size() + 1));
                compare(clocks.getLast());
                simulator.clock();
            }
            require(clocks.size() == model.clocks(), "the last clock", clocks.size());
            require(memory.equals(model.memory()), "memory", clocks.size());
            return new MiddleGameFilm(netlist, clocks);
        }

        /// Until its pins show that all stages are empty or that the memory is full: what is in the stages
        /// then finds no room.
        private boolean isWorking() {
            return !simulator.high("idle") && simulator.value("count") < words;
        }

        private Clock clock(int number) {
            Map<Stage, Integer> holds = new EnumMap<>(Stage.class);
            for (Stage stage : Stage.values()) {
                String name = stage.name().toLowerCase(Locale.ROOT);
                if (simulator.high(name + "_busy")) {
                    holds.put(stage, (int) simulator.value(name + "_node"));
                }
            }
            if (simulator.high("writing")) {
                require(simulator.value("count") == memory.size(), "count", number);
                memory.add(TreeNode.of((int) simulator.value("word")));
            }
            return new Clock(number, holds, memory);
        }

        /// The model has the stage of a node; the circuit's stage holds it there, and longer if it must wait.
        private void compare(Clock clock) {
            for (Stage stage : Stage.values()) {
                model.at(stage, clock.number)
                    .ifPresent(address -> require(clock.at(stage).equals(OptionalInt.of(address)),
                        stage.name(), clock.number));
            }
            require(memory.equals(model.memory().subList(0, memory.size())), "words", clock.number);
            int written = 1;
            for (MiddleGameRun.Visit visit : model.visits()) {
                written +=
                    Math.clamp(clock.number - visit.at(Stage.BUILD).first() + 1L, 0, visit.children().size());
            }
            require(memory.size() == written, "number of words", clock.number);
        }

        private static void require(boolean same, String what, int clock) {
            if (!same) {
                throw new IllegalStateException(
                    "circuit and model of the middle game differ in " + what + " in clock " + clock);
            }
        }
    }
}
