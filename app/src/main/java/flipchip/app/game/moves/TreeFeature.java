package flipchip.app.game.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.MoveSign;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The tree of variations as a part of the window: comments, signs, promoting, deleting, stepping through
/// variations, and seeing the game from another side.
public final class TreeFeature implements Feature {
    private static final Texts TEXTS = Texts.of("moves");

    private final GameSession session;
    private final Shell shell;
    private final Annotations annotations;

    /// @param hovered the square under the pointer
    public TreeFeature(GameSession session, MoveListModel moves, Annotations annotations,
            ObservableValue<Optional<Square>> hovered, Shell shell) {
        this.session = session;
        this.shell = shell;
        this.annotations = annotations;
        hovered.subscribe(moves::hover);
        moves.setSigning(annotations::sign);
        moves.setCommenting(this::comment);
        moves.setClipboard(shell.clipboard());
    }

    @Override
    public List<Command> commands() {
        BooleanSupplier mine = () -> !session.isStory();
        BooleanSupplier moved = () -> mine.getAsBoolean() && session.canUndo();
        List<Command> all = new ArrayList<>();
        for (MoveSign sign : MoveSign.values()) {
            all.add(command("sign-" + sign.name().toLowerCase(Locale.ROOT), "Alt+" + (1 + sign.ordinal()),
                () -> annotations.sign(session.game().moves(), sign))
                .when(() -> annotations.isUsable() && session.canUndo()));
        }
        all.add(command("undo-mark", "Alt+Z", annotations::undo).when(annotations::canUndo));
        all.add(command("clear-marks", "Alt+Delete", annotations::clear).when(annotations::hasShapes));
        all.addAll(List.of(command("comment", "Shortcut+M", this::comment).when(mine),
            command("promote", "Alt+Shift+P", () -> session.promote(session.game().moves())).when(moved),
            command("delete-move", "Shortcut+Delete", () -> session.delete(session.game().moves())).when(
                moved),
            command("next-variation", "Alt+Down", () -> toVariation(1)).when(session::canUndo),
            command("previous-variation", "Alt+Up", () -> toVariation(-1)).when(session::canUndo),
            command("half-turn", "Shortcut+T", () -> session.turn(Symmetry.HALF_TURN)).when(mine),
            command("mirror", "Shortcut+Shift+T", () -> session.turn(Symmetry.TRANSPOSE)).when(mine),
            command("quarter-turn", "Alt+Shift+T", () -> session.turn(Symmetry.QUARTER_TURN_RIGHT))
                .when(mine)));
        return all;
    }

    private static Command command(String id, String key, Runnable action) {
        return Command.of(id, MenuName.EDIT, TEXTS.get("command." + id), key, action);
    }

    /// Shows the move that was tried in place of the last one, going round.
    private void toVariation(int step) {
        List<Square> path = session.game().moves();
        List<Square> before = path.subList(0, path.size() - 1);
        List<Square> choices = session.tree().choices(before);
        Square other = choices.get(Math.floorMod(choices.indexOf(path.getLast()) + step, choices.size()));
        if (other != path.getLast()) {
            session.goTo(Stream.concat(before.stream(), Stream.of(other)).toList());
        }
    }

    private void comment() {
        List<Square> path = session.game().moves();
        TextArea text = Controls.withId(new TextArea(session.tree().commentAt(path)), "comment-text");
        text.setAccessibleText(TEXTS.get("comment.title"));
        text.setWrapText(true);
        text.setPrefRowCount(6);
        Button save = Controls.withId(new Button(TEXTS.get("comment.save")), "comment-save");
        save.setOnAction(_ -> {
            shell.pages().close();
            if (session.tree().contains(path)) {
                session.comment(path, text.getText().strip());
            }
        });
        HBox buttons = Controls.styled(new HBox(save), "form-buttons");
        VBox content = new VBox(8, text, buttons);
        shell.pages().open(Page.of("comment-page", TEXTS.get("comment.title"), content, Page.Size.CARD));
        text.requestFocus();
    }
}
