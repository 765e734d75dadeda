package flipchip.app.game.moves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.MoveLosses;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The moves in two columns below the names of Black and White; a click jumps there. A mistake has a mark
/// with what it lost, and below the one at the cursor stands the better move.
///
/// A move is a button with the id `move-N`; a pass shows as a dash in the column of the side that passed.
/// Below a line stand the comments on its moves (`comment-N`) and what else was tried (`variation-N-d3`),
/// with the lines within it. `!` and `?` typed sign the move on the board. Above the list stands the name of
/// the opening (`opening-name`).
/// Look: moves.css, style classes `move-list`, `move` with `:current`, `:undone`, `:slip`, `:mistake` and
/// `:blunder`, in it `move-loss`, `move-number`, `pass`. Id `mistakes-only`: lists nothing else.
public final class MoveListView extends StackPane {
    private static final Texts TEXTS = Texts.of("moves");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");
    private static final double NUMBERS = 34;

    private final MoveListModel model;
    private final GridPane grid = new GridPane();
    private final ScrollPane scroll = new ScrollPane(grid);
    private final WholeLines lines = new WholeLines(scroll, grid);
    private final ToggleButton only = new ToggleButton(TEXTS.get("only"));
    private final Label empty = new Label(TEXTS.get("empty"));
    private final VBox lower = new VBox();
    /// What stands in the grid.
    private final List<Node> cells = new ArrayList<>();
    private Optional<Node> toReveal = Optional.empty();
    private double seen;
    private final List<MoveButton> buttons = new ArrayList<>();
    /// Buttons and numbers that were made once: to dress a new one takes longer than to write on an old one.
    private final List<MoveButton> spareButtons = new ArrayList<>();
    private final List<Label> spareNumbers = new ArrayList<>();
    private final Map<List<Square>, VariationView> nested = new HashMap<>();
    private GameTree nestedOf = GameTree.EMPTY;
    private MoveLosses nestedLosses = MoveLosses.NONE;

    public MoveListView(MoveListModel model) {
        this.model = model;
        getStyleClass().add("move-list");
        setAlignment(Pos.TOP_LEFT);
        empty.getStyleClass().add("empty-state");
        empty.setWrapText(true);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        grid.getStyleClass().add("moves");
        grid.getColumnConstraints().addAll(columns());
        Label opening = Controls.label("", "opening-name");
        opening.setId("opening-name");
        opening.textProperty().bind(model.openingProperty());
        opening.visibleProperty().bind(model.openingProperty().isNotEmpty());
        opening.managedProperty().bind(opening.visibleProperty());
        Controls.wrapped(opening);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        empty.managedProperty().bind(empty.visibleProperty());
        lower.getChildren().addAll(heading(), names(), opening, empty, scroll);
        getChildren().add(lower);
        Runnable rebuild = Controls.whenSeen(this, this::rebuild);
        model.startCommentProperty().subscribe(rebuild);
        model.rows().subscribe(rebuild);
        Stream
            .<ObservableValue<?>>of(model.lossesProperty(), model.currentProperty(), only.selectedProperty())
            .forEach(source -> source.subscribe((_, _) -> rebuild.run()));
        addEventHandler(KeyEvent.KEY_TYPED, event -> model.type(event.getCharacter()));
        rebuild();
    }

    private HBox heading() {
        only.setId("mistakes-only");
        only.getStyleClass().setAll("move-filter");
        only.setMinWidth(USE_PREF_SIZE);
        return Controls.styled(
            new HBox(Controls.label(TEXTS.get("title"), "moves-title"), Controls.spring(), only),
            "moves-head");
    }

    private GridPane names() {
        GridPane names = Controls.styled(new GridPane(), "moves");
        names.getStyleClass().add("move-names");
        names.getColumnConstraints().addAll(columns());
        for (Color side : Color.values()) {
            Label name = Controls.label("", "move-name");
            name.textProperty().bind(model.nameProperty(side));
            name.setTextOverrun(OverrunStyle.CLIP);
            Region disc = Controls.styled(new Region(), "move-disc");
            disc.getStyleClass().add(side == Color.BLACK ? "black" : "white");
            name.setGraphic(disc);
            names.add(name, side == Color.BLACK ? 1 : 2, 0);
        }
        names.visibleProperty().bind(empty.visibleProperty().not());
        names.managedProperty().bind(names.visibleProperty());
        return names;
    }

    /// Of the numbers, and of both sides.
    private static List<ColumnConstraints> columns() {
        ColumnConstraints numbers = new ColumnConstraints(NUMBERS);
        List<ColumnConstraints> all = new ArrayList<>(List.of(numbers));
        for (int side = 0; side < 2; side++) {
            ColumnConstraints moves = new ColumnConstraints(60, 100, Double.MAX_VALUE);
            moves.setHgrow(Priority.ALWAYS);
            all.add(moves);
        }
        return all;
    }

