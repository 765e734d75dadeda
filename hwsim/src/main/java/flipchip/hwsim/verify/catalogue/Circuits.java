package flipchip.hwsim.verify.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.pipeline.EvaluationUnit;
import flipchip.hwsim.circuit.pipeline.MoveGenerator;
import flipchip.hwsim.circuit.pipeline.MoveValidator;
import flipchip.hwsim.circuit.pipeline.PipelineMachine;
import flipchip.hwsim.circuit.scanner.ScanGenerator;
import flipchip.hwsim.circuit.score.ScoreCircuit;
import flipchip.hwsim.circuit.selector.DiscCounter;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.shogi.CoverCircuit;
import flipchip.hwsim.circuit.shogi.MaskCircuit;
import flipchip.hwsim.circuit.solver.SolverCircuit;
import flipchip.hwsim.circuit.solver.SolverForm;
import flipchip.hwsim.circuit.stages.BookCircuit;
import flipchip.hwsim.circuit.stages.EvaluatorCircuit;
import flipchip.hwsim.circuit.stages.MatePipelineCircuit;
import flipchip.hwsim.circuit.stages.StabilityCircuit;
import flipchip.hwsim.circuit.stages.StabilityListCircuit;
import flipchip.hwsim.circuit.stages.Strategy;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.SizedArray;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.FifoMailbox;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.MachineVariant;
import flipchip.hwsim.referee.control.MailboxCircuit;

/// A catalogue of every circuit by name, as `flipchip hw list` prints it.
public final class Circuits {
    private static final List<NamedCircuit> ALL = List.of(
        new NamedCircuit("array", "cell array of the cellular-referee lecture: 64 cells of 114 gates",
            () -> CellArray.build().netlist(), () -> BoardBenches.afterZeros(BoardBenches.array())),
        new NamedCircuit("machine", "complete referee: array, latches, controller, mailbox, disc counters",
            () -> MachineCircuit.build(Position.INITIAL).netlist(), RefereeBench::new),
        new NamedCircuit("mailbox", "box for one move with dirty bit", MailboxCircuit::netlist,
            StoreBenches::mailbox),
        new NamedCircuit("fifo", "mailbox for four moves in the order in which they came",
            FifoMailbox::netlist, StoreBenches::fifo),
        new NamedCircuit("checker", "legal move checker of the endgame-chip paper, sum of products",
            () -> LegalChecker.netlist(LegalChecker.Form.FLAT, true), BoardBenches::checker),
        new NamedCircuit("checker-factored", "the same with the products factored into chains",
            () -> LegalChecker.netlist(LegalChecker.Form.FACTORED, true), BoardBenches::checker),
        new NamedCircuit("flipper", "disc flipper of the endgame-chip paper, forward and backward signals",
            DiscFlipper::netlist, BoardBenches::flipper),
        new NamedCircuit("flipper-chains", "the flipper's chains alone, the disc already decoded",
            DiscFlipper::chains, BoardBenches::chains),
        new NamedCircuit("selector", "move selector of the endgame-chip paper: 21 selectors, 12 multiplexers",
            MoveSelector::netlist, BoardBenches::selector),
        new NamedCircuit("counter", "disc counter of the endgame-chip paper, a tree of adders",
            DiscCounter::netlist, BoardBenches::counter),
        new NamedCircuit("pipeline", "move generator of the C++/SystemVerilog Othello in three stages",
            () -> MoveGenerator.netlist(MoveGenerator.Form.CORRECT), BoardBenches::pipeline),
        new NamedCircuit("pipeline-printed",
            "the move generator as the C++/SystemVerilog Othello prints it, with its error",
            () -> MoveGenerator.netlist(MoveGenerator.Form.PRINTED), BoardBenches::printedPipeline),
        new NamedCircuit("validator", "parallel move validation of the C++/SystemVerilog Othello",
            MoveValidator::netlist, BoardBenches::validator),
        new NamedCircuit("ai-unit",
            "AI processing unit of the C++/SystemVerilog Othello with weights and adder tree",
            () -> EvaluationUnit.netlist(false), BoardBenches::unit),
        new NamedCircuit("document-002",
            "the five blocks of the C++/SystemVerilog Othello wired as one machine", PipelineMachine::netlist,
            ClockedBenches::games),
        new NamedCircuit("scanner", "legal moves scanned rank by rank, after the shogi-processor paper",
            ScanGenerator::netlist, BoardBenches::scanner),
        NamedCircuit.uncompared("scanner-path", "the scanner's data path without its memories",
            ScanGenerator::dataPath, () -> NamedCircuit::randomStep),
        new NamedCircuit("score", "packed score and stable discs of the parallel-search essay",
            ScoreCircuit::netlist, ClockedBenches::score),
        new NamedCircuit("piece-cover", "shogi piece cover of the shogi-processor paper, 46 clocks",
            CoverCircuit::netlist, ShogiBenches::cover),
        new NamedCircuit("mate-masks",
            "check mask and defence mask of the shogi-processor paper's shogi mate search, two scans",
            MaskCircuit::netlist, ShogiBenches::masks),
        new NamedCircuit("book",
            "book memory of the shogi-processor paper: a comparator for each position, a symmetry a clock",
            () -> BookCircuit.netlist(BookBench.BOOK), BookBench::new),
        new NamedCircuit("stability",
            "register of stable discs of the parallel-search essay, growing clock by clock",
            () -> StabilityCircuit.build().netlist(), ClockedBenches::stability),
        new NamedCircuit("stability-list",
            "the parallel-search essay's stable discs kept from move to move, one square examined per clock",
            StabilityListCircuit::netlist, ClockedBenches::stableGames),
        new NamedCircuit("middle-game-evaluator",
            "position evaluator of the shogi-processor paper's middle-game circuit, three groups",
            () -> EvaluatorCircuit.netlist(Strategy.PLAIN), ClockedBenches::evaluator),
        new NamedCircuit("middle-game",
            "the shogi-processor paper's middle-game circuit: updaters, evaluator, moves, tree builder",
            ClockedBenches::middleGame, ClockedBenches::trees),
        new NamedCircuit("mate-pipeline",
            "the shogi-processor paper's mate search pipeline: updater, moves and masks, filter",
            MatePipelineCircuit::netlist, StoreBenches::mates),
        machine("machine-fifo", "the referee with a queue of four moves", MachineVariant.FIFO),
        machine("machine-unguarded", "the referee with a mailbox that loses moves", MachineVariant.UNGUARDED),
        machine("machine-no-latch", "the referee without LATCH states, which reads stale moves",
            MachineVariant.WITHOUT_LATCH_PRESET),
        new NamedCircuit("machine-audit", "the referee with the audit circuit",
            () -> AuditCircuit.of(MachineCircuit.build(Position.INITIAL)).netlist(), RefereeBench::new),
        new NamedCircuit("move-array", "one move by the cell array, for the proof of equality",
            MoveCircuits::byArray, BoardBenches::move),
        new NamedCircuit("move-products", "one move by checker and flipper, for the proof of equality",
            MoveCircuits::byProducts, BoardBenches::move),
        solver(SolverForm.DOCUMENT, "solver",
            "endgame solver chip of the endgame-chip paper: sequencer, stack, host memory"),
        solver(SolverForm.COMBINATIONAL, "solver-combinational",
            "the chip with a flipper without registers, TREE in nine steps"),
        solver(SolverForm.FASTEST_FIRST, "solver-fastest-first",
            "the chip that tries all moves first and sorts them by the replies they leave"),
        solver(SolverForm.HASH, "solver-hash", "the chip with a table of 1024 searched nodes"),
        solver(SolverForm.LEAF_EVALUATION, "solver-leaf-evaluation",
            "the chip that ends at a depth and evaluates there, for whole games"),
        solver(SolverForm.PROCESSOR, "solver-processor",
            "the chip with a processor and its program in place of the sequencer"),
        solver(SolverForm.COPROCESSOR, "solver-coprocessor",
            "the same with checker, selector, flipper and counters behind a bus"),
        solver(SolverForm.UNITS_2, "solver-units-2",
            "two of the chip's machines under a dispatcher that makes the first two moves"));

