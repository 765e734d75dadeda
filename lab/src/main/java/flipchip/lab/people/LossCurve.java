package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;
import flipchip.lab.people.KeptLosses.Decision;

/// A comparison of the losses of people and of human-like opponents in self-play, by strength and phase. A
/// level is the judge, without its time limit, so that a busy machine sees as much. It judges some of the
/// moves of each phase; a search of eight plies judges many more, and [DoubleSample] joins the two. With
/// fewer than twelve empties the search is exact and the level not asked.
///
/// Of the opponents it is known how likely each move was, so that the search tells what they were expected to
/// lose on each board; the one move that was drawn tells less.
public final class LossCurve {
    /// Points around a strength in which people count as that strong.
    private static final int NEAR = 50;

    private final Path folder;
    private final Path own;
    private final Level judge;
    private final String weights;
    private final Seeds seeds;
    private final List<Person> strengths;
    private final Progress progress;

    /// @param drawn  of which moves the level judges
    /// @param played of the games
    public record Seeds(long drawn, long played) {}

    /// How much is judged for each strength.
    ///
    /// @param games  to play
    /// @param many   the newest moves of people that count
    /// @param judged moves that the level judges, on each side and in each phase but the last; if 0, the
    ///               search judges alone
    /// @param phases that are judged at all, the last of the game first; [LossPenalty#PHASES] for all
    public record Size(int games, int many, int judged, int phases) {}

    /// A played move.
    ///
    /// @param expected to be lost on its board by the cheap judge, in discs: the mean of all moves, if how
    ///                 likely each was is known, or else what the move lost
    /// @param cheap    what it lost by the cheap judge
    /// @param whose    moves of the same number are of one person, or of one game
    record Move(Decision decision, double expected, double cheap, int whose) {
        private int phase() {
            return decision.before().board().empties() / LossPenalty.WIDTH;
        }
    }

    /// Discs lost a move by people of a strength, and by the opponent like them.
    ///
    /// @param least empties, and `end` - 1 the most
    record Row(Person person, int least, int end, DoubleSample people, DoubleSample like) {}

    /// @param folder    for what people lost
    /// @param own       for games and what was lost in them, of one model only
    /// @param weights   a name for what both judges judge by; what is kept of others is left alone
    /// @param strengths those of [Person#GRADES] that are looked at
    public LossCurve(Path folder, Path own, Level judge, String weights, Seeds seeds, List<Person> strengths,
            Progress progress) {
        this.folder = folder;
        this.own = own;
        this.judge = judge;
        this.weights = weights;
        this.seeds = seeds;
        this.strengths = List.copyOf(strengths);
        this.progress = progress;
    }

    List<Person> strengths() {
        return strengths;
    }

    LossJudges judges() {
        return new LossJudges(folder, judge, weights, progress);
    }

    /// For each strength the phases from the end of the game on, then all together.
    ///
    /// @param years of the people
    List<Row> rows(PeopleGames people, Years years, PersonModel model, Size size) throws IOException {
        Files.createDirectories(own);
        List<Row> rows = new ArrayList<>();
        try (LossJudges judges = judges()) {
            for (Person person : strengths) {
                List<DoubleSample> real = phases(ofPeople(people, years, person, size, judges), size, judges);
                List<Move> played = ofGames(games(model, person, size.games),
                    empties -> model.care().at(person.rating(), empties));
                Collections.shuffle(played, new Random(seeds.drawn));
                List<DoubleSample> like = phases(played, size, judges);
                for (int phase = 0; phase < size.phases; phase++) {
                    rows.add(new Row(person, phase * LossPenalty.WIDTH, (phase + 1) * LossPenalty.WIDTH,
                        real.get(phase), like.get(phase)));
                }
                if (size.phases > 1) {
                    rows.add(new Row(person, 0, size.phases * LossPenalty.WIDTH, DoubleSample.together(real),
                        DoubleSample.together(like)));
                }
            }
        }
        return rows;
    }

    /// What people lose in the last phase.
    DoubleSample lastOfPeople(PeopleGames people, Years years, Person person, int many, LossJudges judges)
            throws IOException {
        Size size = new Size(0, many, 0, 1);
        return phases(ofPeople(people, years, person, size, judges), size, judges).getFirst();
    }

    /// The model's games with itself.
    List<PersonGames.Weighed> games(PersonModel model, Person person, int count) throws IOException {
        return PersonGames.of(own, model, person, count, seeds.played, progress);
    }

    /// The table in Markdown: people within 50 points, and the model's games.
    ///
    /// @param years of the people
    public String table(PeopleGames people, Years years, PersonModel model, Size size) throws IOException {
        return table(rows(people, years, model, size));
    }

    /// The model with care by which its opponents should lose what people of `years` lost in the phases
    /// `sought`, and the table of the model before.
    public Corrected corrected(PeopleGames people, Years years, PersonModel model, Size size,
            PersonCare.Sought sought) throws IOException {
        List<Row> rows = rows(people, years, model, size);
        Map<Person, List<WeighedMoves.Decision>> weighed = new HashMap<>();
        for (Person person : strengths) {
            weighed.put(person, games(model, person, size.games).stream()
                .flatMap(game -> game.decisions().stream()).toList());
        }
        return new Corrected(PersonCare.fit(model, rows, weighed, sought, years), table(rows));
    }

