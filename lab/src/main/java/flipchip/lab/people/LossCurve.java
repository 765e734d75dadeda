package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.person.Care;
import flipchip.engine.person.PersonModel;
import flipchip.lab.people.KeptLosses.Decision;

/// What people of each strength lose a move, phase by phase, beside what the opponents like them lose in
/// games with themselves. A level is the judge, without its time limit, so that a busy machine sees as much.
/// It judges some of the decisions; a search of eight plies judges many more, and [DoubleSample] joins the
/// two.
public final class LossCurve {
    /// Points around a strength in which people count as that strong.
    private static final int NEAR = 50;
    /// The cheap judge takes a twentieth of level 18's time. From 14 empties on both go to the game's end.
    private static final SearchLimits QUICK = SearchLimits.depth(8).withConfidence(87).withEndgameEmpties(14);

    private final Path folder;
    private final Path own;
    private final Level judge;
    private final long seed;
    private final Progress progress;

    /// How much is judged for each strength.
    ///
    /// @param games  to play
    /// @param many   decisions that the cheap judge judges on each side
    /// @param judged decisions of these that the level judges too
    public record Size(int games, int many, int judged) {}

    /// Discs lost a move by people of a strength, and by the opponent like them.
    ///
    /// @param least empties, and `end` - 1 the most
    record Row(Person person, int least, int end, DoubleSample people, DoubleSample like) {}

    /// Decisions in an order drawn by chance, what all lose by the cheap judge and the first by the level.
    private record Judged(List<Decision> decisions, List<Integer> quick, List<Integer> level) {
        DoubleSample with(int least, int end) {
            int[] wanted = IntStream.range(0, decisions.size()).filter(i -> {
                int empties = decisions.get(i).before().board().empties();
                return empties >= least && empties < end;
            }).toArray();
            return DoubleSample.of(IntStream.of(wanted).mapToDouble(i -> quick.get(i) / 100.0).toArray(),
                IntStream.of(wanted).filter(i -> i < level.size()).mapToDouble(i -> level.get(i) / 100.0)
                    .toArray());
        }
    }

    /// @param folder for what people lost
    /// @param own    for games and what was lost in them, of one model only
    public LossCurve(Path folder, Path own, Level judge, long seed, Progress progress) {
        this.folder = folder;
        this.own = own;
        this.judge = judge;
        this.seed = seed;
        this.progress = progress;
    }

    /// For each of [Person#GRADES] the phases from the end of the game on, then all together.
    ///
    /// @param years of the people
    List<Row> rows(PeopleGames people, PeopleData.Part years, PersonModel model, Size size)
            throws IOException {
        Files.createDirectories(own);
        List<Row> rows = new ArrayList<>();
        try (Engine quick = new Engine(EngineOptions.DEFAULT.withBook(false));
                Engine deep = new Engine(EngineOptions.DEFAULT.withBook(false))) {
            for (Person person : Person.GRADES) {
                String group = years == PeopleData.Part.HELD_OUT ? "people-"
                    : "people-of-" + years.from() + "-";
                Judged real = judged(ofPeople(people, years, person), size,
                    folder.resolve(group + person.rating()), quick, deep);
                Judged like = judged(ofGames(games(model, person, size.games)), size,
                    own.resolve("like-" + person.rating()), quick, deep);
                for (int least = 0; least < 60; least += Care.WIDTH) {
                    rows.add(row(person, least, least + Care.WIDTH, real, like));
                }
                rows.add(row(person, 0, 60, real, like));
            }
        }
        return rows;
    }

    private static Row row(Person person, int least, int end, Judged real, Judged like) {
        return new Row(person, least, end, real.with(least, end), like.with(least, end));
    }

    /// The model's games with itself, for each of [Person#GRADES].
    private List<Game> games(PersonModel model, Person person, int count) throws IOException {
        return PersonGames.of(own.resolve("games-" + person.rating() + ".txt"), model, person, count, seed,
            progress);
    }

    /// The table in Markdown: people within 50 points, and the model's games.
    ///
    /// @param years of the people
    public String table(PeopleGames people, PeopleData.Part years, PersonModel model, Size size)
            throws IOException {
        return table(rows(people, years, model, size));
    }

