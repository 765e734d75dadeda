package flipchip.app.game.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A position while it is being set up, and what is to be said about it. FX thread only.
final class EditorModel {
    private static final Texts TEXTS = Texts.of("editor");
    private static final long CENTRE = Square.D4.bit() | Square.E4.bit() | Square.D5.bit() | Square.E5.bit();

    /// What a click on a square does.
    enum Brush {
        /// Empty, black, white, and round again.
        NEXT, BLACK, WHITE, EMPTY
    }

    private final ReadOnlyObjectWrapper<Position> position = new ReadOnlyObjectWrapper<>(this, "position");

    EditorModel(Position start) {
        position.set(start);
    }

    ReadOnlyObjectProperty<Position> positionProperty() {
        return position.getReadOnlyProperty();
    }

    void paint(Square square, Brush brush) {
        Position now = position.get();
        boolean black = (now.black() & square.bit()) != 0;
        boolean white = (now.white() & square.bit()) != 0;
        Brush wanted = brush != Brush.NEXT ? brush : black ? Brush.WHITE : white ? Brush.EMPTY : Brush.BLACK;
        position.set(Position.of(
            wanted == Brush.BLACK ? now.black() | square.bit() : now.black() & ~square.bit(),
            wanted == Brush.WHITE ? now.white() | square.bit() : now.white() & ~square.bit(), now.toMove()));
    }

    void setToMove(Color color) {
        position.set(Position.of(position.get().black(), position.get().white(), color));
    }

    void set(Position other) {
        position.set(other);
    }

    /// Empties the board.
    void clear() {
        position.set(Position.of(0, 0, Color.BLACK));
    }

    /// Exchanges the colours of all discs.
    void exchange() {
        position.set(Position.of(position.get().white(), position.get().black(), position.get().toMove()));
    }

    /// Takes the 64 squares and the side to move from `text`; answers what is wrong with it.
    Optional<String> read(String text) {
        try {
            position.set(BoardText.parse(text));
            return Optional.empty();
        } catch (NotationException e) {
            return Optional.of(Reasons.told(e));
        }
    }

    /// Why no game can begin here; empty if one can.
    Optional<String> problem() {
        Position now = position.get();
        if (now.black() == 0 || now.white() == 0) {
            return Optional.of(TEXTS.get(now.black() == 0 ? "problem.no-black" : "problem.no-white"));
        }
        return now.isGameOver() ? Optional.of(TEXTS.get("problem.over")) : Optional.empty();
    }

    /// What is unusual, though a game can begin here.
    List<String> remarks() {
        Position now = position.get();
        List<String> remarks = new ArrayList<>();
        if (now.legalMoves() == 0 && !now.isGameOver()) {
            remarks.add(TEXTS.get("remark.pass", TEXTS.get(now.toMove() == Color.BLACK ? "black" : "white")));
        }
        if ((now.board().occupied() & CENTRE) != CENTRE) {
            remarks.add(TEXTS.get("remark.centre"));
        }
        if (isScattered(now.board())) {
            remarks.add(TEXTS.get("remark.scattered"));
        }
        return remarks;
    }

    /// Whether some discs touch no others that lead to the rest.
    private static boolean isScattered(Board board) {
        long discs = board.occupied();
        long reached = Long.lowestOneBit(discs);
        for (long before = 0; before != reached;) {
            before = reached;
            long row =
                reached | reached << 1 & 0xFEFE_FEFE_FEFE_FEFEL | reached >>> 1 & 0x7F7F_7F7F_7F7F_7F7FL;
            reached = (row | row << 8 | row >>> 8) & discs;
        }
        return reached != discs;
    }
}
