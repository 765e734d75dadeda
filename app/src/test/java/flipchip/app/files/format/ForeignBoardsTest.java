package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Boards as programs and people print them: all signs, frames, ranks, and ways to name the side to move.
class ForeignBoardsTest {
    private static final String FILES = "abcdefgh";
    private static final int BOARDS = 20;

    record Writing(String name, Function<Position, String> text) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static String row(Position position, int row, String signs, String between) {
        return IntStream.range(0, 8).mapToObj(file -> Square.at(file, row))
            .map(square -> String.valueOf(signs.charAt((position.black() & square.bit()) != 0 ? 0
                : (position.white() & square.bit()) != 0 ? 1
                : position.isLegal(square) && signs.length() > 3 ? 3
                : 2)))
            .collect(Collectors.joining(between));
    }

    /// @param frame `@` is the row, `#` its number
    private static String rows(Position position, String signs, String between, String frame) {
        return IntStream.range(0, 8).mapToObj(row -> frame.replace("#", String.valueOf(row + 1)).replace("@",
            row(position, row, signs, between))).collect(Collectors.joining("\n"));
    }

    private static String files(String between) {
        return String.join(between, FILES.split(""));
    }

    private static String side(Position position, String names) {
        return names.split("\\|")[position.toMove() == Color.BLACK ? 0 : 1];
    }

    static Stream<Writing> writings() {
        List<Writing> all = new ArrayList<>();
        for (String signs : List.of("XO-", "XO.+", "*O-.", "xo.", "BW.", "bw-", "@O.", "●○.", "●○・", "⚫⚪-",
            "XO_", "#O.", "黒白・", "*O-", "BW+", "120", "XO·", "●○-+", "@O+.", "bw_")) {
            for (String between : List.of(" ", "")) {
                all.add(new Writing("signs " + signs + between,
                    position -> "  " + files(between) + "\n" + rows(position, signs, between, "# @") + "\n"
                        + side(position, "Black|White") + " to move\n"));
            }
        }
        for (String frame : List.of("# @", "# @ #", "  # @", "#|@|", "#|@|#", "| # @ # |", "#. @", "#: @",
            "#) @", "# | @ | #", "@ #", "> # @", "# @    eval +2", "# @ #   1 X X X X X X X X",
            "#  @  # some words", "[#] @", "# @\t# note", "#@", "#@#", "   #   @   #")) {
            all.add(
                new Writing("frame " + frame, position -> rows(position, "XO-", " ", frame).replace("@", "")
                    + "\n" + side(position, "Black|White") + " to move"));
        }
        for (String frame : List.of("#: @", "# @", "@")) {
            for (String names : List.of("Black to move|White to move", "turn: 1|turn: 2", "turn 1|turn 2")) {
                all.add(new Writing("digits " + frame + " below " + names,
                    position -> side(position, names) + "\n" + rows(position, "120", "", frame)));
            }
        }
        for (String names : List.of("Black to move|White to move", "* to move|O to move",
            "X to move|O to move", "Black|White", "X|O", "Black's turn|White's turn",
            "Turn: Black|Turn: White", "to move: X|to move: O", "Side to move: B|Side to move: W",
            "Next: black|Next: white", "黒番|白番", "手番: 黒|手番：白", "Schwarz am Zug|Weiß am Zug",
            "Schwarz ist am Zug|Weiss ist am Zug", "Trait aux noirs|Trait aux blancs", "Noir joue|Blanc joue",
            "● to move|○ to move", "Black to play|White to play", "BLACK TO MOVE|WHITE TO MOVE", "b|w",
            "Player: X|Player: O", "It is Black's move|It is White's move", "move: *|move: O", "轮到黑方|轮到白方",
            "@ to move|O to move", "mueven negras|mueven blancas")) {
            all.add(new Writing("below: " + names, position -> "  " + files(" ") + "\n"
                + rows(position, "XO-", " ", "# @") + "\n\n" + side(position, names) + "\n"));
            all.add(new Writing("above: " + names, position -> side(position, names) + "\n  " + files(" ")
                + "\n" + rows(position, "XO-", " ", "# @") + "\n"));
            all.add(new Writing("beside: " + names, position -> {
                List<String> lines = new ArrayList<>(rows(position, "XO-", " ", "# @").lines().toList());
                lines.set(3, lines.get(3) + "     " + side(position, names));
                return "  " + files(" ") + "\n" + String.join("\n", lines) + "\n  " + files(" ");
            }));
            all.add(new Writing("behind 64: " + names,
                position -> BoardText.print(position).substring(0, 64) + "\n" + side(position, names)));
        }
        for (String line : List.of("@ #", "@#", "@\n#", "board: @ #", "[8 % *]", "BO[8 % *]", "(8 % *)",
            "8 % *", "%/#", "position @ # here", "\"@ #\"", "@,#", "@/#", "@:#", "@ # ;", "% #", "{@ #}",
            "fen=@_#", "`@ #`", "@\t#")) {
            all.add(new Writing("line " + line, position -> line(position, line)));
        }
        all.add(new Writing("upside down",
            position -> "  " + files(" ") + "\n" + rows(position, "XO-", " ", "# @").lines().toList()
                .reversed().stream().collect(Collectors.joining("\n")) + "\n" + side(position, "Black|White")
                + " to move"));
        all.add(new Writing("blanks", position -> "  " + files(" ") + "\n"
            + rows(position, "XO ", " ", "# @ #") + "\n" + side(position, "Black|White") + " to move"));
        all.add(new Writing("blanks without right ranks",
            position -> "    " + files(" ") + "\n"
                + rows(position, "XO ", " ", "  # @").replaceAll("(?m) +$", "") + "\n"
                + side(position, "Black|White") + " to move"));
        all.add(new Writing("bars and blanks",
            position -> "   " + files("   ") + "\n +---+---+\n"
                + rows(position, "XO ", " | ", "#| @ |").replace("\n",
                    "\n +---+---+---+---+---+---+---+---+\n")
                + "\n" + side(position, "Black|White") + " to move"));
        all.add(new Writing("bars without ranks", position -> rows(position, "XO ", "|", "|@|") + "\n"
            + side(position, "Black|White") + " to move"));
        all.add(new Writing("rows alone", position -> "Position:\n" + rows(position, "XO-", "", "@") + "\n"
            + side(position, "Black|White") + " to move"));
        all.add(
            new Writing("server", position -> "|   A B C D E F G H\n" + rows(position, "*O-", " ", "| # @ #")
                + "\n|   A B C D E F G H\n|\n|" + side(position, "*|O") + " to move"));
        return all.stream();
    }

