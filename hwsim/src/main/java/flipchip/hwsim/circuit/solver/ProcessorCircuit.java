package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import flipchip.hwsim.circuit.solver.Instruction.Memory;
import flipchip.hwsim.circuit.solver.Instruction.Op;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A soft processor of 32 bits with one of the [SolverPrograms] in its read-only memory, in place of the
/// chip's sequencer.
///
/// An instruction is executed in its last clock: `ld` has two, which is what a memory needs, `in` and `out`
/// the bus's six. After a branch that is taken the next clock is empty. The line register is decoded, and
/// every control wire is an OR of lines. [ProcessorModel] is the same in software.
final class ProcessorCircuit {
    private static final int WIDTH = Integer.SIZE;
    private static final int PC_BITS = 8;
    private static final int BEAT_BITS = 3;
    private static final int LOAD_CLOCKS = 2;
    /// A node of the stack has sixteen words.
    private static final int WORD_BITS = 4;
    /// Where the number of a node begins in the stack pointer, which counts bytes.
    static final int NODE_AT = 6;
    private static final int NODE_BITS = 6;
    private static final List<Op> SLOW = List.of(Op.IN, Op.OUT);

    private final NetlistBuilder n;
    private final Loads registers;
    private final List<Instruction> program;
    private final Bus lines;
    private final Net bubble;
    private final Bus beats;
    /// High in the last clock of an instruction.
    private final Net done;

    private ProcessorCircuit(String name, SoftwareForm form) {
        n = new NetlistBuilder(name);
        registers = new Loads(n);
        program = Instruction.of(form.listing());
        lines = Words.decode(n, registers.register("pc", PC_BITS));
        bubble = n.declare("bubble");
        beats = Words.decode(n, registers.register("beat", BEAT_BITS));
        Instruction.REGISTERS.forEach(register -> registers.register(register, WIDTH));
        Net slow = rom(line -> SLOW.contains(line.name()));
        Net load = rom(line -> line.name() == Op.LD);
        Net last = Words.orTree(n, List.of(n.and(slow, beats.get(SolverPrograms.BUS_WORD - 1)),
            n.and(load, beats.get(LOAD_CLOCKS - 1)), n.not(n.or(slow, load))));
        done = n.name("done", n.and(last, n.not(bubble)));
    }

    /// The pins are those of [SolverCircuit].
    static Netlist netlist(String name, SoftwareForm form) {
        return new ProcessorCircuit(name, form).build();
    }

    private Netlist build() {
        Bus a = operand(Instruction::first);
        Bus b = Words.or(n, operand(Instruction::second), word(Instruction::value, WIDTH));
        Net taken = taken(a, b);
        sequence(taken);
        Bus clocks = countClocks();
        ProcessorUnits units = new ProcessorUnits(n, registers, this::rom, done);
        units.take(a, b);
        Bus given = units.give(clocks);
        Bus low = given.slice(0, WIDTH);
        Bus high = given.slice(WIDTH, 2 * WIDTH);
        Net upper = rom(line -> line.place() != null && line.place().half() == 1);
        Bus loaded = Words.or(n, Words.or(n, Words.mux(n, upper, low, high), stack(a)), hostMemory(a, upper));
        writeRegisters(Words.or(n, calculate(a, b),
            Words.gate(n, rom(line -> line.name() == Op.LD || line.name() == Op.IN), loaded)), high);
        registers.drive();
        return n.build();
    }

    /// High in the lines of the program of which this is true.
    private Net rom(Predicate<Instruction> line) {
        List<Net> chosen = IntStream.range(0, program.size()).filter(i -> line.test(program.get(i)))
            .mapToObj(lines::get).toList();
        return chosen.isEmpty() ? Net.ZERO : Words.orTree(n, chosen);
    }

    private Bus word(ToIntFunction<Instruction> value, int width) {
        return new Bus(IntStream.range(0, width)
            .mapToObj(bit -> rom(line -> (value.applyAsInt(line) >>> bit & 1) != 0)).toList());
    }

