package flipchip.app.files.library;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.library.GameLibrary.Content;
import flipchip.app.files.library.GameLibrary.Entry;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.IncrementalPane;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The saved games: folders on the left, games on the right, a search over names, events, results and moves.
///
/// Ids: `library-folders`, `library-search`, `library-games`, `library-count`, `library-save`,
/// `library-folder-name`, `library-new-folder`, `library-move`, `library-remove`, `library-message`.
public final class LibraryView extends VBox {
    private static final Texts TEXTS = Texts.of("files");

    private final LibraryModel model;
    private final TreeView<Path> folders = Controls.withId(new TreeView<>(), "library-folders");
    private final SearchField search = new SearchField("library-search", TEXTS.get("library.search"));
    private final GameTableView<Entry> table;
    private final Label count = Controls.withId(new Label(), "library-count", "quiet");
    private final TextField folderName = Controls.withId(new TextField(), "library-folder-name");
    private final MenuButton move =
        Controls.withId(new MenuButton(TEXTS.get("library.move")), "library-move");
    private final Button remove;
    private Optional<Path> wanted;

    /// @param folder  the one to show first, as soon as it is read
    /// @param current the game on the board
    /// @param open    told of the file the user chose
    public LibraryView(LibraryModel model, Path folder, Supplier<SavedGame> current, Consumer<Entry> open) {
        this.model = model;
        wanted = Optional.of(folder);
        getStyleClass().add("form-column");
        setMinSize(0, 0);
        table = new GameTableView<>("library-games", LibraryView::row, open);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        remove = button("remove", () -> model.remove(chosen()));
        search.textProperty().subscribe(this::filter);
        fillFolders();
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox right = Controls.styled(new VBox(search, count), "form-column");
        right.setMinWidth(0);
        folders.setPrefWidth(200);
        folders.setMaxWidth(320);
        SplitPane.setResizableWithParent(folders, false);
        SplitPane split = new SplitPane();
        split.setMinSize(0, 0);
        VBox.setVgrow(split, Priority.ALWAYS);
        Label message = Controls.paragraph("library-message");
        message.textProperty().bind(model.messageProperty());
        getChildren().addAll(split, buttons(current), message);
        arrive(split, right);
        model.contentProperty().subscribe(this::show);
        model.refresh();
    }

    /// Puts the large parts in one after the other, so that the page opens at once.
    private void arrive(SplitPane split, VBox right) {
        new IncrementalPane(this, () -> List.of(this, folders, right, table).iterator(), part -> {
            if (part == table) {
                right.getChildren().add(1, table);
            } else if (part != this) {
                split.getItems().add(part);
            }
        }, () -> {
            split.setDividerPositions(0.2);
            if (getScene() != null && getScene().getFocusOwner() instanceof Button) {
                search.requestFocus();           // only the buttons were there when the page opened
            }
        });
    }

    private void fillFolders() {
        folders.setAccessibleText(TEXTS.get("library.folders"));
        folders.setMinWidth(150);
        folders.setCellFactory(_ -> new TreeCell<>() {
            @Override
            protected void updateItem(Path folder, boolean empty) {
                super.updateItem(folder, empty);
                setText(empty || folder == null ? null : name(folder));
            }
        });
        folders.setRoot(new TreeItem<>(Path.of("")));
        folders.getSelectionModel().select(0);
        folders.getSelectionModel().selectedItemProperty().subscribe(this::filter);
    }

    private static String name(Path folder) {
        return folder.toString().isEmpty() ? TEXTS.get("library.all")
            : folder.equals(GameLibrary.HISTORY) ? TEXTS.get("library.history")
            : folder.getFileName().toString();
    }

