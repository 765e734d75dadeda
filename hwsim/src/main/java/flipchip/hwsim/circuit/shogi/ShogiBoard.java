package flipchip.hwsim.circuit.shogi;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A board of 81 squares; square (file, rank), both 1 to 9, is number 9 (rank - 1) + file - 1. Black plays
/// towards rank 1.
///
/// @param pieces by square number; a square without entry is empty
public record ShogiBoard(Map<Integer, Piece> pieces) {
    public static final int SIZE = 9;
    public static final int SQUARES = 81;

    /// @throws IllegalArgumentException if a piece is on two squares, or off the board
    public ShogiBoard {
        Set<Integer> numbers = new HashSet<>();
        pieces.forEach((square, piece) -> {
            if (square < 0 || square >= SQUARES || !numbers.add(piece.number())) {
                throw new IllegalArgumentException(piece + " on square " + square);
            }
        });
        pieces = Collections.unmodifiableMap(new HashMap<>(pieces));
    }

    public static int square(int file, int rank) {
        if (file < 1 || file > SIZE || rank < 1 || rank > SIZE) {
            throw new IllegalArgumentException("square (" + file + ", " + rank + ")");
        }
        return SIZE * (rank - 1) + file - 1;
    }

    public Optional<Piece> at(int square) {
        return Optional.ofNullable(pieces.get(square));
    }

    /// The ten bits of a square as the circuit stores them.
    public int word(int square) {
        return at(square).map(Piece::word).orElse(Piece.EMPTY);
    }
}
