package flipchip.app.chips.opened;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.hwsim.gates.cause.CauseLink;
import flipchip.hwsim.gates.netlist.Net;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What is said of the chosen node, what can be done with it, and why it is what it is. Thread: FX.
///
/// Ids: `opened-about`, `opened-in`, `opened-watch`, `opened-why`; those of [WhyList] and [MutantHunt].
/// Look: opened.css.
final class NodePanel extends VBox {
    private static final Texts TEXTS = Texts.of("opened");

    private final FilmControl control;
    private final LatestRequest causes;
    private final Label about =
        Controls.withId(Controls.wrapped(Controls.label("", "about")), "opened-about");
    private final Button in;
    private final Button watch;
    private final Button why = Controls.button("opened-why", TEXTS.get("why"), this::askWhy);
    private final WhyList chain;
    private final MutantHunt change;
    private Optional<Watched> target = Optional.empty();

    /// @param causes searches for causes
    /// @param enter  enters what is chosen
    /// @param watches what is to be watched
    /// @param go     goes to a link of the chain
    /// @param change changes a gate
    /// @param others what else can be done
    NodePanel(FilmControl control, LatestRequest causes, Runnable enter, WatchPanel watches,
            Consumer<CauseLink> go, MutantHunt change, List<Button> others) {
        this.control = control;
        this.causes = causes;
        this.change = change;
        in = Controls.button("opened-in", TEXTS.get("in"), enter);
        watch = Controls.button("opened-watch", TEXTS.get("watch"),
            () -> target.ifPresent(row -> watches.add(control.film().orElseThrow(), row)));
        chain = new WhyList(go);
        // until something is chosen
        List.of(in, watch, why).forEach(button -> button.setDisable(true));
        VBox.setVgrow(chain, Priority.ALWAYS);
        getStyleClass().add("right");
        FlowPane actions = new FlowPane(6, 6, in, why, watch, change);
        actions.getChildren().addAll(others);
        VBox words = new VBox(10, about, actions);
        ScrollPane said = Controls.scrolled(words);
        said.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        said.prefHeightProperty().bind(words.heightProperty());
        VBox.setVgrow(said, Priority.SOMETIMES);
        getChildren().addAll(said, chain);
    }

    void say(String words) {
        about.setText(words);
    }

    /// Shows what can be done with a node of a level.
    void choose(Level level, OptionalInt chosen) {
        in.setDisable(
            chosen.isEmpty() || !(level.nodes().get(chosen.getAsInt()) instanceof Level.Inner(Part part))
                    || part.isGate());
        target = chosen.stream().boxed().findFirst()
            .flatMap(row -> control.film().flatMap(film -> Watched.of(film, level, row)));
        watch.setDisable(target.isEmpty());
        why.setDisable(target.isEmpty());
        control.film().ifPresent(film -> change.choose(film.netlist(), level, chosen));
    }

    /// Asks about the net that changed last.
    private void askWhy() {
        Film film = control.film().orElseThrow();
        int tick = control.tick();
        Net net = target.orElseThrow().bus().nets().stream()
            .reduce((a, b) -> film.history().since(b, tick) > film.history().since(a, tick) ? b : a)
            .orElseThrow();
        causes.ask(_ -> film.causes(net, tick), found -> chain.show(film, found),
            problem -> say(Reasons.told(problem)));
    }
}