    private static String line(Position position, String form) {
        String signs = BoardText.print(position).substring(0, 64);
        String server = signs.replace('X', '*').replaceAll("(.{8})", "$1 ").strip();
        return form.replace("@", signs).replace("#", side(position, "X|O"))
            .replace("*]", side(position, "*|O") + "]").replace("*)", side(position, "*|O") + ")")
            .replaceFirst(" \\*$", " " + side(position, "[*]|O").replace("[", "").replace("]", ""))
            .replace("%/", signs.replaceAll("(.{8})(?=.)", "$1/") + " ").replace("%", server);
    }

    @ParameterizedTest
    @MethodSource("writings")
    void theBoardAndItsSideAreRead(Writing writing) {
        SplittableRandom random = new SplittableRandom(writing.name().hashCode());
        for (int i = 0; i < BOARDS; i++) {
            Game game = Boards.randomGame(random, 50);
            Position position = game.position();
            if (position.isGameOver()) {
                continue;
            }
            String text = writing.text().apply(position);
            Reading read = Recognizer.read(text);

            assertEquals(List.of(), read.problems(), text);
            assertEquals(List.of(BoardText.print(position)),
                read.games().stream().map(one -> BoardText.print(one.game().start())).toList(), text);
        }
    }

    @Test
    void movesBehindABoardArePlayedOnIt() {
        SplittableRandom random = new SplittableRandom(3);
        for (String form : List.of("@ # ~", "@#~", "@~", "@ ~", "@\n#\n~", "@ # | ~", "@ #: ~", "[8 % *] ~",
            "@ # moves: ~", "@,#,~", "@ #; ~", "@ # 1. ~", "start @ # then ~", "@ # \"~\"", "@/#/~",
            "\"@ #\" ~", "@ # (~)", "@ # -> ~", "@\n~", "@ #\n\n~\n")) {
            for (int i = 0; i < BOARDS; i++) {
                Game game = Boards.randomGame(random, 50);
                int ply = random.nextInt(1, game.length());
                Position start = game.positionAt(ply);
                boolean guess = form.contains("#") || form.contains("*");
                if (!guess && (start.toMove() == Color.BLACK)
                    != (Long.bitCount(start.board().occupied()) % 2 == 0)) {
                    continue;
                }
                String moves = game.moves().subList(ply, game.length()).stream().map(Object::toString)
                    .collect(Collectors.joining());
                String text = line(start, form.replace("*]", "*] ").replace("*] ", "*]")).replace("~", moves);
                Reading read = Recognizer.read(text);

                assertEquals(List.of(), read.problems(), text);
                assertEquals(game.moves().subList(ply, game.length()), read.games().getFirst().game().moves(),
                    text);
                assertEquals(start, read.games().getFirst().game().start(), text);
            }
        }
    }

    @Test
    void aBoardWithoutASideIsGuessedWithAWord() {
        for (String text : List.of("-".repeat(27) + "OX------XO" + "-".repeat(27),
            rows(Position.INITIAL, "XO-", " ", "# @"),
            rows(Position.INITIAL, "XO-", "", "@") + "\nnothing said")) {
            Reading read = Recognizer.read(text);

            assertEquals(1, read.games().size(), text);
            assertTrue(
                read.notes().stream().anyMatch(note -> note.startsWith("The board does not name the side")),
                text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"turn: ~\n#", "#\nturn: ~", "# ~ to move", "Position, ~ to move:\n\n#\n"})
    void eachOfSeveralBoardsHasItsOwnSide(String form) {
        SplittableRandom random = new SplittableRandom(form.length());
        List<Position> boards = IntStream.range(0, BOARDS)
            .mapToObj(_ -> Boards.randomGame(random, 2 + random.nextInt(40)).position())
            .filter(position -> !position.isGameOver()).toList();

        Reading read = Recognizer.read(boards.stream()
            .map(position -> form.replace("~", side(position, "Black|White")).replace("#", IntStream
                .range(0, 8).mapToObj(row -> row(position, row, "XO-", "")).collect(Collectors.joining())))
            .collect(Collectors.joining("\n")));

        assertEquals(boards, read.games().stream().map(game -> game.game().start()).toList());
        assertEquals(List.of(), read.problems());
    }

    @Test
    void theSignsAreRowsOnlyWhereThereAreEightOfThem() {
        for (String text : List.of("1 - - - - - - - -\n2 - - - - - - -\n", "X O X O",
            rows(Position.INITIAL, "XO-", " ", "# @").lines().limit(7).collect(Collectors.joining("\n")))) {
            assertEquals(List.of(), Recognizer.read(text).games(), text);
        }
    }
}
