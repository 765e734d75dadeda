package flipchip.app.chips.opened;

import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.CauseLink;
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
        Controls.withId(this, "opened-why-list", "causes");
        setMinHeight(90);
        setPrefHeight(120);
        setAccessibleText(TEXTS.get("why"));
        setCellFactory(Controls.narrowCells(this::line));
        getSelectionModel().selectedItemProperty().subscribe((_, link) -> {
            if (link != null) {
                go.accept(link);
            }
        });
        setVisible(false);
        setManaged(false);
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
