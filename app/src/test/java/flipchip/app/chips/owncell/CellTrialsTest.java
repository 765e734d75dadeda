package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.app.chips.owncell.CellTrials.Trial;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Compares verdicts on cells of the generator with Icarus Verilog, which runs each with 57,000 inputs beside
/// rules written once more. The cells and a line for each are left in `app/target/cell-trials`.
class CellTrialsTest {
    private static final long SEED = Long.getLong("flipchip.seed", 20_261_128);
    private static final int MANY = Integer.getInteger("flipchip.trials", 300);

    @TempDir
    Path folder;

    enum Oracle {
        SAME, DIFFERS, REFUSED
    }

    private record Result(Trial trial, Oracle oracle, CellReport report) {
        boolean isProved() {
            return report.verdict() == Verdict.PROVED;
        }

        @Override
        public String toString() {
            return trial.name() + "\t" + oracle + "\t" + report.verdict() + "\t"
                + report.findings().stream().map(Finding::code).distinct().collect(Collectors.joining(" "));
        }
    }

    @Test
    @Tag("thorough")
    void twentyVerdictsAreThoseOfASimulator() throws Exception {
        agree(20);
    }

    @Test
    @Tag("slow")
    void manyVerdictsAreThoseOfASimulator() throws Exception {
        agree(MANY);
    }

    private void agree(int count) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/iverilog")), "Icarus Verilog is not installed");
        Path kept = Path.of(System.getProperty("flipchip.root"), "app/target/cell-trials");
        Files.createDirectories(kept);
        List<Result> results = new ArrayList<>();
        for (Trial trial : CellTrials.trials(count, SEED)) {
            Path file = Files.writeString(kept.resolve(trial.name() + ".v"), trial.text());
            results.add(new Result(trial, oracle(trial.text(), folder), CellCheck.of(file)));
        }
        Files.write(kept.resolve("results.tsv"), results.stream().map(Result::toString).toList());
        List<Result> right = results.stream().filter(result -> result.trial.isRight()).toList();
        List<Result> refused = right.stream().filter(result -> !result.isProved()).toList();

        assertEquals(List.of(), right.stream().filter(result -> result.oracle != Oracle.SAME).toList(),
            "the generator made them wrong");
        assertEquals(List.of(),
            results.stream().filter(result -> result.isProved() && result.oracle != Oracle.SAME).toList(),
            "falsely proved");
        assertTrue(refused.size() * 100 <= right.size(), () -> "right, and refused: " + refused);
    }

    /// @param folder of the files that it needs
    static Oracle oracle(String text, Path folder) throws IOException, InterruptedException {
        Path bench = folder.resolve("oracle.sv");
        Files.writeString(bench, CellTrials.resource("oracle.sv"));
        // Icarus knows no byte order mark
        Path plain = Files.writeString(folder.resolve("plain.v"), text.replace("\ufeff", ""));
        Path made = folder.resolve("oracle.vvp");
        Files.deleteIfExists(made);
        run(folder, "iverilog", "-g2012", "-o", made.toString(), "-s", "flipchip_oracle", bench.toString(),
            plain.toString());
        String said = Files.exists(made) ? run(folder, "vvp", "-n", made.toString()) : "";
        return said.contains("SAME") ? Oracle.SAME
            : said.contains("DIFFERS") ? Oracle.DIFFERS
            : Oracle.REFUSED;
    }

    private static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Process process =
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.destroyForcibly().waitFor();
            return "DIFFERS: a loop without end";
        }
        return Files.readString(out, StandardCharsets.ISO_8859_1);
    }
}
