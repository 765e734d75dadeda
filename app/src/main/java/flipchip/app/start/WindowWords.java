package flipchip.app.start;

import flipchip.app.game.board.BoardViewModel;
import flipchip.app.shell.Page;
import flipchip.app.shell.Workspace;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.board.Square;

/// What a window shows, in words for measurements. FX thread only.
public final class WindowWords {
    private WindowWords() {}

    /// The workspace; how close the chip is looked at; which page lies over all; how many moves are on the
    /// board, and the last of them; how many are marked as legal, have a value; whether a click was refused,
    /// a computer thinks; whether the window is whole, the time line plays; where it does not, where it
    /// stands in a recording of how many moves.
    ///
    /// While the time line plays a game through, nothing of the board is told: each change would be waited
    /// for until it is drawn, and the frames after it would come late for that.
    public static String of(WindowModels desk, boolean whole) {
        StringBuilder words = new StringBuilder("space=")
            .append(desk.settings().property(Workspace.SHOWN).get().id()).append(" zoom=")
            .append(desk.hardware().camera().placeProperty().get().level()).append(" page=")
            .append(desk.shell().pages().shownProperty().get().map(Page::id).orElse("none"));
        boolean playing = desk.hardware().time().playingProperty().get();
        if (!playing || desk.session().isAtEnd()) {
            BoardViewModel board = desk.board();
            words.append(" moves=").append(desk.session().ply()).append(" last=")
                .append(board.lastMoveProperty().get().map(Square::toString).orElse("none")).append(" legal=")
                .append(Long.bitCount(board.legalProperty().get())).append(" values=")
                .append(board.notesProperty().get().size()).append(" refused=")
                .append(!board.refusalProperty().get().isEmpty()).append(" thinking=")
                .append(desk.computer().thinkingAboutProperty().get().isPresent());
        }
        words.append(" whole=").append(whole).append(" playing=").append(playing);
        if (!playing) {
            desk.hardware().time().momentProperty().get()
                .ifPresent(now -> words.append(" run=").append(now.run().game().length()).append(" at=")
                    .append(now.at().move()).append('.').append(now.at().clock()).append('.')
                    .append(now.at().step()));
        }
        return words.toString();
    }
}
