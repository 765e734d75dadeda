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
import flipchip.hwsim.gates.cause.CauseLink;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A page for one circuit that can be entered block by block down to its gates, with the values of its test
/// bench clock by clock and gate delay by gate delay. Thread: FX.
///
/// Ids: `opened-back`, `opened-way`, `opened-picture`, `opened-state`, `opened-out`, `opened-present`,
/// `opened-sentence`, `opened-save`, `opened-export`, `opened-stimulus`; those of [PartsPanel], [NodePanel],
/// [WatchPanel] and [FilmControl]. Look: opened.css.
final class OpenedPage extends VBox {
    private static final Texts TEXTS = Texts.of("opened");

    private final Opened opened;
    private final LatestRequest films;
    private final LatestRequest layouts;
    private final FilmControl control;
    private final LevelPicture picture = new LevelPicture(this::choose, this::enter);
    private final WayBar way = new WayBar(to -> open(to, OptionalInt.empty()));
    private final PartsPanel parts = new PartsPanel(this::choosePart, this::enterChosen, this::find);
    private final Label state = Controls.withId(Controls.label("", "quiet"), "opened-state");
    private final WatchPanel watched;
    private final NodePanel node;
    private final Label sentence =
        Controls.withId(Controls.wrapped(Controls.label("", "present-sentence")), "opened-sentence");
    private final Map<Part, LevelLayout> places = new IdentityHashMap<>();
    private final List<Part> path = new ArrayList<>();
    private PartTree tree;
    private Level level;
    private OptionalInt chosen = OptionalInt.empty();

    /// @param films   builds and runs the circuit, then searches it for causes
    /// @param layouts places what is entered
    /// @param back    goes back to the list of circuits
    OpenedPage(Opened opened, LatestRequest films, LatestRequest layouts, Runnable back, OpenedHost host,
            ReadOnlyBooleanProperty reducedMotion) {
        this.opened = opened;
        this.films = films;
        this.layouts = layouts;
        control = new FilmControl(opened.times(), reducedMotion, this::showValues);
        watched = new WatchPanel(control);
        node = new NodePanel(control, films, this::enterChosen, watched, this::go,
            new MutantHunt(opened.circuit(), films, this::say, host::open), actions(host));
        getStyleClass().add("opened");
        getStylesheets()
            .add(Objects.requireNonNull(OpenedPage.class.getResource("opened.css")).toExternalForm());
        setMinSize(0, 0);
        HBox.setHgrow(way, Priority.ALWAYS);
        StackPane stage = Controls.styled(new StackPane(picture, state), "stage");
        stage.setMinSize(0, 0);
        HBox.setHgrow(stage, Priority.ALWAYS);
        HBox middle = Controls.styled(new HBox(parts, stage, node), "middle");
        middle.setMinSize(0, 0);
        parts.prefWidthProperty().bind(widthProperty().multiply(0.16));
        node.prefWidthProperty().bind(widthProperty().multiply(0.2));
        VBox.setVgrow(middle, Priority.ALWAYS);
        control.takeKeysOf(this);
        Button leave = Controls.wholeButton("opened-back", TEXTS.get("circuits"), back);
        getChildren().addAll(Controls.styled(new HBox(leave, way), "top"), middle, sentence, watched,
            control);
        present(false);
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
    }

    private List<Button> actions(OpenedHost host) {
        List<Button> actions =
            new ArrayList<>(List.of(Controls.button("opened-out", TEXTS.get("out"), this::leave),
                Controls.button("opened-present", TEXTS.get("present"), () -> present(true)),
                Controls.button("opened-save", TEXTS.get("save"),
                    () -> host.save(picture, String.join(" ", path.stream().map(Part::name).toList()))),
                Controls.button("opened-export", TEXTS.get("export"), () -> host.export(opened.circuit()))));
        opened.own().ifPresent(own -> actions
            .add(Controls.button("opened-stimulus", TEXTS.get("stimulus"), () -> host.chooseStimulus(own))));
        return actions;
    }

    /// Shows the picture alone, with what it says in large type, or everything again.
    private void present(boolean alone) {
        for (Region beside : List.of(parts, node)) {
            beside.setVisible(!alone);
            beside.setManaged(!alone);
        }
        sentence.setVisible(alone);
        sentence.setManaged(alone);
    }

    /// Builds the circuit and shows it, and moves the keyboard to its parts; once the page is open.
    void begin() {
        parts.takeKeyboard();
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
        boolean typing = parts.isTyped(event.getTarget());
        if (event.getCode() == KeyCode.F5 || event.getCode() == KeyCode.ESCAPE && sentence.isVisible()) {
            present(event.getCode() == KeyCode.F5 && !sentence.isVisible());
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && path.size() > 1
                || !typing && event.getCode() == KeyCode.BACK_SPACE) {
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
        way.show(path);
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
        parts.show(tree.parts(level.part()));
        chosen = OptionalInt.empty();
        chooseGate(gate);
        showValues();
    }

    private void chooseGate(OptionalInt gate) {
        for (int row = 0; gate.isPresent() && row < level.nodes().size(); row++) {
            if (level.nodes().get(row) instanceof Inner(Part part) && part.has(gate.getAsInt())) {
                choose(row);
            }
        }
    }

    private void choosePart(Part part) {
        level.rowOf(part).ifPresent(this::choose);
    }

    private void choose(int row) {
        chosen = OptionalInt.of(row);
        picture.setChosen(chosen);
        if (level.nodes().get(row) instanceof Inner(Part part)) {
            parts.select(part);
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

    /// Goes to the gate that drives a net, named in full or by words in its name.
    private void find(String name) {
        if (tree == null || name.isEmpty()) {
            return;
        }
        Optional<Net> net = tree.netlist().find(name)
            .or(() -> tree.netlist().search(name, 1).stream().findFirst().flatMap(tree.netlist()::find));
        if (net.isEmpty() || !goToDriver(net.get())) {
            node.say(net.map(pin -> TEXTS.get("search.pin", tree.netlist().nameOf(pin)))
                .orElseGet(() -> TEXTS.get("search.none", name)));
        }
    }

    /// Goes to the gate that drives a net. Answers whether there is one.
    private boolean goToDriver(Net net) {
        OptionalInt driver = tree.netlist().driverOf(net);
        if (driver.isPresent()) {
            List<Part> to = tree.wayTo(driver.getAsInt());
            if (level != null && to.getLast() == level.part()) {
                chooseGate(driver);
            } else {
                open(to, driver);
            }
        }
        return driver.isPresent();
    }

    private void go(CauseLink link) {
        control.goTo(link.since());
        goToDriver(link.net());
    }

    private void showValues() {
        if (level != null) {
            Values now = control.now().orElse(Values.NONE);
            picture.setValues(now);
            watched.showMoment();
            node.choose(level, chosen);
            node.say(
                chosen.isEmpty() ? about() : NodeWords.of(tree.netlist(), level, chosen.getAsInt(), now));
            sentence.setText(chosen.isEmpty()
                ? opened.circuit().about()
                : NodeWords.head(tree.netlist(), level, chosen.getAsInt(), now));
        }
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
