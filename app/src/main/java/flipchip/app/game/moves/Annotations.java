package flipchip.app.game.moves;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import flipchip.app.game.board.Annotator;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Markup;
import flipchip.app.game.session.MoveSign;
import flipchip.app.game.session.Shape;
import flipchip.engine.board.Square;

/// The signs and drawings at the place shown: shows them on the board, changes them, and takes changes back.
/// Nothing is shown while the user is to find a move by himself. FX thread only.
public final class Annotations implements Annotator {
    private static final int MOST_CHANGES = 200;

    private final GameSession session;
    private final BoardViewModel board;
    private final MoveListModel moves;
    private final Deque<Change> changes = new ArrayDeque<>();
    private Menu menu = (_, _, _) -> {};

    /// What was marked at a place before.
    private record Change(List<Square> path, Markup before) {}

    /// Opens the menu of a board.
    public interface Menu {
        void open(Optional<Square> square, double x, double y);
    }

    /// @param moves says from which move on nothing is told
    public Annotations(GameSession session, BoardViewModel board, MoveListModel moves) {
        this.session = session;
        this.board = board;
        this.moves = moves;
        session.addListener(this::onEvent);
        moves.veilProperty().subscribe(this::show);
    }

    /// Tells what opens the menu.
    public void setMenu(Menu opener) {
        menu = opener;
    }

    private void onEvent(GameEvent event) {
        boolean turned = event instanceof GameEvent.TreeEdited edited && edited.turned().isPresent();
        if (event instanceof GameEvent.Started || turned) {
            changes.clear();
        }
        show();
    }

    private void show() {
        board.showShapes(session.isStory() || isVeiled() ? List.of() : now().shapes());
    }

    private boolean isVeiled() {
        return session.ply() >= moves.veilProperty().get();
    }

    private Markup now() {
        return session.tree().markupAt(session.game().moves());
    }

    /// Whether the user can mark the place shown.
    public boolean isUsable() {
        return !session.isStory() && !isVeiled();
    }

    private void change(List<Square> path, Markup after) {
        Markup before = session.tree().markupAt(path);
        if (isUsable() && !before.equals(after)) {
            changes.addLast(new Change(List.copyOf(path), before));
            if (changes.size() > MOST_CHANGES) {
                changes.removeFirst();
            }
            session.mark(path, after);
        }
    }

    @Override
    public void draw(Shape shape) {
        change(session.game().moves(), now().drawn(shape));
    }

    @Override
    public void cycle(Shape shape) {
        change(session.game().moves(), now().cycled(shape));
    }

    @Override
    public void sign(String typed) {
        if (session.canUndo()) {
            change(session.game().moves(), now().withSign(MoveSign.typed(now().sign(), typed)));
        }
    }

    /// Gives the move at the end of `path` a sign; the same one again takes it away.
    void sign(List<Square> path, MoveSign sign) {
        Markup before = session.tree().markupAt(path);
        boolean same = before.sign().equals(Optional.of(sign));
        change(path, before.withSign(same ? Optional.empty() : Optional.of(sign)));
    }

    /// Whether something is drawn at the place shown.
    public boolean hasShapes() {
        return isUsable() && !now().shapes().isEmpty();
    }

    public void clear() {
        change(session.game().moves(), now().withoutShapes());
    }

    /// Whether a change can be taken back.
    public boolean canUndo() {
        return isUsable() && changes.stream().anyMatch(change -> session.tree().contains(change.path()));
    }

    /// Takes the last change of a sign or a drawing back, and goes there.
    public void undo() {
        while (!changes.isEmpty()) {
            Change last = changes.removeLast();
            if (session.tree().contains(last.path())) {
                session.mark(last.path(), last.before());
                if (!session.game().moves().equals(last.path())) {
                    session.goTo(last.path());
                }
                return;
            }
        }
    }

    @Override
    public void menu(Optional<Square> square, double x, double y) {
        menu.open(square, x, y);
    }
}
