package flipchip.app.learn.classroom;

import java.util.function.Consumer;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.beans.value.ObservableValue;

/// A board of a page's own, apart from the game of the window. FX thread only.
///
/// Its squares have the ids of the board's with a prefix.
final class PracticeBoard {
    private final GameSession session = new GameSession();
    private final BoardViewModel model = new BoardViewModel(session);
    private final BoardView view;

    /// @param prefix of the ids, e.g. "school-"
    /// @param shown  the game to show
    /// @param chosen told of every square clicked or confirmed by key
    PracticeBoard(String prefix, ObservableValue<Game> shown, Consumer<Square> chosen) {
        view = new BoardView(model, chosen);
        view.getChildrenUnmodifiable().forEach(node -> {
            if (node.getId() != null) {
                node.setId(prefix + node.getId());
            }
        });
        shown.subscribe(game -> {
            if (!session.game().equals(game)) {
                session.show(game);
            }
        });
    }

    BoardView view() {
        return view;
    }
}
