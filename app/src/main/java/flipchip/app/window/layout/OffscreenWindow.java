package flipchip.app.window.layout;

import java.util.List;
import flipchip.app.circuit.array.CellArrayView;
import flipchip.app.circuit.array.ChipHeader;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.array.Legend;
import flipchip.app.circuit.timeline.TimeLineView;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.PlayerStrip;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.Painted;
import flipchip.app.kit.draw.Strokes;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Banner;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/// The parts of the window that show a game, without menus, pages and docks: what the window goes through
/// when a game is opened can be tried with it where nobody sees it. In no window, so any one thread may use
/// it.
public final class OffscreenWindow extends StackPane {
    private final double width;
    private final double height;

    /// @param desk     of the stand-in alone, whose time line it opens
    /// @param settings how large it is, and which wires are drawn
    public OffscreenWindow(WindowModels desk, Settings settings) {
        width = settings.get(Frame.WIDTH);
        height = settings.get(Frame.HEIGHT);
        HardwareViewModel hardware = desk.hardware();
        BoardView board = new BoardView(desk.board(), _ -> {});
        board.reducedMotionProperty().set(true);
        CellArrayView array = new CellArrayView(hardware, BoardView.GUTTER, BoardView.FRAME);
        StackPane chip = Controls.styled(new StackPane(array), "chip-layers");
        WorkspacePane floor = new WorkspacePane(desk.settings(), new Banner());
        floor.set(LayoutSlot.TOP_STRIP, new PlayerStrip(desk.white(), () -> {}));
        floor.set(LayoutSlot.BOARD, board);
        floor.set(LayoutSlot.BOTTOM_STRIP, new PlayerStrip(desk.black(), () -> {}));
        floor.set(LayoutSlot.CHIP_HEADER, new ChipHeader(hardware));
        floor.set(LayoutSlot.CHIP, chip);
        floor.set(LayoutSlot.LEGEND, new Legend());
        floor.set(LayoutSlot.MOVES, MainLayout.moves(desk.moves()));
        floor.set(LayoutSlot.CONTROLLER, MainLayout.controller(hardware));
        floor.set(LayoutSlot.TIME, new TimeLineView(hardware.time(), desk.moves().valuesProperty(),
            hardware.sentenceProperty(), hardware.showTrackProperty()));
        Label sentence = new Label();
        sentence.textProperty().bind(hardware.sentenceProperty());
        StackPane line = new StackPane(sentence);
        floor.set(LayoutSlot.STATUS, line);
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
