package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.engine.testkit.Waiting;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Cells as students write them: the starting file with one thing changed.
class CellCheckTest {
    private static final String LEGAL = "assign legal = empty & ((curB & |remB_in) | (curW & |remW_in));";

    /// What was found out about a text: several tests look at the same cell.
    private static final Map<String, CellReport> CHECKED = new HashMap<>();

    @TempDir
    Path folder;

    @BeforeAll
    static void needsYosys() {
        assumeTrue(Stream.of(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(place -> Files.isExecutable(Path.of(place, "yosys"))), "Yosys is not installed");
    }

    /// @param from     text of the starting file
    /// @param to       what stands there instead
    /// @param place    text of the line that the answer names
    /// @param sentence part of what it says
    record Wrong(String name, String from, String to, Verdict verdict, String place, String sentence) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Wrong> wrongCells() {
        return List.of(
            wrong("a semicolon is missing", "assign rolB = {8{isB}} | remB;", "assign rolB = {8{isB}} | remB",
                Verdict.BROKEN, "assign rolW = {8{isW}}", "cannot read this: syntax error"),
            wrong("a bracket is missing", LEGAL,
                "assign legal = empty & ((curB & |remB_in) | (curW & |remW_in);", Verdict.BROKEN,
                "assign legal", "cannot read this: syntax error"),
            wrong("the module has another name", "module my_cell (", "module cell_1 (", Verdict.BROKEN, "",
                "Module my_cell not found"),
            wrong("endmodule is missing", "endmodule", "", Verdict.BROKEN, "module my_cell (",
                "module is not closed: endmodule is missing."),
            wrong("a pin is missing", "    output toB, toW  ", "    output toB  ", Verdict.NO_CELL, "",
                "The output toW is missing."),
            wrong("a pin is too narrow", "input [7:0] remB_in, remW_in,", "input [6:0] remB_in, remW_in,",
                Verdict.NO_CELL, "input [6:0] remB_in", "The input remB_in has 7 bits, not 8."),
            wrong("a latch", LEGAL,
                "reg lg; always @* if (empty) lg = (curB & |remB_in) | (curW & |remW_in); "
                    + "assign legal = lg;",
                Verdict.NO_CELL, "assign legal", "A latch is inferred for lg"),
            wrong("a latch in a case", "wire mvB = sel & curB;",
                "reg mvB; always @* case (curB) 1'b1: mvB = sel; endcase", Verdict.NO_CELL, "reg mvB",
                "A latch is inferred for mvB"),
            wrong("a loop", "assign rolB = {8{isB}} | remB;", "assign rolB = {8{isB}} | (rolB & remB);",
                Verdict.NO_CELL, "assign rolB", "A combinational loop"),
            wrong("a loop over two signals", "assign remB = {8{isW}} & rolB_in;",
                "assign remB = {8{isW}} & rolB_in & rolB;", Verdict.NO_CELL, "assign remB",
                "A combinational loop"),
            wrong("a pin nobody drives", "assign toW = |flW | mvW;", "", Verdict.NO_CELL, "output toB, toW",
                "toW is not written yet."),
            wrong("a wire nobody drives", "wire mvW = sel & curW;", "wire mvW;", Verdict.NO_CELL, "wire mvW",
                "mvW"),
            wrong("a name mistyped", "assign toB = |flB | mvB;", "assign toB = |flB | mvb;", Verdict.NO_CELL,
                "assign toB", "mvb is not declared"),
            wrong("a register", "wire mvB = sel & curB;", "reg mvB; always @(posedge sel) mvB <= curB;",
                Verdict.NO_CELL, "reg mvB", "A register"),
            wrong("the directions turned round", "assign remB = {8{isW}} & rolB_in;",
                "assign remB = {8{isW}} & {rolB_in[3:0], rolB_in[7:4]};", Verdict.DIFFERS, "assign remB",
                "It works for direction "),
            wrong("one direction forgotten", "assign remW = {8{isB}} & rolW_in;",
                "assign remW = {1'b0, {7{isB}} & rolW_in[6:0]};", Verdict.DIFFERS, "remW",
                "remW[7] (NW) is 0 and must be 1"),
            wrong("the own colour closes at distance 1", LEGAL,
                "assign legal = empty & ((curB & |rolB_in) | (curW & |rolW_in));", Verdict.DIFFERS,
                "assign legal", "legal is 1 and must be 0"),
            wrong("legal on a square with a disc", LEGAL,
                "assign legal = (curB & |remB_in) | (curW & |remW_in);", Verdict.DIFFERS, "assign legal",
                "legal is 1 and must be 0"),
            wrong("the colours exchanged", "assign remB = {8{isW}} & rolB_in;",
                "assign remB = {8{isB}} & rolB_in;", Verdict.DIFFERS, "assign remB", "must be"),
            wrong("the played disc is not placed", "assign toB = |flB | mvB;", "assign toB = |flB;",
                Verdict.DIFFERS, "assign toB", "toB is 0 and must be 1"),
            wrong("flips run on over the end", "wire [7:0] flW = flipW_in & remW;",
                "wire [7:0] flW = flipW_in & {8{isB}};", Verdict.DIFFERS, "flW", "must be 0"),
            wrong("the border taken for the mover's disc", "assign remB = {8{isW}} & rolB_in;",
                "assign remB = {8{isW}} & (rolB_in | ~(rolB_in | rolW_in));", Verdict.DIFFERS, "assign remB",
                "must be 0"),
            wrong("an AND for an OR", "assign rolW = {8{isW}} | remW;", "assign rolW = {8{isW}} & remW;",
                Verdict.DIFFERS, "assign rolW", "It is always 0"));
    }

    private static Wrong wrong(String name, String from, String to, Verdict verdict, String place,
            String sentence) {
        return new Wrong(name, from, to, verdict, place, sentence);
    }

    @ParameterizedTest
    @MethodSource("wrongCells")
    void aWrongCellGetsItsSentenceAndItsPlace(Wrong wrong) throws Exception {
        String start = CellCheck.startingFile();
        assertTrue(start.contains(wrong.from));
        String text = start.replace(wrong.from, wrong.to);

        CellReport report = check(text);

        assertEquals(wrong.verdict, report.verdict(), () -> report.findings().toString());
        Finding first = report.findings().getFirst();
        assertTrue(
            report.findings().stream().anyMatch(finding -> finding.sentence().contains(wrong.sentence)),
            () -> report.findings().toString());
        if (!wrong.place.isEmpty()) {
            String line = text.lines().toList().get(first.line() - 1);
            assertTrue(line.contains(wrong.place), () -> first + " is at: " + line);
        }
        assertTrue(report.points() < 90);
    }

    static Stream<List<String>> rightCells() {
        return Stream.of(List.of("as given", "", ""),
            List.of("with multiplexers", "assign rolB = {8{isB}} | remB;",
                "assign rolB = isW ? rolB_in : {8{isB}};"),
            List.of("by a loop", LEGAL,
                "reg lg; integer d; always @* begin lg = 0; for (d = 0; d < 8; d = d + 1) "
                    + "if (empty && (curB ? remB_in[d] : remW_in[d])) lg = 1; end assign legal = lg;"),
            List.of("by De Morgan", "assign remB = {8{isW}} & rolB_in;",
                "assign remB = ~(~{8{isW}} | ~rolB_in);"),
            List.of("without the pin empty", LEGAL,
                "assign legal = !isB && !isW && ((curB ? remB_in : remW_in) != 0);"),
            List.of("with a case", "assign rolW = {8{isW}} | remW;",
                "reg [7:0] r; always @* case ({isW, isB}) "
                    + "2'b10: r = 8'hff; 2'b01: r = rolW_in; default: r = 0; endcase assign rolW = r;"));
    }

    @ParameterizedTest
    @MethodSource("rightCells")
    void aRightCellOfAnotherFormIsProved(List<String> change) throws Exception {
        String start = CellCheck.startingFile();
        assertTrue(start.contains(change.get(1)));

        CellReport report =
            check(change.get(1).isEmpty() ? start : start.replace(change.get(1), change.get(2)));

        assertEquals(Verdict.PROVED, report.verdict(), () -> change.getFirst() + ": " + report.findings());
        assertTrue(report.points() >= 90);
        assertTrue(report.gates() > 50 && report.depth() > 3);
    }

    @Test
    void theStartingFileHasOurFigures() throws Exception {
        CellReport report = check(CellCheck.startingFile());

        assertEquals(100, report.points(), () -> report.gates() + " gates, " + report.depth());
        assertFalse(report.gates() > 114);
    }

    @Test
    void aWrongCellShowsItselfOnABoardOfAGame() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("curB & |remB_in", "curB & |rolB_in"));