    /// A model and the table that led to it.
    public record Corrected(PersonModel model, String table) {}

    /// Of the newest, as the archive has them in the order of years, those of games whose opening was not
    /// drawn by lot. In an order drawn by chance before the others are left out, so that leaving them out
    /// does not change which moves are judged.
    private List<Move> ofPeople(PeopleGames people, Years years, Person person, Size size, LossJudges judges)
            throws IOException {
        List<PeopleGames.Decision> found = new ArrayList<>();
        people.forEach(years.from(), years.to(), decision -> {
            if (Math.abs(decision.rating() - person.rating()) <= NEAR && decision.board().empties() < 60
                    && Long.bitCount(decision.board().legalMoves()) > 1) {
                found.add(decision);
            }
        });
        List<PeopleGames.Decision> newest =
            new ArrayList<>(found.subList(Math.max(0, found.size() - size.many), found.size()));
        Collections.shuffle(newest, new Random(seeds.drawn));
        List<PeopleGames.Decision> chosen =
            newest.stream().filter(decision -> !people.isOpeningDrawn(decision)
                    && decision.board().empties() < size.phases * LossPenalty.WIDTH)
                .toList();
        List<Decision> decisions = chosen.stream()
            .map(decision -> new Decision(new Position(decision.board(), Color.BLACK), decision.move()))
            .toList();
        List<Integer> losses = judges.search(decisions);
        return IntStream.range(0, chosen.size()).mapToObj(i -> new Move(decisions.get(i),
            losses.get(i) / 100.0, losses.get(i) / 100.0, chosen.get(i).person())).toList();
    }

    /// @param care penalty at N empties
    static List<Move> ofGames(List<PersonGames.Weighed> games, IntToDoubleFunction care) {
        List<Move> found = new ArrayList<>();
        for (int number = 0; number < games.size(); number++) {
            PersonGames.Weighed weighed = games.get(number);
            Iterator<WeighedMoves.Decision> decisions = weighed.decisions().iterator();
            for (int ply : weighed.weighedPlies()) {
                Position before = weighed.game().positionAt(ply);
                Square played = weighed.game().moves().get(ply);
                WeighedMoves.Decision decision = decisions.next();
                found.add(new Move(new Decision(before, played),
                    decision.lost(care.applyAsDouble(decision.empties())),
                    decision.losses()[Long.bitCount(before.legalMoves() & played.bit() - 1)], number));
            }
        }
        return found;
    }

    /// @param moves in an order drawn by chance
    private static List<DoubleSample> phases(List<Move> moves, Size size, LossJudges judges)
            throws IOException {
        return phases(moves, size.phases, size.judged, judges::search, judges::level);
    }

    /// Tells what decisions lose, in centidiscs.
    interface Judge {
        List<Integer> losses(List<Decision> decisions) throws IOException;
    }

    /// What is lost in each phase.
    ///
    /// @param moves  in an order drawn by chance
    /// @param count  how many phases, the last of the game first
    /// @param judged how many of each phase the level judges
    /// @param search judges all of the last phase, and all of the others if `judged` is 0
    static List<DoubleSample> phases(List<Move> moves, int count, int judged, Judge search, Judge level)
            throws IOException {
        List<DoubleSample> samples = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            int phase = number;
            List<Move> all = moves.stream().filter(move -> move.phase() == phase).toList();
            boolean searched = phase == 0 || judged == 0;
            List<Move> few = searched ? all : all.subList(0, Math.min(judged, all.size()));
            List<Integer> dear =
                (searched ? search : level).losses(few.stream().map(Move::decision).toList());
            samples.add(DoubleSample.of(all.stream().mapToDouble(Move::expected).toArray(),
                few.stream().mapToDouble(Move::cheap).toArray(),
                dear.stream().mapToDouble(loss -> loss / 100.0).toArray(),
                all.stream().mapToInt(Move::whose).toArray(), boards(all)));
        }
        return samples;
    }

    /// A number for each board.
    private static int[] boards(List<Move> moves) {
        Map<Board, Integer> numbers = new HashMap<>();
        return moves.stream()
            .mapToInt(move -> numbers.computeIfAbsent(move.decision.before().board(), _ -> numbers.size()))
            .toArray();
    }

    private static String table(List<Row> rows) {
        StringBuilder text = new StringBuilder("| strength | empties | people: decisions | by the level too "
            + "| discs lost a move | like them: decisions | by the level too | discs lost a move "
            + "| of people's |\n|--:|---|--:|--:|--:|--:|--:|--:|--:|\n");
        for (Row row : rows) {
            double[] ratio = row.like.ratio(row.people);
            text.append(String.format(Locale.ROOT, "| %d | %d to %d | %s | %s | %s |%n", row.person.rating(),
                row.least, row.end - 1, row.people.cells(), row.like.cells(),
                Double.isFinite(ratio[1])
                    ? String.format(Locale.ROOT, "%.0f ± %.0f %%", 100 * ratio[0], 100 * ratio[1])
                    : "-"));
        }
        List<Row> phases = rows.stream().filter(row -> row.end - row.least == LossPenalty.WIDTH).toList();
        return text + PhaseRatios.of(phases).words() + "\n";
    }
}
