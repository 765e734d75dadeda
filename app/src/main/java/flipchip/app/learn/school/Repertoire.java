package flipchip.app.learn.school;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.BookPositions;
import flipchip.engine.notation.Transcript;

/// A repertoire: the questions of some lines for one colour: every position of the lines where that colour
/// moves, once. Immutable.
public record Repertoire(List<Question> questions) {

    /// A position and what is right there.
    ///
    /// @param id      the board in its least symmetry, the same for every way that leads to it
    /// @param before  the moves that led to it in the first line that has it
    /// @param answers the moves of all lines, and those that mirror them on a symmetric board
    /// @param name    of the first line
    public record Question(String id, Game before, Set<Square> answers, String name) {
        public Question {
            answers = Set.copyOf(answers);
        }
    }

    public Repertoire {
        questions = List.copyOf(questions);
    }

    /// The questions in the order of the lines, early moves first. The very first move is none: all four are
    /// the same.
    public static Repertoire of(List<BookLine> lines, Color color) {
        Map<String, Game> before = new LinkedHashMap<>();
        Map<String, Set<Square>> answers = new LinkedHashMap<>();
        Map<String, String> names = new LinkedHashMap<>();
        for (BookLine line : lines) {
            Game game = Transcript.startingWithF5(line.game());
            for (int ply = 1; ply < game.length(); ply++) {
                if (game.moverOf(ply) == color) {
                    Game here = game.prefix(ply);
                    String id = id(here.position().board());
                    before.putIfAbsent(id, here);
                    names.putIfAbsent(id, line.name());
                    Board asked = before.get(id).position().board();
                    Square answer = seenFrom(asked, here.position().board(), game.moves().get(ply));
                    Set<Square> all = answers.computeIfAbsent(id, _ -> new HashSet<>());
                    Stream.of(Symmetry.values()).filter(symmetry -> symmetry.apply(asked).equals(asked))
                        .forEach(symmetry -> all.add(symmetry.apply(answer)));
                }
            }
        }
        List<Question> questions = new ArrayList<>();
        before.forEach((id, game) -> questions.add(new Question(id, game, answers.get(id), names.get(id))));
        return new Repertoire(questions);
    }

    /// Discs of the side to move and of the other in the least symmetry, in hexadecimal.
    static String id(Board board) {
        Board least = BookPositions.canonical(board);
        return Long.toHexString(least.player()) + "-" + Long.toHexString(least.opponent());
    }

    /// A move of a mirrored board, as it is on the board that is asked.
    private static Square seenFrom(Board asked, Board mirrored, Square move) {
        return BookPositions.toCanonical(asked).inverse()
            .apply(BookPositions.toCanonical(mirrored).apply(move));
    }
}
