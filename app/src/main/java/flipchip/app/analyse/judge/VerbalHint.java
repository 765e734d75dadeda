package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Mobility;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A hint in three steps: an idea with the reason that speaks for the best move, the area where to look, the
/// move. Every idea is read from the board and holds there; of those that compare the move with the others
/// it says the one in which the move stands out most.
final class VerbalHint {
    static final int STEPS = 3;
    private static final long CORNERS = Square.A1.bit() | Square.H1.bit() | Square.A8.bit() | Square.H8.bit();
    private static final long X_SQUARES =
        Square.B2.bit() | Square.G2.bit() | Square.B7.bit() | Square.G7.bit();
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long EDGES = 0xFF00_0000_0000_00FFL | FILE_A | FILE_A << 7;
    private static final int ENDGAME = 16;
    /// A smaller difference from the other moves says nothing.
    private static final double LEAST_GAIN = 1;

    private final Board board;
    private final Square best;
    private final Board after;
    private final List<Square> moves;
    private final String other;

    private VerbalHint(Position position, Square best) {
        board = position.board();
        this.best = best;
        after = board.play(best);
        moves = Square.all(board.legalMoves());
        other = ValueText.name(position.toMove().opponent());
    }

    /// An idea that compares a move with the others of its position.
    ///
    /// @param key   of the text
    /// @param value of a move; the less, the better
    /// @param times weighs ideas against each other
    private record Idea(String key, ToIntFunction<Square> value, double times) {}

    /// The hint for `position` if `best` is its best move.
    ///
    /// @param step 1 for the idea, 2 with the area, 3 with the move
    static List<String> of(Position position, Square best, int step) {
        VerbalHint hint = new VerbalHint(position, best);
        return Stream.of(hint.idea(), TEXTS.get("nudge.area", TEXTS.get("area." + area(best))),
            TEXTS.get("nudge.move", best.toString())).limit(step).toList();
    }

    private String idea() {
        long threats = board.pass().legalMoves() & CORNERS;
        long given = after.legalMoves() & CORNERS;
        long giving = moves.stream().filter(move -> (board.play(move).legalMoves() & CORNERS) != 0).count();
        if (moves.size() == 1) {
            return TEXTS.get("nudge.forced");
        }
        if ((CORNERS & best.bit()) != 0) {
            return TEXTS.get("nudge.corner");
        }
        if (after.legalMoves() == 0) {
            return TEXTS.get("nudge.pass", other);
        }
        if (threats != 0 && (given & threats) == 0) {
            return TEXTS.get("nudge.guard", other);
        }
        if ((given & ~threats) != 0) {
            return TEXTS.get("nudge.sacrifice", other);
        }
        if (given == 0 && giving > 1 && 2 * giving >= moves.size()) {
            return TEXTS.get("nudge.safe", String.valueOf(giving), String.valueOf(moves.size()), other);
        }
        return edge().or(this::parity).orElseGet(this::compared);
    }

    private Optional<String> edge() {
        long discs = after.player();
        long bit = best.bit();
        if ((bit & EDGES) == 0) {
            long corner = Mobility.neighbours(bit) & CORNERS;
            return (bit & X_SQUARES) != 0 && (corner & (board.occupied() | after.legalMoves())) == 0
                ? Optional.of(TEXTS.get("nudge.x-square", other))
                : Optional.empty();
        }
        int step = best.row() == 0 || best.row() == 7 ? 1 : 8;
        if ((discs & bit << step) != 0 && (discs & bit >>> step) != 0) {
            return Optional.of(TEXTS.get("nudge.wedge", other));
        }
        boolean safe = Square.all(after.legalMoves()).stream()
            .noneMatch(move -> (Flips.flips(move.index(), after.player(), after.opponent()) & bit) != 0);
        return safe ? Optional.of(TEXTS.get("nudge.edge", other)) : Optional.empty();
    }

    private Optional<String> parity() {
        return board.empties() <= ENDGAME && regionOf(best, board) % 2 == 1
            ? Optional.of(TEXTS.get("nudge.parity"))
            : Optional.empty();
    }

    /// The idea in which the move stands out most against the middle of all moves.
    private String compared() {
        List<Idea> ideas = List.of(new Idea("nudge.quiet", this::opened, 1.6),
            new Idea("nudge.mobility", move -> Long.bitCount(board.play(move).legalMoves()), 1.0),
            new Idea("nudge.outside", this::outside, 0.9),
            new Idea("nudge.few", move -> Long.bitCount(turned(move)), 1.2),
            new Idea("nudge.options", move -> -Long.bitCount(board.play(move).pass().legalMoves()), 0.5));
        Idea front = ideas.stream().max(Comparator.comparingDouble(this::gain)).orElseThrow();
        int mine = front.value().applyAsInt(best);
        if (gain(front) < LEAST_GAIN) {
            return TEXTS.get("nudge.deep", other);
        }
        return front.key().equals("nudge.quiet") && mine == 0
            ? TEXTS.get("nudge.quiet", other)
            : TEXTS.get(front.key().equals("nudge.quiet") ? "nudge.opens" : front.key(), other,
                String.valueOf(Math.abs(mine)), String.valueOf(Math.abs(middle(front))));
    }

    private double gain(Idea idea) {
        return (middle(idea) - idea.value().applyAsInt(best)) * idea.times();
    }

    private int middle(Idea idea) {
        return moves.stream().mapToInt(idea.value()).sorted().skip(moves.size() / 2).findFirst()
            .orElseThrow();
    }

    /// How many moves it opens for the other side.
    private int opened(Square move) {
        return Long.bitCount(board.play(move).legalMoves() & ~board.pass().legalMoves());
    }

    /// How many empty squares lie beside the mover's discs.
    private int outside(Square move) {
        Board then = board.play(move);
        return Mobility.potential(then.player(), then.opponent());
    }

    private long turned(Square move) {
        return Flips.flips(move.index(), board.player(), board.opponent());
    }

    /// Number of empty squares in the region of `square`, diagonal neighbours included.
    static int regionOf(Square square, Board board) {
        long empty = ~board.occupied();
        long region = square.bit();
        for (long before = 0; before != region;) {
            before = region;
            long row = region | region << 1 & 0xFEFE_FEFE_FEFE_FEFEL | region >>> 1 & 0x7F7F_7F7F_7F7F_7F7FL;
            region = (row | row << 8 | row >>> 8) & empty;
        }
        return Long.bitCount(region);
    }

    /// "upper-left" and so on; "centre" for the sixteen squares in the middle.
    static String area(Square square) {
        boolean middle = square.file() >= 2 && square.file() <= 5 && square.row() >= 2 && square.row() <= 5;
        return middle
            ? "centre"
            : (square.row() < 4 ? "upper-" : "lower-") + (square.file() < 4 ? "left" : "right");
    }
}
