package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What simulators write is read as it is meant, and what does not fit is said.
class StimulusVcdTest {
    private static final String PINS =
        "$var wire 4 a x [3:0] $end $var wire 4 b y [3:0] $end $enddefinitions $end ";
    @TempDir
    private Path folder;

    /// With y = x, or with y one clock later.
    private static Netlist circuit(boolean clocked) {
        NetlistBuilder builder = new NetlistBuilder("c");
        Bus x = builder.input("x", 4);
        builder.output("y", new Bus(x.nets().stream()
            .map(net -> clocked ? builder.flipFlop(net) : builder.not(builder.not(net))).toList()));
        return builder.build();
    }

    private Stimulus read(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("a.vcd"), "$scope module t $end " + text);
        return Stimulus.read(file, circuit(false), Optional.empty(), () -> false);
    }

    private Stimulus clocked(String text) throws IOException {
        Path file =
            Files.writeString(folder.resolve("a.vcd"), "$scope module t $end $var wire 1 c clk $end " + text);
        return Stimulus.read(file, circuit(true), Optional.of("clk"), () -> false);
    }

    private static List<Integer> inputs(Stimulus stimulus) {
        return stimulus.vectors().steps().stream().map(step -> step.inputs().getFirst().intValue()).toList();
    }

    private static void saidLast(Stimulus stimulus, String... notes) {
        int size = stimulus.notes().size();
        assertEquals(List.of(notes), stimulus.notes().subList(size - notes.length, size));
    }

    @Test
    void agreementIsSaidOfWhatWasComparedAlone() throws IOException {
        saidLast(read(PINS + "#0 b1 a b1 b #5 b10 a b10 b"),
            "All 2 output values compared agree with the recording.");
        saidLast(read(PINS + "#0 b1 a bx b #5 b10 a b10 b"),
            "Outputs missing or undefined in the recording, not compared there: y.",
            "All 1 output values compared agree with the recording.");
        saidLast(read("$var wire 4 a x $end $enddefinitions $end #0 b1 a"),
            "Outputs missing or undefined in the recording, not compared there: y.",
            "The recording has no output value of the circuit to compare.");
    }

    @Test
    void aSignalOfAnotherWidthIsNotUsed() throws IOException {
        Stimulus stimulus =
            read("$var wire 4 a x $end $var wire 2 b y $end $enddefinitions $end #0 b1 a b10 b");

        saidLast(stimulus, "Of another width in the recording, so not used: y.",
            "Outputs missing or undefined in the recording, not compared there: y.",
            "The recording has no output value of the circuit to compare.");
    }

    @Test
    void bitsThatAreRecordedOneByOneAreOnePin() throws IOException {
        Stimulus stimulus = read("$var wire 1 a x [3] $end $var wire 1 b x [2] $end $var wire 1 c x[0] $end "
            + "$var wire 1 d x[1] $end $var real 64 r y $end $enddefinitions $end "
            + "#0 1a 0b 0c 1d r0.5 r #1 1c");

        assertEquals(List.of(10, 11), inputs(stimulus));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        $upscope $end;$upscope $end | a.vcd:2: a scope is opened or closed wrongly: $upscope
        ;;$scope $end               | a.vcd:3: a scope is opened or closed wrongly: $scope
        ;$var wire x $end           | a.vcd:2: a signal is declared wrongly: $var wire x
        """)
    void aMalformedHeaderIsRefusedWithItsLine(String header, String words) {
        IOException refused =
            assertThrows(IOException.class, () -> read(header.replace(';', '\n') + "\n$enddefinitions $end"));

        assertEquals(words, refused.getMessage());
    }

    @Test
    void endlessScopesAreRefused() {
        IOException refused =
            assertThrows(IOException.class, () -> read("$scope module a $end\n".repeat(2_000) + PINS));

        assertTrue(refused.getMessage().contains("a scope is opened or closed wrongly"),
            refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"U", "W", "L", "H", "-", "2", "z"})
    void everySignButZeroAndOneIsUndefined(String sign) throws IOException {
        Stimulus stimulus = read(PINS + "#0 b1" + sign + "1 a b101 b");

        assertEquals(List.of(5), inputs(stimulus));
        assertTrue(stimulus.notes().contains("Undefined in the recording for a time, shown as 0: x."));
    }

    @Test
    void ofALongValueTheLastDigitsCount() throws IOException {
        assertEquals(List.of(7),
            inputs(read(PINS + "$comment #3 0a $end #0 b" + "1".repeat(20_000) + "0111 a")));
    }

    @Test
    void readingEndsWhenItIsNoLongerWanted() throws IOException {
        Path file = Files.writeString(folder.resolve("a.vcd"),
            "$scope module t $end " + PINS + "#0 b1 a b1 b #1 b10 a #2 b11 a");
        int[] asked = {0};

        Stimulus stimulus = Stimulus.read(file, circuit(false), Optional.empty(), () -> ++asked[0] > 4);

        assertEquals(List.of(1), inputs(stimulus));
    }

    @Test
    void withoutAClockAStepIsNamedByTheTimeAtWhichItsInputsBegin() throws IOException {
        Stimulus stimulus = read(
            "$timescale 1ns $end " + PINS + "$dumpvars bx a bx b $end #0 b1 a #2 b1 b #5 b10 a #6 b10 b #9");

        assertEquals(List.of(1, 2), inputs(stimulus));
        assertEquals(List.of("0 x 1ns", "5 x 1ns"), stimulus.times());
        saidLast(stimulus, "All 2 output values compared agree with the recording.");
    }

    @Test
    void aClockThatNeverRisesIsSaid() throws IOException {
        IOException refused = assertThrows(IOException.class, () -> clocked(PINS + "#0 0c b1 a #5 b10 a #9"));

        assertEquals("a.vcd: In the recording no input of t changes, or its clock has no rising edge.",
            refused.getMessage());
        assertEquals(List.of(1, 2), inputs(clocked(PINS + "#0 0c b1 a b0 b #5 1c b10 a b1 b")));
    }

    @Test
    void aTableIsNoLongerThanFourMegabytes() throws IOException {
        Path table = Files.writeString(folder.resolve("t.csv"), "x\n" + "1\n".repeat(3 << 20));

        assertThrows(IOException.class,
            () -> Stimulus.read(table, circuit(false), Optional.empty(), () -> false));
    }

    @Test
    void aFilmThatIsShorterThanTheStimulusKnowsIt() {
        Netlist machine = Circuits.find("machine").orElseThrow().netlist().get();
        int most = 8_000_000 / machine.gates().size();
        TestVectors.Step still = new TestVectors.Step(
            Collections.nCopies(machine.ports(Port.Direction.INPUT).size(), BigInteger.ZERO), List.of());

        for (int steps : List.of(most, most + 1)) {
            NamedCircuit driven = new NamedCircuit("m", "", () -> machine, Optional.empty(),
                (_, _, _) -> new TestVectors(machine, Collections.nCopies(steps, still)));
            assertEquals(steps > most, Film.of(driven, machine, true, () -> false).isCut());
        }
    }
}
