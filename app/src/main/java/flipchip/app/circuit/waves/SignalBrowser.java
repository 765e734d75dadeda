package flipchip.app.circuit.waves;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A browser of all signals as a tree of scopes, filtered by name. Enter, a double click or the button adds
/// one to the waveforms.
///
/// Ids: `signal-search`, `signal-tree`, `signal-add`.
final class SignalBrowser extends VBox {
    private static final Texts TEXTS = Texts.of("wave");
    private static final int MOST_FOUND = 200;

    /// A line of the tree: a group or a signal.
    private record Line(String text, Optional<Signal> signal) {}

    private final WaveModel model;
    private final Consumer<List<Signal>> add;
    private final SearchField search = new SearchField("signal-search", TEXTS.get("browser.search"));
    private final TreeView<Line> tree = Controls.withId(new TreeView<>(), "signal-tree");
    private Optional<SignalCatalog> filled = Optional.empty();

    SignalBrowser(WaveModel model, Consumer<List<Signal>> add) {
        this.model = model;
        this.add = add;
        getStyleClass().add("signal-browser");
        setMinWidth(150);
        setPrefWidth(220);
        setMaxWidth(220);
        search.textProperty().subscribe(this::fill);
        search.addEventHandler(KeyEvent.KEY_PRESSED, this::onSearchKey);
        tree.setShowRoot(false);
        tree.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        tree.setAccessibleText(TEXTS.get("browser.tree"));
        tree.setCellFactory(_ -> new TreeCell<>() {
            @Override
            protected void updateItem(Line line, boolean empty) {
                super.updateItem(line, empty);
                setText(empty ? "" : line.text());
            }
        });
        tree.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getClickCount() == 2) {
                addSelected();
            }
        });
        tree.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && addSelected()) {
                event.consume();
            }
        });
        VBox.setVgrow(tree, Priority.ALWAYS);
        tree.setMinHeight(30);
        Button button = Controls.button("signal-add", TEXTS.get("browser.add"), this::addSelected);
        Label hint = Controls.label(TEXTS.get("browser.hint"), "quiet");
        hint.setMinWidth(0);
        HBox below = Controls.styled(new HBox(button, hint), "wave-bar");
        getChildren().addAll(search, tree, below);
    }

    /// Moves the keyboard into the search field.
    void focusSearch() {
        search.requestFocus();
    }

    /// Fills the tree once the signals are known.
    void refresh() {
        if (!filled.equals(model.catalog())) {
            filled = model.catalog();
            fill();
        }
    }

    private void fill() {
        TreeItem<Line> root = new TreeItem<>();
        filled.ifPresent(catalog -> {
            if (search.getText().isBlank()) {
                catalog.groups().forEach(group -> root.getChildren().add(new Branch(group, catalog)));
            } else {
                catalog.search(search.getText(), MOST_FOUND)
                    .forEach(signal -> root.getChildren().add(leaf(signal)));
            }
        });
        tree.setRoot(root);
        tree.getSelectionModel().selectFirst();
    }

    /// A group whose signals are made when it is opened.
    private static final class Branch extends TreeItem<Line> {
        private final String group;
        private final SignalCatalog catalog;

        Branch(String group, SignalCatalog catalog) {
            super(new Line(group, Optional.empty()));
            this.group = group;
            this.catalog = catalog;
            expandedProperty().subscribe(open -> {
                if (open && super.getChildren().isEmpty()) {
                    super.getChildren().setAll(signals());
                }
            });
        }

        private List<TreeItem<Line>> signals() {
            return catalog.of(group).stream().map(SignalBrowser::leaf).toList();
        }

        @Override
        public boolean isLeaf() {
            return false;
        }
    }

    private static TreeItem<Line> leaf(Signal signal) {
        String width = signal.width() == 1 ? "" : " [" + (signal.width() - 1) + ":0]";
        return new TreeItem<>(new Line(signal.name() + width, Optional.of(signal)));
    }

    private void onSearchKey(KeyEvent event) {
        switch (event.getCode()) {
            case DOWN -> tree.requestFocus();
            case ENTER -> addSelected();
            case ESCAPE -> search.clear();
            default -> {
                if (event.isShortcutDown() || event.isAltDown() || event.getCode().isFunctionKey()
                        || event.getCode() == KeyCode.TAB) {
                    return;
                }
            }
        }
        event.consume();                 // letters are for the field, not for the window's commands
    }

    private boolean addSelected() {
        List<Signal> signals = tree.getSelectionModel().getSelectedItems().stream()
            .flatMap(item -> item.getValue().signal().stream()).toList();
        add.accept(signals);
        return !signals.isEmpty();
    }
}