    /// Found by name like the others, but too large for a walk through all.
    private static final List<NamedCircuit> LARGE = List.of(units(SolverForm.UNITS_1, "1"),
        units(SolverForm.UNITS_4, "4"), units(SolverForm.UNITS_8, "8"), units(SolverForm.UNITS_12, "12"));

    private Circuits() {}

    private static NamedCircuit solver(SolverForm form, String name, String about) {
        return new NamedCircuit(name, about, () -> SolverCircuit.netlist(form), () -> new SolverBench(form));
    }

    private static NamedCircuit units(SolverForm form, String count) {
        return solver(form, "solver-units-" + count, "as solver-units-2, with " + count);
    }

    private static NamedCircuit machine(String name, String about, MachineVariant variant) {
        return NamedCircuit.uncompared(name, about,
            () -> MachineCircuit.build(Position.INITIAL, variant).netlist(), RefereeBench::anyForm);
    }

    /// In the order in which they are listed.
    public static List<NamedCircuit> all() {
        return ALL;
    }

    /// The chip with other numbers of units than two, not among [#all()].
    public static List<NamedCircuit> large() {
        return LARGE;
    }

    /// What [#find] knows beside [#all()], for messages.
    public static List<String> unlisted() {
        return Stream.concat(LARGE.stream().map(NamedCircuit::name),
            Stream.of("cell", "array-" + SizedArray.LEAST + " to array-" + SizedArray.MOST)).toList();
    }

    /// Also finds [#large()], "cell", and "array-4" to "array-16", the array for boards of other sizes,
    /// which are not listed.
    public static Optional<NamedCircuit> find(String name) {
        return Stream.concat(ALL.stream(), LARGE.stream()).filter(circuit -> circuit.name().equals(name))
            .findFirst().or(() -> SizedArrayBench.find(name))
            .or(() -> cell().filter(_ -> name.equals("cell")));
    }

    /// A part of one that is listed.
    private static Optional<NamedCircuit> cell() {
        return Optional.of(NamedCircuit.uncompared("cell", "one cell of the cellular-referee lecture",
            CellArray::cell, () -> NamedCircuit::randomStep));
    }
}
