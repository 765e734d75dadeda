package flipchip.app.learn.school;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// A record of a move of a line that the book refuses. Immutable.
///
/// @param ply    moves before it
/// @param loss   centidiscs
/// @param better what is right instead, the usual move first
public record LineMistake(int ply, Square move, int loss, List<OpeningFacts.Move> better) {
    public LineMistake {
        better = List.copyOf(better);
    }

    /// The mistakes of a colour in a line.
    public static List<LineMistake> of(Game line, Color color) {
        return IntStream.range(0, line.length()).filter(ply -> line.moverOf(ply) == color).boxed()
            .flatMap(ply -> at(line, ply)).toList();
    }

    private static Stream<LineMistake> at(Game line, int ply) {
        Square move = line.moves().get(ply);
        return OpeningFacts.ofBook(line.positionAt(ply).board()).stream()
            .filter(facts -> !facts.isRight(move, Set.of(move))).flatMap(facts -> facts.of(move).stream()
                .map(known -> new LineMistake(ply, move, known.loss(), facts.right(Set.of()))));
    }
}
