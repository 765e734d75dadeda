package flipchip.app.chips.opened;

import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.CauseLink;
import flipchip.hwsim.gates.netlist.Net;
import javafx.scene.control.ListView;

/// The chain of values that made a net what it is, in the order of time, what was asked about last. Not there
/// while nothing is asked. Thread: FX.
///
/// Id: `opened-why-list`.
final class WhyList extends ListView<CauseLink> {
    private static final Texts TEXTS = Texts.of("opened");

    private Film film;

    /// @param go goes to a link that is chosen
    WhyList(Consumer<CauseLink> go) {
        Controls.withId(this, "opened-why-list");
        setMinHeight(0);
        setAccessibleText(TEXTS.get("why"));
        setCellFactory(Controls.cells(this::line));
        getSelectionModel().selectedItemProperty().subscribe((_, link) -> {
            if (link != null) {
                go.accept(link);
            }
        });
        setVisible(false);
        setManaged(false);
    }

    /// Why a net is what it is at a tick: back to the edge before, and for a register to the one before that.
    /// May take a second; any thread.
    static CauseChain chain(Film film, Net net, int tick) {
        boolean isStored = film.netlist().driverOf(net).stream().mapToObj(film.netlist().gates()::get)
            .anyMatch(gate -> !gate.isCombinational());
        int clock = film.clockOf(tick);
        int start = film.tick(Math.max(0, isStored ? clock - 1 : clock), 0);
        return CauseChain.of(film.history(), net, tick, start, _ -> false);
    }

    void show(Film of, CauseChain chain) {
        film = of;
        setVisible(true);
        setManaged(true);
        getItems().setAll(chain.links());
        scrollTo(chain.links().size() - 1);
    }

    private String line(CauseLink link) {
        int clock = film.clockOf(link.since());
        return TEXTS.get("why.line", clock + 1, link.since() - film.tick(clock, 0),
            film.netlist().nameOf(link.net()), link.high() ? 1 : 0);
    }
}
