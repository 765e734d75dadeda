package flipchip.hwsim.verify.faults;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.ToIntFunction;
import flipchip.engine.board.Square;

/// A summary of the survey of all 14,592 stuck gates of the array, cell by cell.
/// Thread: any
///
/// @param cells by square index
public record StuckGates(List<Cell> cells) {
    /// What the laboratory found: the resource `stuck.txt`, which `flipchip-lab stuck` writes as cells.txt.
    public static final StuckGates SURVEY = parse(text());

    public StuckGates {
        cells = List.copyOf(cells);
    }

    /// The faults of one cell.
    ///
    /// @param games     shown by a position of the games tried
    /// @param boards    shown by none of these, but by a random board
    /// @param built     shown by none of both, but by a board that a solver built
    /// @param constants redundant: constants from beyond the border fix the gate
    /// @param proved    redundant: a solver proved that no board shows them
    public record Cell(Square square, int games, int boards, int built, int constants, int proved) {
        /// Faults that some board shows.
        public int shown() {
            return games + boards + built;
        }

        /// Faults that no board can show.
        public int redundant() {
            return constants + proved;
        }
    }

    public int faults() {
        return shown() + redundant();
    }

    public int shown() {
        return sum(Cell::shown);
    }

    public int redundant() {
        return sum(Cell::redundant);
    }

    private int sum(ToIntFunction<Cell> of) {
        return cells.stream().mapToInt(of).sum();
    }

    /// A line for each square in their order: its name and the five numbers.
    private static StuckGates parse(String text) {
        return new StuckGates(text.lines().map(line -> line.split(" "))
            .map(words -> new Cell(Square.parse(words[0]).orElseThrow(), Integer.parseInt(words[1]),
                Integer.parseInt(words[2]), Integer.parseInt(words[3]), Integer.parseInt(words[4]),
                Integer.parseInt(words[5])))
            .toList());
    }

    private static String text() {
        try (InputStream in = Objects.requireNonNull(StuckGates.class.getResourceAsStream("stuck.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
