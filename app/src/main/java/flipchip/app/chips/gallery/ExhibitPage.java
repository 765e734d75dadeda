package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.control.TipButton;
import flipchip.app.kit.step.StepControl;
import flipchip.app.kit.step.StepModel;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.work.LatestRequest;
import flipchip.engine.board.Game;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A page for an exhibit: its introduction, the choice of runs, the picture, at its side the log and the
/// figures, the sentence of the step, and the step control. Thread: FX.
///
/// Ids: `exhibit-back`, `exhibit-choice`, `exhibit-form`, `exhibit-open`, `exhibit-source`, `exhibit-about`,
/// `exhibit-picture`, `exhibit-log`, `exhibit-proof`, `figure-ID`, `exhibit-result`, `exhibit-now`,
/// `exhibit-state`. Look: exhibit.css.
final class ExhibitPage extends VBox {
    private final Exhibit exhibit;
    private final Game own;
    private final LatestRequest recorder;
    private final StepModel steps = new StepModel();
    private final StepControl control = new StepControl(steps);
    private final Picture picture = new Picture();
    private final StepLog log = new StepLog();
    private final VBox figures = new VBox();
    private final Label now = label("exhibit-now", "now", "");
    private final Label state = label("exhibit-state", "quiet", "");
    private final ComboBox<String> choice = new ComboBox<>();
    private final ComboBox<String> form = new ComboBox<>();
    private Optional<Recording<?>> recording = Optional.empty();

    /// A recording, and the name of the circuit if it is proved for every board.
    private record Shown(Recording<?> run, Optional<String> proved) {
        static Shown of(Exhibit exhibit, Recording<?> run) {
            return new Shown(run, exhibit.proved(run));
        }
    }

