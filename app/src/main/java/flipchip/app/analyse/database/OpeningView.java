package flipchip.app.analyse.database;

import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The name of the opening, and how the tournament games went on from here, or from the last position that
/// they know: a bar with the games that Black won, draws, and those that White won. It leads to the games.
///
/// Ids: `coach-opening`, `coach-games`, `coach-results`, `coach-from`.
final class OpeningView extends VBox {
    private static final Texts TEXTS = Texts.of("browser");

    private final BrowserModel model;
    private final Label games = Controls.withId(Controls.label("", "quiet"), "coach-games");
    private final ResultBar bar = Controls.withId(new ResultBar(22), "coach-results");
    private final Label from = Controls.paragraph("coach-from");
    private final Button open;

    /// @param opening  the name of the opening; empty if there is none
    /// @param whenOpen shows the moves of the position and the games
    OpeningView(BrowserModel model, ObservableValue<String> opening, Runnable whenOpen) {
        this.model = model;
        getStyleClass().add("opening-card");
        Label name = Controls.withId(Controls.label("", "coach-heading"), "coach-opening");
        name.textProperty().bind(opening.map(text -> text.isEmpty() ? TEXTS.get("opening.none") : text));
        name.setWrapText(true);
        games.setMinWidth(USE_PREF_SIZE);
        HBox head = Controls.styled(new HBox(name, Controls.spring(), games), "coach-head");
        open = Controls.button("coach-open", TEXTS.get("opening.open"), whenOpen);
        open.getStyleClass().setAll("coach-link");
        from.getStyleClass().add("quiet");
        getChildren().addAll(head, bar, from, open);
        model.resultsProperty().subscribe(this::show);
        model.sizeProperty().subscribe(this::show);
        sceneProperty().subscribe(scene -> model.watchResults(scene != null));
        show();
    }

    private void show() {
        BrowserModel.Results found = model.resultsProperty().get();
        boolean some = found.games() > 0;
        games.setText(some ? TEXTS.count("opening.games", found.games()) : "");
        bar.setVisible(found.blackWins() + found.draws() + found.whiteWins() > 0);
        bar.setManaged(bar.isVisible());
        bar.show(found.blackWins(), found.draws(), found.whiteWins(),
            TEXTS.get("opening.black", found.blackWins()), TEXTS.get("opening.white", found.whiteWins()));
        boolean none = model.sizeProperty().get().isEmpty();
        from.setText(none ? TEXTS.get("opening.import")
            : !some ? ""
            : found.ply() == found.shown() ? TEXTS.get("opening.here")
            : TEXTS.get("opening.from", found.ply(), found.ply() + 1));
        from.setVisible(!from.getText().isEmpty());
        from.setManaged(from.isVisible());
        open.setText(TEXTS.get(none ? "open.import" : "opening.open"));
    }
}
