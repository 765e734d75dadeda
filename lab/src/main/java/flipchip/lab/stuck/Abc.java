package flipchip.lab.stuck;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.engine.io.ForeignProgram;

/// A runner of ABC, the verifier that comes with Yosys; it checks networks for equality on all inputs. Any
/// thread.
///
/// @param program its file or name
record Abc(String program) {
    private static final int MEGABYTES = 4096;
    private static final String EQUAL = "Networks are equivalent";
    private static final String UNEQUAL = "Networks are NOT EQUIVALENT";
    private static final String PATTERN = "Input pattern:";

    /// Compares networks with another one.
    ///
    /// @return for each the inputs that are high where the two differ; empty if they never do
    /// @throws IOException if ABC cannot be started or does not decide them all
    List<Optional<Set<String>>> differences(List<Path> networks, Path other) throws IOException {
        String script = networks.stream().map(network -> "cec -C 10000000 " + network + " " + other)
            .collect(Collectors.joining("; "));
        Process abc = ForeignProgram
            .start(new ProcessBuilder(program, "-c", script).redirectErrorStream(true), MEGABYTES);
        abc.getOutputStream().close();
        List<Optional<Set<String>>> found =
            read(new String(abc.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        if (found.size() != networks.size()) {
            throw new IOException(
                program + " decided " + found.size() + " of " + networks.size() + " networks");
        }
        return found;
    }

    /// What ABC prints about comparisons, in their order.
    static List<Optional<Set<String>>> read(String output) {
        List<Optional<Set<String>>> found = new ArrayList<>();
        for (String line : output.lines().toList()) {
            if (line.contains(UNEQUAL)) {
                found.add(Optional.of(Set.of()));
            } else if (line.contains(EQUAL)) {
                found.add(Optional.empty());
            } else if (line.contains(PATTERN) && !found.isEmpty()) {
                found.set(found.size() - 1,
                    Optional.of(high(line.substring(line.indexOf(PATTERN) + PATTERN.length()))));
            }
        }
        return found;
    }

    private static Set<String> high(String values) {
        return Arrays.stream(values.strip().split(" +")).filter(value -> value.endsWith("=1"))
            .map(value -> value.substring(0, value.length() - 2))
            .collect(Collectors.toCollection(HashSet::new));
    }
}