    /// The model with care by which its opponents should lose what people of `years` lost, and the table of
    /// the model before.
    public Corrected corrected(PeopleGames people, PeopleData.Part years, PersonModel model, Size size)
            throws IOException {
        List<Row> rows = rows(people, years, model, size);
        List<List<Game>> games = new ArrayList<>();
        for (Person person : Person.GRADES) {
            games.add(games(model, person, size.games));
        }
        return new Corrected(PersonCare.fit(model, rows, games, years), table(rows));
    }

    /// A model and the table that led to it.
    public record Corrected(PersonModel model, String table) {}

    private static List<Decision> ofPeople(PeopleGames people, PeopleData.Part years, Person person) {
        List<Decision> found = new ArrayList<>();
        people.forEach(years.from(), years.to(), decision -> {
            if (Math.abs(decision.rating() - person.rating()) <= NEAR) {
                add(found, new Position(decision.board(), Color.BLACK), decision.move());
            }
        });
        return found;
    }

    private static List<Decision> ofGames(List<Game> games) {
        List<Decision> found = new ArrayList<>();
        for (Game game : games) {
            for (int ply = 0; ply < game.length(); ply++) {
                add(found, game.positionAt(ply), game.moves().get(ply));
            }
        }
        return found;
    }

    /// The first move of a game and a move without a choice say nothing.
    private static void add(List<Decision> found, Position before, Square played) {
        if (before.board().empties() < 60 && Long.bitCount(before.legalMoves()) > 1) {
            found.add(new Decision(before, played));
        }
    }

    /// Both judges have a table of their own: what the level found must not help the cheap one with some.
    private Judged judged(List<Decision> all, Size size, Path kept, Engine quick, Engine deep)
            throws IOException {
        Collections.shuffle(all, new Random(seed));
        List<Decision> many = all.subList(0, Math.min(size.many, all.size()));
        List<Decision> few = many.subList(0, Math.min(size.judged, many.size()));
        SearchLimits limits = judge.limits().withLoss(LossBudget.NONE).withBook(false)
            .withTime(TimeControl.UNLIMITED);
        return new Judged(many, KeptLosses.of(kept.resolveSibling(kept.getFileName() + "-quick.losses"), many,
            decision -> loss(decision, QUICK, quick), progress),
            KeptLosses.of(kept.resolveSibling(kept.getFileName() + "-level-" + judge.number() + ".losses"),
                few, decision -> loss(decision, limits, deep), progress));
    }

    private static int loss(Decision decision, SearchLimits limits, Engine engine) {
        SearchResult best = search(engine, decision.before(), limits);
        if (best.bestMove() == decision.played()) {
            return 0;
        }
        Position next = decision.before().play(decision.played());
        int sign = next.toMove() == decision.before().toMove() ? 1 : -1;
        if (next.isGameOver()) {
            return Math.max(0, best.centidiscs() - sign * 100 * next.board().finalScore());
        }
        SearchLimits same = limits.withDepth(Math.max(1, best.depth() - 1))
            .withEndgameEmpties(best.exact() ? 60 : 0);
        boolean forced = Long.bitCount(next.legalMoves()) == 1;
        return Math.max(0, best.centidiscs()
            - sign * search(engine, next, forced ? same.withAllMoves() : same).centidiscs());
    }

    private static SearchResult search(Engine engine, Position position, SearchLimits limits) {
        return engine.search(position, limits, SearchListener.NONE).result().join();
    }

    private static String table(List<Row> rows) {
        StringBuilder text = new StringBuilder("| strength | empties | people: decisions | by the level too "
            + "| discs lost a move | like them: decisions | by the level too | discs lost a move "
            + "| of people's |\n|--:|---|--:|--:|--:|--:|--:|--:|--:|\n");
        for (Row row : rows) {
            double[] ratio = row.like.ratio(row.people);
            text.append(String.format(Locale.ROOT, "| %d | %d to %d | %s | %s | %s |%n", row.person.rating(),
                row.least, row.end - 1, row.people.cells(), row.like.cells(), Double.isFinite(ratio[1])
                    ? String.format(Locale.ROOT, "%.0f ± %.0f %%", 100 * ratio[0], 100 * ratio[1]) : "-"));
        }
        return text.toString();
    }
}
