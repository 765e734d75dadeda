package flipchip.app.game.setup;

import java.util.List;
import java.util.Set;
import flipchip.app.game.board.BoardView;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The rules of Othello in five steps, each with a board of its own on which one makes the move that is
/// spoken of.
///
/// Ids: `rules-title`, `rules-text`, `rules-answer`, `rules-count`, `rules-back`, `rules-next`; squares
/// `rule-d3` and so on.
final class RulesView extends HBox {
    private static final Texts TEXTS = Texts.of("rules");
    private static final double BOARD = 380;
    private static final double WORDS = 290;

    /// @param board where it begins, Black to move
    /// @param wanted the moves that do what is asked; none for any
    private record Step(Position board, Set<Square> wanted) {}

    private static final List<Step> STEPS = List.of(new Step(Position.INITIAL, Set.of()),
        step("........ ........ ...X.... ...O.X.. ...OO... ....OX.. ........ ........", Square.D6),
        step("XO...... ........ ........ ........ XO...... ........ ........ ........"),
        step(".OOX.... ........ ........ ...O.... ...X.... ........ ........ ........", Square.A1),
        step("OOOOOOOO OOOOOOOO OOOOOOOO OOOOXXXX XXXXXXXX XXXXXXXX XXXXXXXX XOOOOOO."));

    private final GameSession session = new GameSession();
    private final BoardViewModel model = new BoardViewModel(session);
    private final BoardView board = new BoardView(model, this::choose);
    private final Label title = label("rules-title", "pane-title");
    private final Label text = label("rules-text", "rules-words");
    private final Label answer = label("rules-answer", "rules-words");
    private final Label count = label("rules-count", "quiet");
    private final Button back = button("rules-back", "back", () -> go(-1));
    private final Button next = button("rules-next", "next", () -> go(1));
    private final Runnable whenDone;
    private int at;
    private boolean solved;

    /// @param whenDone what the last button does
    RulesView(Runnable whenDone) {
        this.whenDone = whenDone;
        getStyleClass().add("rules");
        setSpacing(20);
        board.lookupAll(".square").forEach(square -> square.setId("rule-" + square.getId()));
        board.setPrefSize(BOARD, BOARD);
        board.setMinSize(BOARD / 2, BOARD / 2);
        Region spring = new Region();
        VBox.setVgrow(spring, Priority.ALWAYS);
        Region between = Controls.spring();
        HBox buttons = new HBox(8, count, between, back, next);
        VBox words = new VBox(10, title, text, answer, spring, buttons);
        words.setPrefWidth(WORDS);
        HBox.setHgrow(board, Priority.ALWAYS);
        getChildren().addAll(board, words);
        session.addListener(this::onEvent);
        model.refusalProperty().subscribe(why -> {
            if (!why.isEmpty()) {
                answer.setText(why);
            }
        });
        show();
    }

    private static Step step(String rows, Square... wanted) {
        try {
            return new Step(BoardText.parse(rows + "X"), Set.of(wanted));
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void choose(Square square) {
        if (!solved) {
            model.squareChosen(square);
        }
    }

    private void onEvent(GameEvent event) {
        if (!(event instanceof GameEvent.MovePlayed played)) {
            return;
        }
        Set<Square> wanted = STEPS.get(at).wanted();
        solved = wanted.isEmpty() || wanted.contains(played.square());
        if (!solved) {
            session.undo();
            answer.setText(TEXTS.get("again"));
            return;
        }
        answer.setText(TEXTS.get("answer." + (at + 1), played.square().toString(), turned(played)));
        next.setDefaultButton(true);
        next.requestFocus();
    }

    private static int turned(GameEvent.MovePlayed played) {
        return Long.bitCount(played.before().white() & played.position().black());
    }

    private void go(int step) {
        if (at + step >= STEPS.size()) {
            whenDone.run();
            return;
        }
        at = Math.max(0, at + step);
        show();
    }

    private void show() {
        solved = false;
        session.show(Game.startingAt(STEPS.get(at).board()));
        title.setText(TEXTS.get("title." + (at + 1)));
        text.setText(TEXTS.get("text." + (at + 1)));
        answer.setText("");
        count.setText(TEXTS.get("count", at + 1, STEPS.size()));
        back.setDisable(at == 0);
        next.setText(TEXTS.get(at + 1 == STEPS.size() ? "done" : "next"));
        next.setDefaultButton(false);
        board.focusBoard();
    }

    /// Moves the keyboard to the board.
    void begin() {
        board.focusBoard();
    }

    private static Label label(String id, String style) {
        Label label = Controls.withId(new Label(), id, style);
        return Controls.wrapped(label);
    }

    private static Button button(String id, String key, Runnable action) {
        return Controls.wholeButton(id, TEXTS.get(key), action);
    }
}
