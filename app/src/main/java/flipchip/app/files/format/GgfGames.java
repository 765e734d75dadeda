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
import flipchip.engine.notation.GgfGame;

/// Saved games as GGF games and back. GGF knows one line: variations and the comments on moves stay behind.
public final class GgfGames {
    private static final String COMMENT = "CO";

    private GgfGames() {}

    /// The game with the times of its moves.
    public static SavedGame toSaved(GgfGame ggf) {
        Map<List<Square>, Duration> times = new HashMap<>();
        List<Square> path = new ArrayList<>();
        for (GgfGame.Move move : ggf.moves()) {
            if (move.square().isPresent()) {
                path.add(move.square().get());
                if (isTime(move.seconds())) {
                    times.put(List.copyOf(path),
                        Duration.ofMillis(Math.round(1000 * move.seconds().getAsDouble())));
                }
            }
        }
        String comment = ggf.otherTags().stream().filter(tag -> tag.name().equals(COMMENT))
            .map(GgfGame.Tag::value).findFirst().orElse("");
        GameInfo info = new GameInfo(ggf.black(), ggf.white(), ggf.place(), ggf.date(),
            ggf.result().equals("?") ? "" : ResultText.of(ggf.result()));
        return new SavedGame(info, GameTree.of(ggf.game()).withComment(List.of(), comment), times);
    }

    /// The main line of `saved`.
    public static GgfGame toGgf(SavedGame saved) {
        Game game = saved.game();
        GgfGame bare = GgfGame.of(game, saved.info().black(), saved.info().white());
        List<GgfGame.Move> moves = new ArrayList<>();
        int ply = 0;
        for (GgfGame.Move move : bare.moves()) {
            if (move.square().isEmpty()) {
                moves.add(move);
            } else {
                ply++;
                Duration time = saved.times().get(game.moves().subList(0, ply));
                moves.add(new GgfGame.Move(move.color(), move.square(), OptionalDouble.empty(),
                    time == null ? OptionalDouble.empty() : OptionalDouble.of(time.toMillis() / 1000.0)));
            }
        }
        String comment = saved.tree().comment();
        return new GgfGame(bare.black(), bare.white(),
            saved.info().event().isEmpty() ? bare.place() : saved.info().event(), saved.info().date(),
            Optional.empty(), Optional.empty(),
            ResultText.forGgf(saved.info().result()).orElse(bare.result()), bare.start(), moves,
            comment.isEmpty() ? List.of() : List.of(new GgfGame.Tag(COMMENT, comment)));
    }

    /// How many variations and comments of `saved` GGF cannot hold.
    public static int lost(SavedGame saved) {
        List<Square> line = saved.tree().mainLine();
        int lost = saved.tree().size() - line.size();
        for (int ply = 1; ply <= line.size(); ply++) {
            lost += saved.tree().commentAt(line.subList(0, ply)).isEmpty() ? 0 : 1;
        }
        return lost;
    }

    private static boolean isTime(OptionalDouble seconds) {
        return seconds.isPresent() && seconds.getAsDouble() >= 0 && seconds.getAsDouble() < 1e6;
    }
}
