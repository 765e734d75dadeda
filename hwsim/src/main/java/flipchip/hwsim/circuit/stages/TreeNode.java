package flipchip.hwsim.circuit.stages;

import java.util.Optional;
import flipchip.engine.board.Square;

/// A word of the game tree's memory: the move, and the distance back to its parent.
///
/// @param move     empty for a pass, and at the root
/// @param backward this word's address less its parent's; 0 at the root
public record TreeNode(Optional<Square> move, int backward) {
    static final TreeNode ROOT = new TreeNode(Optional.empty(), 0);
    private static final int PASS = MiddleGameCircuit.PASS;
    private static final int MOVE_BITS = MiddleGameCircuit.MOVE_BITS;
    /// Largest distance: the word has 24 bits.
    static final int MOST_BACKWARD = (1 << MiddleGameCircuit.WORD_BITS - MOVE_BITS) - 1;

    /// Six bits of move and a pass bit below the relative address.
    public int word() {
        return backward << MOVE_BITS | move.map(Square::index).orElse(PASS);
    }

    /// Reads a word of the memory.
    public static TreeNode of(int word) {
        int square = word & (1 << MOVE_BITS) - 1;
        return new TreeNode(square == PASS ? Optional.empty() : Optional.of(Square.of(square)),
            word >>> MOVE_BITS);
    }
}
