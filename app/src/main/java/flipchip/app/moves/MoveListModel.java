package flipchip.app.moves;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import flipchip.app.game.GameEvent;
import flipchip.app.game.GameSession;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// The moves of the line, each with its number and colour, and which of them is the last on the board. FX
/// thread only.
public final class MoveListModel {
    /// One move of the line.
    ///
    /// @param ply         moves on the board after it, 1 for the first
    /// @param color       who made it
    /// @param passFollows the other side had to pass after it
    public record Row(int ply, Color color, Square square, boolean passFollows) {}

    private final GameSession session;
    private final ObservableList<Row> rows = FXCollections.observableArrayList();
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(this, "current");
    private Game shown = Game.INITIAL;

    public MoveListModel(GameSession session) {
        this.session = session;
        session.addListener(this::onEvent);
        refresh();
    }

    /// Read only for others.
    public ObservableList<Row> rows() {
        return rows;
    }

    /// How many moves are on the board: the ply of the current row, 0 before the first.
    public ReadOnlyIntegerProperty currentProperty() {
        return current.getReadOnlyProperty();
    }

    /// Shows the position after `ply` moves.
    public void jump(int ply) {
        session.jump(ply);
    }

    private void onEvent(GameEvent event) {
        refresh();
    }

    private void refresh() {
        Game line = session.line();
        if (!line.equals(shown)) {
            int same = 0;
            while (same < Math.min(rows.size(), line.length()) && rows.get(same).equals(row(line, same + 1))) {
                same++;
            }
            rows.remove(same, rows.size());
            for (int ply = same + 1; ply <= line.length(); ply++) {
                rows.add(row(line, ply));
            }
            shown = line;
        }
        current.set(session.ply());
    }

    private static Row row(Game line, int ply) {
        return new Row(ply, line.moverOf(ply - 1), line.moves().get(ply - 1), line.passFollows(ply - 1));
    }
}
