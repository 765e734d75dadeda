package flipchip.hwsim.circuit.solver;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;

/// A form of the endgame-chip paper's machine that is a circuit: [SolverCircuit] with additions, or one with
/// a processor.
public enum SolverForm {
    /// As the endgame-chip paper prints it.
    DOCUMENT("endgame_solver"),
    /// The flipper settles in one go, so TREE has nine steps.
    COMBINATIONAL("endgame_solver_combinational"),
    /// Tries all moves of a new node and keeps them sorted by the number of replies: [TrialCircuit].
    FASTEST_FIRST("endgame_solver_fastest_first"),
    /// Asks a memory of searched nodes first: [TableCircuit].
    HASH("endgame_solver_hash"),
    /// Ends the search at a depth the host gives and evaluates there: [LeafCircuit].
    LEAF_EVALUATION("endgame_solver_leaf_evaluation"),
    /// A processor in place of the sequencer: [ProcessorCircuit].
    PROCESSOR("endgame_solver_processor"),
    /// The same with the four blocks behind a bus.
    COPROCESSOR("endgame_solver_coprocessor"),
    /// Some of the paper's machines under a dispatcher: [UnitsCircuit].
    UNITS_1("endgame_solver_units_1"),
    UNITS_2("endgame_solver_units_2"),
    UNITS_4("endgame_solver_units_4"),
    UNITS_8("endgame_solver_units_8"),
    UNITS_12("endgame_solver_units_12");

    private static final int TREE_STEPS = 16;
    private static final int COMBINATIONAL_TREE_STEPS = 9;
    /// Micro-steps that the flipper without registers leaves out: TREE 5 to 11 become 4 and 5.
    private static final int SAVED = TREE_STEPS - COMBINATIONAL_TREE_STEPS;
    private static final int FLIPPED = 13;
    /// Empty squares; with one more the bound is larger than a long.
    private static final int MOST_BOUNDED = 18;

    private final String circuit;

    SolverForm(String circuit) {
        this.circuit = circuit;
    }

    /// States that only some forms have.
    enum Added {
        /// Plays a move of a new node on trial.
        TRIAL(13),
        /// Reads the table and compares.
        LOOK_UP(2),
        /// Returns what the table knew.
        HIT(4),
        /// Empties the table after a solve; its last clock is that of the last word.
        SWEEP(1),
        /// Evaluates a node at the greatest depth.
        EVALUATE(15);

        private final int steps;

        Added(int steps) {
            this.steps = steps;
        }

        int steps() {
            return steps;
        }
    }

    /// The form that a variant of the search runs on; empty where it has no circuit.
    public static Optional<SolverForm> of(SolverVariant variant) {
        return switch (variant) {
            case FastestFirst _ -> Optional.of(FASTEST_FIRST);
            case HashTable table -> Optional.of(HASH).filter(_ -> table.equals(HashTable.ON_CHIP));
            case TimingVariant same -> same.equals(TimingVariant.DOCUMENT)
                ? Optional.of(DOCUMENT)
                : Optional.of(COMBINATIONAL).filter(_ -> same.equals(TimingVariant.COMBINATIONAL));
            case SoftwareForm programmed -> Optional.of(programmed.bus() ? COPROCESSOR : PROCESSOR);
            case ParallelUnits several ->
                Arrays.stream(values()).filter(form -> form.units() == several.units()).findFirst();
        };
    }

    /// What the model of this form finds. The form with an evaluation searches `plies` deep, its score is a
    /// value, and its model knows no line.
    public SolverRun expected(Position position, int plies) {
        return switch (this) {
            case DOCUMENT -> TimingVariant.DOCUMENT.solve(position);
            case COMBINATIONAL -> TimingVariant.COMBINATIONAL.solve(position);
            case FASTEST_FIRST -> FastestFirst.INSTANCE.solve(position);
            case HASH -> HashTable.ON_CHIP.solve(position);
            case UNITS_1, UNITS_2, UNITS_4, UNITS_8, UNITS_12 -> new ParallelUnits(units()).solve(position);
            case PROCESSOR -> SoftwareForm.PROCESSOR.solve(position);
            case COPROCESSOR -> SoftwareForm.COPROCESSOR.solve(position);
            case LEAF_EVALUATION -> {
                LeafEvaluation.Choice choice = new LeafEvaluation(plies).choose(position);
                yield new SolverRun(position, choice.value(), BestLine.NONE, choice.counts(), choice.clocks(),
                    SolverRun.DOCUMENT_MEGAHERTZ, plies);
            }
        };
    }

    /// How many of the paper's machines it has under a dispatcher; 0 for none.
    int units() {
        return switch (this) {
            case UNITS_1 -> 1;
            case UNITS_2 -> 2;
            case UNITS_4 -> 4;
            case UNITS_8 -> 8;
            case UNITS_12 -> 12;
            default -> 0;
        };
    }