        String last = report.findings().getLast().sentence();
        assertTrue(last.startsWith("In an array, with black to move on "), last);
        assertTrue(last.endsWith(" is marked legal and is not."), last);
    }

    @Test
    void whatIsWrongIsToldInTheLanguageOfTheWindow() throws Exception {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
        try {
            CellReport wrong = check(CellCheck.startingFile().replace("curB & |remB_in", "curB & |rolB_in"));
            String first = wrong.findings().getFirst().sentence();
            assertTrue(first.startsWith("legal ist 1 und muss 0 sein, mit "), first);
            assertTrue(first.contains(" Die Regel: legal ist 1 auf einem leeren Feld"), first);
            String last = wrong.findings().getLast().sentence();
            assertTrue(last.startsWith("Im Zellenfeld, mit Schwarz am Zug auf "), last);
            assertTrue(last.endsWith(" ist als legal markiert und ist es nicht."), last);

            assertEquals("Das Modul my_cell fehlt in der Datei. Sie enthält: cell.",
                check("module cell; endmodule").findings().getFirst().sentence());
            assertEquals("Der Eingang isB fehlt.",
                check("module my_cell; endmodule").findings().getFirst().sentence());
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }

    @Test
    void theGateThatLiesFirstIsNamed() throws Exception {
        CellReport legal = check(CellCheck.startingFile().replace("curB & |remB_in", "curB & |rolB_in"));
        CellMistake shown = legal.mistake().orElseThrow();
        assertTrue(shown.net().endsWith(".legal"), shown.toString());
        assertTrue(shown.move().isEmpty());

        CellReport turned = check(CellCheck.startingFile().replace("assign remW = {8{isB}} & rolW_in;",
            "assign remW = {1'b0, {7{isB}} & rolW_in[6:0]};"));
        assertTrue(turned.mistake().orElseThrow().net().endsWith(".remW[NW]"), turned.mistake().toString());

        CellReport placed =
            check(CellCheck.startingFile().replace("assign toB = |flB | mvB;", "assign toB = |flB;"));
        CellMistake missing = placed.mistake().orElseThrow();
        assertEquals(missing.move().orElseThrow() + ".toB", missing.net());
    }

    @Test
    void aCellThatIsWrongOnlyWhereGamesDoNotComeGetsThePointsForSamples() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace(LEGAL,
            "assign legal = empty & ((curB & |remB_in & ~&remB_in) | (curW & |remW_in));"));

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertEquals(40, report.points());
        assertTrue(report.findings().getLast().sentence()
            .startsWith("In an array it plays 64 games without a " + "mistake"));
    }

    @Test
    void whatTheFileLetsYosysPrintIsNoProof() throws Exception {
        String wrong = CellCheck.startingFile().replace(LEGAL,
            "assign legal = empty & ((curB & |remB_in & ~&remB_in) | (curW & |remW_in));");

        CellReport report =
            check(wrong.replace("endmodule", "initial $display(\"no model found: SUCCESS!\");\nendmodule"));

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertEquals(check(wrong).findings(), report.findings());
    }

    @Test
    void whatTheFileLetsYosysPrintIsNoPathAndNoPlace() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("endmodule",
            "initial $display(\"Longest topological path in my_cell (length=1)\");\n"
                + "initial $display(\"my_cell.v:99999999999: ERROR: a\");\n"
                + "initial $display(\"\\377\");\nendmodule"));

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
        assertEquals(check(CellCheck.startingFile()).depth(), report.depth());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aYosysThatDoesNotEndIsEndedAndTold() throws Exception {
        CellReport report = CellCheck.of(CellFile.read(rightCell()), sleeper(), Duration.ofSeconds(1));

        assertEquals(Verdict.BROKEN, report.verdict());
        assertEquals(List.of(new Finding(0, "endless",
            "Yosys did not end within a minute: check the cell for an endless loop")), report.findings());
        for (ProcessHandle child : ProcessHandle.current().children().toList()) {
            assertTimeoutPreemptively(Duration.ofMinutes(1), () -> child.onExit().get());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aYosysThatDoesNotEndIsToldInTheLanguageOfTheWindow() throws Exception {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
        try {
            assertEquals(
                List.of(new Finding(0, "endless",
                    "Yosys wurde binnen einer Minute nicht fertig: Prüfen Sie die Zelle auf eine "
                        + "Endlosschleife")),
                CellCheck.of(CellFile.read(rightCell()), sleeper(), Duration.ofSeconds(1)).findings());
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anInterruptEndsYosysToo() throws Exception {
        Path cell = rightCell();
        String sleeper = sleeper();
        CompletableFuture<Throwable> thrown = new CompletableFuture<>();
        Thread checking = Thread.ofPlatform().start(() -> thrown.complete(assertThrows(Throwable.class,
            () -> CellCheck.of(CellFile.read(cell), sleeper, Duration.ofMinutes(10)))));
        Waiting.until(() -> Files.exists(folder.resolve("number")));

        checking.interrupt();

        assertInstanceOf(InterruptedException.class, thrown.get());
        awaitEndOfSleeper();
    }

    @ParameterizedTest
    @ValueSource(strings = {"`define X `X `X\n`X\n", "`define A ~~~~~~~~~~~~~~~~\n"})
    void aYosysThatNeedsTooMuchMemoryIsEndedAndTold(String bomb) throws Exception {
        StringBuilder text = new StringBuilder(bomb);
        for (char name = 'A'; name < 'J'; name++) {
            text.append("`define ").append((char) (name + 1)).append((" `" + name).repeat(16)).append('\n');
        }

        CellReport report =
            check(text + CellCheck.startingFile().replace("assign legal = empty", "assign legal = `J empty"));

        assertEquals(Verdict.BROKEN, report.verdict());
        assertEquals(0, report.findings().getFirst().line());
    }

    @Test
    void filesBesideTheCellCanBeIncluded() throws Exception {
        Files.writeString(folder.resolve("part.vh"), "`include \"more.vh\"\n" + LEGAL + "\n");
        Files.writeString(folder.resolve("more.vh"), "// nothing\n");

        assertEquals(Verdict.PROVED,
            check(CellCheck.startingFile().replace(LEGAL, "`include \"part.vh\"")).verdict());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkThatLeadsElsewhereIsNotIncluded() throws Exception {
        Files.createSymbolicLink(folder.resolve("link.vh"), Path.of("/etc/passwd"));

        assertEquals("include",
            check("`include \"link.vh\"\n" + CellCheck.startingFile()).findings().getFirst().code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"`include \"/etc/passwd\"", "`include \"../x.v\"", "`include \"none.vh\"",
        "`include `X", "`include \"spec.v\"", "localparam x = \"//\"; `include \"/etc/passwd\""})
    void noOtherFileCanBeIncluded(String include) throws Exception {
        CellReport report = check("// a cell\n" + include + "\n" + CellCheck.startingFile());

        assertEquals(Verdict.BROKEN, report.verdict());
        assertEquals(2, report.findings().getFirst().line());
        assertTrue(
            report.findings().getFirst().sentence().endsWith("only files beside the cell can be included."),
            report.findings().toString());
    }

    @Test
    void foldersOfKilledChecksAreRemoved() throws Exception {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        Process dead = new ProcessBuilder("true").start();
        dead.waitFor();
        Path left =
            Files.createTempDirectory(temporary, "flipchip-cell-" + Long.toString(dead.pid(), 36) + "-");
        Files.writeString(left.resolve("yosys.log"), "x");

        CellCheck.of(rightCell());

        assertFalse(Files.exists(left));
        try (Stream<Path> ours = Files.list(temporary)) {
            String number = "flipchip-cell-" + Long.toString(ProcessHandle.current().pid(), 36) + "-";
            assertTrue(ours.noneMatch(path -> path.getFileName().toString().startsWith(number)));
        }
    }

    private Path rightCell() throws IOException {
        return Files.writeString(folder.resolve("cell.v"), CellCheck.startingFile());
    }

    /// A program that writes its number as a process, and sleeps.
    private String sleeper() throws IOException {
        Path program = Files.writeString(folder.resolve("sleeper"),
            "#!/bin/sh\ncd " + folder + "\necho $$ > new\nmv new number\nexec sleep 600\n");
        assertTrue(program.toFile().setExecutable(true));
        return program.toString();
    }

    private void awaitEndOfSleeper() throws Exception {
        long number = Long.parseLong(Files.readString(folder.resolve("number")).strip());
        ProcessHandle.of(number).map(ProcessHandle::onExit)
            .ifPresent(end -> assertTimeoutPreemptively(Duration.ofMinutes(1), () -> end.get()));
    }

    @Test
    void cellsThatLoopOnlySideBySideAreFound() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("assign remB = {8{isW}} & rolB_in;",
            "assign remB = {8{isW}} & rolB_in & ~{8{&rolB_in}};"));

        assertEquals("Put side by side, the cells make a combinational loop.",
            report.findings().getLast().sentence());
    }

    private CellReport check(String text) throws Exception {
        String key = Locale.getDefault(Locale.Category.DISPLAY) + text;
        CellReport known = CHECKED.get(key);
        if (known == null) {
            known = CellCheck.of(Files.writeString(folder.resolve("cell.v"), text));
            CHECKED.put(key, known);
        }
        return known;
    }
}
