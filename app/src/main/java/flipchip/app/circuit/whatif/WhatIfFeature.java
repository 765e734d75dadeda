package flipchip.app.circuit.whatif;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.StuckNet;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// A feature for holding wires of the machine at 0 or 1: a tab of Circuit, and entries in the menus of the
/// chip. FX thread only.
public final class WhatIfFeature implements Feature {
    private static final Texts TEXTS = Texts.of("whatif");

    private final Shell shell;
    private final HardwareViewModel hardware;
    private final Consumer<Map<Net, Boolean>> mark;
    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final WhatIfModel model;
    private final WhatIfView view;
    private List<StuckNet> marked = List.of();

    /// @param chosen the gate that the user chose in the picture of the chip
    /// @param mark   marks nets there
    public WhatIfFeature(HardwareViewModel hardware, HardwareService machine, Shell shell,
            ObservableValue<Optional<Net>> chosen, Consumer<Map<Net, Boolean>> mark) {
        this.shell = shell;
        this.hardware = hardware;
        this.mark = mark;
        model = new WhatIfModel(hardware, machine);
        view = new WhatIfView(model);
        chosen.subscribe(net -> net.flatMap(this::name).ifPresent(view::offer));
        hardware.whenHeld((net, value) -> {
            open.set(true);
            shell.settings().panelOpenProperty().set(true);
            value.ifPresentOrElse(high -> model.hold(net, high), () -> view.ask(net));
        });
        model.changesProperty().subscribe(this::show);
    }

    private Optional<Netlist> netlist() {
        return hardware.momentProperty().get().map(Moment::run).map(run -> run.machine().circuit().netlist());
    }

    private Optional<String> name(Net net) {
        return netlist().filter(netlist -> net.id() < netlist.netCount()).map(netlist -> netlist.nameOf(net));
    }

    /// Says above the board what is held, and marks it in the cells.
    private void show() {
        List<StuckNet> nets = hardware.whatIfProperty().get().isPresent() ? model.nets() : List.of();
        if (nets.equals(marked)) {
            return;
        }
        marked = nets;
        if (nets.isEmpty()) {
            mark.accept(Map.of());
            return;
        }
        mark.accept(netlist().map(netlist -> nets.stream().filter(net -> netlist.find(net.net()).isPresent())
            .collect(Collectors.toMap(net -> net.in(netlist), _ -> true))).orElse(Map.of()));
        String held = nets.stream().map(WhatIfWords.of()::held).collect(Collectors.joining(", "));
        shell.banner()
            .post(Notice.asks("story", TEXTS.get("notice", held), TEXTS.get("clear"), model::clear));
    }

    @Override
    public List<Command> commands() {
        return List
            .of(Command.toggle("what-if", MenuName.HARDWARE, TEXTS.get("command.what-if"), "Alt+F", open),
                Command.of("what-if-undo", MenuName.HARDWARE, TEXTS.get("command.undo"), "Alt+Shift+Z",
                    model::undo).when(model::canUndo),
                Command.of("what-if-clear", MenuName.HARDWARE, TEXTS.get("command.clear"), "Alt+Shift+X",
                    model::clear).when(() -> !model.nets().isEmpty()),
                Command.of("what-if-keep", MenuName.HARDWARE, TEXTS.get("command.keep"), "Alt+B", () -> {
                    open.set(true);
                    model.keep();
                }));
    }

    @Override
    public List<Pane> panes() {
        return List
            .of(new Pane("tab-what-if", TEXTS.get("tab"), Pane.scrolled(view), PaneSlot.CIRCUIT_TAB, open));
    }
}
