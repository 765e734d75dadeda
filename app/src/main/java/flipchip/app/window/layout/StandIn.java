package flipchip.app.window.layout;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.PlayerStrip;
import flipchip.app.circuit.array.CellArrayView;
import flipchip.app.circuit.array.ChipHeader;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.array.Legend;
import flipchip.app.circuit.timeline.TimeLineView;
import flipchip.app.kit.draw.Painted;
import flipchip.app.kit.draw.Strokes;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Banner;
import flipchip.app.kit.control.Controls;

/// The parts of the window that show a game, without menus, pages and docks: what the window goes through
/// when a game is opened can be tried with it where nobody sees it. In no window, so any one thread may use
/// it.
public final class StandIn extends StackPane {
    private final double width;
    private final double height;

    /// @param desk     of the stand-in alone, whose time line it opens
    /// @param settings how large it is, and which wires are drawn
    public StandIn(Desk desk, Settings settings) {
        width = settings.get(Frame.WIDTH);
        height = settings.get(Frame.HEIGHT);
        HardwareViewModel hardware = desk.hardware();
        BoardView board = new BoardView(desk.board(), _ -> { });
        board.reducedMotionProperty().set(true);
        CellArrayView array = new CellArrayView(hardware, BoardView.GUTTER, BoardView.FRAME);
        StackPane chip = Controls.styled(new StackPane(array), "chip-layers");
        Floor floor = new Floor(desk.settings(), new Banner());
        floor.set(Part.TOP_STRIP, new PlayerStrip(desk.white(), () -> { }));
        floor.set(Part.BOARD, board);
        floor.set(Part.BOTTOM_STRIP, new PlayerStrip(desk.black(), () -> { }));
        floor.set(Part.CHIP_HEADER, new ChipHeader(hardware));
        floor.set(Part.CHIP, chip);
        floor.set(Part.LEGEND, new Legend());
        floor.set(Part.MOVES, MainLayout.moves(desk.moves()));
        floor.set(Part.CONTROLLER, MainLayout.controller(hardware));
        floor.set(Part.TIME, new TimeLineView(hardware.time(), hardware.sentenceProperty(),
            hardware.showTrackProperty()));
        Label sentence = new Label();
        sentence.textProperty().bind(hardware.sentenceProperty());
        StackPane line = new StackPane(sentence);
        floor.set(Part.STATUS, line);
        floor.getStyleClass().add("main-window");
        getChildren().add(floor);
        hardware.bothNetworksProperty().set(settings.get(Frame.BOTH_NETWORKS));
        hardware.allWiresProperty().set(settings.get(Frame.ALL_WIRES));
        hardware.time().reducedMotionProperty().set(true);
        hardware.time().pictureProperty().subscribe(desk.board()::show);
        hardware.time().setOpen(true);
    }

    /// What is drawn on canvases now.
    public List<Strokes> drawings() {
        return lookupAll(".painted").stream().filter(Painted.class::isInstance).map(Painted.class::cast)
            .map(Strokes::of).toList();
    }

    /// Applies style and layout, and draws on the canvases, as a frame of the window does.
    public void arrange() {
        resize(width, height);
        applyCss();
        layout();
    }
}
