package flipchip.hwsim.circuit.score;

import java.util.EnumSet;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Stability;

/// A packed score after the parallel-search essay: four parts that compare as one integer, higher is better
/// for Black.
///
/// Outcome in bits 25..24 (00 White has won, 01 unfinished or drawn, 10 Black has won), below it the three
/// fields in their order, eight bits each. The outcome is not put into the sign bits, where a win of Black's
/// would compare as negative. A finished game has mobility 64 and stability like the pieces; a draw has 64 in
/// all three fields.
///
/// @param outcome   0, 1 or 2
/// @param stability stable discs, Black's less White's: -64..64
/// @param mobility  moves, likewise
/// @param pieces    discs, likewise
public record PackedScoreModel(int outcome, int stability, int mobility, int pieces) {
    public static final int BITS = 26;
    private static final int WHITE_WON = 0;
    private static final int OPEN = 1;
    private static final int BLACK_WON = 2;
    private static final int OFFSET = 64;

    public PackedScoreModel {
        if (outcome < 0 || outcome > 2 || Math.abs(stability) > 64 || Math.abs(mobility) > 64
                || Math.abs(pieces) > 64) {
            throw new IllegalArgumentException("no score: outcome " + outcome + ", stability " + stability
                + ", mobility " + mobility + ", pieces " + pieces);
        }
    }

    /// The score of a position.
    ///
    /// @param previousMoves how many moves the other side had when it moved last
    public static PackedScoreModel of(Position position, int previousMoves) {
        int pieces = Long.bitCount(position.black()) - Long.bitCount(position.white());
        if (position.isGameOver()) {
            int outcome = pieces > 0 ? BLACK_WON : pieces < 0 ? WHITE_WON : OPEN;
            return new PackedScoreModel(outcome, pieces, 0, pieces);
        }
        long stable = Stability.stable(position.black(), position.white());
        int difference = Long.bitCount(stable & position.black()) - Long.bitCount(stable & position.white());
        int moves = Long.bitCount(position.legalMoves()) - previousMoves;
        return new PackedScoreModel(OPEN, difference, position.toMove() == Color.BLACK ? moves : -moves,
            pieces);
    }

    /// The score with both sides' moves counted on the same board.
    public static PackedScoreModel ofSameBoard(Position position) {
        return of(position,
            Long.bitCount(Flips.legalMoves(position.board().opponent(), position.board().player())));
    }

    public int pack() {
        return pack(Field.DEFAULT_ORDER);
    }

    /// @param order each field once, the most important first
    /// @throws IllegalArgumentException if a field is missing
    public int pack(List<Field> order) {
        if (order.size() != 3 || !EnumSet.copyOf(order).equals(EnumSet.allOf(Field.class))) {
            throw new IllegalArgumentException("not an order of the three fields: " + order);
        }
        int packed = outcome;
        for (Field field : order) {
            packed = packed << 8 | OFFSET + get(field);
        }
        return packed;
    }

    public int get(Field field) {
        return switch (field) {
            case STABILITY -> stability;
            case MOBILITY -> mobility;
            case PIECES -> pieces;
        };
    }

    /// Reads a number packed in the default order.
    public static PackedScoreModel unpack(int packed) {
        return new PackedScoreModel(packed >>> 24, (packed >>> 16 & 0xFF) - OFFSET,
            (packed >>> 8 & 0xFF) - OFFSET, (packed & 0xFF) - OFFSET);
    }
}
