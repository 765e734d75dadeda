package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.learn.school.OwnRepertoire;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A page with the learner's repertoire: a board to walk on and, beside it, the lines of a colour as a tree,
/// which ends a row where it branches.
///
/// Ids: the squares with the prefix `repertoire-`; `repertoire-tree`, `repertoire-opening`,
/// `repertoire-black`, `repertoire-white`, `repertoire-add`, `repertoire-remove`, `repertoire-back`,
/// `repertoire-game`, `repertoire-merge`, `repertoire-train`, `repertoire-says`.
final class RepertoireView extends HBox {
    private static final Texts TEXTS = Texts.of("classroom");

    /// Moves of the window's game that are taken.
    private static final int MOST = 20;

    private final RepertoireModel model;
    private final PracticeBoard board;
    private final TreeView<Branch> tree = Controls.withId(new TreeView<>(), "repertoire-tree");
    private final Label opening = ExercisePage.label("repertoire-opening");
    private final Label says = ExercisePage.label("repertoire-says");
    private final ToggleGroup colors = new ToggleGroup();
    private final Button add = ExercisePage.button("repertoire-add", TEXTS.get("repertoire.add"));
    private final Button remove = ExercisePage.button("repertoire-remove", TEXTS.get("repertoire.remove"));
    private final Button back = ExercisePage.button("repertoire-back", TEXTS.get("repertoire.back"));
    private final Button train = ExercisePage.button("repertoire-train", TEXTS.get("repertoire.train"));
    private boolean filling;

    /// Moves up to where a line branches or ends.
    ///
    /// @param game all moves that lead there
    /// @param own  those that this row shows
    private record Branch(Game game, List<Square> own) {
        String words() {
            String moves = own.stream().map(Square::toString).collect(Collectors.joining(" "));
            String name = OpeningBook.standard().name(game).orElse("");
            return name.isEmpty() ? moves : moves + "   " + name;
        }
    }

    /// @param shown the game of the window
    /// @param drill trains lines of a colour
    RepertoireView(RepertoireModel model, Supplier<Game> shown, BiConsumer<List<BookLine>, Color> drill) {
        this.model = model;
        getStyleClass().add("classroom");
        board = new PracticeBoard("repertoire-", model.gameProperty(), model::choose);
        HBox.setHgrow(board.view(), Priority.ALWAYS);
        board.view().setMinSize(200, 200);
        board.view().maxWidthProperty().bind(board.view().heightProperty());
        makeTree();
        add.setOnAction(_ -> model.add());
        remove.setOnAction(_ -> model.remove());
        back.setOnAction(_ -> model.back());
        train.getStyleClass().add("accent");
        train.setOnAction(_ -> drill.accept(model.lines(), model.colorProperty().get()));
        Button game = ExercisePage.button("repertoire-game", TEXTS.get("repertoire.game"));
        game.setOnAction(_ -> {
            model.add(shown.get().prefix(Math.min(shown.get().length(), MOST)));
            says.setText("");
        });
        Button merge = ExercisePage.button("repertoire-merge", TEXTS.get("repertoire.merge"));
        merge.setOnAction(_ -> {
            int more = model.merge();
            says.setText(
                more == 0 ? TEXTS.get("repertoire.merged.none") : TEXTS.count("repertoire.merged", more));
        });
        opening.getStyleClass().add("question");
        VBox column = ExercisePage.column(new HBox(16, radio(Color.BLACK), radio(Color.WHITE)), opening,
            row(back, add, remove), row(game, merge), says, tree, train);
        getChildren().addAll(board.view(), column);
        model.repertoireProperty().subscribe(this::fill);
        model.colorProperty().subscribe(this::fill);
        model.gameProperty().subscribe(this::refresh);
        fill();
    }

    private void makeTree() {
        tree.setShowRoot(false);
        tree.setAccessibleText(TEXTS.get("repertoire.tree"));
        tree.setCellFactory(_ -> new Row());
        tree.setMinHeight(80);
        tree.getSelectionModel().selectedItemProperty().subscribe(item -> {
            if (item != null && !filling) {
                model.show(item.getValue().game());
            }
        });
        VBox.setVgrow(tree, Priority.ALWAYS);
    }

    private static FlowPane row(Button... buttons) {
        return Controls.styled(new FlowPane(buttons), "signals");
    }

    void focusBoard() {
        board.view().focusBoard();
    }

    private RadioButton radio(Color color) {
        String name = color == Color.BLACK ? "black" : "white";
        RadioButton radio =
            Controls.withId(new RadioButton(TEXTS.get("repertoire." + name)), "repertoire-" + name);
        radio.setToggleGroup(colors);
        radio.setSelected(color == model.colorProperty().get());
        radio.setOnAction(_ -> model.colorProperty().set(color));
        return radio;
    }

    private void fill() {
        filling = true;
        OwnRepertoire all = model.repertoireProperty().get();
        TreeItem<Branch> root = new TreeItem<>(new Branch(Game.INITIAL, List.of()));
        addBranches(root, all, Game.INITIAL);
        tree.setRoot(root);
        tree.setVisible(!root.getChildren().isEmpty());
        filling = false;
        refresh();
    }

    private void addBranches(TreeItem<Branch> parent, OwnRepertoire all, Game before) {
        Color color = model.colorProperty().get();
        for (Square square : all.after(color, before)) {
            Game game = before.play(square);
            List<Square> next = all.after(color, game);
            while (next.size() == 1) {
                game = game.play(next.getFirst());
                next = all.after(color, game);
            }
            TreeItem<Branch> item =
                new TreeItem<>(new Branch(game, game.moves().subList(before.length(), game.length())));
            item.setExpanded(true);
            parent.getChildren().add(item);
            addBranches(item, all, game);
        }
    }

    private void refresh() {
        Game game = model.gameProperty().get();
        boolean known = model.isKnown();
        String name = model.opening();
        opening.setText(game.length() == 0
            ? TEXTS.get("repertoire.begin")
            : TEXTS.get(known ? "repertoire.known" : "repertoire.new",
                name.isEmpty() ? TEXTS.get("repertoire.unnamed") : name, game.length()));
        add.setDisable(known);
        remove.setDisable(!known || game.length() == 0);
        back.setDisable(game.length() == 0);
        train.setDisable(model.lines().isEmpty());
        filling = true;
        Optional<TreeItem<Branch>> at = find(tree.getRoot(), game);
        at.ifPresentOrElse(item -> tree.getSelectionModel().select(item),
            () -> tree.getSelectionModel().clearSelection());
        filling = false;
    }

    /// The first row that goes through the moves of a game.
    private static Optional<TreeItem<Branch>> find(TreeItem<Branch> item, Game game) {
        if (item == null || game.length() == 0) {
            return Optional.empty();
        }
        if (!item.getValue().own().isEmpty() && game.isPrefixOf(item.getValue().game())) {
            return Optional.of(item);
        }
        return item.getChildren().stream().flatMap(child -> find(child, game).stream()).findFirst();
    }

    /// A row of the tree.
    private static final class Row extends TreeCell<Branch> {
        @Override
        protected void updateItem(Branch branch, boolean empty) {
            super.updateItem(branch, empty);
            setText(empty || branch == null ? null : branch.words());
        }
    }
}
