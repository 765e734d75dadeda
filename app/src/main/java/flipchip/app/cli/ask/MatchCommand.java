package flipchip.app.cli.ask;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.Overwrite;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.app.cli.answer.StandardInput;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.match.Match;
import flipchip.engine.match.MatchResult;
import flipchip.engine.match.Openings;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "match",
    description = {"Play a match between two players, every opening with both " + "colours.",
        "A player is one of:",
        "full, classic, classic4, packed or a weights file; '-nompc' after it turns selective pruning off, "
            + "'@LIMIT' after that sets its limit (full@50ms, full@depth8, full-nompc@nodes9000);",
        "level1, level2 and so on, with their own limits;", "person:1500, human-like at that rating;",
        "greedy or random;",
        "nboard:COMMAND, a program that speaks the NBoard protocol, with a limit such as '@depth18' "
            + "('nboard:./ntest x@depth18' --folder DIR).",
        "The limit '@clock3s' is processor time for a whole game,"
            + " '@same' the time that the other side uses; the "
            + "operating system measures both, without the start of the program."})
public final class MatchCommand implements Callable<Integer> {
    private static final int OPENING_PLIES = 10;
    /// A deeper search of openings prunes as the levels do.
    private static final int DEEPEST_FULL = 10;
    private static final int DEEPEST = 30;
    private static final int REPORTED = 10;
    /// Their openings are found before the first.
    private static final int MOST_GAMES = 1_000_000;
    private static final int LONGEST = 32 << 20;

    @Mixin
    private Output output;
    @Parameters(index = "0", paramLabel = "A", description = "First player.")
    private String first;
    @Parameters(index = "1", paramLabel = "B", description = "Second player.")
    private String second;
    @Option(names = "--games", paramLabel = "N", defaultValue = "100",
        description = "Games, an even number. Default: ${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--time", paramLabel = "TIME",
        description = "Time for a move, such as 50ms or 1s; warm-up comes before the first game.")
    private String time;
    @Option(names = "--nodes", paramLabel = "N", defaultValue = "10000",
        description = "Nodes for a move, without --time. Default: ${DEFAULT-VALUE}.")
    private long nodes;
    @Option(names = "--openings", paramLabel = "FILE",
        description = "Openings, one line of moves each, repeated when all are played; - is standard input. "
            + "Default: balanced random openings of 10 plies.")
    private Path openings;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the random openings.")
    private long seed;
    @Option(names = "--even", paramLabel = "DISCS", defaultValue = "4",
        description = "Largest advantage of a side after a random opening, by a search. Default: "
            + "${DEFAULT-VALUE}.")
    private double even;
    @Option(names = "--even-depth", paramLabel = "N", defaultValue = "7",
        description = "Depth of that search. Default: ${DEFAULT-VALUE}.")
    private int evenDepth;
    @Option(names = "--folder", paramLabel = "DIR",
        description = "Working folder of external programs. Default: the current folder.")
    private Path folder;
    @Option(names = "--patience", paramLabel = "TIME", defaultValue = "600s",
        description = "Longest time for a move of an external program. Default: ${DEFAULT-VALUE}.")
    private String patience;
    @Option(names = "--keep", paramLabel = "FILE.ggf",
        description = "Save the games here, with the values and processor times of each side.")
    private Path keep;
    @Mixin
    private Overwrite overwrite;

    /// The state of a match for JSON. Seconds are processor time a game; 0 for the simplest players.
    record Line(String first, String second, int games, int wins, int draws, int losses, double score,
            double elo, double eloLow, double eloHigh, double firstSeconds, double secondSeconds) {

        static Line of(MatchResult result, MatchPlayer a, MatchPlayer b) {
            return new Line(result.first(), result.second(), result.games(), result.wins(), result.draws(),
                result.losses(), result.score(), result.elo(), result.eloLow(), result.eloHigh(),
                a.secondsPerGame(), b.secondsPerGame());
        }
    }

    @Override
    public Integer call() throws IOException {
        if (games < 2 || games % 2 != 0 || games > MOST_GAMES) {
            throw new Misuse("--games: '" + games + "' is not an even number from 2 to " + MOST_GAMES);
        }
        if (!(even > 0 && even <= 64) || evenDepth < 1 || evenDepth > DEEPEST) {
            throw new Misuse("--even is more than 0 and at most 64 discs, --even-depth 1 to " + DEEPEST);
        }
        if (nodes < 1) {
            throw new Misuse("--nodes: '" + nodes + "' is not a number from 1 on");
        }
        MatchPlayer.Rules rules =
            new MatchPlayer.Rules(limits(), Optional.ofNullable(folder), time("--patience", patience));
        try (MatchPlayer a = MatchPlayer.named(first, rules, 2 * seed);
                MatchPlayer b = MatchPlayer.named(second, rules, 2 * seed + 1)) {
            MatchPlayer.match(first, a, b);
            MatchPlayer.match(second, b, a);
            checkKeep();
            List<Game> starts = openings == null ? evenOpenings() : read(openings);
            if (time != null || (first + second).matches(".*@(clock|same).*")) {
                Stream.of(a, b).flatMap(contestant -> contestant.engine().stream()).findFirst()
                    .ifPresent(engine -> engine.warmUp().join());
            }
            print(play(starts, a, b), a, b);
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        }
    }

