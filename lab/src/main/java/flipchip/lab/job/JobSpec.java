package flipchip.lab.job;

import java.io.Serializable;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// A specification of a job; with the [JobInputs] it decides every byte of the result. Immutable.
///
/// @param kind    of the job, as [Jobs] lists them
/// @param options every option of that kind with its value
/// @param seed    of everything left to chance
/// @param commit  of the program that computes
public record JobSpec(String kind, SortedMap<String, String> options, long seed,
        String commit) implements Serializable {
    private static final String OPTION = "option ";

    /// @throws IllegalArgumentException if a text holds a line break
    public JobSpec {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        if ((kind + commit + options).lines().count() > 1) {
            throw new IllegalArgumentException("a job's option holds a line break");
        }
    }

    /// The order with all options of the kind: those given, else their defaults.
    ///
    /// @throws IllegalArgumentException if the kind or option is unknown
    public static JobSpec of(String kind, Map<String, String> given, long seed, String commit) {
        SortedMap<String, String> options = new TreeMap<>();
        Jobs.named(kind).kind().options().forEach(option -> options.put(option.name(), option.value()));
        given.forEach((name, value) -> {
            if (options.replace(name, value) == null) {
                throw new IllegalArgumentException("unknown option '" + name + "' of " + kind + "; known: "
                    + String.join(", ", options.keySet()));
            }
        });
        return new JobSpec(kind, options, seed, commit);
    }

    /// @throws IllegalArgumentException if the option is not a whole number from `least` to `most`
    public int number(String option, int least, int most) {
        return (int) bigNumber(option, least, most);
    }

    /// The same for numbers beyond two thousand million.
    public long bigNumber(String option, long least, long most) {
        String value = text(option);
        try {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // told below
        }
        throw new IllegalArgumentException(
            option + "=" + value + " is not a whole number from " + least + " to " + most);
    }

    /// The value of an option of the kind.
    public String text(String option) {
        return options.get(option);
    }

    /// One line for each part, in an order that never changes.
    public String print() {
        StringBuilder text =
            new StringBuilder("job " + kind + "\nseed " + seed + "\ncommit " + commit + "\n");
        options.forEach(
            (name, value) -> text.append(OPTION).append(name).append('=').append(value).append('\n'));
        return text.toString();
    }

    /// Reads what [#print()] wrote.
    ///
    /// @throws IllegalArgumentException if it is not of that form
    public static JobSpec parse(String text) {
        Map<String, String> fields = new TreeMap<>();
        Map<String, String> options = new TreeMap<>();
        for (String line : text.lines().toList()) {
            int equals = line.indexOf('=');
            int blank = line.indexOf(' ');
            if (line.startsWith(OPTION) && equals > 0) {
                options.put(line.substring(OPTION.length(), equals), line.substring(equals + 1));
            } else if (blank > 0) {
                fields.put(line.substring(0, blank), line.substring(blank + 1));
            }
        }
        if (!fields.keySet().equals(java.util.Set.of("job", "seed", "commit"))
                || !fields.get("seed").matches("-?\\d{1,19}")) {
            throw new IllegalArgumentException(
                "no order of a job: a line job, seed or commit is missing or too many");
        }
        return of(fields.get("job"), options, Long.parseLong(fields.get("seed")), fields.get("commit"));
    }
}
