package flipchip.app.files.open;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/// Takes files and texts that are dropped anywhere on the window. What is done with them is the [Opener]'s.
final class Drops {
    private Drops() {}

    static void accept(Scene scene, Opener opener) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (isWanted(event.getDragboard())) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            Dragboard board = event.getDragboard();
            if (board.hasFiles()) {
                List<Path> files = board.getFiles().stream().map(File::toPath).toList();
                opener.open(files);
            } else if (board.hasString()) {
                opener.paste(board.getString());
            }
            event.setDropCompleted(isWanted(board));
            event.consume();
        });
    }

    private static boolean isWanted(Dragboard board) {
        return board.hasFiles() || board.hasString();
    }
}
