package flipchip.app.cli.ask;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import flipchip.app.cli.ask.MeteredPlayer.Thought;
import flipchip.engine.board.Color;
import flipchip.engine.match.MatchGame;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;

/// A writer of the games of a match, with each side's values and processor times.
final class MatchRecord {
    private MatchRecord() {}

    /// One game as a line of GGF.
    ///
    /// @param opening how many moves were given
    static String line(MatchGame game, int opening, MatchPlayer first, MatchPlayer second) {
        MatchPlayer black = game.firstIsBlack() ? first : second;
        MatchPlayer white = game.firstIsBlack() ? second : first;
        GgfGame plain = GgfGame.of(game.game(), black.player().name(), white.player().name());
        Iterator<Thought> blacks = thoughts(black);
        Iterator<Thought> whites = thoughts(white);
        List<GgfGame.Move> moves = new ArrayList<>();
        int made = 0;
        for (GgfGame.Move move : plain.moves()) {
            Iterator<Thought> thoughts = move.color() == Color.BLACK ? blacks : whites;
            boolean played = move.square().isPresent() && made++ >= opening && thoughts.hasNext();
            moves.add(played ? with(move, thoughts.next()) : move);
        }
        return Ggf.write(new GgfGame(plain.black(), plain.white(), plain.place(), plain.date(),
            Optional.empty(), Optional.empty(), plain.result(), plain.start(), moves, plain.otherTags()));
    }

    private static Iterator<Thought> thoughts(MatchPlayer who) {
        return who.meter().map(MeteredPlayer::thoughts).orElse(List.of()).iterator();
    }

    private static GgfGame.Move with(GgfGame.Move move, Thought thought) {
        return new GgfGame.Move(move.color(), move.square(), thought.discs(),
            OptionalDouble.of(thought.seconds()));
    }
}
