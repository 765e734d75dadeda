package flipchip.app.cli.ask;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.match.Player;
import flipchip.engine.match.Players;
import flipchip.engine.eval.Evaluation;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.person.PersonModel;
import flipchip.engine.person.PersonPlayer;

/// Someone a match names: an evaluation or a weights file under the match's limits or one given behind it, a level under
/// its own, or one of the simplest players. Closed by who made it.
///
/// @param engine none for the simplest players
record Contestant(Player player, Optional<Engine> engine) implements AutoCloseable {
    /// Behind the name of an evaluation: search without selective pruning.
    static final String WITHOUT_PRUNING = "-nompc";
    /// Before a limit of its own.
    private static final String LIMIT = "@";

    /// @param limits of a move, for all but levels
    /// @throws IllegalArgumentException if nobody has this name
    static Contestant named(String name, SearchLimits limits, long seed) throws IOException {
        if (name.equals("greedy")) {
            return new Contestant(Players.greedy(), Optional.empty());
        }
        if (name.equals("random")) {
            return new Contestant(Players.random(seed), Optional.empty());
        }
        Optional<Person> person = Person.parse(name);
        if (person.isPresent()) {
            return new Contestant(like(person.get(), seed), Optional.empty());
        }
        if (name.matches("level\\d{1,3}")) {
            Level level = Level.of(Integer.parseInt(name.substring("level".length())));
            return of(name, EngineOptions.DEFAULT.withSeed(seed), level.limits());
        }
        int at = name.lastIndexOf(LIMIT);
        String who = at < 0 ? name : name.substring(0, at);
        SearchLimits own = at < 0 ? limits : limit(name.substring(at + LIMIT.length()));
        boolean pruned = !who.endsWith(WITHOUT_PRUNING);
        String evaluation = pruned ? who : who.substring(0, who.length() - WITHOUT_PRUNING.length());
        return of(name, EngineOptions.DEFAULT.withEvaluation(evaluation(evaluation)).withBook(false),
            pruned ? own : own.withConfidence(100));
    }

    private static Player like(Person person, long seed) {
        PersonPlayer player = new PersonPlayer(PersonModel.standard(), person.rating(), seed);
        return new Player() {
            @Override
            public String name() {
                return person.toString();
            }

            @Override
            public Square choose(Position position, TimeControl time) {
                return player.choose(position.board()).move();
            }
        };
    }

    /// `50ms`, `1s`, `depth8` or `nodes20000`.
    private static SearchLimits limit(String text) {
        if (text.matches("depth[1-9]\\d?")) {
            return SearchLimits.INFINITE.withDepth(Integer.parseInt(text.substring("depth".length())))
                .withEndgameEmpties(0);
        }
        if (text.matches("nodes[1-9]\\d{0,11}")) {
            return SearchLimits.nodes(Long.parseLong(text.substring("nodes".length())));
        }
        return SearchLimits.time(MoveTime.parse(text).orElseThrow(() -> new IllegalArgumentException(
            "'" + text + "' behind " + LIMIT + " is not of the form 50ms, 1s, depth8 or nodes20000")));
    }

    private static Contestant of(String name, EngineOptions options, SearchLimits limits) {
        Engine engine = new Engine(options);
        return new Contestant(Players.engine(name, engine, limits), Optional.of(engine));
    }

    private static Evaluation evaluation(String name) throws IOException {
        Optional<Evaluation> known = Evaluations.named(name);
        if (known.isPresent()) {
            return known.get();
        }
        if (!Files.exists(Path.of(name))) {
            throw new IllegalArgumentException("'" + name + "' is neither one of " + Evaluations.names()
                + ", level1 to level" + Level.ALL.size() + ", person:1500, greedy, random, nor a weights file");
        }
        return new PatternEvaluation(name, WeightsFile.read(Path.of(name)));
    }

    @Override
    public void close() {
        engine.ifPresent(Engine::close);
    }
}
