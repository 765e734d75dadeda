package flipchip.app.window;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import flipchip.app.board.BoardView;
import flipchip.app.board.BoardViewModel;
import flipchip.app.board.MoveNote;
import flipchip.app.game.GameSession;
import flipchip.app.moves.MoveListModel;
import flipchip.app.moves.MoveListView;
import flipchip.engine.board.Square;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;

/// Plays a few moves on a board that nobody sees, so that the code which shows a move and the values of moves is loaded and
/// compiled before the user's first click. Steps for [flipchip.app.shell.IdleWork]; FX thread only.
final class Rehearsal {
    /// After so many moves a further one is shown no sooner.
    private static final int MOVES = 24;
    private static final double WIDTH = 700;
    private static final double HEIGHT = 500;

    private final Scene like;
    private GameSession session;
    private BoardViewModel board;
    private Scene stage;
    private WritableImage picture;

    /// @param like has the look of the user's window
    Rehearsal(Scene like) {
        this.like = like;
    }

    List<Runnable> steps() {
        List<Runnable> steps = new ArrayList<>(List.of(this::raise));
        steps.addAll(Collections.nCopies(MOVES, this::play));
        steps.add(this::clear);
        return steps;
    }

    private void raise() {
        session = new GameSession();
        board = new BoardViewModel(session);
        BoardView view = new BoardView(board, board::squareChosen);
        stage = new Scene(new HBox(view, new MoveListView(new MoveListModel(session))), WIDTH, HEIGHT);
        stage.setUserAgentStylesheet(like.getUserAgentStylesheet());
        stage.getStylesheets().setAll(like.getStylesheets());
        picture = new WritableImage((int) WIDTH, (int) HEIGHT);
    }

    private void play() {
        List<Square> moves = Square.all(session.position().legalMoves());
        if (!moves.isEmpty()) {
            board.showNotes(moves.stream().map(move -> new MoveNote(move, "+0.0", "1", true, "")).toList());
            board.showHint(moves.stream().findAny());
            stage.snapshot(picture);
            board.squareChosen(moves.get(session.ply() % moves.size()));
            stage.snapshot(picture);
        }
    }

    private void clear() {
        session = null;
        board = null;
        stage = null;
        picture = null;
    }
}
