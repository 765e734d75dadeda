package flipchip.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// One game of a GGF file: who played, how it went, and what else the file said. Immutable.
///
/// @param black       name of Black, may be empty
/// @param white       name of White, may be empty
/// @param place       where it was played (tag PC), may be empty
/// @param date        as written in the file (tag DT), may be empty; formats differ between programs
/// @param blackClock  clock of Black if the file names one
/// @param whiteClock  clock of White if the file names one
/// @param result      as written (tag RE): discs for Black with an optional `:r`, `:t`, `:s`, `:l`; "?" if
///     unknown
/// @param start       the position before the first move
/// @param moves       the legal moves, passes included where the file has them
/// @param otherTags   tags without a place of their own, in the order of the file
public record GgfGame(String black, String white, String place, String date, Optional<GgfClock> blackClock,
        Optional<GgfClock> whiteClock, String result, Position start, List<Move> moves, List<Tag> otherTags) {

    public GgfGame {
        moves = List.copyOf(moves);
        otherTags = List.copyOf(otherTags);
    }

    /// A bare game between two names: no clocks, no values.
    public static GgfGame of(Game game, String black, String white) {
        List<Move> moves = new ArrayList<>();
        for (int ply = 0; ply < game.length(); ply++) {
            moves.add(new Move(game.moverOf(ply), Optional.of(game.moves().get(ply)), OptionalDouble.empty(),
                OptionalDouble.empty()));
            if (game.passFollows(ply)) {
                moves.add(new Move(game.moverOf(ply).opponent(), Optional.empty(), OptionalDouble.empty(),
                    OptionalDouble.empty()));
            }
        }
        String result =
            game.isOver() ? String.format(Locale.ROOT, "%+d", game.position().finalScoreForBlack()) : "?";
        return new GgfGame(black, white, "Flipchip", "", Optional.empty(), Optional.empty(), result,
            game.start(), moves, List.of());
    }

    /// The moves as a game; passes are implied.
    public Game game() {
        Game game = Game.startingAt(start);
        for (Move move : moves) {
            if (move.square().isPresent()) {
                game = game.play(move.square().get());
            }
        }
        return game;
    }

    /// One move or pass.
    ///
    /// @param square  where; empty for a pass
    /// @param value   the mover's own estimate in discs for the mover, if the file has it
    /// @param seconds thinking time, if the file has it
    public record Move(Color color, Optional<Square> square, OptionalDouble value, OptionalDouble seconds) {}

    /// A tag with its value, both as in the file.
    public record Tag(String name, String value) {}
}
