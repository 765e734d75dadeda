package flipchip.app.picture;

import java.util.function.Consumer;
import flipchip.app.circuit.array.CellArrayView;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Game;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Board and chip of a recording in a hidden scene of their own: frames are taken from it without
/// moving the user's time line or asking a computer to answer. FX thread only.
final class Film {
    private static final double SIDE = 380;

    private final TimeLine time;
    private final Scene scene;

    /// @param like the window, whose look the film has
    Film(GameRun run, boolean withChip, Scene like) {
        GameSession session = new GameSession();
        time = new TimeLine(session, new TimeLine.Recorder() {
            @Override
            public void record(Game game, Consumer<GameRun> done) {
                // the recording is there already
            }

            @Override
            public void forget() {
                // nothing is kept
            }
        });
        session.show(run.game());
        HardwareViewModel chip = new HardwareViewModel(time);
        BoardViewModel discs = new BoardViewModel(session);
        time.setOpen(true);
        time.show(run);
        time.pictureProperty().subscribe(discs::show);
        BoardView board = new BoardView(discs, _ -> {});
        board.reducedMotionProperty().set(true);
        HBox pictures = new HBox(16, fixed(board));
        if (withChip) {
            pictures.getChildren().add(fixed(new CellArrayView(chip)));
        }
        Label sentence = new Label();
        sentence.textProperty().bind(chip.sentenceProperty());
        sentence.setWrapText(true);
        sentence.setMinHeight(36);
        sentence.setMaxWidth(withChip ? 2 * SIDE + 16 : SIDE);
        VBox content = new VBox(8, pictures, sentence);
        content.setPadding(new Insets(16));
        content.getStyleClass().add("main-window");
        scene = new Scene(content);
        scene.setUserAgentStylesheet(like.getUserAgentStylesheet());
        scene.getStylesheets().setAll(like.getStylesheets());
    }

    private static Region fixed(Region region) {
        region.setMinSize(SIDE, SIDE);
        region.setMaxSize(SIDE, SIDE);
        return region;
    }

    /// What board and chip look like then.
    Image frame(Instant at) {
        time.jump(at);
        return scene.snapshot(null);
    }
}
