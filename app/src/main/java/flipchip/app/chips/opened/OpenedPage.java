package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.step.StepControl;
import flipchip.app.kit.step.StepModel;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A page for one circuit that can be entered block by block down to its gates, with the values of its test
/// bench clock by clock and gate delay by gate delay. Thread: FX.
///
/// Ids: `opened-back`, `opened-way`, `opened-search`, `opened-parts`, `opened-picture`, `opened-state`,
/// `opened-about`, `opened-in`, `opened-out`, `opened-save`, `opened-clock-back`, `opened-clock-on`,
/// `opened-clock`. Look: opened.css.
final class OpenedPage extends VBox {
    private static final Texts TEXTS = Texts.of("opened");

    private final NamedCircuit circuit;
    private final LatestRequest films;
    private final LatestRequest layouts;
    private final StepModel delays = new StepModel();
    private final StepControl control = new StepControl(delays);
    private final LevelPicture picture = new LevelPicture(this::choose, this::enter);
    private final FlowPane way = new FlowPane(4, 4);
    private final TextField search = Controls.withId(new TextField(), "opened-search");
    private final ListView<Part> parts = Controls.withId(new ListView<>(), "opened-parts");
    private final Label state = Controls.withId(Controls.label("", "quiet"), "opened-state");
    private final Label about =
        Controls.withId(Controls.wrapped(Controls.label("", "about")), "opened-about");
    private final Label clockLine = Controls.withId(Controls.label("", "quiet"), "opened-clock");
    private final Button in = Controls.button("opened-in", TEXTS.get("in"), this::enterChosen);
    private final Button clockBack =
        Controls.button("opened-clock-back", TEXTS.get("clock.back"), () -> goToClock(-1));
    private final Button clockOn =
        Controls.button("opened-clock-on", TEXTS.get("clock.on"), () -> goToClock(1));
    private final Map<Part, LevelLayout> places = new IdentityHashMap<>();
    private final List<Part> path = new ArrayList<>();
    private Film film;
    private PartTree tree;
    private Level level;
    private int clock;
    private OptionalInt chosen = OptionalInt.empty();

    private record Loaded(Film film, PartTree tree) {}

    /// @param films   builds and runs the circuit
    /// @param layouts places what is entered
    /// @param back    goes back to the list of circuits
    /// @param save    asks for a file and writes a picture, under this title
    OpenedPage(NamedCircuit circuit, LatestRequest films, LatestRequest layouts, Runnable back,
            BiConsumer<Region, String> save, ReadOnlyBooleanProperty reducedMotion) {
        this.circuit = circuit;
        this.films = films;
        this.layouts = layouts;
        getStyleClass().add("opened");
        getStylesheets()
            .add(Objects.requireNonNull(OpenedPage.class.getResource("opened.css")).toExternalForm());
        setMinSize(0, 0);
        delays.reducedMotionProperty().bind(reducedMotion);
        delays.stepProperty().subscribe(this::showValues);
        parts.setCellFactory(Controls.cells(OpenedPage::line));
        parts.setAccessibleText(TEXTS.get("parts"));
        parts.getSelectionModel().selectedItemProperty().subscribe(
            part -> Optional.ofNullable(part).flatMap(p -> level.rowOf(p)).ifPresent(this::choose));
        Controls.onChoice(parts, this::enterChosen);
        search.setPromptText(TEXTS.get("search"));
        search.setOnAction(_ -> find(search.getText().strip()));
        Button leave = Controls.wholeButton("opened-back", TEXTS.get("circuits"), back);
        Button out = Controls.button("opened-out", TEXTS.get("out"), this::leave);
        Button keep = Controls.button("opened-save", TEXTS.get("save"),
            () -> save.accept(picture, String.join(" ", path.stream().map(Part::name).toList())));
        way.setId("opened-way");
        HBox.setHgrow(way, Priority.ALWAYS);
        StackPane stage = Controls.styled(new StackPane(picture, state), "stage");
        stage.setMinSize(0, 0);
        HBox.setHgrow(stage, Priority.ALWAYS);
        VBox.setVgrow(parts, Priority.ALWAYS);
        VBox left = Controls.styled(new VBox(search, parts), "left");
        VBox right = Controls.styled(new VBox(about, new FlowPane(6, 6, in, out, keep)), "right");
        HBox middle = Controls.styled(new HBox(left, stage, right), "middle");
        middle.setMinSize(0, 0);
        VBox.setVgrow(middle, Priority.ALWAYS);
        HBox.setHgrow(control, Priority.ALWAYS);
        HBox foot = Controls.styled(new HBox(clockBack, clockLine, clockOn, control), "foot");
        control.takeKeysOf(this);
        getChildren().addAll(Controls.styled(new HBox(leave, way), "top"), middle, foot);
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        load();
    }

    private void load() {
        say(TEXTS.get("building", circuit.name()));
        films.ask(unwanted -> {
            Film made = Film.of(circuit, unwanted);
            return new Loaded(made, new PartTree(made.netlist()));
        }, made -> {
            film = made.film();
            tree = made.tree();
            open(List.of(tree.root()), OptionalInt.empty());
            setClock(1);
            delays.jump(delays.lastProperty().get());
        }, problem -> say(Reasons.told(problem)));
    }

    /// Moves the keyboard to the parts.
    void takeKeyboard() {
        parts.requestFocus();
    }

