package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// A model of the opening book: positions with a move each, all compared with the board at once, a symmetry
/// of the board per clock.
/// Thread: any
///
/// @param entries the positions stored, and the move to play in each
public record BookMemory(List<Entry> entries) {
    /// Clocks of a look-up.
    public static final int CLOCKS = Symmetry.values().length;

    /// @param board seen by its side to move
    public record Entry(Board board, Square move) {}

    /// @param symmetry what was done to the board before it was compared
    /// @param hit      number of the entry that is equal, the first of several; empty if none is
    public record Clock(Symmetry symmetry, OptionalInt hit) {}

    /// @param clocks one for each symmetry, in their order
    /// @param moves  book moves, turned back to the given board, without repetition
    public record LookUp(List<Clock> clocks, List<Square> moves) {
        public LookUp {
            clocks = List.copyOf(clocks);
            moves = List.copyOf(moves);
        }
    }

    public BookMemory {
        entries = List.copyOf(entries);
    }

    /// A memory that holds every position of some lines with the move played there.
    public static BookMemory of(List<Game> lines) {
        List<Entry> entries = new ArrayList<>();
        for (Game line : lines) {
            Position position = line.start();
            for (Square move : line.moves()) {
                Entry entry = new Entry(position.board(), move);
                if (!entries.contains(entry)) {
                    entries.add(entry);
                }
                position = position.play(move);
            }
        }
        return new BookMemory(entries);
    }

    public LookUp lookUp(Board board) {
        List<Clock> clocks = new ArrayList<>();
        List<Square> moves = new ArrayList<>();
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            OptionalInt hit = OptionalInt.empty();
            for (int i = 0; i < entries.size(); i++) {
                if (entries.get(i).board.equals(image)) {
                    hit = hit.isPresent() ? hit : OptionalInt.of(i);
                    Square move = symmetry.inverse().apply(entries.get(i).move);
                    if (!moves.contains(move)) {
                        moves.add(move);
                    }
                }
            }
            clocks.add(new Clock(symmetry, hit));
        }
        return new LookUp(clocks, moves);
    }
}
