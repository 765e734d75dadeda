package flipchip.lab.job;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.match.Match;
import flipchip.engine.match.MatchGame;
import flipchip.engine.match.Openings;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A job with a match of two settings without a clock. A unit is an opening, played with both colours.
///
/// The result has a line for each game: the result for the first setting in discs, its colour, the moves.
final class MatchJob implements Job {
    private static final int OPENING_DEPTH = 7;
    private static final int EVEN_CENTIDISCS = 400;
    private static final int JUDGE_MEGABYTES = 16;

    @Override
    public Kind kind() {
        return new Kind("match", "let two settings meet, every opening twice with colours changed", "txt",
            List.of(
                new Choice("first", "weights@depth8",
                    "a setting: FILE@depth8, FILE@nodes20000 or FILE@level5,"
                        + " +FILE behind it for a book (+book: the engine's own), -nompc to search without "
                        + "selective pruning"),
                new Choice("second", "weights@depth6", "the other"),
                new Choice("openings", "50", "games are twice as many"),
                new Choice("plies", "10",
                    "random plies of an opening; 0: all games start from the first position"),
                new Choice("lines", "", "FILE with an opening a line, in place of random ones"),
                new Choice("shard", "5", "openings a shard")),
            List.of(new Need(JobInputs.WEIGHTS, true, "judges the boards"),
                new Need("FILE", false, "any other file that a setting names")));
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) throws IOException {
        ShardContext workshop = new ShardContext(material);
        MatchSetting.parse(order.text("first")).check(workshop);
        MatchSetting.parse(order.text("second")).check(workshop);
        int count = order.number("openings", 1, 1_000_000);
        return new OneStage(openings(order, workshop, count), count, order.number("shard", 1, 1_000_000),
            OneStage::appended);
    }

    private static byte[] openings(JobSpec order, ShardContext workshop, int count) throws IOException {
        if (!order.text("lines").isEmpty()) {
            return written(order.text("lines"), workshop, count);
        }
        int plies = order.number("plies", 0, 30);
        if (plies == 0) {
            return new byte[0];
        }
        try (Engine judge = workshop.engine(JUDGE_MEGABYTES)) {
            return Units.input(Openings
                .even(count, plies, order.seed(), judge, SearchLimits.depth(OPENING_DEPTH), EVEN_CENTIDISCS)
                .stream().map(Transcript::print).toList());
        }
    }

    /// The first lines of a file, each of them checked.
    private static byte[] written(String file, ShardContext workshop, int count) throws IOException {
        List<String> lines = Units.lines(workshop.text(file));
        if (lines.size() < count) {
            throw new IllegalArgumentException(file + " has " + lines.size() + " openings, not " + count);
        }
        for (int i = 0; i < count; i++) {
            try {
                Transcript.parse(lines.get(i));
            } catch (NotationException e) {
                throw new IllegalArgumentException(file + ", line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return Units.input(lines.subList(0, count));
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        List<String> openings = Units.lines(input, shard);
        MatchSetting first = MatchSetting.parse(shard.order().text("first"));
        MatchSetting second = MatchSetting.parse(shard.order().text("second"));
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < shard.units(); i++) {
            long seed = shard.seed(shard.from() + i);
            try (MatchSetting.Side a = first.side("first", workshop, seed);
                    MatchSetting.Side b = second.side("second", workshop, ~seed)) {
                Game opening = openings.isEmpty() ? Game.INITIAL : Transcript.parse(openings.get(i));
                new Match(a, b, TimeControl.UNLIMITED).play(List.of(opening),
                    game -> lines.append(line(game)));
            } catch (NotationException e) {
                throw new IOException(e.getMessage(), e);
            }
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String line(MatchGame game) {
        return String.format(Locale.ROOT, "%+d %s %s\n", game.discs(), game.firstIsBlack() ? "X" : "O",
            Transcript.print(game.game()));
    }
}
