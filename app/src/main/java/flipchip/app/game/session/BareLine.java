package flipchip.app.game.session;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import flipchip.engine.board.Square;

/// The rest of a line without comments and variations: a square a byte, where nodes would take fifty.
/// Files hold thousands of such games. Immutable.
final class BareLine extends AbstractList<GameTree.Node> implements RandomAccess {
    private final byte[] squares;
    private final int from;

    private BareLine(byte[] squares, int from) {
        this.squares = squares;
        this.from = from;
    }

    /// The nodes from one of the squares on.
    static List<GameTree.Node> of(byte[] squares, int from) {
        return from < squares.length ? new BareLine(squares, from) : List.of();
    }

    /// How many moves the line has.
    int moves() {
        return squares.length - from;
    }

    /// Puts the moves behind those of `line`.
    void addTo(List<Square> line) {
        for (int i = from; i < squares.length; i++) {
            line.add(Square.of(squares[i]));
        }
    }

    @Override
    public GameTree.Node get(int index) {
        Objects.checkIndex(index, 1);
        return new GameTree.Node(Square.of(squares[from]), "", Markup.NONE, of(squares, from + 1));
    }

    @Override
    public int size() {
        return 1;
    }
}
