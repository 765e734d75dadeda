package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookMove;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

class BookPageTest extends LearnerWindow {
    /// A book of Egaroucid with one position, where White is 4 discs behind.
    private static final String AFTER_F5 =
        "4449" + "43554f52414745" + "0301000000" + "00000008000000000000001038000000fc14" + "00".repeat(7);

    @Start
    @Override
    void start(Stage stage) {
        super.start(stage);
    }

    @Test
    void theBookIsWalkedCorrectedImportedAndKept(FxRobot robot) throws TimeoutException, IOException {
        robot.interact(() -> window.window.run("opening-book"));
        for (String square : List.of("f5", "d6", "c3")) {
            WindowFixture.fire(robot, "#book-" + square);
        }
        WindowFixture.fire(robot, "#book-never");
        assertEquals("3. c3 is never played.", text(robot, "#book-last"));
        WindowFixture.fire(robot, "#book-back");
        ListView<BookMove> moves = robot.lookup("#book-moves").query();
        assertTrue(moves.getItems().stream().noneMatch(move -> move.move() == Square.C3));
        WindowFixture.fire(robot, "#book-c3", "#book-reset");
        robot.interact(() -> robot.lookup("#book-value").<TextField>query().setText("plenty"));
        WindowFixture.fire(robot, "#book-set");
        assertEquals("\"plenty\" is not a number of discs from -64 to 64.", text(robot, "#book-says"));
        robot.interact(() -> robot.lookup("#book-value").<TextField>query().setText("+7.5"));
        WindowFixture.fire(robot, "#book-set", "#book-back");
        assertEquals(Square.C3, moves.getItems().getFirst().move());
        Path kept = home.resolve("data/book.txt");
        WindowFixture.await(() -> isLine(kept, "f5d6c3 7.5"));

        Path more = Files.writeString(home.resolve("more.txt"), "% mine\nf5f6 -3\nf5d6c5 never\n");
        window.files.answer(more);
        WindowFixture.fire(robot, "#book-import");
        WindowFixture.await(() -> text(robot, "#book-says").equals("2 corrections imported."));
        WindowFixture.await(() -> isLine(kept, "f5d6c5 never") && isLine(kept, "f5d6c3 7.5"));
        Path wrong = Files.writeString(home.resolve("wrong.txt"), "f5d6c3 1\nf5a1 2\n");
        window.files.answer(wrong);
        WindowFixture.fire(robot, "#book-import");
        WindowFixture.await(() -> window.desk.shell().banner().messages().stream()
            .anyMatch(notice -> notice.text().contains("wrong.txt, line 2")));
        window.files.answer(Files.write(home.resolve("b.egbk3"), HexFormat.of().parseHex(AFTER_F5)));
        WindowFixture.fire(robot, "#book-import");
        WindowFixture.await(() -> isLine(kept, "d3 4.0") && isLine(kept, "f5d6c3 7.5"));
        window.files.answer(Files.writeString(home.resolve("edax.txt"),
            "---------------------------OX------XO--------------------------- X,1,F5,-16\n"));
        WindowFixture.fire(robot, "#book-import");
        WindowFixture.await(() -> isLine(kept, "d3 -16.0") && isLine(kept, "f5d6c3 7.5"));
        window.files.answer(Files.write(more,
            Boards.shortestGames(5_000).stream().map(game -> Transcript.print(game) + " never").toList()));
        WindowFixture.fire(robot, "#book-import");
        WindowFixture.await(() -> text(robot, "#book-says").contains("5,000"));
        assertEquals("5,000 corrections imported.", text(robot, "#book-says"));
    }

    private static boolean isLine(Path file, String line) {
        try {
            return Files.exists(file) && Files.readAllLines(file).contains(line);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
