package flipchip.app.files.format;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GameDate;
import flipchip.engine.notation.GgfGame;

/// Saved games as GGF games and back. GGF knows one line: variations and the comments on moves stay behind.
public final class GgfGames {
    private static final String COMMENT = "CO";
    /// The place of a game without one, which GGF wants.
    private static final String OURS = GgfGame.of(Game.INITIAL, "", "").place();

    private GgfGames() {}

    /// The game with all that is said of it.
    public static SavedGame toSaved(GgfGame ggf) {
        Map<List<Square>, Duration> times = new HashMap<>();
        Map<List<Square>, Double> values = new HashMap<>();
        Map<List<Square>, GgfGame.Move> passes = new HashMap<>();
        List<Square> path = new ArrayList<>();
        for (GgfGame.Move move : ggf.moves()) {
            move.square().ifPresent(path::add);
            List<Square> here = List.copyOf(path);
            if (move.square().isEmpty()) {
                if (move.value().isPresent() || move.seconds().isPresent()) {
                    passes.putIfAbsent(here, move);
                }
                continue;
            }
            move.value().ifPresent(value -> values.put(here, value));
            if (isTime(move.seconds())) {
                times.put(here, Duration.ofMillis(Math.round(1000 * move.seconds().getAsDouble())));
            }
        }
        List<GgfGame.Tag> tags = new ArrayList<>(ggf.otherTags());
        Optional<GgfGame.Tag> comment = tags.stream().filter(tag -> tag.name().equals(COMMENT)).findFirst();
        comment.ifPresent(tags::remove);
        String place = ggf.place().equals(OURS) ? "" : ggf.place();
        GameInfo info = new GameInfo(ggf.black(), ggf.white(), place, GameDate.of(ggf.date()).text(),
            ggf.result().equals("?") ? "" : ResultText.of(ggf.result()));
        return new SavedGame(info,
            GameTree.of(ggf.game()).withComment(List.of(), comment.map(GgfGame.Tag::value).orElse("")), times,
            "", new GameExtras(ggf.blackClock(), ggf.whiteClock(), tags, values, passes));
    }

    /// The main line of `saved`.
    public static GgfGame toGgf(SavedGame saved) {
        Game game = saved.game();
        GameExtras extras = saved.extras();
        GgfGame bare = GgfGame.of(game, saved.info().black(), saved.info().white());
        List<GgfGame.Move> moves = new ArrayList<>();
        int ply = 0;
        for (GgfGame.Move move : bare.moves()) {
            ply += move.square().isPresent() ? 1 : 0;
            List<Square> path = game.moves().subList(0, ply);
            if (move.square().isEmpty()) {
                moves.add(extras.passes().getOrDefault(path, move));
            } else {
                moves.add(new GgfGame.Move(move.color(), move.square(), number(extras.values().get(path)),
                    seconds(saved.times().get(path))));
            }
        }
        List<GgfGame.Tag> tags = new ArrayList<>();
        if (!saved.tree().comment().isEmpty()) {
            tags.add(new GgfGame.Tag(COMMENT, saved.tree().comment()));
        }
        tags.addAll(extras.tags());
        return new GgfGame(bare.black(), bare.white(),
            saved.info().event().isEmpty() ? bare.place() : saved.info().event(), saved.info().date(),
            extras.blackClock(), extras.whiteClock(),
            ResultText.forGgf(saved.info().result()).orElse(bare.result()), bare.start(), moves, tags);
    }

    private static OptionalDouble number(Double value) {
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    private static OptionalDouble seconds(Duration time) {
        return time == null ? OptionalDouble.empty() : OptionalDouble.of(time.toMillis() / 1000.0);
    }

    private static boolean isTime(OptionalDouble seconds) {
        return seconds.isPresent() && seconds.getAsDouble() >= 0 && seconds.getAsDouble() < 1e6;
    }
}
