package flipchip.app.circuit.whatif;

import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.controller.StateDescription;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.WhatIf;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A tab in which wires are held at 0 or 1, what that changes, and two moments side by side.
///
/// Ids: `what-if-net`, `what-if-found`, `what-if-0`, `what-if-1`, `what-if-problem`, `what-if-held`,
/// `what-if-changes`, `what-if-undo-button`, `what-if-clear-button`, `what-if-keep-button`, `what-if-left`,
/// `what-if-right`, `what-if-differs`. Look: whatif.css.
final class WhatIfView extends VBox {
    private static final Texts TEXTS = Texts.of("whatif");
    private static final int MOST_FOUND = 6;
    private static final double FOUND_LINE = 23;
    private static final double BOARD = 124;

    private final WhatIfModel model;
    private final Label about = Controls.wrapped(new Label(TEXTS.get("about")));
    private final TextField net = Controls.withId(new TextField(), "what-if-net");
    private final ObservableList<String> names = FXCollections.observableArrayList();
    private final ListView<String> found =
        Controls.withId(new ListView<>(names), "what-if-found", "story-log");
    private final Label problem = Controls.paragraph("what-if-problem");
    private final VBox held = Controls.withId(new VBox(), "what-if-held");
    private final VBox differences = Controls.withId(new VBox(), "what-if-changes");
    private final Label heading = Controls.styled(new Label(TEXTS.get("changes")), "what-if-heading");
    private final Button undo = Controls.button("what-if-undo-button", TEXTS.get("undo"), () -> undo());
    private final Button clear = Controls.button("what-if-clear-button", TEXTS.get("clear"), () -> clear());
    private final Button keep = Controls.button("what-if-keep-button", TEXTS.get("keep"), () -> keep());
    private final Side left = new Side("what-if-left");
    private final Side right = new Side("what-if-right");
    private final Label differs = Controls.paragraph("what-if-differs");
    private final HBox boards = new HBox(left, right);

    WhatIfView(WhatIfModel model) {
        this.model = model;
        getStyleClass().add("what-if");
        setMinWidth(0);
        about.managedProperty().bind(about.visibleProperty());
        net.setPromptText(TEXTS.get("net.prompt"));
        net.setAccessibleText(TEXTS.get("net"));
        net.textProperty().subscribe(this::search);
        net.addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        HBox.setHgrow(net, Priority.ALWAYS);
        found.setAccessibleText(TEXTS.get("found"));
        found.setFixedCellSize(FOUND_LINE);
        found.managedProperty().bind(found.visibleProperty());
        Controls.onChoice(found, this::takeFound);
        found.setOnMouseClicked(_ -> takeFound());
        problem.managedProperty().bind(problem.textProperty().isNotEmpty());
        heading.managedProperty().bind(heading.visibleProperty());
        boards.getStyleClass().add("what-if-boards");
        boards.managedProperty().bind(boards.visibleProperty());
        differs.managedProperty().bind(differs.textProperty().isNotEmpty());
        FlowPane hold = row(value(false), value(true));
        getChildren().addAll(about, net, found, hold, problem, held, row(undo, clear), heading, differences,
            row(keep), boards, differs);
        model.changesProperty().subscribe(this::show);
    }

    private static FlowPane row(Button... buttons) {
        FlowPane row = Controls.styled(new FlowPane(buttons), "signals");
        row.setMinHeight(Region.USE_PREF_SIZE);
        return row;
    }

    private Button value(boolean high) {
        return Controls.button(high ? "what-if-1" : "what-if-0", TEXTS.get(high ? "hold.1" : "hold.0"),
            () -> model.hold(net.getText().strip(), high));
    }

    private void undo() {
        model.undo();
    }

    private void clear() {
        model.clear();
    }

    private void keep() {
        model.keep();
    }

    /// Names the net that may be held next.
    void offer(String name) {
        net.setText(name);
    }

    /// Begins a name, which the user goes on with.
    void ask(String begin) {
        net.setText(begin);
        net.requestFocus();
        net.end();
    }

