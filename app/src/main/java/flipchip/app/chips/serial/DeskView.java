package flipchip.app.chips.serial;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.chips.serial.BoardComparison.Column;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.fpga.DeskReferee;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A dock for a real chip: its port, and the three columns of the comparison.
///
/// Ids: `desk-port`, `desk-look`, `desk-connect`, `desk-sentence`, `desk-lamp` (`:agree`, `:differ`),
/// `desk-rules`, `desk-netlist`, `desk-chip` and the same with `-words`. Look: desk.css.
final class DeskView extends VBox {
    private static final Texts TEXTS = Texts.of("desk");
    private static final double LEAST_WIDTH = 160;
    private static final double BOARD_WIDTH = 190;

    private final DeskModel model;
    private final ComboBox<String> port = Controls.withId(new ComboBox<>(), "desk-port");
    private final Button connect = Controls.withId(new Button(), "desk-connect", "accent");
    private final Label lamp = Controls.withId(new Label(), "desk-lamp", "lamp");
    private final Map<Column, SmallBoard> boards = new EnumMap<>(Column.class);
    private final Map<Column, Label> words = new EnumMap<>(Column.class);
    private final HBox columns = Controls.styled(new HBox(), "desk-columns");

    DeskView(DeskModel model) {
        this.model = model;
        getStyleClass().addAll("desk-dock", "side-pad");
        setMinWidth(0);
        VBox.setVgrow(columns, Priority.ALWAYS);
        for (Column column : Column.values()) {
            columns.getChildren().add(column(column));
        }
        getChildren().addAll(line(), columns);
        model.phaseProperty().subscribe(this::refresh);
        model.comparisonProperty().subscribe(this::refresh);
        model.ports().subscribe(this::choosePort);
        refresh();
    }

    private Region line() {
        port.setEditable(true);
        port.setItems(model.ports());
        port.setMaxWidth(Double.MAX_VALUE);
        port.setAccessibleText(TEXTS.get("port"));
        HBox.setHgrow(port, Priority.ALWAYS);
        Button look = Controls.wholeButton("desk-look", TEXTS.get("look"), model::lookForPorts);
        connect.setOnAction(_ -> connectOrNot());
        Region bulb = Controls.styled(new Region(), "bulb");
        lamp.setGraphic(bulb);
        lamp.setWrapText(true);
        Label sentence = Controls.paragraph("desk-sentence");
        sentence.textProperty().bind(model.sentenceProperty());
        VBox column =
            Controls.styled(new VBox(new HBox(6, port, look), connect, sentence, lamp), "desk-words");
        column.setMinSize(LEAST_WIDTH, USE_PREF_SIZE);
        return column;
    }

    private Region column(Column column) {
        Label title = Controls.label(TEXTS.get("column." + id(column)), "desk-title");
        SmallBoard board = new SmallBoard("desk-" + id(column));
        board.setMinSize(70, 70);
        board.setMaxSize(BOARD_WIDTH, BOARD_WIDTH);
        VBox.setVgrow(board, Priority.ALWAYS);
        Label text = Controls.paragraph("desk-" + id(column) + "-words");
        boards.put(column, board);
        words.put(column, text);
        VBox whole = Controls.styled(new VBox(title, board, text), "desk-column");
        whole.setPrefWidth(BOARD_WIDTH);
        whole.setMinWidth(0);
        HBox.setHgrow(whole, Priority.ALWAYS);
        return whole;
    }

    private static String id(Column column) {
        return column == Column.DESK ? "chip" : column.name().toLowerCase(Locale.ROOT);
    }

    private void choosePort() {
        if (port.getValue() == null && !model.ports().isEmpty()) {
            port.setValue(model.ports().getFirst());
        }
    }

    private void connectOrNot() {
        if (model.phaseProperty().get() != DeskModel.Phase.NOTHING) {
            model.disconnect();
        } else if (port.getValue() != null && !port.getValue().isBlank()) {
            model.connect(port.getValue().strip());
        }
    }

    private void refresh() {
        DeskModel.Phase phase = model.phaseProperty().get();
        connect.setText(TEXTS.get(phase == DeskModel.Phase.NOTHING ? "connect" : "disconnect"));
        Optional<BoardComparison> now = model.comparisonProperty().get();
        columns.setVisible(now.isPresent());
        lamp.setVisible(now.isPresent());
        now.ifPresent(this::show);
    }

    private void show(BoardComparison now) {
        boolean agree = now.agrees();
        lamp.pseudoClassStateChanged(PseudoClass.getPseudoClass("agree"), agree);
        lamp.pseudoClassStateChanged(PseudoClass.getPseudoClass("differ"), !agree);
        lamp.setText(agree
            ? TEXTS.get("agree")
            : TEXTS.get("differ", now.differing().stream().map(part -> TEXTS.get("part." + part))
                .collect(Collectors.joining(", "))));
        Position rules = now.position();
        draw(Column.RULES, rules.black(), rules.white(), rules.legalMoves(),
            TEXTS.get("rules.words",
                TEXTS.get(rules.isGameOver() ? "over" : rules.toMove() == Color.BLACK ? "black" : "white"),
                legal(rules.legalMoves())));
        draw(Column.NETLIST, now.netlist(), now.clocks().getFirst());
        draw(Column.DESK, now.desk(), now.clocks().getLast());
    }

    private void draw(Column column, DeskReferee.View view, long clocks) {
        String mover =
            view.state().over() ? "over" : view.state().toMove() == Color.BLACK ? "black" : "white";
        draw(column, view.black(), view.white(), view.legal(), TEXTS.get("chip.words", TEXTS.get(mover),
            legal(view.legal()), clocks, view.state().controller().map(Enum::name).orElse("?")));
    }

    private void draw(Column column, long black, long white, long legal, String text) {
        boards.get(column).show(black, white, legal, Optional.empty(),
            TEXTS.get("column." + id(column)) + ": " + text);
        words.get(column).setText(text);
    }

    private static String legal(long squares) {
        List<Square> all = Square.all(squares);
        return all.isEmpty() ? TEXTS.get("none") : Square.list(squares);
    }
}