    /// @param own     the user's game
    /// @param gallery goes back to the gallery
    /// @param circuit opens a circuit of the catalogue down to its gates
    ExhibitPage(Exhibit exhibit, Game own, LatestRequest recorder, Runnable gallery, Consumer<String> circuit,
            ReadOnlyBooleanProperty reducedMotion) {
        this.exhibit = exhibit;
        this.own = own;
        this.recorder = recorder;
        getStyleClass().add("exhibit");
        getStylesheets().add(sheet());
        setMinSize(0, 0);
        steps.reducedMotionProperty().bind(reducedMotion);
        Label about = Controls.wrapped(label("exhibit-about", "quiet", exhibit.introduction()));
        now.setMaxWidth(Double.MAX_VALUE);
        StackPane stage = Controls.styled(new StackPane(picture, state), "stage");
        stage.setMinSize(0, 0);
        HBox.setHgrow(stage, Priority.ALWAYS);
        HBox middle = Controls.styled(new HBox(stage, side()), "middle");
        middle.setMinSize(0, 0);
        VBox.setVgrow(middle, Priority.ALWAYS);
        control.takeKeysOf(this);
        getChildren().addAll(top(gallery, circuit), about, middle, now, control);
        steps.stepProperty().subscribe(this::showStep);
        picture.addEventHandler(MouseEvent.MOUSE_PRESSED, this::goTo);
        picture.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::goTo);
    }

    static String sheet() {
        return Objects.requireNonNull(ExhibitPage.class.getResource("exhibit.css")).toExternalForm();
    }

    /// Records the first run, and moves the keyboard to the step control; once the page is open.
    void begin() {
        record(Recording::opening);
        control.takeKeyboard();
    }

    /// Stops playback and recording.
    void close() {
        steps.stop();
        recorder.cancel();
    }

    private Region top(Runnable gallery, Consumer<String> circuit) {
        Button back = Controls.wholeButton("exhibit-back", Exhibit.common("gallery"), gallery);
        fill(choice, "choice", exhibit.shown(), exhibit::choiceText);
        fill(form, "form", exhibit.forms(), exhibit::formText);
        choice.valueProperty().subscribe((_, _) -> record(Recording::opening));
        form.disableProperty().bind(choice.valueProperty().isEqualTo(Exhibit.PLAN));
        form.valueProperty().subscribe((_, _) -> record(_ -> steps.stepProperty().get()));
        Label source = label("exhibit-source", "quiet", exhibit.source());
        FlowPane top = Controls.styled(new FlowPane(back, choice, form, source), "top");
        exhibit.circuit().ifPresent(name -> top.getChildren().add(3,
            Controls.button("exhibit-open", Exhibit.common("open"), () -> circuit.accept(name))));
        top.setMinHeight(USE_PREF_SIZE);
        return top;
    }

    private static void fill(ComboBox<String> box, String id, List<String> names,
            UnaryOperator<String> words) {
        box.setId("exhibit-" + id);
        box.setAccessibleText(Exhibit.common(id));
        box.getItems().setAll(names);
        box.setConverter(new Labels<>(words));
        box.setVisible(!names.isEmpty());
        box.setManaged(!names.isEmpty());
        if (!names.isEmpty()) {
            box.setValue(names.getFirst());
        }
    }

    private Region side() {
        log.getSelectionModel().selectedItemProperty().subscribe(chosen -> {
            if (chosen != null && chosen != steps.stepProperty().get()) {
                steps.stop();
                steps.jump(chosen);
            }
        });
        VBox.setVgrow(log, Priority.ALWAYS);
        figures.getStyleClass().add("figures");
        ScrollPane scroll = new ScrollPane(figures);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(80);
        VBox side = Controls.styled(new VBox(title("log"), log, title("figures"), scroll), "side");
        side.setMinHeight(0);
        scroll.maxHeightProperty().bind(side.heightProperty().multiply(0.46));
        return side;
    }

    private static Label title(String key) {
        Label title = Controls.label(Exhibit.common(key), "side-title");
        title.setMinHeight(USE_PREF_SIZE);
        return title;
    }

    private static Label label(String id, String style, String words) {
        Label label = Controls.label(words, style);
        label.setId(id);
        label.setWrapText(true);
        return label;
    }

    /// @param first the step to begin with, if the run has it
    private void record(ToIntFunction<Recording<?>> first) {
        recording = Optional.empty();
        steps.stop();
        picture.setVisible(false);
        state.setVisible(true);
        state.setText(Exhibit.common("recording"));
        log.show(0, _ -> "");
        figures.getChildren().clear();
        now.setText("");
        String run = choice.getValue();
        String built = form.getValue() == null ? "" : form.getValue();
        recorder.ask(
            cancelled -> Shown.of(exhibit, exhibit.run(new Exhibit.Request(run, built, own, cancelled))),
            made -> show(made, first.applyAsInt(made.run)), this::failed);
    }

    private void failed(Throwable failure) {
        steps.setCount(1);
        if (failure instanceof Exhibit.Refused) {
            state.setText(failure.getMessage());
            return;
        }
        System.getLogger(ExhibitPage.class.getName()).log(System.Logger.Level.ERROR,
            "The exhibit " + exhibit.id() + " failed", failure);
        state.setText(Exhibit.common("failed", Reasons.told(failure)));
    }

    private void show(Shown made, int step) {
        Recording<?> run = made.run;
        recording = Optional.of(run);
        state.setVisible(false);
        picture.setVisible(true);
        steps.setCount(run.steps().size());
        steps.jump(step);
        log.show(run.steps().size(), run::sentence);
        figures.getChildren().setAll(
            label("exhibit-result", "figure", Exhibit.common("result", run.result())),
            label("exhibit-source-shown", "figure", run.source()));
        made.proved.ifPresent(circuit -> {
            TipButton proof = new TipButton("exhibit-proof", "proof");
            proof.say(Exhibit.common("proved"), Exhibit.common("proved.how", circuit));
            figures.getChildren().add(proof);
        });
        run.figures().forEach(figure -> figures.getChildren().add(figure(figure)));
        showStep();
    }

    private static Label figure(Figure figure) {
        return Controls.wrapped(label("figure-" + figure.id(), "figure", figure.words()));
    }

    private void showStep() {
        recording.ifPresent(run -> {
            int index = steps.stepProperty().get();
            picture.show(run, index);
            now.setText(run.sentence(index));
            log.follow(index);
        });
    }

    private void goTo(MouseEvent event) {
        picture.stepAt(event).ifPresent(step -> {
            steps.stop();
            steps.jump(step);
        });
    }
}
