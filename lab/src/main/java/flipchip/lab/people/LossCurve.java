package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
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
import flipchip.engine.person.PersonModel;
import flipchip.lab.people.KeptLosses.Decision;

/// What people of each strength lose a move, ply by ply, beside what the opponents like them lose in games
/// with themselves. A level is the judge, without its time limit, so that a busy machine sees as much.
public final class LossCurve {
    private static final int EACH = 12;
    private static final int NEAR = 50;

    private final Path folder;
    private final Path own;
    private final Level judge;
    private final long seed;
    private final Progress progress;

    /// @param folder for what people lost
    /// @param own    for games and what was lost in them, of one model only
    public LossCurve(Path folder, Path own, Level judge, long seed, Progress progress) {
        this.folder = folder;
        this.own = own;
        this.judge = judge;
        this.seed = seed;
        this.progress = progress;
    }

    /// The table in Markdown: people within 50 points, and the model's games.
    ///
    /// @param years     of the people
    /// @param games     to play for each strength
    /// @param decisions to judge on each side of each strength
    public String table(PeopleGames people, PeopleData.Part years, PersonModel model, int games,
            int decisions) throws IOException {
        Files.createDirectories(own);
        StringBuilder text = new StringBuilder("| strength | empties | people: decisions | discs lost a move "
            + "| like them: decisions | discs lost a move | of people's |\n|---|---|--:|--:|--:|--:|--:|\n");
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withBook(false))) {
            for (Person person : Person.GRADES) {
                List<Decision> real = mixed(ofPeople(people, years, person), decisions);
                List<Decision> like = mixed(ofGames(PersonGames.of(own.resolve("games-" + person.rating()
                    + ".txt"), model, person, games, seed, progress)), decisions);
                String group = years == PeopleData.Part.HELD_OUT ? "people-"
                    : "people-of-" + years.from() + "-";
                List<Integer> lost = losses(folder, group + person.rating(), real, engine);
                List<Integer> alike = losses(own, "like-" + person.rating(), like, engine);
                for (int least = 0; least < 60; least += EACH) {
                    row(text, person, least, least + EACH, real, lost, like, alike);
                }
                row(text, person, 0, 60, real, lost, like, alike);
            }
        }
        return text.toString();
    }

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

    private List<Decision> mixed(List<Decision> all, int most) {
        Collections.shuffle(all, new Random(seed));
        return all.subList(0, Math.min(most, all.size()));
    }

    private List<Integer> losses(Path in, String name, List<Decision> decisions, Engine engine)
            throws IOException {
        return KeptLosses.of(in.resolve(name + "-level-" + judge.number() + ".losses"), decisions,
            decision -> loss(decision, engine), progress);
    }

    private int loss(Decision decision, Engine engine) {
        SearchLimits limits = judge.limits().withLoss(LossBudget.NONE).withBook(false)
            .withTime(TimeControl.UNLIMITED);
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

    private static void row(StringBuilder text, Person person, int least, int end, List<Decision> real,
            List<Integer> lost, List<Decision> like, List<Integer> alike) {
        double[] people = mean(real, lost, least, end);
        double[] model = mean(like, alike, least, end);
        double part = 100 * model[1] / people[1];
        double error = part * Math.hypot(people[2] / people[1], model[2] / model[1]);
        text.append(String.format(Locale.ROOT, "| %d | %d to %d | %s | %s | %s |%n", person.rating(), least,
            end - 1, cells(people), cells(model),
            Double.isFinite(error) ? String.format(Locale.ROOT, "%.0f ± %.0f %%", part, error) : "-"));
    }

    private static String cells(double[] mean) {
        return mean[0] == 0 ? "0 | -"
            : String.format(Locale.ROOT, "%.0f | %.2f ± %.2f", mean[0], mean[1], mean[2]);
    }

    /// Number, mean in discs and its standard error of the losses with so many empties.
    private static double[] mean(List<Decision> decisions, List<Integer> losses, int least, int end) {
        int count = 0;
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < decisions.size(); i++) {
            int empties = decisions.get(i).before().board().empties();
            if (empties >= least && empties < end) {
                double loss = losses.get(i) / 100.0;
                count++;
                sum += loss;
                squares += loss * loss;
            }
        }
        double mean = sum / count;
        return new double[] {count, mean, Math.sqrt((squares / count - mean * mean) / count)};
    }
}
