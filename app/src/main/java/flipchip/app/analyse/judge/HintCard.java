package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.List;
import java.util.Optional;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.engine.board.Square;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// A card with the requested hint in words, and the move played after it; managed while there is one. FX
/// thread only.
///
/// Ids: `hint-for`, `hint-words`, `hint-played`. Look: analysis.css.
final class HintCard extends HBox {
    /// A hint goes when its user is to move again and has moved.
    private static final int MOVES_KEPT = 2;

    private final GameSession session;
    private final Label about = label("hint-for", "quiet-line");
    private final Label words = label("hint-words", "hint-words");
    private final Label played = label("hint-played", "quiet-line");
    private Optional<Said> said = Optional.empty();

    /// A hint.
    ///
    /// @param after the moves before the one it is for
    private record Said(String words, Square best, List<Square> after) {}

    HintCard(GameSession session) {
        this.session = session;
        getStyleClass().add("hint-card");
        words.setWrapText(true);
        played.setWrapText(true);
        setAlignment(Pos.CENTER_LEFT);
        VBox text = new VBox(2, words, new HBox(8, about, played));
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        getChildren().addAll(new FontIcon(BootstrapIcons.LIGHTBULB), text);
        session.addListener(_ -> refresh());
        refresh();
    }

    private static Label label(String id, String style) {
        Label label = Controls.withId(new Label(), id, style);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    /// Shows a hint for the position on the board.
    void tell(String hint, Square best) {
        said = Optional.of(new Said(hint, best, session.game().moves()));
        refresh();
    }

    /// Takes the hint away.
    void forget() {
        said = Optional.empty();
        refresh();
    }

    /// Whether the card is visible.
    boolean isSeen() {
        for (Node node = this; node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return getScene() != null;
    }

    private void refresh() {
        List<Square> line = session.line().moves();
        said = said.filter(hint -> isAbout(hint, line));
        about.setText(said.map(hint -> TEXTS.get("card.for", hint.after().size() + 1)).orElse(""));
        words.setText(said.map(Said::words).orElse(""));
        played.setText(said.filter(hint -> session.ply() > hint.after().size())
            .map(hint -> played(hint, line.get(hint.after().size()))).orElse(""));
        setManaged(said.isPresent());
    }

    private boolean isAbout(Said hint, List<Square> line) {
        int ply = hint.after().size();
        return session.ply() >= ply && session.ply() <= ply + MOVES_KEPT && line.size() >= ply
                && line.subList(0, ply).equals(hint.after()) && !session.isStory();
    }

    private static String played(Said hint, Square move) {
        return TEXTS.get(move == hint.best() ? "card.found" : "card.instead", move.toString());
    }
}