    private Net op(Op name) {
        return rom(line -> line.name() == name);
    }

    private void sequence(Net taken) {
        Net jumps = n.name("jumps", n.and(done, n.or(op(Op.JMP), taken)));
        registers.load("pc", jumps, word(Instruction::target, PC_BITS));
        registers.load("pc", n.and(done, n.not(jumps)), SignedNumbers.increment(n, registers.out("pc")));
        n.driveFlipFlop(bubble, jumps, Net.ONE);
        Net rests = n.or(done, bubble);
        registers.load("beat", rests, 0);
        registers.load("beat", n.not(rests), SignedNumbers.increment(n, registers.out("beat")));
    }

    private Net taken(Bus a, Bus b) {
        Net zero = n.not(Words.orTree(n, a.nets()));
        return Words.orTree(n, List.of(n.and(op(Op.BZ), zero), n.and(op(Op.BNZ), n.not(zero)),
            n.and(op(Op.BLE), n.not(SignedNumbers.isGreater(n, a, b)))));
    }

    private Bus countClocks() {
        Bus clocks = registers.register("clocks", SolverNets.CLOCK_BITS);
        int start = IntStream.range(0, program.size()).filter(i -> program.get(i).counted()).findFirst()
            .orElseThrow();
        Net first = n.and(lines.get(start), beats.get(0));
        registers.load("clocks", first, 1);
        registers.load("clocks", n.and(rom(Instruction::counted), n.not(first)),
            SignedNumbers.increment(n, clocks));
        return SignedNumbers.zeroExtend(clocks, 2 * WIDTH);
    }

    private Bus operand(ToIntFunction<Instruction> number) {
        List<Bus> chosen = new ArrayList<>();
        for (int i = 0; i < Instruction.REGISTERS.size(); i++) {
            int register = i;
            Net select = rom(line -> number.applyAsInt(line) == register);
            if (!select.isConstant()) {
                chosen.add(Words.gate(n, select, registers.out(Instruction.REGISTERS.get(i))));
            }
        }
        return any(n, chosen);
    }

    /// The OR of buses of one width.
    static Bus any(NetlistBuilder n, List<Bus> buses) {
        return new Bus(IntStream.range(0, buses.getFirst().width())
            .mapToObj(bit -> Words.orTree(n, buses.stream().map(bus -> bus.get(bit)).toList())).toList());
    }

    private Bus calculate(Bus a, Bus b) {
        Net negative = op(Op.SRA);
        Bus amount = b.slice(0, 5);
        return any(n, List.of(Words.gate(n, op(Op.OR), Words.or(n, a, b)),
            Words.gate(n, op(Op.AND), Words.and(n, a, b)), Words.gate(n, op(Op.XOR), Words.xor(n, a, b)),
            Words.gate(n, op(Op.ADD), Adders.add(n, a, b).slice(0, WIDTH)),
            Words.gate(n, op(Op.SUB), Adders.subtract(n, a, b)), Words.gate(n, op(Op.SLL), left(a, amount)),
            Words.gate(n, n.or(op(Op.SRL), negative), right(a, amount, n.and(negative, a.get(WIDTH - 1))))));
    }

    private Bus left(Bus a, Bus amount) {
        Bus shifted = a;
        for (int bit = 0; bit < amount.width(); bit++) {
            int by = 1 << bit;
            shifted = Words.mux(n, amount.get(bit), shifted,
                Words.concat(Bus.constant(0, by), shifted.slice(0, WIDTH - by)));
        }
        return shifted;
    }

    private Bus right(Bus a, Bus amount, Net sign) {
        Bus shifted = a;
        for (int bit = 0; bit < amount.width(); bit++) {
            int by = 1 << bit;
            Bus filled = SignedNumbers.signExtend(Bus.of(sign), by);
            shifted = Words.mux(n, amount.get(bit), shifted, Words.concat(shifted.slice(by, WIDTH), filled));
        }
        return shifted;
    }

