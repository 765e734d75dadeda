package flipchip.app.circuit.story;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.run.HazardStory;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A tab for the timing stories: a list, the text of the current one, its clocks with the audit lamps.
///
/// Ids: `hazard-list`, `hazard-tell`, `hazard-leave`, `hazard-about`, `hazard-ending`, `hazard-clocks`, and
/// `audit-legal` and so on, each with `:alarm`. Look: story.css.
final class HazardView extends VBox {
    /// The columns that a narrow table has; the sentence below says the rest.
    private static final Set<String> NARROW =
        Set.of("hazard-column-clock", "hazard-column-state", "hazard-column-latched", "hazard-column-audit");
    private static final Texts TEXTS = Texts.of("story");
    /// Narrower tables are scrolled sideways.
    private static final double ALL_COLUMNS = 500;
    /// The first Chinese or Japanese character, about: those are as wide as the letters are high.
    private static final int WIDE_CHARACTERS = 0x2E80;
    private static final double LETTER_HEIGHT = 12;
    private static final double BESIDE_A_HEAD = 18;
    private static final double LOW_LIST = 170;
    /// Six stories.
    private static final double LEAST_LIST = 140;
    private static final double LOW_TABLE = 130;
    private static final double LOW_TEXT = 84;
    private static final PseudoClass ALARM = PseudoClass.getPseudoClass("alarm");

    private final HazardModel model;
    private final ListView<HazardStory> list = Controls.withId(new ListView<>(), "hazard-list", "story-log");
    private final Label about = Controls.paragraph("hazard-about");
    private final Label ending = Controls.paragraph("hazard-ending");
    private final Button leave = Controls.withId(new Button(TEXTS.get("hazard.leave")), "hazard-leave");
    private final TableView<HazardStory.Clock> clocks =
        Controls.withId(new TableView<>(), "hazard-clocks", "hazard-clocks");
    private final Map<AuditCircuit.Rule, Label> lamps = new EnumMap<>(AuditCircuit.Rule.class);
    private boolean following;

    HazardView(HazardModel model) {
        this.model = model;
        getStyleClass().add("hazards");
        setMinWidth(0);
        getChildren().setAll(stories(), words(), table());
        model.toldProperty().subscribe(this::show);
        model.clockProperty().subscribe(this::mark);
        list.getSelectionModel().selectFirst();
    }

    /// Moves the keyboard to the list, where Enter tells a story.
    void takeKeyboard() {
        list.requestFocus();
    }

    private Region stories() {
        list.setAccessibleText(TEXTS.get("hazard.list"));
        list.getItems().setAll(HazardStory.values());
        list.setCellFactory(Controls.cells(story -> TEXTS.get("hazard." + story)));
        list.setPrefSize(220, LOW_LIST);
        list.setMinSize(200, LEAST_LIST);
        // what it does not need is for the words
        list.maxHeightProperty()
            .bind(list.fixedCellSizeProperty()
                .map(line -> line.doubleValue() <= 0
                    ? Double.MAX_VALUE
                    : list.getItems().size() * line.doubleValue() + 4));
        VBox.setVgrow(list, Priority.ALWAYS);
        Controls.onChoice(list, this::tell);
        list.getSelectionModel().selectedItemProperty().subscribe(this::describe);
        return list;
    }

    private Region words() {
        Button tell =
            Controls.styled(Controls.button("hazard-tell", TEXTS.get("hazard.tell"), this::tell), "accent");
        leave.setOnAction(_ -> model.leave());
        FlowPane actions = Controls.styled(new FlowPane(tell, leave), "signals");
        actions.setMinHeight(Region.USE_PREF_SIZE);
        VBox column = Controls.styled(new VBox(about, ending), "story-column");
        ScrollPane scroll = Controls.scrolled(column);
        scroll.setMinHeight(40);
        scroll.setPrefHeight(LOW_TEXT);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox words = Controls.styled(new VBox(actions, scroll), "story-column");
        words.setMinSize(160, 100);
        VBox.setVgrow(words, Priority.ALWAYS);
        return words;
    }

