package flipchip.hwsim.circuit.solver;

import java.util.List;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.Instruction.Memory;
import flipchip.hwsim.circuit.solver.Instruction.Op;
import flipchip.hwsim.circuit.solver.Instruction.Place;
import flipchip.hwsim.circuit.solver.Instruction.Unit;

/// A processor of [ProcessorCircuit] in software: runs a program instruction by instruction and adds up its
/// clocks. One solve.
/// Thread: owner
final class ProcessorModel {
    /// Bytes from one node of the stack to the next.
    static final int NODE = 64;
    private static final int SP = Instruction.REGISTERS.indexOf("sp");
    private static final Unit[] UNITS = Unit.values();
    private static final int WORDS = NODE / Integer.BYTES;

    private final List<Instruction> program;
    private final int[] costs;
    private final int[] registers = new int[Instruction.REGISTERS.size() + 1];
    private final int[] memory = new int[SolverRegisters.STACK_WORDS * WORDS];
    private final long[] host = new long[HostMemory.WORDS];
    private final long[] units = new long[UNITS.length];
    private long clocks;
    private int deepest;

    ProcessorModel(Listing listing) {
        program = Instruction.of(listing);
        costs = listing.sections().stream().flatMap(section -> section.lines().stream())
            .mapToInt(Listing.Line::clocks).toArray();
    }

    SolverRun solve(Position position) {
        SolverModel.requireRoom(position);
        host[HostMemory.BLACK] = position.black();
        host[HostMemory.WHITE] = position.white();
        host[HostMemory.CONTROL] = HostMemory.control(position.toMove(), true);
        int line = 0;
        do {
            line = execute(line);
        } while (line != 0 || host[HostMemory.CONTROL] != 0);
        long result = host[HostMemory.RESULT];
        return new SolverRun(position, HostMemory.score(result), HostMemory.line(result),
            HostMemory.counts(host), host[HostMemory.CLOCKS], SolverRun.DOCUMENT_MEGAHERTZ, deepest / NODE);
    }

    /// @return the line that follows
    private int execute(int line) {
        Instruction instruction = program.get(line);
        clocks += instruction.counted() ? costs[line] : 0;
        int next = line + 1;
        int a = instruction.first() < 0 ? 0 : registers[instruction.first()];
        int b = instruction.second() < 0 ? instruction.value() : registers[instruction.second()];
        switch (instruction.name()) {
            case JMP -> next = instruction.target();
            case BZ -> next = branch(instruction, a == 0, next);
            case BNZ -> next = branch(instruction, a != 0, next);
            case BLE -> next = branch(instruction, a <= b, next);
            case LD -> registers[instruction.to()] = load(instruction.place());
            case IN -> {
                long word = unit(UNITS[instruction.place().word()]);
                registers[instruction.to()] = (int) word;
                registers[instruction.to() + 1] = (int) (word >>> Integer.SIZE);
            }
            case ST -> store(instruction.place(), a);
            case OUT -> units[instruction.place().word()] = a & 0xFFFF_FFFFL | (long) b << Integer.SIZE;
            default -> registers[instruction.to()] = calculate(instruction.name(), a, b);
        }
        deepest = Math.max(deepest, registers[SP]);
        return next;
    }

    /// A branch that is taken has one clock more.
    private int branch(Instruction instruction, boolean taken, int next) {
        clocks += taken && instruction.counted() ? 1 : 0;
        return taken ? instruction.target() : next;
    }

    private static int calculate(Op name, int a, int b) {
        return switch (name) {
            case OR -> a | b;
            case AND -> a & b;
            case XOR -> a ^ b;
            case ADD -> a + b;
            case SUB -> a - b;
            case SLL -> a << b;
            case SRL -> a >>> b;
            case SRA -> a >> b;
            default -> throw new IllegalStateException(name + " calculates nothing");
        };
    }

    private int address(Place place) {
        return place.word() + (place.memory() == Memory.NODE ? registers[SP] / Integer.BYTES : 0);
    }

    private int load(Place place) {
        return switch (place.memory()) {
            case NODE, COUNT -> memory[address(place)];
            case HOST -> (int) (host[place.word()] >>> Integer.SIZE * place.half());
            case UNIT -> (int) (unit(UNITS[place.word()]) >>> Integer.SIZE * place.half());
        };
    }

    private void store(Place place, int value) {
        int shift = Integer.SIZE * place.half();
        long others = ~(0xFFFF_FFFFL << shift);
        long shifted = (value & 0xFFFF_FFFFL) << shift;
        switch (place.memory()) {
            case NODE, COUNT -> memory[address(place)] = value;
            case HOST -> host[place.word()] = host[place.word()] & others | shifted;
            case UNIT -> units[place.word()] = units[place.word()] & others | shifted;
        }
    }

    private long taken(Unit unit) {
        return units[unit.ordinal()];
    }

    private long unit(Unit unit) {
        return switch (unit) {
            case MOVES -> legal(false);
            case OTHER -> legal(true) == 0 ? 0 : 1;
            case SQUARE -> SolverModel.select(taken(Unit.SELECTOR_MOVES));
            case REST -> {
                long moves = taken(Unit.SELECTOR_MOVES);
                yield moves & ~(1L << SolverModel.select(moves));
            }
            case NEW_BLACK -> played(false);
            case NEW_WHITE -> played(true);
            case COUNTS -> Long.bitCount(taken(Unit.CHECKER_BLACK))
                | (long) Long.bitCount(taken(Unit.CHECKER_WHITE)) << Integer.SIZE;
            case CLOCK -> clocks;
            default -> throw new IllegalStateException(unit + " only takes");
        };
    }

    private long legal(boolean other) {
        boolean white = (taken(Unit.CHECKER_COLOR) & 1) != 0 ^ other;
        long black = taken(Unit.CHECKER_BLACK);
        return white
            ? Flips.legalMoves(taken(Unit.CHECKER_WHITE), black)
            : Flips.legalMoves(black, taken(Unit.CHECKER_WHITE));
    }

    /// A side's discs after the move.
    private long played(boolean whites) {
        long black = taken(Unit.FLIPPER_BLACK);
        long white = taken(Unit.FLIPPER_WHITE);
        int square = (int) taken(Unit.FLIPPER_SQUARE) & 63;
        boolean mover = (taken(Unit.FLIPPER_SQUARE) >>> Integer.SIZE & 1) != 0;
        long change =
            (mover ? Flips.flips(square, white, black) : Flips.flips(square, black, white)) | 1L << square;
        long discs = whites ? white : black;
        return mover == whites ? discs | change : discs & ~change;
    }
}
