package flipchip.app.files.open;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.app.WindowFixture;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import javafx.stage.StageStyle;

/// A desktop in a process of its own, for a real X server: the window of the program, and next to it a small
/// window from which a file can be dragged, as from a file manager. Says `ready`, and the moves of a game
/// that comes on the board.
///
/// Arguments: folder for the program's files, the file to drag.
final class DropDesk {
    private static final Settings PEOPLE = WindowFixture.PEOPLE.with(Frame.PANEL, false)
        .with(Frame.SIDE, false).with(Frame.WIDTH, 900.0).with(Frame.HEIGHT, 700.0);

    private DropDesk() {}

    static void main(String[] args) {
        Path file = Path.of(args[1]);
        Platform.startup(() -> {
            WindowFixture window = new WindowFixture(new Stage(), PEOPLE, (_, _, _) -> {
                throw new IllegalStateException("nobody should think");
            }, Path.of(args[0]));
            Label source = new Label("drag me");
            source.setPrefSize(200, 200);
            source.setOnDragDetected(event -> {
                Dragboard board = source.startDragAndDrop(TransferMode.COPY);
                ClipboardContent content = new ClipboardContent();
                content.putFiles(List.of(file.toFile()));
                board.setContent(content);
                event.consume();
            });
            Stage manager = new Stage(StageStyle.UNDECORATED);
            manager.setScene(new Scene(source));
            manager.setX(1000);
            manager.setY(0);
            manager.show();
            window.desk.session().addListener(event -> say("moves " + event.game().moves()));
            say("ready " + Files.exists(file));
        });
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
