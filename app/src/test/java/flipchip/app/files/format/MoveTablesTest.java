package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// Games as tables, in the ways of scoresheets, books and spreadsheets.
class MoveTablesTest {
    private final Game game = Boards.randomGame(new SplittableRandom(77), 48);
    private final List<Square> moves = game.moves();

    @Test
    void aTableIsReadDownItsColumns() {
        String numbered = lines(16, row -> columns(row, 16, 1, number -> number + 1 + ". "));
        String timed = "No Move Time | No Move Time | No Move Time\n"
            + lines(16, row -> columns(row, 16, 1, number -> number + 1 + " ").replace("   ", " 0:12 | "));
        String pairs = lines(8, row -> columns(row, 8, 2, number -> number / 2 + 1 + " "));

        for (String text : List.of(numbered, timed, pairs)) {
            assertTold("column by column", text);
        }
    }

    @Test
    void aRowForEachSideIsRead() {
        String[] rows = IntStream.range(0, 4)
            .mapToObj(row -> IntStream.range(0, 12)
                .mapToObj(i -> moves.get(row / 2 * 24 + 2 * i + row % 2).toString())
                .collect(Collectors.joining(" ")))
            .toArray(String[]::new);

        assertTold("column by column",
            "Black: " + rows[0] + " " + rows[2] + "\nWhite: " + rows[1] + " " + rows[3]);
        assertTold("column by column",
            "Noir  " + rows[0] + "\nBlanc " + rows[1] + "\n\nNoir  " + rows[2] + "\nBlanc " + rows[3]);
    }

    @Test
    void theNumbersOnABoardAreTheOrderOfItsMoves() {
        String files = "  a b c d e f g h\n";
        String bars = "|";

        for (String text : List.of(board(" ", ".", false), files + board("  ", "-", true),
            board("\t", "", false), board(",", "", false), "Game 7\n\n" + board(" | ", "", true),
            "|" + board(bars, " ", true).replace("\n", "|\n|") + bars, board(";", "●", false))) {
            assertTold("numbers on the board", text);
        }
        String twice = board(" ", ".", false).replaceFirst("\\b7\\b", "8");
        assertEquals(List.of(), Recognizer.read(twice).games(), twice);
    }

    @Test
    void rowsThatAreCountedFromTheBottomAreTurned() {
        String text = moves.stream().map(move -> move.toString().charAt(0) + "" + (8 - move.row()))
            .collect(Collectors.joining(" "));

        assertTold("mirrored", text);
        assertEquals(List.of(), Recognizer.read("f4 d3 c6").games(), "too short to be sure");
    }

    @Test
    void aValueInQuotesGoesOnInTheNextLine() {
        String text = Transcript.print(game);
        String cut = text.substring(0, 40) + "\n" + text.substring(40);
        String table = "black;white;moves;comment\n\"Ann \"\"A\"\"\";Ben;\"" + cut
            + "\";\"good\ngame\"\nCy;\"" + "Di\nDo\";" + text + ";x\nE \"5;F;" + text + ";\n";
        Reading read = Recognizer.read(table);

        assertEquals(List.of(), read.problems());
        assertEquals(List.of(game, game, game), read.games().stream().map(SavedGame::game).toList());
        assertEquals(List.of("Ann \"A\"", "Ben", "Cy", "Di Do"), read.games().stream().limit(2)
            .flatMap(one -> Stream.of(one.info().black(), one.info().white())).toList());
    }

    private void assertTold(String how, String text) {
        Reading read = Recognizer.read(text);

        assertEquals(List.of(), read.problems(), text);
        assertEquals(List.of(game), read.games().stream().map(SavedGame::game).toList(), text);
        assertTrue(read.notes().getFirst().contains(how), read.notes().toString());
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n"));
    }

    private String columns(int row, int rows, int width, IntFunction<String> number) {
        List<String> cells = new ArrayList<>();
        for (int first = row * width; first < moves.size(); first += rows * width) {
            cells.add(number.apply(first) + moves.subList(first, first + width).stream().map(Square::toString)
                .collect(Collectors.joining(" ")));
        }
        return String.join("   ", cells);
    }

    private String board(String between, String empty, boolean ranked) {
        return lines(8,
            row -> (ranked ? row + 1 + between : "")
                + IntStream.range(0, 8).mapToObj(file -> moves.indexOf(Square.at(file, row)))
                    .map(number -> number < 0 ? empty : String.valueOf(number + 1))
                    .collect(Collectors.joining(between)));
    }
}