    private void search(String text) {
        names.setAll(text.isBlank() ? List.of() : model.find(text, MOST_FOUND));
        boolean named = names.size() == 1 || names.contains(text);
        found.setVisible(!names.isEmpty() && !named);
        double height = names.size() * FOUND_LINE + 4;
        found.setMinHeight(height);
        found.setMaxHeight(height);
        found.getSelectionModel().selectFirst();
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN && found.isVisible()) {
            found.requestFocus();
        } else if (event.getCode() == KeyCode.ENTER && found.isVisible()) {
            takeFound();
        } else if (event.isShortcutDown() || event.isAltDown() || event.getCode().isFunctionKey()
                || event.getCode() == KeyCode.TAB || event.getCode() == KeyCode.ESCAPE) {
            return;
        }
        event.consume();
    }

    private void takeFound() {
        Optional.ofNullable(found.getSelectionModel().getSelectedItem()).ifPresent(this::ask);
    }

    private void show() {
        problem.setText(model.problem());
        about.setVisible(model.nets().isEmpty());
        held.getChildren().setAll(model.nets().stream().map(this::line).toList());
        undo.setDisable(!model.canUndo());
        clear.setDisable(model.nets().isEmpty());
        heading.setVisible(!model.differences().isEmpty());
        differences.getChildren().setAll(model.differences().stream().map(this::link).toList());
        keep.setText(TEXTS.get(model.isKeeping() ? "keep.end" : "keep"));
        Optional<WhatIfModel.Pair> pair = model.pair();
        boards.setVisible(pair.isPresent());
        differs.setText(pair.map(WhatIfView::words).orElse(""));
        pair.ifPresent(now -> {
            long differing = now.differing();
            left.show(now.left(), TEXTS.get(now.isKept() ? "side.kept" : "side.usual"), differing);
            right.show(now.right(), TEXTS.get(now.isKept() ? "side.now" : "side.held"), differing);
        });
    }

    private HBox line(StuckNet one) {
        Label name = Controls.styled(new Label(one.toString()), "what-if-line");
        name.setTooltip(new Tip(WhatIfWords.of().held(one)));
        name.setMinWidth(0);
        Button release = new Button(TEXTS.get("release"));
        release.setAccessibleText(TEXTS.get("release.net", one.net()));
        release.setMinWidth(USE_PREF_SIZE);
        release.setOnAction(_ -> model.release(one.net()));
        return Controls.styled(new HBox(name, Controls.spring(), release), "what-if-row");
    }

    private Hyperlink link(WhatIf.Difference difference) {
        Hyperlink link = new Hyperlink(WhatIfWords.of().of(difference));
        link.setWrapText(true);
        link.setMinHeight(USE_PREF_SIZE);
        link.setOnAction(_ -> model.goTo(difference));
        return link;
    }

    private static String words(WhatIfModel.Pair pair) {
        long squares = pair.differing();
        String where =
            squares == 0 ? TEXTS.get("differs.none") : TEXTS.get("differs.squares", Square.list(squares));
        return WhatIfModel.differingNets(pair).map(nets -> TEXTS.get("differs", where, nets)).orElse(where);
    }

    /// A board with what it is called and its moment.
    private static final class Side extends VBox {
        private final Label title = Controls.styled(new Label(), "what-if-side");
        private final SmallBoard board;
        private final Label when = Controls.styled(new Label(), "quiet");

        Side(String id) {
            board = new SmallBoard(id);
            board.setPrefSize(BOARD, BOARD);
            title.setMinWidth(0);
            when.setMinWidth(0);
            Controls.wrapped(when);
            setMinWidth(0);
            HBox.setHgrow(this, Priority.ALWAYS);
            getChildren().addAll(title, board, when);
        }

        void show(Moment moment, String name, long rings) {
            title.setText(name);
            Instant at = moment.at();
            when.setText(TEXTS.get("side.when", at.move(), at.clock(), at.step()));
            board.show(moment.picture().black(), moment.picture().white(), moment.state().legalLatched(),
                Optional.empty(), name + ": " + StateDescription.of(moment));
            board.ring(rings);
        }
    }
}
