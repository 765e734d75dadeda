package flipchip.engine.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// The 64 squares in bit order: a1 is bit 0, b1 bit 1, h8 bit 63. Row 1 is the top of the screen.
///
/// This is the only place where the order is defined; bitboards, circuits and files all use it.
public enum Square {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8;

    private static final Square[] ALL = values();

    private final String text = name().toLowerCase(Locale.ROOT);

    public static Square of(int index) {
        return ALL[index];
    }

    /// The square in file 0..7 (a..h) and row 0..7 (rank 1..8).
    public static Square at(int file, int row) {
        return ALL[8 * row + file];
    }

    /// Reads "d3" or "D3"; empty if `name` is not a square.
    public static Optional<Square> parse(String name) {
        if (name.length() != 2) {
            return Optional.empty();
        }
        int file = Character.toLowerCase(name.charAt(0)) - 'a';
        int row = name.charAt(1) - '1';
        return file < 0 || file > 7 || row < 0 || row > 7 ? Optional.empty() : Optional.of(at(file, row));
    }

    /// 0 for file a .. 7 for file h.
    public int file() {
        return ordinal() & 7;
    }

    /// 0 for rank 1 .. 7 for rank 8.
    public int row() {
        return ordinal() >> 3;
    }

    public int index() {
        return ordinal();
    }

    public long bit() {
        return 1L << ordinal();
    }

    @Override
    public String toString() {
        return text;
    }

    /// The squares named one behind the other: "f5d6c3".
    ///
    /// @throws IllegalArgumentException if something else stands there
    public static List<Square> sequence(String names) {
        return IntStream.range(0, (names.length() + 1) / 2)
            .mapToObj(i -> names.substring(2 * i, Math.min(2 * i + 2, names.length())))
            .map(name -> parse(name).orElseThrow(() -> new IllegalArgumentException(names))).toList();
    }

    /// The squares of a bitboard, lowest index first.
    public static List<Square> all(long bits) {
        return LongStream.iterate(bits, b -> b != 0, b -> b & b - 1)
            .mapToObj(b -> of(Long.numberOfTrailingZeros(b))).toList();
    }

    /// One of the squares of a bitboard, each as likely as the others.
    ///
    /// @throws IllegalArgumentException if the bitboard is empty
    public static Square random(long bits, RandomGenerator random) {
        List<Square> squares = all(bits);
        return squares.get(random.nextInt(squares.size()));
    }

    /// The squares of a bitboard as text: "a1 c4 h8".
    public static String list(long bits) {
        return all(bits).stream().map(Square::toString).collect(Collectors.joining(" "));
    }
}
