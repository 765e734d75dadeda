package flipchip.app.start;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.board.MoveNote;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.moves.MoveListView;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Square;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.layout.HBox;

/// Plays a few moves on a board that nobody sees, so that the code which shows a move and the values of moves
/// is loaded and compiled before the user's first click. On the screen's thread, in steps of which each makes
/// and lays out something or draws a part.
final class BoardRehearsal {
    private static final int PARTS = 4;
    private static final double WIDTH = 700;
    private static final double HEIGHT = 500;

    private final GameSession session = new GameSession();
    private final BoardViewModel board = new BoardViewModel(session);
    private final SnapshotParameters part = new SnapshotParameters();
    private final Scene like;
    private final int moves;
    private Parent content;
    private int drawn;

    /// @param like  has the look of the user's window
    /// @param moves so many are played; after 24 a further one is shown no sooner
    BoardRehearsal(Scene like, int moves) {
        this.like = like;
        this.moves = moves;
    }

    Deque<WarmUpRunner.Step> steps() {
        Deque<WarmUpRunner.Step> steps = new ArrayDeque<>(List.of(WarmUpRunner.Step.onScreen(this::raise)));
        for (int i = 0; i < moves; i++) {
            for (Runnable task : List.<Runnable>of(this::value, this::draw, this::move, this::draw)) {
                steps.add(WarmUpRunner.Step.onScreen(task));
            }
        }
        return steps;
    }

    private void raise() {
        content =
            new HBox(new BoardView(board, board::squareChosen), new MoveListView(new MoveListModel(session)));
        Scene scene = new Scene(content, WIDTH, HEIGHT);
        scene.setUserAgentStylesheet(like.getUserAgentStylesheet());
        scene.getStylesheets().setAll(like.getStylesheets());
    }

    private void value() {
        List<Square> legal = session.position().moves();
        board.showNotes(legal.stream().map(move -> new MoveNote(move, "+0.0", "1", true, "")).toList());
        board.showHint(legal.stream().findAny());
        layOut();
    }

    private void move() {
        List<Square> legal = session.position().moves();
        if (!legal.isEmpty()) {
            board.squareChosen(legal.get(session.ply() % legal.size()));
            layOut();
        }
    }

    private void layOut() {
        content.applyCss();
        content.layout();
    }

    /// Draws a quarter, the next one each time.
    private void draw() {
        part.setViewport(
            new Rectangle2D(drawn % 2 * WIDTH / 2, drawn / 2 * HEIGHT / 2, WIDTH / 2, HEIGHT / 2));
        content.snapshot(part, null);
        drawn = (drawn + 1) % PARTS;
    }
}