    /// @param high what `in` puts into the neighbour of its register
    private void writeRegisters(Bus result, Bus high) {
        for (int i = 0; i < Instruction.REGISTERS.size(); i++) {
            int register = i;
            String name = Instruction.REGISTERS.get(i);
            registers.load(name, n.and(done, rom(line -> line.to() == register)), result);
            Net neighbour = rom(line -> line.name() == Op.IN && line.to() + 1 == register);
            if (!neighbour.isConstant()) {
                registers.load(name, n.and(done, neighbour), high);
            }
        }
    }

    /// @return the word read, where one is
    private Bus stack(Bus stored) {
        Net node = rom(line -> line.isIn(Memory.NODE));
        Bus address = Words
            .concat(word(line -> line.isIn(Memory.NODE) || line.isIn(Memory.COUNT) ? line.place().word() : 0,
                WORD_BITS), Words.gate(n, node, registers.out("sp").slice(NODE_AT, NODE_AT + NODE_BITS)));
        Net used = n.or(node, rom(line -> line.isIn(Memory.COUNT)));
        Bus out = n.declare("stack_out", WIDTH);
        n.add(new Gate.Ram("stack", SolverRegisters.STACK_WORDS << WORD_BITS, WIDTH,
            List.of(new Gate.ReadPort(Net.ONE, address, out)),
            List.of(new Gate.WritePort(n.and(n.and(done, used), op(Op.ST)), address, stored))));
        return Words.gate(n, used, out);
    }

    /// Two memories of 32 bits; the processor goes first. The pin `idle` falls with the start bit and rises
    /// when the program has cleared it.
    ///
    /// @return the half of a word that is read, where one is
    private Bus hostMemory(Bus stored, Net upper) {
        Bus address = n.input("host_address", 8);
        Net write = n.input("host_write");
        Bus data = n.input("host_wdata", 2 * WIDTH);
        Net used = rom(line -> line.isIn(Memory.HOST));
        Bus mine = word(line -> line.isIn(Memory.HOST) ? line.place().word() : 0, 8);
        Net stores = n.and(n.and(done, used), op(Op.ST));
        Bus low =
            half("host_low", address, mine, write, data.slice(0, WIDTH), n.and(stores, n.not(upper)), stored);
        Bus high = half("host_high", address, mine, write, data.slice(WIDTH, 2 * WIDTH), n.and(stores, upper),
            stored);
        n.output("host_rdata", Words.concat(low.slice(0, WIDTH), high.slice(0, WIDTH)));
        Net busy = n.declare("busy");
        Net starts = n.and(n.and(write, data.get(1)), Words.equalsConstant(n, address, HostMemory.CONTROL));
        Net ends =
            n.and(stores, rom(line -> line.isIn(Memory.HOST) && line.place().word() == HostMemory.CONTROL));
        n.driveFlipFlop(busy, n.or(starts, n.and(busy, n.not(ends))), Net.ONE);
        n.output("idle", n.not(busy));
        return Words.gate(n, used,
            Words.mux(n, upper, low.slice(WIDTH, 2 * WIDTH), high.slice(WIDTH, 2 * WIDTH)));
    }

    /// @return what the host reads, and above it what the processor reads
    private Bus half(String name, Bus address, Bus mine, Net write, Bus data, Net stores, Bus stored) {
        Bus hosts = n.declare(name + "_host", WIDTH);
        Bus own = n.declare(name + "_own", WIDTH);
        n.add(new Gate.Ram(name, HostMemory.WORDS, WIDTH,
            List.of(new Gate.ReadPort(Net.ONE, address, hosts), new Gate.ReadPort(Net.ONE, mine, own)),
            List.of(new Gate.WritePort(n.or(write, stores), Words.mux(n, stores, address, mine),
                Words.mux(n, stores, data, stored)))));
        return Words.concat(hosts, own);
    }
}
