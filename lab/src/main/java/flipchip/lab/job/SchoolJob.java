package flipchip.lab.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.MoveFeatures;
import flipchip.engine.people.PersonModel;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import flipchip.engine.people.ProblemMaker;

/// A job that extracts problems of the endgame school from games: one move wins, and the tempting one loses.
///
/// A unit is a game; a few of its late positions are tried. The result takes as many of each theme and each
/// number of empty squares as there are, the same position in another view once.
final class SchoolJob implements Job {
    private static final String GAMES = "games";

    @Override
    public Kind kind() {
        return new Kind("school",
            "cut endgames out of games in which one move wins and the one that tempts people loses", "bin",
            List.of(new Choice("problems", "2000", "to keep at most"),
                new Choice("least", "2", "empty squares"),
                new Choice("most", "14", "empty squares of nearly all"),
                new Choice("deepest", "20", "empty squares of a few"),
                new Choice("few", "50", "one position in N has few empties"),
                new Choice("tries", "4", "positions of a game"),
                new Choice("table", "8", "megabytes of the table"),
                new Choice("shard", "200", "games a shard")),
            List.of(new Need(JobInputs.WEIGHTS, true, "orders the solver's moves"),
                new Need(GAMES, true, "games, one line of moves each")));
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) {
        int least = order.number("least", 2, 20);
        int most = order.number("most", least, 20);
        order.number("deepest", most, 20);
        order.number("few", 1, 1 << 20);
        order.number("tries", 1, 20);
        order.number("table", 1, 8192);
        int problems = order.number("problems", 1, 1 << 20);
        List<String> games = Units.lines(material.text(GAMES));
        return new OneStage(Units.input(games), games.size(), order.number("shard", 1, 1 << 20), parts -> {
            Map<String, Problem> all = new TreeMap<>();
            for (byte[] part : parts) {
                ProblemFile.parse("a shard", part).forEach(problem -> all.putIfAbsent(problem.id(), problem));
            }
            return ProblemFile.format(ProblemChoice.of(List.copyOf(all.values()), problems));
        });
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        JobSpec order = shard.order();
        ProblemMaker maker =
            new ProblemMaker(workshop.evaluation(), PersonModel.standard(), order.number("table", 1, 8192));
        List<Problem> found = new ArrayList<>();
        List<String> games = Units.lines(input, shard);
        for (int i = 0; i < games.size(); i++) {
            try {
                look(Transcript.parse(games.get(i)), order,
                    new SplittableRandom(shard.seed(shard.from() + i)), maker, found);
            } catch (NotationException e) {
                throw new IOException(GAMES + ", line " + (shard.from() + i + 1) + ": " + e.getMessage(), e);
            }
        }
        return ProblemFile.format(found);
    }

    private static void look(Game game, JobSpec order, SplittableRandom random, ProblemMaker maker,
            List<Problem> found) {
        int least = order.number("least", 2, 20);
        for (int left = order.number("tries", 1, 20); left > 0; left--) {
            boolean deep = random.nextInt(order.number("few", 1, 1 << 20)) == 0;
            int empties = random.nextInt(least, 1 + order.number(deep ? "deepest" : "most", 2, 20));
            int ply = 60 - empties;
            if (ply > 0 && ply < game.length() && game.positionAt(ply).board().empties() == empties) {
                Board board = game.positionAt(ply).board();
                boolean passed = game.passFollows(ply - 1);
                maker.of(board, passed ? MoveFeatures.NO_MOVE : game.moves().get(ply - 1).index())
                    .ifPresent(found::add);
            }
        }
    }
}