    /// What has been played is kept, whatever ends the match.
    private MatchResult play(List<Game> starts, MatchPlayer a, MatchPlayer b) {
        ProgressLine progress = new ProgressLine(output.err());
        List<String> kept = new ArrayList<>();
        int[] played = {0};
        try {
            return new Match(a.player(), b.player(), TimeControl.UNLIMITED).play(starts, game -> {
                if (keep != null) {
                    kept.add(MatchRecord.line(game, starts.get(played[0] / 2).length(), a, b));
                }
                if (++played[0] % REPORTED == 0) {
                    progress.heard("games", played[0], 2 * starts.size());
                    keep(kept);
                }
                a.endGame();
                b.endGame();
            });
        } finally {
            keep(kept);
        }
    }

    private void keep(List<String> games) {
        if (!games.isEmpty()) {
            try {
                AtomicFile.write(keep, String.join("\n", games) + "\n");
            } catch (IOException e) {
                throw new CommandFailure(e.getMessage(), e);
            }
        }
    }

    /// Finds out before the first game whether the games can be kept. A pipe is only opened to be written to.
    ///
    /// @throws IOException if they cannot
    private void checkKeep() throws IOException {
        if (keep != null) {
            overwrite.check(List.of(keep));
        }
        if (keep != null && (Files.notExists(keep) || RegularFile.isPlain(keep) || Files.isDirectory(keep))) {
            AtomicFile.begin(keep).close();
        }
    }

    private void print(MatchResult result, MatchPlayer a, MatchPlayer b) {
        Line line = Line.of(result, a, b);
        output.give("match", line,
            "%s - %s: %d games, +%d =%d -%d, %.1f %%, Elo %s, %+.1f discs; "
                + "processor time a game %.2f s and %.2f s%n",
            line.first(), line.second(), line.games(), line.wins(), line.draws(), line.losses(),
            100 * line.score(), elo(line), Math.round(10 * result.meanDiscs()) / 10.0, line.firstSeconds(),
            line.secondSeconds());
    }

    /// A score of 0 or 100 % has no Elo, and an interval that reaches one of them no limit on this side.
    private static String elo(Line line) {
        boolean low = Double.isFinite(line.eloLow());
        boolean high = Double.isFinite(line.eloHigh());
        String range = (low && high ? rounded(line.eloLow()) + " to " + rounded(line.eloHigh())
            : low ? "at least " + rounded(line.eloLow())
            : high ? "at most " + rounded(line.eloHigh())
            : "any value") + " at 95 %";
        return Double.isFinite(line.elo()) ? rounded(line.elo()) + " (" + range + ")" : range;
    }

    /// Zero has no minus.
    static String rounded(double elo) {
        return String.format(Locale.ROOT, "%+d", Math.round(elo));
    }

    private SearchLimits limits() {
        if (time == null) {
            return SearchLimits.nodes(nodes);
        }
        return SearchLimits.time(time("--time", time));
    }

    private static Duration time(String option, String text) {
        return MoveTime.parse(text)
            .orElseThrow(() -> new Misuse(option + ": '" + text + "' is not of the form 50ms or 1s"));
    }

    private List<Game> evenOpenings() {
        try (Engine judge = new Engine(EngineOptions.DEFAULT)) {
            SearchLimits full = SearchLimits.depth(evenDepth);
            return Openings.even(games / 2, OPENING_PLIES, seed, judge,
                evenDepth > DEEPEST_FULL ? full.withConfidence(SearchLimits.MIN_CONFIDENCE) : full,
                (int) Math.round(100 * even));
        }
    }

    private List<Game> read(Path file) throws IOException {
        List<Game> read = new ArrayList<>();
        try {
            String all = file.toString().equals(StandardInput.NAME)
                ? RegularFile.text(StandardInput.bytes())
                : RegularFile.text(file, LONGEST);
            List<String> lines = all.lines().toList();
            for (int i = 0; i < lines.size() && read.size() < games / 2; i++) {
                if (!lines.get(i).isBlank()) {
                    read.add(opening(lines.get(i).strip(), "line " + (i + 1)));
                }
            }
        } catch (NotationException e) {
            throw new CommandFailure(file + ": " + e.getMessage(), e);
        }
        if (read.isEmpty()) {
            throw new CommandFailure(file + ": no line with moves", null);
        }
        return IntStream.range(0, games / 2).mapToObj(i -> read.get(i % read.size())).toList();
    }

    private static Game opening(String moves, String place) throws NotationException {
        Game game;
        try {
            game = Transcript.parse(moves);
        } catch (NotationException e) {
            throw e.within(place);
        }
        if (game.isOver()) {
            throw new NotationException(place, "the game is over; an opening leaves a move to play");
        }
        return game;
    }
}
