package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.LineFile;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// The openings that a learner has chosen for himself, as lines that begin with f5; together they are a tree.
/// Immutable. A file has a line for each: the colour and the moves.
///
/// @param lines none is the beginning of another one of its colour
public record OwnRepertoire(List<Line> lines) {
    public static final OwnRepertoire NONE = new OwnRepertoire(List.of());
    /// A line from a game ends here at the latest.
    private static final int LONGEST_OF_GAME = 14;
    /// Played as often it is more than chance.
    private static final int OFTEN = 2;

    /// A line and the colour whose moves are to be known.
    public record Line(Color color, Game game) {
        /// The same beginning with f5, as all of them do.
        public Line {
            game = Transcript.startingWithF5(game);
        }

        private boolean begins(Line other) {
            return color == other.color && game.isPrefixOf(other.game);
        }
    }

    public OwnRepertoire {
        lines = List.copyOf(lines);
    }

    /// With one line more, unless it is the beginning of another.
    public OwnRepertoire with(Line line) {
        if (line.game().length() == 0 || lines.stream().anyMatch(line::begins)) {
            return this;
        }
        return new OwnRepertoire(
            Stream.concat(lines.stream().filter(other -> !other.begins(line)), Stream.of(line)).toList());
    }

    /// Without a move and all that follows it; what leads to it stays.
    public OwnRepertoire without(Line line) {
        OwnRepertoire left = new OwnRepertoire(lines.stream().filter(other -> !line.begins(other)).toList());
        boolean was = left.lines.size() < lines.size();
        return was && line.game().length() > 1
            ? left.with(new Line(line.color(), line.game().prefix(line.game().length() - 1)))
            : left;
    }

    /// The moves of a colour's lines after some others, in the order in which they were added.
    public List<Square> after(Color color, Game before) {
        Set<Square> moves = new LinkedHashSet<>();
        lines.stream()
            .filter(line -> line.color() == color && line.game().length() > before.length()
                    && before.isPrefixOf(line.game()))
            .forEach(line -> moves.add(line.game().moves().get(before.length())));
        return List.copyOf(moves);
    }

    /// The moves of all lines on a board, of either colour and whichever way leads to it.
    public List<Square> at(Board board) {
        String id = Repertoire.id(board);
        Set<Square> moves = new LinkedHashSet<>();
        for (Line line : lines) {
            for (int ply = 0; ply < line.game().length(); ply++) {
                Board here = line.game().positionAt(ply).board();
                if (Repertoire.id(here).equals(id)) {
                    moves.add(Repertoire.seenFrom(board, here, line.game().moves().get(ply)));
                }
            }
        }
        return List.copyOf(moves);
    }

    /// What a colour is asked for. Each line has the name of its opening.
    ///
    /// @param unnamed the name of a line that the book has none for
    public List<BookLine> bookLines(Color color, String unnamed) {
        return lines.stream().filter(line -> line.color() == color)
            .map(line -> new BookLine(OpeningBook.standard().name(line.game()).orElse(unnamed), line.game()))
            .toList();
    }

    /// With the beginnings that the learner has played several times, as far as they are the same.
    public OwnRepertoire merged(OwnGames games) {
        Map<Line, Integer> counts = new HashMap<>();
        for (OwnGame game : games.games()) {
            Game whole = game.game();
            if (whole.start().equals(Game.INITIAL.start()) && whole.length() > 0) {
                for (int ply = 1; ply <= Math.min(LONGEST_OF_GAME, whole.length()); ply++) {
                    counts.merge(new Line(game.own(), whole.prefix(ply)), 1, Integer::sum);
                }
            }
        }
        List<Line> often =
            counts.entrySet().stream().filter(entry -> entry.getValue() >= OFTEN).map(Map.Entry::getKey)
                .sorted(Comparator.comparing((Line line) -> Transcript.print(line.game()))).toList();
        OwnRepertoire all = this;
        for (Line line : often) {
            all = all.with(line);
        }
        return all;
    }

    /// What the file holds; nothing if there is none.
    ///
    /// @param damaged told of damaged lines, which are left out
    public static OwnRepertoire load(Path file, Consumer<? super FileFault> damaged) throws IOException {
        List<Line> read = new ArrayList<>();
        kept(file).read(line -> read.add(parse(line))).ifPresent(damaged);
        return of(read);
    }

    private static LineFile kept(Path file) {
        return new LineFile(file, "repertoire");
    }

    private static OwnRepertoire of(List<Line> lines) {
        OwnRepertoire all = NONE;
        for (Line line : lines) {
            all = all.with(line);
        }
        return all;
    }

    private static Line parse(String text) {
        String[] words = text.split(" ", -1);
        try {
            if (words.length != 2 || words[1].isEmpty()) {
                throw new IllegalArgumentException(text);
            }
            return new Line(Color.valueOf(words[0]), Transcript.parse(words[1]));
        } catch (NotationException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /// Changes what the file holds by now, and returns what it holds then; a file that is there stays whole
    /// if this fails.
    public static OwnRepertoire update(Path file, UnaryOperator<OwnRepertoire> change) throws IOException {
        List<Line> there = new ArrayList<>();
        kept(file).update(line -> there.add(parse(line)), () -> change.apply(of(there)).lines.stream()
            .map(line -> line.color() + " " + Transcript.print(line.game())).toList());
        return change.apply(of(there));
    }
}
