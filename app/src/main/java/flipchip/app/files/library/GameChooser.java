package flipchip.app.files.library;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import flipchip.app.files.format.SavedGame;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The games of a file with many, to choose one. Ids: `chooser-search`, `chooser-games`, `chooser-count`.
public final class GameChooser extends VBox {
    private static final Texts TEXTS = Texts.of("files");

    private final SearchField search = new SearchField("chooser-search", TEXTS.get("search"));

    /// @param open told of the game the user chose
    public GameChooser(List<SavedGame> games, Consumer<SavedGame> open) {
        getStyleClass().add("form-column");
        setMinSize(0, 0);
        ObservableList<SavedGame> all = FXCollections.observableArrayList(games);
        FilteredList<SavedGame> found = new FilteredList<>(all);
        GameTableView<SavedGame> table = new GameTableView<>("chooser-games", GameChooser::row, open);
        table.setItems(found);
        VBox.setVgrow(table, Priority.ALWAYS);
        Label count = Controls.withId(new Label(), "chooser-count", "quiet");
        search.textProperty().subscribe(text -> {
            String wanted = text.strip().toLowerCase(Locale.ROOT);
            found.setPredicate(game -> matches(game, wanted));
            count.setText(TEXTS.get("count", found.size(), all.size()));
        });
        getChildren().addAll(search, table, count);
    }

    public static GameTableView.Row row(SavedGame game) {
        return new GameTableView.Row(game.info().black(), game.info().white(), game.info().result(),
            game.info().event(), game.info().date(), game.tree().mainLine().size());
    }

    private static boolean matches(SavedGame game, String wanted) {
        return wanted.isEmpty() || (game.title() + " " + game.info().result() + " " + game.tree().comment())
            .toLowerCase(Locale.ROOT).contains(wanted);
    }
}
