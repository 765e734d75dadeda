package flipchip.app.chips.repair;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SeenKeys;
import flipchip.app.kit.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A tab for a repair puzzle: its number, the chosen gate with its inputs, the probed gates.
///
/// Keys, wherever the keyboard is while a puzzle is there and the tab is seen: P probes, R replaces, H hints,
/// S goes to the symptom. Enter in a list looks at that net. Ids:
/// `repair-daily`, `repair-next`, `repair-number`, `repair-load`, `repair-leave`, `repair-task`,
/// `repair-standing`, `repair-kept`, `repair-plan`, `repair-inputs`, `repair-probe`, `repair-replace`,
/// `repair-hint`, `repair-symptom`, `repair-verdict` (`:right`, `:wrong`), `repair-known`. Look: story.css.
final class RepairView extends VBox {
    private static final Texts TEXTS = Texts.of("repair");
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final int LAST = 99_999;

    private final RepairModel model;
    private final IntConsumer load;
    private final Consumer<String> show;
    private final Label task = Controls.paragraph("repair-task");
    private final Label standing = Controls.paragraph("repair-standing");
    private final Label kept = Controls.paragraph("repair-kept");
    private final Label plan = Controls.paragraph("repair-plan");
    private final Label verdict = Controls.paragraph("repair-verdict");
    private final ListView<RepairModel.Value> inputs = list("repair-inputs", "inputs");
    private final ListView<RepairModel.Value> known = list("repair-known", "known");
    private final Button probe = button("probe", this::probe);
    private final Button replace = button("replace", this::replace);
    private final Button hint = button("hint", this::hint);
    private final Button symptom = button("symptom", this::symptom);
    private final Button daily;
    private final Button leave;
    private final Region bench;
    private final Region probed;
    private final TextField number = Controls.withId(new TextField("0"), "repair-number");

    /// @param load  puts the puzzle of a number on the board
    /// @param show  shows a gate in the picture of the chip
    /// @param leave brings back the game
    RepairView(RepairModel model, IntConsumer load, Consumer<String> show, Runnable leave) {
        this.model = model;
        this.load = load;
        this.show = show;
        this.leave = button("leave", leave);
        daily = button("daily", () -> load.accept(model.daily()));
        bench = bench();
        probed = probed();
        getStyleClass().addAll("hazards", "side-pad");
        setMinWidth(0);
        probe.getStyleClass().add("accent");
        verdict.getStyleClass().add("verdict");
        List.of(standing, verdict, plan, bench, probed)
            .forEach(part -> part.managedProperty().bind(part.visibleProperty()));
        getChildren().addAll(puzzles(), bench, probed);
        SeenKeys.hear(this, this::onKey);
        model.changesProperty().subscribe(this::refresh);
        refresh();
    }

    private Region puzzles() {
        number.setAccessibleText(TEXTS.get("number"));
        number.setPrefColumnCount(5);
        number.setTextFormatter(
            new TextFormatter<>(change -> change.getControlNewText().matches("\\d{0,5}") ? change : null));
        number.setOnAction(_ -> loadNumber());
        FlowPane choice = Controls.styled(new FlowPane(daily, button("next", () -> load.accept(model.next())),
            number, button("load", this::loadNumber), leave), "signals");
        choice.setMinHeight(Region.USE_PREF_SIZE);
        VBox words = Controls.styled(new VBox(task, standing, kept), "story-column");
        ScrollPane scroll = Controls.scrolled(words);
        scroll.setMinHeight(40);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return column(150, new VBox(choice, scroll));
    }

    private Region bench() {
        FlowPane actions = Controls.styled(new FlowPane(probe, replace, hint, symptom), "signals");
        actions.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(inputs, Priority.ALWAYS);
        return column(210, new VBox(verdict, plan, inputs, actions));
    }

    private Region probed() {
        Label heading = Controls.label(TEXTS.get("known"), "story-heading");
        VBox.setVgrow(known, Priority.ALWAYS);
        return column(110, new VBox(heading, known));
    }

    private static Region column(double height, VBox column) {
        column.getStyleClass().add("story-column");
        column.setMinWidth(150);
        column.setPrefHeight(height);
        VBox.setVgrow(column, Priority.ALWAYS);
        return column;
    }

    private static Button button(String key, Runnable action) {
        return Controls.button("repair-" + key, TEXTS.get("button." + key), action);
    }

    private ListView<RepairModel.Value> list(String id, String key) {
        ListView<RepairModel.Value> list = Controls.withId(new ListView<>(), id, "story-log");
        list.setAccessibleText(TEXTS.get(key));
        list.setPlaceholder(new Label(TEXTS.get("placeholder." + key)));
        list.setCellFactory(Controls.cells(value -> value.net() + "   " + value.words()));
        list.setMinHeight(50);
        list.setOnMouseClicked(_ -> look(list));
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                look(list);
                event.consume();
            }
        });
        return list;
    }

    private void look(ListView<RepairModel.Value> list) {
        RepairModel.Value chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            model.look(chosen.net());
            show.accept(chosen.net());
        }
    }

    private void loadNumber() {
        if (!number.getText().isEmpty()) {
            load.accept(Math.min(LAST, Integer.parseInt(number.getText())));
        }
    }

    private void probe() {
        model.probe();
    }

    private void replace() {
        model.replace();
    }

    private void hint() {
        model.hint();
    }

    private void symptom() {
        model.game().ifPresent(game -> {
            model.look(game.puzzle().symptom().net());
            show.accept(game.puzzle().symptom().net());
        });
    }

    private void onKey(KeyEvent event) {
        if (model.game().isEmpty()) {
            return;
        }
        switch (event.getCode()) {
            case P -> probe();
            case R -> replace();
            case H -> hint();
            case S -> symptom();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Before a puzzle is there, nothing lies on the bench, and the button that brings one is the filled one.
    private void showBench(boolean shown) {
        bench.setVisible(shown);
        probed.setVisible(shown);
        daily.getStyleClass().remove("accent");
        if (!shown) {
            daily.getStyleClass().add("accent");
        }
    }

    private void refresh() {
        boolean open = model.isOpen();
        showBench(model.game().isPresent());
        List.of(probe, replace, hint).forEach(button -> button.setDisable(!open));
        leave.setDisable(model.game().isEmpty());
        task.setText(model.task());
        standing.setText(model.standing());
        standing.setVisible(!model.standing().isEmpty());
        kept.setText(model.kept());
        plan.setText(model.plan());
        plan.setVisible(!model.plan().isEmpty());
        verdict.setText(model.verdict());
        verdict.setVisible(!model.verdict().isEmpty());
        boolean solved = model.game().isPresent() && !open;
        verdict.pseudoClassStateChanged(RIGHT, solved);
        verdict.pseudoClassStateChanged(WRONG, open && model.value(model.subject()).isWrong());
        inputs.getItems().setAll(model.inputs());
        known.getItems().setAll(model.known());
    }
}