    /// Stops everything that works for this page.
    void close() {
        delays.stop();
        films.cancel();
        layouts.cancel();
    }

    private void say(String words) {
        state.setText(words);
        state.setVisible(!words.isEmpty());
    }

    private void onKey(KeyEvent event) {
        boolean typing = event.getTarget() == search;
        if (event.getCode() == KeyCode.ESCAPE && path.size() > 1) {
            leave();
            event.consume();
        } else if (!typing && event.getCode() == KeyCode.BACK_SPACE) {
            leave();
            event.consume();
        } else if (!typing && (event.getText().equals("+") || event.getText().equals("-"))) {
            picture.zoom(event.getText().equals("+") ? 1.2 : 1 / 1.2, picture.getWidth() / 2,
                picture.getHeight() / 2);
            event.consume();
        }
    }

    /// Shows a level, once it is laid out.
    ///
    /// @param gate to be chosen in it
    private void open(List<Part> to, OptionalInt gate) {
        Part part = to.getLast();
        path.clear();
        path.addAll(List.copyOf(to));
        showWay();
        picture.clear();
        LevelLayout known = places.get(part);
        if (known != null) {
            show(Level.of(tree, part), known, gate);
            return;
        }
        say(TEXTS.get("laying.out", part.name()));
        layouts.ask(_ -> {
            Level made = Level.of(tree, part);
            return Map.entry(made, LevelLayouter.layout(made));
        }, made -> {
            places.put(part, made.getValue());
            show(made.getKey(), made.getValue(), gate);
        }, problem -> say(Reasons.told(problem)));
    }

    private void show(Level shown, LevelLayout layout, OptionalInt gate) {
        say("");
        level = shown;
        picture.show(tree.netlist(), level, layout);
        parts.getItems().setAll(tree.parts(level.part()));
        chosen = OptionalInt.empty();
        for (int row = 0; gate.isPresent() && row < level.nodes().size(); row++) {
            if (level.nodes().get(row) instanceof Inner(Part part) && part.has(gate.getAsInt())) {
                choose(row);
            }
        }
        showValues();
    }

    private void showWay() {
        way.getChildren().clear();
        for (int i = 0; i < path.size(); i++) {
            List<Part> to = List.copyOf(path.subList(0, i + 1));
            if (i > 0) {
                way.getChildren().add(Controls.label("›", "quiet"));
            }
            Button crumb = Controls.wholeButton("opened-way-" + i, path.get(i).name(),
                () -> open(to, OptionalInt.empty()));
            crumb.getStyleClass().add("crumb");
            crumb.setMnemonicParsing(false);
            crumb.setDisable(i == path.size() - 1);
            way.getChildren().add(crumb);
        }
    }

    private static String line(Part part) {
        return part.isGate() ? part.name() : TEXTS.get("part.line", part.name(), part.gates().length);
    }

    private void choose(int row) {
        chosen = OptionalInt.of(row);
        picture.setChosen(chosen);
        if (level.nodes().get(row) instanceof Inner(Part part)
                && parts.getSelectionModel().getSelectedItem() != part) {
            parts.getSelectionModel().select(part);
            parts.scrollTo(part);
        }
        showAbout();
    }

    private void enterChosen() {
        chosen.ifPresent(this::enter);
    }

    private void enter(int row) {
        if (level.nodes().get(row) instanceof Inner(Part part) && !part.isGate()) {
            List<Part> to = new ArrayList<>(path);
            to.add(part);
            open(to, OptionalInt.empty());
        }
    }

    private void leave() {
        if (path.size() > 1) {
            open(List.copyOf(path.subList(0, path.size() - 1)), OptionalInt.empty());
        }
    }

    /// Goes to the gate that drives a net.
    private void find(String name) {
        if (tree == null || name.isEmpty()) {
            return;
        }
        Optional<Net> net = tree.netlist().find(name);
        OptionalInt driver = net.map(tree.netlist()::driverOf).orElse(OptionalInt.empty());
        if (driver.isEmpty()) {
            about.setText(TEXTS.get(net.isPresent() ? "search.pin" : "search.none", name));
            return;
        }
        open(tree.wayTo(driver.getAsInt()), driver);
    }

    private void goToClock(int step) {
        setClock(clock + step);
    }

    private void setClock(int number) {
        clock = Math.clamp(number, 0, film.clocks() - 1);
        delays.setCount(film.settledAt(clock) + 1);
        clockBack.setDisable(clock == 0);
        clockOn.setDisable(clock == film.clocks() - 1);
        showValues();
    }

    private void showValues() {
        if (film != null && level != null) {
            picture.setValues(film.at(clock, delays.stepProperty().get()));
            clockLine.setText(TEXTS.get("clock", clock + 1, film.clocks()));
            showAbout();
        }
    }

    private void showAbout() {
        in.setDisable(chosen.isEmpty() || !(level.nodes().get(chosen.getAsInt()) instanceof Inner(Part part))
                || part.isGate());
        about.setText(chosen.isEmpty()
            ? TEXTS.get("about.circuit", circuit.name(), tree.netlist().gates().size(), level.part().name(),
                level.part().gates().length)
            : NodeWords.of(tree.netlist(), level, chosen.getAsInt(),
                film.at(clock, delays.stepProperty().get())));
    }

    /// What the page shows, for tests.
    Optional<Level> level() {
        return Optional.ofNullable(level);
    }
}