    private Region table() {
        FlowPane row = Controls.styled(new FlowPane(), "signals");
        for (AuditCircuit.Rule rule : AuditCircuit.Rule.values()) {
            Label lamp = Controls.withId(new Label(), "audit-" + HazardModel.id(rule), "audit-lamp");
            lamps.put(rule, lamp);
            row.getChildren().add(lamp);
        }
        clocks.setAccessibleText(TEXTS.get("command.hazards"));
        clocks.setAccessibleText(TEXTS.get("hazard.clocks"));
        clocks.setPlaceholder(new Label(TEXTS.get("hazard.none")));
        column("clock", 52, clock -> String.valueOf(clock.number()));
        column("state", 66, clock -> clock.state().map(Enum::name).orElse("?"));
        column("colour", 60, clock -> HazardModel.color(clock.current()));
        column("written", 62, clock -> clock.written().map(Square::toString).orElse(""));
        column("waits", 52, clock -> TEXTS.get(clock.dirty() ? "yes" : "no"));
        column("latched", 106, clock -> clock.legal() == 0 ? "" : Square.list(clock.legal()));
        column("errors", 72, clock -> String.join(" ", clock.errors()));
        column("audit", 90, clock -> model.toldProperty().get().map(told -> told.audit(clock)).orElse(""));
        clocks.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        clocks.widthProperty().subscribe(width -> clocks.getColumns().forEach(
            each -> each.setVisible(width.doubleValue() >= ALL_COLUMNS || NARROW.contains(each.getId()))));
        clocks.getSelectionModel().selectedIndexProperty().subscribe(index -> {
            if (!following && index.intValue() >= 0) {
                model.jumpTo(index.intValue());
            }
        });
        clocks.setPrefHeight(LOW_TABLE);
        clocks.heightProperty().subscribe((_, _) -> Platform.runLater(this::showChosen));
        VBox.setVgrow(clocks, Priority.ALWAYS);
        VBox column = Controls.styled(new VBox(row, clocks), "story-column");
        column.setMinSize(200, 120);
        column.visibleProperty().bind(model.toldProperty().map(Optional::isPresent));
        column.managedProperty().bind(column.visibleProperty());
        VBox.setVgrow(column, Priority.ALWAYS);
        return column;
    }

    private void column(String key, double width, Function<HazardStory.Clock, String> value) {
        String head = TEXTS.get("hazard.column." + key);
        TableColumn<HazardStory.Clock, String> column = new TableColumn<>(head);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(value.apply(row.getValue())));
        column.setId("hazard-column-" + key);
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(Math.max(width, roomFor(head)));
        clocks.getColumns().add(column);
    }

    /// The room that a head of wide characters needs; others fit the widths that are given.
    private static double roomFor(String head) {
        long wide = head.chars().filter(c -> c >= WIDE_CHARACTERS).count();
        return wide == 0
            ? 0
            : wide * LETTER_HEIGHT + (head.length() - wide) * LETTER_HEIGHT / 2 + BESIDE_A_HEAD;
    }

    private void tell() {
        Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(model::tell);
    }

    private void describe(HazardStory story) {
        if (story != null) {
            about.setText(TEXTS.get("hazard." + story + ".about"));
        }
    }

    private void show(Optional<HazardModel.Told> told) {
        following = true;
        clocks.getItems().setAll(told.map(HazardModel.Told::clocks).orElse(List.of()));
        following = false;
        ending.setText(told.map(HazardModel::ending).orElse(""));
        leave.setDisable(told.isEmpty());
        told.ifPresent(story -> list.getSelectionModel().select(story.story()));
        mark();
    }

    /// Brings the story that is told and its clock into view, where their lists have been laid out.
    private void showChosen() {
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 2));
        clocks.scrollTo(Math.max(0, clocks.getSelectionModel().getSelectedIndex() - 2));
    }

    private void mark() {
        int clock = model.clockProperty().get();
        following = true;
        if (clock >= 0 && clock < clocks.getItems().size()) {
            clocks.getSelectionModel().select(clock);
            clocks.scrollTo(Math.max(0, clock - 2));
        } else {
            clocks.getSelectionModel().clearSelection();
        }
        following = false;
        Set<AuditCircuit.Rule> alarms = model.alarms();
        lamps.forEach((rule, lamp) -> {
            boolean alarm = alarms.contains(rule);
            lamp.setText(TEXTS.get(alarm ? "audit.alarm" : "audit.ok", HazardModel.name(rule)));
            lamp.pseudoClassStateChanged(ALARM, alarm);
        });
    }
}
