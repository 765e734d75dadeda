package flipchip.app.learn.school;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.BookPositions;
import flipchip.engine.notation.Transcript;

/// A repertoire: the questions of some lines for one colour: every position of the lines where that colour
/// moves, once. Immutable.
public record Repertoire(List<Question> questions) {

    /// A position and how the lines go on. Which move is right there, [OpeningFacts] says.
    ///
    /// @param id     the board in its least symmetry, the same for every way that leads to it
    /// @param before the moves that led to it in the first line that has it
    /// @param moves  the moves of all lines, and those that mirror them on a symmetric board
    /// @param line   the first line that has it, beginning with f5
    public record Question(String id, Game before, Set<Square> moves, BookLine line) {
        public Question {
            moves = Set.copyOf(moves);
        }

        public Board board() {
            return before.position().board();
        }
    }

    public Repertoire {
        questions = List.copyOf(questions);
    }

    /// The questions in the order of the lines, early moves first. The very first move is none: all four are
    /// the same.
    public static Repertoire of(List<BookLine> lines, Color color) {
        Map<String, Game> before = new LinkedHashMap<>();
        Map<String, Set<Square>> moves = new LinkedHashMap<>();
        Map<String, BookLine> first = new LinkedHashMap<>();
        for (BookLine line : lines) {
            Game game = Transcript.startingWithF5(line.game());
            for (int ply = 1; ply < game.length(); ply++) {
                if (game.moverOf(ply) == color) {
                    Game here = game.prefix(ply);
                    String id = id(here.position().board());
                    before.putIfAbsent(id, here);
                    first.putIfAbsent(id, new BookLine(line.name(), game));
                    Board asked = before.get(id).position().board();
                    Square move = seenFrom(asked, here.position().board(), game.moves().get(ply));
                    moves.computeIfAbsent(id, _ -> new HashSet<>()).addAll(OpeningFacts.images(asked, move));
                }
            }
        }
        List<Question> questions = new ArrayList<>();
        before.forEach((id, game) -> questions.add(new Question(id, game, moves.get(id), first.get(id))));
        return new Repertoire(questions);
    }

    /// Discs of the side to move and of the other in the least symmetry, in hexadecimal.
    static String id(Board board) {
        Board least = BookPositions.canonical(board);
        return Long.toHexString(least.player()) + "-" + Long.toHexString(least.opponent());
    }

    /// A move of a mirrored board, as it is on the board that is asked.
    static Square seenFrom(Board asked, Board mirrored, Square move) {
        return BookPositions.toCanonical(asked).inverse()
            .apply(BookPositions.toCanonical(mirrored).apply(move));
    }
}
