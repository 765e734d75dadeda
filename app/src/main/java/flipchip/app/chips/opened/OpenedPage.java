package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.circuit.array.PartShot;
import flipchip.app.kit.control.Controls;
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
/// `opened-about`, `opened-in`, `opened-out`, `opened-save`, `opened-export`, `opened-stimulus`; those of
/// [FilmControl]. Look: opened.css.
final class OpenedPage extends VBox {
    private static final Texts TEXTS = Texts.of("opened");

    private final Opened opened;
    private final LatestRequest films;
    private final LatestRequest layouts;
    private final FilmControl control;
    private final LevelPicture picture = new LevelPicture(this::choose, this::enter);
    private final FlowPane way = new FlowPane(4, 4);
    private final TextField search = Controls.withId(new TextField(), "opened-search");
    private final ListView<Part> parts = Controls.withId(new ListView<>(), "opened-parts");
    private final Label state = Controls.withId(Controls.label("", "quiet"), "opened-state");
    private final Label about =
        Controls.withId(Controls.wrapped(Controls.label("", "about")), "opened-about");
    private final Button in = Controls.button("opened-in", TEXTS.get("in"), this::enterChosen);
    private final Map<Part, LevelLayout> places = new IdentityHashMap<>();
    private final List<Part> path = new ArrayList<>();
    private PartTree tree;
    private Level level;
    private OptionalInt chosen = OptionalInt.empty();

    /// What the page asks of the window.
    interface Host {
        /// Asks for a file and writes a picture, under this title.
        void save(Region picture, String title);

        /// Asks for a file and writes the circuit.
        void export(NamedCircuit circuit);

        /// Asks for another stimulus of a user's circuit and opens it with that.
        void chooseStimulus(OwnCircuits own);
    }

    /// @param films   builds and runs the circuit
    /// @param layouts places what is entered
    /// @param back    goes back to the list of circuits
    OpenedPage(Opened opened, LatestRequest films, LatestRequest layouts, Runnable back, Host host,
            ReadOnlyBooleanProperty reducedMotion) {
        this.opened = opened;
        this.films = films;
        this.layouts = layouts;
        control = new FilmControl(opened.times(), reducedMotion, this::showValues);
        getStyleClass().add("opened");
        getStylesheets()
            .add(Objects.requireNonNull(OpenedPage.class.getResource("opened.css")).toExternalForm());
        setMinSize(0, 0);
        parts.setCellFactory(Controls.cells(OpenedPage::line));
        parts.setAccessibleText(TEXTS.get("parts"));
        parts.getSelectionModel().selectedItemProperty().subscribe(
            part -> Optional.ofNullable(part).flatMap(p -> level.rowOf(p)).ifPresent(this::choose));
        Controls.onChoice(parts, this::enterChosen);
        search.setPromptText(TEXTS.get("search"));
        search.setOnAction(_ -> find(search.getText().strip()));
        way.setId("opened-way");
        HBox.setHgrow(way, Priority.ALWAYS);
        StackPane stage = Controls.styled(new StackPane(picture, state), "stage");
        stage.setMinSize(0, 0);
        HBox.setHgrow(stage, Priority.ALWAYS);
        VBox.setVgrow(parts, Priority.ALWAYS);
        VBox left = Controls.styled(new VBox(search, parts), "left");
        HBox middle = Controls.styled(
            new HBox(left, stage, Controls.styled(new VBox(about, actions(host)), "right")), "middle");
        middle.setMinSize(0, 0);
        VBox.setVgrow(middle, Priority.ALWAYS);
        control.takeKeysOf(this);
        Button leave = Controls.wholeButton("opened-back", TEXTS.get("circuits"), back);
        getChildren().addAll(Controls.styled(new HBox(leave, way), "top"), middle, control);
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private FlowPane actions(Host host) {
        FlowPane actions =
            new FlowPane(6, 6, in, Controls.button("opened-out", TEXTS.get("out"), this::leave),
                Controls.button("opened-save", TEXTS.get("save"),
                    () -> host.save(picture, String.join(" ", path.stream().map(Part::name).toList()))),
                Controls.button("opened-export", TEXTS.get("export"), () -> host.export(opened.circuit())));
        opened.own().ifPresent(own -> actions.getChildren()
            .add(Controls.button("opened-stimulus", TEXTS.get("stimulus"), () -> host.chooseStimulus(own))));
        return actions;
    }

    /// Builds the circuit and shows it, and moves the keyboard to its parts; once the page is open.
    void begin() {
        parts.requestFocus();
        say(TEXTS.get("building", opened.circuit().name()));
        films.ask(_ -> new PartTree(opened.circuit().netlist().get()), made -> {
            tree = made;
            open(List.of(tree.root()), OptionalInt.empty());
            run();
        }, problem -> say(Reasons.told(problem)));
    }

    private void run() {
        films.ask(unwanted -> opened.film(tree.netlist(), unwanted), control::show,
            problem -> say(Reasons.told(problem)));
    }

    /// Stops everything that works for this page.
    void close() {
        control.stop();
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
        picture.shotProperty().set(PartShot.WHOLE);
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
        showValues();
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

    private void showValues() {
        if (level != null) {
            Values now = control.now().orElse(Values.NONE);
            picture.setValues(now);
            showAbout(now);
        }
    }

    private void showAbout(Values now) {
        in.setDisable(chosen.isEmpty() || !(level.nodes().get(chosen.getAsInt()) instanceof Inner(Part part))
                || part.isGate());
        about.setText(
            chosen.isEmpty() ? about() : NodeWords.of(tree.netlist(), level, chosen.getAsInt(), now));
    }

    private String about() {
        List<String> said = new ArrayList<>(List.of(TEXTS.get("about.circuit", opened.circuit().name(),
            tree.netlist().gates().size(), level.part().name(), level.part().gates().length)));
        if (control.now().isEmpty()) {
            said.addFirst(TEXTS.get("running"));
        }
        said.addAll(opened.notes());
        control.film().filter(Film::isCut).ifPresent(film -> said.add(TEXTS.get("film.cut", film.clocks())));
        return String.join("\n\n", said);
    }

    /// What the page shows, for tests.
    Optional<Level> level() {
        return Optional.ofNullable(level);
    }
}