    private FlowPane buttons(Supplier<SavedGame> current) {
        Button save = button("save", () -> model.save(current.get(), chosenFolder()));
        folderName.setPromptText(TEXTS.get("library.folder-name"));
        folderName.setAccessibleText(TEXTS.get("library.folder-name"));
        folderName.setPrefColumnCount(12);
        Button newFolder = button("new-folder", () -> {
            model.makeFolder(chosenFolder(), folderName.getText());
            folderName.clear();
        });
        newFolder.disableProperty().bind(folderName.textProperty().isEmpty());
        var nothing = table.getSelectionModel().selectedItemProperty().isNull();
        move.disableProperty().bind(nothing);
        remove.disableProperty().bind(nothing);
        FlowPane row = new FlowPane(8, 6, save, folderName, newFolder, move, remove);
        row.setMinHeight(USE_PREF_SIZE);
        return row;
    }

    private static Button button(String key, Runnable action) {
        return Controls.wholeButton("library-" + key, TEXTS.get("library." + key), action);
    }

    private Path chosenFolder() {
        TreeItem<Path> chosen = folders.getSelectionModel().getSelectedItem();
        return chosen == null ? Path.of("") : chosen.getValue();
    }

    private List<Entry> chosen() {
        return List.copyOf(table.getSelectionModel().getSelectedItems());
    }

    /// The games that were chosen stay chosen; where none of them is left, the one in their place is, so that
    /// several can be put away one after the other by the same button.
    private void show(Content content) {
        Set<Path> files = chosen().stream().map(Entry::file).collect(Collectors.toSet());
        int row = table.getSelectionModel().getSelectedIndices().stream().mapToInt(i -> i).min().orElse(0);
        boolean pressed = remove.isFocused() || move.isFocused();
        fill(content);
        choose(files, row);
        if (pressed && chosen().isEmpty()) {
            table.requestFocus();
        }
    }

    private void choose(Set<Path> files, int row) {
        List<Entry> games = table.getItems();
        IntStream.range(0, games.size()).filter(i -> files.contains(games.get(i).file()))
            .forEach(table.getSelectionModel()::select);
        if (!files.isEmpty() && chosen().isEmpty()) {
            table.getSelectionModel().select(Math.min(row, games.size() - 1));
        }
    }

    private void fill(Content content) {
        Path chosen = wanted.filter(content.folders()::contains).orElseGet(this::chosenFolder);
        if (content.folders().contains(chosen)) {
            wanted = Optional.empty();
        }
        Map<Path, TreeItem<Path>> items = new HashMap<>();
        for (Path folder : content.folders()) {
            TreeItem<Path> item = new TreeItem<>(folder);
            item.setExpanded(true);
            items.put(folder, item);
            if (!folder.toString().isEmpty()) {
                items.get(folder.getParent() == null ? Path.of("") : folder.getParent()).getChildren()
                    .add(item);
            }
        }
        folders.setRoot(items.get(Path.of("")));
        folders.getSelectionModel().select(items.getOrDefault(chosen, folders.getRoot()));
        move.getItems().setAll(content.folders().stream().map(this::moveTo).toList());
        filter();
    }

    private MenuItem moveTo(Path folder) {
        MenuItem item =
            new MenuItem(folder.toString().isEmpty() ? TEXTS.get("library.all") : folder.toString());
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> model.move(chosen(), folder));
        return item;
    }

    private void filter() {
        String wanted = search.getText().strip().toLowerCase(Locale.ROOT);
        Path folder = chosenFolder();
        List<Entry> all = model.contentProperty().get().entries();
        List<Entry> found = all.stream().filter(entry -> entry.words().contains(wanted)
                && (folder.toString().isEmpty() || entry.folder().startsWith(folder)))
            .toList();
        table.show(found);
        count.setText(TEXTS.get("count", found.size(), all.size()));
    }

    private static GameTableView.Row row(Entry entry) {
        GameTableView.Row row = GameChooser.row(entry.game());
        String event = row.event().isEmpty()
            ? entry.file().getFileName().toString().replaceFirst("\\.\\w+$", "")
            : row.event();
        return new GameTableView.Row(row.black(), row.white(), row.result(),
            entry.games() == 1 ? event : TEXTS.get("library.games-in-file", event, entry.games()), row.date(),
            row.moves());
    }
}
