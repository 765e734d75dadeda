package flipchip.lab.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.board.Position;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.eval.WeightsFormat;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.Transcript;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.lab.job.Job;
import flipchip.lab.job.JobFolder;
import flipchip.lab.job.JobInputs;
import flipchip.lab.job.JobSpec;
import flipchip.lab.job.Jobs;
import flipchip.lab.program.Commit;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A choice of a job: a new one, or the one in the folder.
final class JobChoice {
    private static final String GAMES = "games";
    private static final int LONGEST = Integer.MAX_VALUE - 64;

    @Option(names = "--dir", paramLabel = "DIR", required = true,
        description = "Folder of the job: its order, its files, its shards and its result.")
    private Path folder;
    @Parameters(index = "0", arity = "0..1", paramLabel = "JOB",
        description = "Kind of a new job, as 'job list' has it. Without: goes on with the job in the folder.")
    private String kind;
    @Parameters(index = "1..*", paramLabel = "OPTION=VALUE", description = "Options of the kind.")
    private List<String> options = new ArrayList<>();
    @Option(names = "--file", paramLabel = "NAME=FILE",
        description = "A file that the job works on; may be repeated.")
    private Map<String, Path> files = new HashMap<>();
    @Option(names = "--wthor", paramLabel = "DIR",
        description = "Folder of the WTHOR archive, as the job's file 'games'; with such a file, both.")
    private Path wthor;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of everything left to chance. Default: ${DEFAULT-VALUE}.")
    private long seed;
    @Option(names = "--other-commit",
        description = "Go on although the job was begun by another state of the program.")
    private boolean otherCommit;

    /// The job, or a sentence about what is wrong with the command line.
    JobFolder chosen() throws IOException {
        try {
            return folder();
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    /// The folder with the job in it.
    ///
    /// @throws IllegalArgumentException if the options are not as they should be
    /// @throws IOException              if files cannot be read or written, or the folder has another job
    private JobFolder folder() throws IOException {
        JobFolder job = new JobFolder(folder);
        String commit = Commit.name();
        if (kind != null) {
            JobSpec order = JobSpec.of(kind, given(), seed, commit);
            JobInputs material = material(Jobs.named(kind).kind());
            Jobs.named(kind).begin(order, material);
            job.begin(order, material);
        } else if (!options.isEmpty() || !files.isEmpty() || wthor != null) {
            throw new IllegalArgumentException("options and files belong to a new job: name its kind");
        }
        if (!job.isBegun()) {
            throw new IllegalArgumentException("job not found in " + folder + ": name its kind");
        }
        if (!otherCommit && !job.order().commit().equals(commit)) {
            throw new IllegalArgumentException(folder + " was begun by commit " + job.order().commit()
                + " and this is " + commit + "; --other-commit goes on all the same");
        }
        return job;
    }

    private Map<String, String> given() {
        Map<String, String> given = new TreeMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("'" + option + "' is not of the form OPTION=VALUE");
            }
            given.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return given;
    }

    private JobInputs material(Job.Kind job) throws IOException {
        SortedMap<String, byte[]> found = new TreeMap<>();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            if (!file.getKey().matches("[\\w.-]+")) {
                throw new IllegalArgumentException(
                    "--file: '" + file.getKey() + "' is not a name of letters and digits");
            }
            found.put(file.getKey(), RegularFile.read(file.getValue(), LONGEST));
        }
        if (wthor != null) {
            found.merge(GAMES, games(), JobChoice::both);
        }
        if (!found.containsKey(JobInputs.WEIGHTS)
                && job.files().stream().anyMatch(need -> need.name().equals(JobInputs.WEIGHTS))) {
            found.put(JobInputs.WEIGHTS, ownWeights());
        }
        for (Job.Need need : job.files()) {
            if (need.required() && !found.containsKey(need.name())) {
                throw new IllegalArgumentException(
                    "the job needs " + need.about() + ": --file " + need.name() + "=FILE");
            }
        }
        return new JobInputs(found);
    }

    private static byte[] both(byte[] one, byte[] other) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(one);
        if (one.length > 0 && one[one.length - 1] != '\n') {
            all.write('\n');
        }
        all.writeBytes(other);
        return all.toByteArray();
    }

    private static byte[] ownWeights() throws IOException {
        Path file = Files.createTempFile("flipchip-weights", "");
        try {
            WeightsFile.write(WeightsFormat.readBuiltIn(), file);
            return Files.readAllBytes(file);
        } finally {
            Files.delete(file);
        }
    }

    /// The games of the archive as far as they are legal, a line each.
    private byte[] games() throws IOException {
        return WthorReader.allGames(wthor).stream().map(JobChoice::moves).collect(Collectors.joining("\n"))
            .getBytes(StandardCharsets.UTF_8);
    }

    private static String moves(WthorGame game) {
        return Transcript.print(Transcript
            .read(game.moves().stream().map(Object::toString).collect(Collectors.joining()), Position.INITIAL)
            .game());
    }
}