    /// The most clocks of an answer, as hwsim/tools/prove proves them, by the number of empty squares; empty
    /// for a form of which that is not proved, and where a long cannot hold them. Derived in
    /// docs/circuit/endgame-chip.md.
    public OptionalLong mostClocks(int empty) {
        if (empty > MOST_BOUNDED) {
            return OptionalLong.empty();
        }
        return switch (this) {
            case DOCUMENT, COMBINATIONAL, LEAF_EVALUATION -> OptionalLong.of(16 + mostOfNode(empty));
            case UNITS_1, UNITS_2, UNITS_4, UNITS_8, UNITS_12 ->
                empty < 2 ? OptionalLong.empty() : OptionalLong.of(mostClocks(units(), empty));
            default -> OptionalLong.empty();
        };
    }

    /// The same for any number of units.
    static long mostClocks(int units, int empty) {
        return 23 + empty * (19 + 16 * empty + (empty + 1) * (mostOfNode(empty - 2) + units + 13));
    }

    private static long mostOfNode(int empty) {
        return empty <= 0 ? 7 : 27 + empty * (19 + mostOfNode(empty - 1));
    }

    /// The stack pointers, as nets of a netlist of this form.
    List<Bus> stackPointers(Netlist chip) {
        boolean bytes = this == PROCESSOR || this == COPROCESSOR;
        int from = bytes ? ProcessorCircuit.NODE_AT : 0;
        return IntStream.range(0, Math.max(1, units()))
            .mapToObj(unit -> units() == 0 ? "" : UnitsCircuit.scope(unit) + ".")
            .map(prefix -> new Bus(IntStream.range(from, from + SolverNets.REGISTERS.get("sp"))
                .mapToObj(bit -> chip.net(prefix + "sp[" + bit + "]")).toList()))
            .toList();
    }

    /// Name of the netlist.
    String circuit() {
        return circuit;
    }

    /// Micro-steps of each state of the paper; those not listed have one.
    Map<Phase, Integer> steps() {
        Map<Phase, Integer> steps =
            new EnumMap<>(Map.of(Phase.INIT, 6, Phase.COMPARE, 3, Phase.TREE, TREE_STEPS, Phase.LEAF, 4,
                Phase.ENDED, 4, Phase.PASS, 4, Phase.CUTOFF, 3, Phase.END, 2, Phase.PUBLISH, 8));
        if (this == COMBINATIONAL) {
            steps.put(Phase.TREE, COMBINATIONAL_TREE_STEPS);
        }
        if (this == HASH) {
            steps.put(Phase.PUBLISH, 9);
        }
        return steps;
    }

    /// The micro-step of TREE in which this form does what the paper's does in `step`, one of 0 to 4 and
    /// 13 to 15.
    int tree(int step) {
        return this == COMBINATIONAL && step >= FLIPPED ? step - SAVED : step;
    }

    List<Added> added() {
        return switch (this) {
            case FASTEST_FIRST -> List.of(Added.TRIAL);
            case HASH -> List.of(Added.LOOK_UP, Added.HIT, Added.SWEEP);
            case LEAF_EVALUATION -> List.of(Added.EVALUATE);
            default -> List.of();
        };
    }

    /// Additional registers and their widths.
    Map<String, Integer> registers() {
        return switch (this) {
            case FASTEST_FIRST -> TrialCircuit.registers();
            case HASH -> TableCircuit.registers();
            case LEAF_EVALUATION -> LeafCircuit.registers();
            default -> Map.of();
        };
    }

    /// Additional registers that a node keeps on the stack.
    List<String> pushed() {
        return switch (this) {
            case FASTEST_FIRST -> TrialCircuit.pushed();
            case HASH -> TableCircuit.PUSHED;
            default -> List.of();
        };
    }

    /// All registers, in alphabetical order of their names.
    Map<String, Integer> allRegisters() {
        Map<String, Integer> all = new LinkedHashMap<>(SolverNets.REGISTERS);
        all.putAll(registers());
        return all;
    }

    /// The states of the paper that some node is left in, and those of this form.
    List<Enum<?>> leaving() {
        return switch (this) {
            case HASH -> List.of(Phase.LEAF, Phase.ENDED, Added.HIT);
            case LEAF_EVALUATION -> List.of(Phase.LEAF, Phase.ENDED, Added.EVALUATE);
            default -> List.of(Phase.LEAF, Phase.ENDED);
        };
    }

    /// Micro-steps of a state.
    int stepsOf(Enum<?> state) {
        return state instanceof Added mine
            ? mine.steps()
            : steps().getOrDefault(Phase.valueOf(state.name()), 1);
    }
}
