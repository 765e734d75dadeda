package flipchip.hwsim.circuit.solver;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/// The programs of the forms that search in software. Both are ours: the endgame-chip paper names the
/// arrangements only. Their texts are the resources `processor.program` and `coprocessor.program`.
final class SolverPrograms {
    static final int BUS_WORD = 6;
    private static final Map<String, Integer> CLOCKS = Map.ofEntries(Map.entry("ld", 2), Map.entry("st", 1),
        Map.entry("mov", 1), Map.entry("li", 1), Map.entry("or", 1), Map.entry("and", 1), Map.entry("xor", 1),
        Map.entry("sll", 1), Map.entry("srl", 1), Map.entry("sra", 1), Map.entry("add", 1),
        Map.entry("sub", 1), Map.entry("b", 1), Map.entry("jmp", 2));

    /// A 32-bit processor with 32 registers, one clock an instruction, two for a load, a jump and a branch
    /// that is taken. Checker, flipper, selector and counters are registers in its address space. Two
    /// registers hold 64 squares: `own` is own0 and own1. A stack word is 32 bits; a node is nine of them, of
    /// sixteen.
    static final Listing PROCESSOR = Listing.parse(CLOCKS, text("processor"));

    /// The same program on a host computer as fast as the chip, with the circuits behind a bus of 64 bits:
    /// six clocks a word (request, address, three of turn-round, data) in place of the accesses to registers.
    static final Listing COPROCESSOR = Listing.parse(withBus(), text("coprocessor"));

    private SolverPrograms() {}

    private static Map<String, Integer> withBus() {
        Map<String, Integer> clocks = new HashMap<>(CLOCKS);
        clocks.put("out", BUS_WORD);
        clocks.put("in", BUS_WORD);
        return clocks;
    }

    private static String text(String name) {
        try (InputStream in =
            Objects.requireNonNull(SolverPrograms.class.getResourceAsStream(name + ".program"), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
