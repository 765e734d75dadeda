package flipchip.hwsim.gates.sim;

import java.util.List;
import flipchip.web.build.Replaces;

/// What the page has instead of generated machine code, which no browser lets a program make: its gates are
/// interpreted. In the simulator's package for its parts.
public final class InterpretedCode {
    private InterpretedCode() {}

    @Replaces(value = PassCompiler.class, isWhole = true)
    static CompiledPass compile(PassCompiler compiler, long[] values, List<EdgeGates.Load> loads) {
        InterpretedPass pass =
            new InterpretedPass(compiler.plan().netlist(), new GateTable(compiler.plan().netlist()));
        return () -> pass.run(values);
    }
}
