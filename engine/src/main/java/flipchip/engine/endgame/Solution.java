package flipchip.engine.endgame;

import java.util.List;
import flipchip.engine.board.Square;

/// The exact value of a position and how to reach it.
///
/// @param score discs for the side to move under best play, -64..64
/// @param line  best play of both sides to the end, passes left out; empty if the game is over
public record Solution(int score, List<Square> line) {
    public Solution {
        line = List.copyOf(line);
    }
}
