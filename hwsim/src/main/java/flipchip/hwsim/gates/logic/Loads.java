package flipchip.hwsim.gates.logic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A builder of the registers of a clocked circuit: declare all, add their loads, drive once.
///
/// The enables of one register must never be high together; its next value is then an OR of ANDs. Belongs to
/// one builder.
/// Thread: owner
public final class Loads {
    private final NetlistBuilder n;
    private final Map<String, Register> registers = new LinkedHashMap<>();

    private record Register(Bus out, long initial, List<Load> loads) {}

    private record Load(Net enable, Bus value) {}

    public Loads(NetlistBuilder builder) {
        n = builder;
    }

    /// A register whose bits are nets called `name[0]`, `name[1]`, ..., all low at power-up.
    public Bus register(String name, int width) {
        return register(name, n.declare(name, width), 0);
    }

    /// The same with a value at power-up.
    public Bus register(String name, int width, long initial) {
        return register(name, n.declare(name, width), initial);
    }

    /// A register of one bit called `name`.
    ///
    /// @param initial value at power-up
    public Net bit(String name, boolean initial) {
        return register(name, Bus.of(n.declare(name)), initial ? 1 : 0).get(0);
    }

    private Bus register(String name, Bus out, long initial) {
        registers.put(name, new Register(out, initial, new ArrayList<>()));
        return out;
    }

    /// The output of a register.
    public Bus out(String name) {
        return registers.get(name).out;
    }

    /// At a clock edge at which `enable` is high the register takes `value`.
    public void load(String name, Net enable, Bus value) {
        Register register = registers.get(name);
        if (value.width() != register.out.width()) {
            throw new IllegalArgumentException(
                name + " has " + register.out.width() + " bits, not " + value.width());
        }
        register.loads.add(new Load(enable, value));
    }

    public void load(String name, Net enable, Net value) {
        load(name, enable, Bus.of(value));
    }

    public void load(String name, Net enable, long value) {
        load(name, enable, Bus.constant(value, registers.get(name).out.width()));
    }

    /// Makes the flip-flops of all registers.
    public void drive() {
        drive(registers.keySet());
    }

    /// Makes the flip-flops of these registers.
    public void drive(Collection<String> names) {
        names.stream().map(registers::get).forEach(register -> {
            Net enable = Words.orTree(n, register.loads.stream().map(Load::enable).toList());
            for (int bit = 0; bit < register.out.width(); bit++) {
                n.driveFlipFlop(register.out.get(bit), next(register, bit), enable, Net.ZERO, false,
                    (register.initial >>> bit & 1) != 0);
            }
        });
    }

    private Net next(Register register, int bit) {
        if (register.loads.size() == 1) {
            return register.loads.getFirst().value.get(bit);
        }
        List<Net> choices = new ArrayList<>();
        for (Load load : register.loads) {
            Net value = load.value.get(bit);
            if (value.equals(Net.ONE)) {
                choices.add(load.enable);
            } else if (!value.equals(Net.ZERO)) {
                choices.add(n.and(load.enable, value));
            }
        }
        return choices.isEmpty() ? Net.ZERO : Words.orTree(n, choices);
    }
}
