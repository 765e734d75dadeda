package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.hwsim.verify.faults.StuckSurvey;
import flipchip.hwsim.verify.faults.StuckSurvey.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StuckCommandTest {
    @TempDir
    private Path folder;

    private Path survey(Set<Integer> open) throws IOException {
        List<Fault> faults = new StuckSurvey(1L, 64, 0).run(0, StuckSurvey.faults());
        return Files.writeString(folder.resolve("result.tsv"),
            faults.stream()
                .map(fault -> String.join("\t", String.valueOf(fault.number()), fault.net(),
                    fault.high() ? "1" : "0", open.contains(fault.number()) ? "open" : "redundant", "0", "0")
                    + "\n")
                .collect(Collectors.joining()));
    }

    @Test
    void aSolverBuildsABoardOrProvesThatThereIsNone() throws IOException {
        assumeTrue(Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(bin -> Files.isExecutable(Path.of(bin, "yosys-abc"))), "no yosys-abc");
        List<Fault> faults = new StuckSurvey(1L, 64, 0).run(0, StuckSurvey.faults());
        Set<Integer> shows = faults.stream().filter(fault -> fault.verdict() == StuckSurvey.Verdict.FOUND)
            .limit(3).map(Fault::number).collect(Collectors.toSet());
        Set<Integer> never = faults.stream().filter(fault -> fault.verdict() == StuckSurvey.Verdict.REDUNDANT)
            .limit(2).map(Fault::number).collect(Collectors.toSet());
        Set<Integer> open =
            java.util.stream.Stream.concat(shows.stream(), never.stream()).collect(Collectors.toSet());
        String[] command = {"stuck", survey(open).toString(), "--dir", folder.resolve("work").toString()};

        LabRun run = LabRun.of(command);

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals("shown by a board that the solver built 3",
            run.line("shown by a board that the solver built"));
        assertEquals("redundant, proved 2", run.line("redundant, proved"));
        List<String> table = Files.readAllLines(folder.resolve("work/faults.tsv"));
        shows.forEach(number -> assertTrue(table.get(number).contains("\tbuilt\t1\t1\t"), table.get(number)));
        never.forEach(number -> assertTrue(table.get(number).contains("\tproved\t"), table.get(number)));
        assertEquals(64, Files.readAllLines(folder.resolve("work/cells.txt")).size());
        assertEquals(run.out(), LabRun.of("stuck", command[1], "--dir", command[3], "--abc", "false").out(),
            "it does not go on where it was");
    }

    @Test
    void aFileThatIsNoSurveyIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("other.tsv"), "0\ta1.remB[N]\t0\topen\t0\t0\n");

        LabRun run = LabRun.of("stuck", file.toString(), "--dir", folder.toString());

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertTrue(run.err().contains("is not a survey of all 14592 faults"), run.err());
    }
}
