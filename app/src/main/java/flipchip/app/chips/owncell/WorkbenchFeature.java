package flipchip.app.chips.owncell;

import java.util.List;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.hwsim.gates.netlist.Net;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// A cell of one's own, written in Verilog with any editor, beside the board.
public final class WorkbenchFeature implements Feature {
    private static final Texts TEXTS = Texts.of("workbench");

    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final WorkbenchModel model;
    private final WorkbenchView view;

    /// @param visit shows a gate of the chip
    /// @param back  shows the game again that was on the board
    public WorkbenchFeature(Shell shell, HardwareService hardware, TimeLine time, Consumer<Net> visit,
            Runnable back) {
        model = new WorkbenchModel(shell.screen());
        LiveArray array = new LiveArray(hardware, time, visit);
        model.reportProperty().subscribe(array::take);
        array.onProperty().subscribe(now -> {
            if (now) {
                shell.settings().panelOpenProperty().set(true);
            }
        });
        view = new WorkbenchView(model, mistake -> {
            array.show(mistake);
            shell.banner().post(Notice.asks("back", TEXTS.get("board.shown"), TEXTS.get("board.back"), back));
        }, array, shell.files());
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.toggle("own-cell", MenuName.HARDWARE, TEXTS.get("command"), "Alt+O", open));
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-cell", TEXTS.get("tab"), view, PaneSlot.CIRCUIT_TAB, open));
    }

    @Override
    public void close() {
        model.close();
    }
}