    private void rebuild() {
        cells.clear();
        buttons.clear();
        int line = -1;
        int lastColumn = 2;
        List<Node> notes = new ArrayList<>();
        if (!model.startCommentProperty().get().isEmpty()) {
            notes.add(comment("0", model.startCommentProperty().get()));
        }
        for (MoveListModel.Row row : model.rows()) {
            MoveButton button = button(row);
            buttons.add(button);
            if (only.isSelected() && model.mistakeOf(row).isEmpty()) {
                continue;
            }
            int column = row.color() == Color.BLACK ? 1 : 2;
            if (column == 1 || column == lastColumn) {
                line = addNotes(notes, line) + 1;
                cell(number(row.ply()), 0, line, 1);
            }
            boolean all = !only.isSelected();
            if (all && column == 2 && lastColumn == 2) {
                cell(Controls.label("–", "pass"), 1, line, 1);
            }
            if (all && column == 1 && lastColumn == 1 && line > 0) {
                cell(Controls.label("–", "pass"), 2, lineBefore(line), 1);
            }
            cell(button, column, line, 1);
            lastColumn = column;
            notes.addAll(notes(row));
        }
        addNotes(notes, line);
        if (!grid.getChildren().equals(cells)) {
            grid.getChildren().setAll(cells);
        }
        empty.setVisible(buttons.isEmpty());
        showCurrent(model.currentProperty().getValue());
    }

    private void cell(Node node, int column, int line, int columns) {
        GridPane.setConstraints(node, column, line, columns, 1);
        cells.add(node);
    }

    private MoveButton button(MoveListModel.Row row) {
        if (row.ply() > spareButtons.size()) {
            spareButtons.add(new MoveButton(model));
        }
        MoveButton button = spareButtons.get(row.ply() - 1);
        button.show(row);
        return button;
    }

    private Label number(int number) {
        while (number > spareNumbers.size()) {
            spareNumbers.add(Controls.label("", "move-number"));
        }
        Label label = spareNumbers.get(number - 1);
        label.setText(String.valueOf(number));
        return label;
    }

    /// Puts `notes` below line `line` of the grid, over its whole width, and answers the last line used.
    private int addNotes(List<Node> notes, int line) {
        int last = line;
        for (Node note : notes) {
            last++;
            cell(note, 0, last, 3);
        }
        notes.clear();
        return last;
    }

    /// The line of moves above `line`, past the notes between them.
    private int lineBefore(int line) {
        return cells.stream().filter(node -> node.getStyleClass().contains("move-number"))
            .map(GridPane::getRowIndex).filter(row -> row < line).max(Integer::compare).orElse(0);
    }

    /// What is said about a move, and what else was tried in its place.
    private List<Node> notes(MoveListModel.Row row) {
        List<Node> notes = new ArrayList<>();
        if (!row.comment().isEmpty()) {
            notes.add(comment(String.valueOf(row.ply()), row.square() + ": " + row.comment()));
        }
        String words = isAtCursor(row) ? model.wordsOn(row) : "";
        if (!words.isEmpty()) {
            Label label = Controls.wrapped(Controls.label(words, "mistake-words"));
            label.setId("mistake-" + row.ply());
            notes.add(label);
        }
        for (MoveListModel.Variation other : row.others()) {
            notes.add(lineOf(row.ply(), other));
        }
        return notes;
    }

    /// Made once for each tree and what is known of its moves.
    private VariationView lineOf(int ply, MoveListModel.Variation variation) {
        if (nestedOf != model.tree() || nestedLosses != model.lossesProperty().get()) {
            nestedOf = model.tree();
            nestedLosses = model.lossesProperty().get();
            nested.clear();
        }
        return nested.computeIfAbsent(variation.path(), _ -> new VariationView(model, ply, variation));
    }

    /// Whether its move is the last on the board, or the next.
    private boolean isAtCursor(MoveListModel.Row row) {
        int current = model.currentProperty().get();
        return row.ply() == current || row.ply() == current + 1;
    }

    private static Label comment(String ply, String text) {
        Label label = Controls.label(text, "comment");
        label.setId("comment-" + ply);
        return Controls.wrapped(label);
    }

    private void showCurrent(Number current) {
        nested.values().forEach(line -> line.showCurrent(model.path()));
        int ply = current.intValue();
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).pseudoClassStateChanged(CURRENT, i + 1 == ply);
            buttons.get(i).pseudoClassStateChanged(UNDONE, i + 1 > ply);
        }
        reveal();
    }

    /// Wants the current move in view, at the start of the game the first line.
    private void reveal() {
        if (cells.isEmpty()) {
            lines.forget();
        }
        int ply = model.currentProperty().getValue().intValue();
        if (ply <= buttons.size()) {
            toReveal = ply > 0
                ? Optional.<Node>of(buttons.get(ply - 1)).filter(cells::contains)
                : cells.stream().findFirst();
            requestLayout();
        }
    }

    /// A move is brought into view when it has its place, once for each picture, and again when there is more
    /// or less room.
    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        lower.layout();
        scroll.layout();
        grid.layout();
        if (lines.seen() != seen) {
            seen = lines.seen();
            reveal();
        }
        toReveal.ifPresent(lines::reveal);
        toReveal = Optional.empty();
    }
}
