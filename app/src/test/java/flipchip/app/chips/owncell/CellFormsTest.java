package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.app.chips.owncell.CellTrialsTest.Oracle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Forms of Verilog in which a cell may be written. Those of `forms/right` are right, those of `forms/wrong`
/// are not, as Icarus Verilog shows; those of `forms/refused` simulate as right ones, and are no circuit or
/// more than Yosys reads. The first line of a form that is not proved is the code of its finding.
@Tag("thorough")
class CellFormsTest {
    @TempDir
    Path folder;

    @BeforeAll
    static void needsTools() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/iverilog")), "Icarus Verilog is not installed");
    }

    static List<Path> right() throws IOException, URISyntaxException {
        return forms("right");
    }

    static List<Path> wrong() throws IOException, URISyntaxException {
        return forms("wrong");
    }

    static List<Path> refused() throws IOException, URISyntaxException {
        return forms("refused");
    }

    private static List<Path> forms(String kind) throws IOException, URISyntaxException {
        try (Stream<Path> files =
            Files.list(Path.of(CellFormsTest.class.getResource("forms/" + kind).toURI()))) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("right")
    void aRightFormIsProved(Path form) throws Exception {
        assertEquals(Oracle.SAME, CellTrialsTest.oracle(Files.readString(form), folder));
        CellReport report = CellCheck.of(form);

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
        assertEquals(List.of(), report.findings());
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void aWrongFormIsNotProved(Path form) throws Exception {
        assertEquals(Oracle.DIFFERS, CellTrialsTest.oracle(Files.readString(form), folder));
        assertFound(form);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void aFormThatIsNoCircuitIsExplained(Path form) throws Exception {
        assertFound(form);
    }

    private static void assertFound(Path form) throws Exception {
        String code = Files.readAllLines(form).getFirst().replace("// ", "");
        CellReport report = CellCheck.of(form);

        assertNotEquals(Verdict.PROVED, report.verdict());
        assertTrue(report.findings().stream().map(Finding::code).anyMatch(code::equals),
            () -> report.findings().toString());
    }
}
