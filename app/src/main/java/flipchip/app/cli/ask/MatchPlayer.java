package flipchip.app.cli.ask;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import flipchip.app.engines.protocol.Launch;
import flipchip.app.engines.protocol.NboardHost;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.PersonPlayer;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.match.Player;
import flipchip.engine.match.Players;

/// A player of a match: an evaluation or a weights file under the match's limits or its own, a level under
/// its own, another program, or one of the simplest players. Closed by who made it.
///
/// @param engine of those that have one of ours
/// @param meter  the same player, of those whose processor time is read
record MatchPlayer(Player player, Optional<Engine> engine, Optional<MeteredPlayer> meter,
        Runnable closing) implements AutoCloseable {
    /// Behind the name of an evaluation: search without selective pruning.
    static final String WITHOUT_PRUNING = "-nompc";
    /// The limit of who uses as much processor time as the other side.
    static final String SAME = "@same";
    /// Before the command line of a program that speaks the NBoard protocol.
    static final String PROGRAM = "nboard:";
    /// Before a limit of its own.
    private static final String LIMIT = "@";
    private static final int USUAL_DEPTH = 12;

    /// What all players of a match share.
    ///
    /// @param limits  of a move, for all but levels and programs
    /// @param folder  working folder of programs
    /// @param longest time of a program for a move
    record Rules(SearchLimits limits, Optional<Path> folder, Duration longest) {}

    /// @throws IllegalArgumentException if the name is unknown
    /// @throws IOException              if a file cannot be read or a program not be started
    static MatchPlayer named(String name, Rules rules, long seed) throws IOException {
        if (name.equals("greedy")) {
            return simple(Players.greedy());
        }
        if (name.equals("random")) {
            return simple(Players.random(seed));
        }
        if (name.startsWith(PROGRAM)) {
            return program(name.substring(PROGRAM.length()), rules);
        }
        Optional<Person> person = Person.parse(name);
        if (person.isPresent()) {
            return simple(like(person.get(), seed));
        }
        if (name.matches("level\\d{1,3}")) {
            Level level = Level.of(Integer.parseInt(name.substring("level".length())));
            return of(name, EngineOptions.DEFAULT.withSeed(seed), _ -> level.limits());
        }
        int at = name.lastIndexOf(LIMIT);
        String who = at < 0 ? name : name.substring(0, at);
        Function<Duration, SearchLimits> own =
            at < 0 || name.endsWith(SAME) ? _ -> rules.limits() : limit(name.substring(at + LIMIT.length()));
        boolean pruned = !who.endsWith(WITHOUT_PRUNING);
        String evaluation = pruned ? who : who.substring(0, who.length() - WITHOUT_PRUNING.length());
        return of(name, EngineOptions.DEFAULT.withEvaluation(evaluation(evaluation, name)),
            pruned ? own : used -> own.apply(used).withConfidence(100));
    }

    private static Player like(Person person, long seed) {
        PersonPlayer player = new PersonPlayer(person, seed);
        return new Player() {
            @Override
            public String name() {
                return person.toString();
            }

            @Override
            public Square choose(Position position, TimeControl time) {
                return player.choose(position).move();
            }
        };
    }

    /// `50ms`, `1s`, `depth8`, `nodes20000` or `clock3s`, processor time for a game.
    private static Function<Duration, SearchLimits> limit(String text) {
        if (text.matches("depth[1-9]\\d?")) {
            SearchLimits depth = SearchLimits.INFINITE
                .withDepth(Integer.parseInt(text.substring("depth".length()))).withEndgameEmpties(0);
            return _ -> depth;
        }
        if (text.matches("nodes[1-9]\\d{0,11}")) {
            SearchLimits nodes = SearchLimits.nodes(Long.parseLong(text.substring("nodes".length())));
            return _ -> nodes;
        }
        boolean wholeGame = text.startsWith("clock");
        Duration time = MoveTime.parse(wholeGame ? text.substring("clock".length()) : text)
            .orElseThrow(() -> new IllegalArgumentException("'" + text + "' behind " + LIMIT
                + " is not of the form 50ms, 1s, depth8, nodes20000, clock3s or same"));
        return wholeGame ? used -> MeteredPlayer.clock(time.minus(used)) : _ -> SearchLimits.time(time);
    }

    private static MatchPlayer program(String text, Rules rules) throws IOException {
        boolean limited = text.matches(".*@depth[1-9]\\d?");
        int at = limited ? text.lastIndexOf(LIMIT) : text.length();
        SearchLimits limits = SearchLimits
            .depth(limited ? Integer.parseInt(text.substring(at + "@depth".length())) : USUAL_DEPTH);
        Launch plain = Launch.of(Launch.words(text.substring(0, at)));
        NboardHost.Patience usual = NboardHost.Patience.DEFAULT;
        NboardHost host = NboardHost.start(new Launch(plain.words(), rules.folder(), plain.environment()),
            new NboardHost.Patience(usual.start(), usual.pong(), rules.longest(), usual.grace()));
        String name = plain.words().getFirst().replaceAll(".*[/\\\\]", "") + text.substring(at);
        MeteredPlayer player = new MeteredPlayer(name, host, host::processorTime, _ -> limits);
        return new MatchPlayer(player, Optional.empty(), Optional.of(player), host::close);
    }

    private static MatchPlayer simple(Player player) {
        return new MatchPlayer(player, Optional.empty(), Optional.empty(), () -> {});
    }

    private static MatchPlayer of(String name, EngineOptions options,
            Function<Duration, SearchLimits> limits) {
        Engine engine = new Engine(options);
        MeteredPlayer player = new MeteredPlayer(name, engine::start, MatchPlayer::ourTime, limits);
        return new MatchPlayer(player, Optional.of(engine), Optional.of(player), engine::close);
    }

    /// Of this whole process: what compiles and collects counts too.
    private static Duration ourTime() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// @param player as it was named, with its limit: levels and the simplest players take none
    private static Evaluation evaluation(String name, String player) throws IOException {
        Optional<Evaluation> known = Evaluations.named(name);
        if (known.isPresent()) {
            return known.get();
        }
        if (name.isEmpty() || !Files.exists(Path.of(name))) {
            throw new IllegalArgumentException(
                "'" + player + "' is neither one of " + Evaluations.names() + ", level1 to level"
                    + Level.ALL.size() + ", person:1500, greedy, random, nor a weights file");
        }
        return new PatternEvaluation(name, WeightsFile.read(Path.of(name)));
    }

    /// Lets who is named so use as much processor time as the other.
    static void match(String name, MatchPlayer one, MatchPlayer other) {
        if (name.endsWith(SAME)) {
            MeteredPlayer model = other.meter.orElseThrow(() -> new IllegalArgumentException(
                "'" + name + "': the processor time of the other side is unknown"));
            one.meter.orElseThrow().useAsMuchAs(model);
        }
    }

    /// What it is asked for next belongs to another game.
    void endGame() {
        meter.ifPresent(MeteredPlayer::endGame);
    }

    double secondsPerGame() {
        return meter.map(MeteredPlayer::secondsPerGame).orElse(0.0);
    }

    @Override
    public void close() {
        closing.run();
    }
}
