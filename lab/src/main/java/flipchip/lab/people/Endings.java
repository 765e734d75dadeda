package flipchip.lab.people;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;

/// A fit of the loss penalty below twelve empties, so that opponents lose as much there as people. Every game
/// of an opponent with itself is taken up where the care of the last phase begins to count, and played to the
/// end several times: such moves are many and cheap.
///
/// @param curve with the folders for games and losses
public record Endings(LossCurve curve, Size size, long seed, Progress progress) {
    /// From this many empties on, the penalty of the last phase has no effect.
    private static final int FROM = LossPenalty.WIDTH * 3 / 2;

    /// How much is played.
    ///
    /// @param games   of each strength
    /// @param endings of each game
    /// @param many    the newest moves of people that count
    /// @param steps   how often care is changed; after the last it is measured once more
    public record Size(int games, int endings, int many, int steps) {}

    /// The model with the care of the last measure, and the table of the strengths looked at. The care of the
    /// other phases is put right where that of the last one reaches into them, so that by the model's own
    /// search they lose as much as before.
    public LossCurve.Corrected fitted(PeopleGames people, Years years, PersonModel model) throws IOException {
        StringBuilder table = new StringBuilder("| strength | care | decisions of people | discs lost a move "
            + "| like them: decisions | discs lost a move | of people's | expected with 12 to 17 empties |\n"
            + "|--:|--:|--:|--:|--:|--:|--:|--:|\n");
        List<Float> care = new ArrayList<>();
        try (LossJudges judges = curve.judges()) {
            for (Person person : Person.GRADES) {
                if (!curve.strengths().contains(person)) {
                    care.addAll(model.care().numbers().get(Person.GRADES.indexOf(person)));
                    continue;
                }
                DoubleSample real = curve.lastOfPeople(people, years, person, size.many, judges);
                for (double one : fitted(model, person, real, judges, table)) {
                    care.add((float) one);
                }
            }
        }
        return new LossCurve.Corrected(
            PersonCare.ofEndings(model, LossPenalty.of(care), curve.strengths(), years), table.toString());
    }

    /// The care of one strength.
    private double[] fitted(PersonModel model, Person person, DoubleSample real, LossJudges judges,
            StringBuilder table) throws IOException {
        double[] before = model.care().numbers().get(Person.GRADES.indexOf(person)).stream()
            .mapToDouble(Float::doubleValue).toArray();
        double[] now = before.clone();
        List<PersonGames.Weighed> games = curve.games(model, person, size.games);
        List<Game> starts = games.stream().map(PersonGames.Weighed::game)
            .filter(game -> game.length() > 60 - FROM).map(game -> game.prefix(60 - FROM)).toList();
        List<WeighedMoves.Decision> earlier = decisions(games, LossPenalty.WIDTH, 60);
        Opponent opponent = new Opponent(new WeighedMoves(model), person, new HashMap<>());
        for (int step = 0; step <= size.steps; step++) {
            List<List<PersonGames.Weighed>> endings = play(starts, opponent, now);
            List<PersonGames.Weighed> played = endings.stream().flatMap(List::stream).toList();
            DoubleSample like = lost(endings, now, judges);
            double[] ratio = like.ratio(real);
            table.append(String.format(Locale.ROOT,
                "| %d | %.3f | %d | %.3f ± %.3f | %d | %.3f ± %.3f | %.0f ± %.0f %% | %.3f |%n",
                person.rating(), now[0], real.many(), real.mean(), real.error(), like.many(), like.mean(),
                like.error(), 100 * ratio[0], 100 * ratio[1], expectedBefore(played, now)));
            if (step < size.steps) {
                double[] factors = new double[LossPenalty.PHASES];
                factors[0] = real.mean() / like.mean();
                now = rounded(PersonCare.held(earlier,
                    PersonCare.solved(decisions(played, 0, LossPenalty.WIDTH), now, factors), before));
            }
        }
        return now;
    }

    /// An opponent that remembers what it thought of a board.
    private record Opponent(WeighedMoves weigher, Person person, Map<Seen, WeighedMoves.Decision> known) {
        private WeighedMoves.Decision weigh(Game game) {
            Seen seen = new Seen(game.position().board(), WeighedMoves.lastSeen(game, game.length()));
            return known.computeIfAbsent(seen, _ -> weigher.weigh(game, game.length(), person.rating()));
        }

        private record Seen(Board board, int last) {}
    }

    /// The endings of each game.
    private List<List<PersonGames.Weighed>> play(List<Game> starts, Opponent opponent, double[] care) {
        List<List<PersonGames.Weighed>> played = new ArrayList<>();
        for (int number = 0; number < starts.size(); number++) {
            long first = seed * 1_000_003 + 2L * number * size.endings + 1;
            Game start = starts.get(number);
            played.add(IntStream.range(0, size.endings)
                .mapToObj(i -> PersonGames.playOn(start, opponent::weigh,
                    empties -> LossPenalty.between(care, empties), new SplittableRandom(first + 2L * i)))
                .toList());
            progress.heard("endings of " + opponent.person, number + 1, starts.size());
        }
        return played;
    }

    private static DoubleSample lost(List<List<PersonGames.Weighed>> played, double[] care, LossJudges judges)
            throws IOException {
        List<LossCurve.Move> moves = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (List<PersonGames.Weighed> game : played) {
            LossCurve.ofGames(game, empties -> LossPenalty.between(care, empties)).stream()
                .filter(move -> move.decision().before().board().empties() < LossPenalty.WIDTH)
                .forEach(moves::add);
            ends.add(moves.size());
        }
        double[] exact = judges.search(moves.stream().map(LossCurve.Move::decision).toList()).stream()
            .mapToDouble(loss -> loss / 100.0).toArray();
        return lost(moves, exact, ends);
    }

    /// Where the care of the last phase counts in the phase before.
    private static double expectedBefore(List<PersonGames.Weighed> played, double[] care) {
        return decisions(played, LossPenalty.WIDTH, FROM + 1).stream()
            .mapToDouble(decision -> decision.lost(LossPenalty.between(care, decision.empties()))).average()
            .orElse(Double.NaN);
    }

    /// The mean of what was expected, put right by how much more the moves that were drawn lose exactly than
    /// by a search that counts no great loss. Endings of one game belong together: the error is that of the
    /// games' sums.
    ///
    /// @param exact what each move lost, in discs
    /// @param ends  for each game, the number of moves up to its last
    static DoubleSample lost(List<LossCurve.Move> moves, double[] exact, List<Integer> ends) {
        double[] each = IntStream.range(0, exact.length)
            .mapToDouble(i -> moves.get(i).expected() + exact[i] - moves.get(i).cheap()).toArray();
        double mean = IntStream.range(0, each.length).mapToDouble(i -> each[i]).average().orElse(Double.NaN);
        double square = 0;
        int from = 0;
        for (int end : ends) {
            double sum = 0;
            for (int i = from; i < end; i++) {
                sum += each[i] - mean;
            }
            square += sum * sum;
            from = end;
        }
        return new DoubleSample(each.length, each.length, mean,
            Math.sqrt(square * ends.size() / (ends.size() - 1.0)) / each.length);
    }

    private static List<WeighedMoves.Decision> decisions(List<PersonGames.Weighed> games, int least,
            int end) {
        return games.stream().flatMap(game -> game.decisions().stream())
            .filter(decision -> decision.empties() >= least && decision.empties() < end).toList();
    }

    /// As the file keeps it.
    private static double[] rounded(double[] care) {
        return Arrays.stream(care).map(one -> Math.round(1000 * one) / 1000.0).toArray();
    }
}
