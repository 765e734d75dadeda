package flipchip.engine.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// A set of squares whose contents are looked up together, and its images on the board.
///
/// The contents are one base-3 number, first square most significant, digit 0 = opponent, 1 = empty,
/// 2 = player. Seen by the other side every digit d becomes 2 - d, so the number becomes
/// [#tableSize()] - 1 less itself: a change of sides is one subtraction. Images under the eight
/// symmetries of the board that cover the same squares are one instance; a pattern that some symmetry
/// maps onto itself has contents that mean the same, and [#classes()] gives those one number.
///
/// @param name    short name for reports
/// @param squares at most 10, in digit order
public record Pattern(String name, List<Square> squares) {
    static final int MAX_SQUARES = 10;

    /// @throws IllegalArgumentException if there are no squares, more than 10, or one twice
    public Pattern {
        squares = List.copyOf(squares);
        if (squares.isEmpty() || squares.size() > MAX_SQUARES
                || squares.stream().distinct().count() != squares.size()) {
            throw new IllegalArgumentException(name + ": 1 to 10 different squares wanted, not " + squares);
        }
    }

    /// The pattern of squares written "a1 b1 c2".
    ///
    /// @throws IllegalArgumentException if a word is not a square
    public static Pattern of(String name, String squares) {
        return new Pattern(name,
            Arrays.stream(squares.split(" ")).map(word -> Square.parse(word)
                .orElseThrow(() -> new IllegalArgumentException(name + ": '" + word + "' is not a square")))
                .toList());
    }

    /// Number of different contents: 3 to the number of squares.
    public int tableSize() {
        return power(squares.size());
    }

    /// The square lists of all images with different square sets, the pattern itself first.
    public List<List<Square>> instances() {
        List<List<Square>> images = new ArrayList<>();
        List<Long> seen = new ArrayList<>();
        for (Symmetry symmetry : Symmetry.values()) {
            List<Square> image = image(symmetry);
            long bits = image.stream().mapToLong(Square::bit).sum();
            if (!seen.contains(bits)) {
                seen.add(bits);
                images.add(image);
            }
        }
        return List.copyOf(images);
    }

    /// For each contents the number of its class, 0 upward without gaps: contents that are mirror images
    /// of each other within the pattern share one.
    public int[] classes() {
        int[] mirrored = mirroredContents();
        int[] classes = new int[mirrored.length];
        int next = 0;
        for (int contents = 0; contents < classes.length; contents++) {
            classes[contents] = mirrored[contents] < contents ? classes[mirrored[contents]] : next++;
        }
        return classes;
    }

    /// The mirror image of each contents, built digit by digit from the least significant one.
    private int[] mirroredContents() {
        int[] mirror = mirror();
        int[] mirrored = new int[tableSize()];
        int worth = 1;
        for (int j = mirror.length - 1; j >= 0; j--) {
            int mirroredWorth = power(mirror.length - 1 - mirror[j]);
            for (int contents = worth; contents < 3 * worth; contents++) {
                mirrored[contents] = mirrored[contents % worth] + contents / worth * mirroredWorth;
            }
            worth *= 3;
        }
        return mirrored;
    }

    static int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 3;
        }
        return power;
    }

    /// Where each digit goes under the first symmetry that maps the pattern onto itself and is not the
    /// identity on it; the identity if there is none.
    private int[] mirror() {
        int[] identity = new int[squares.size()];
        Arrays.setAll(identity, j -> j);
        for (Symmetry symmetry : Symmetry.values()) {
            int[] places = image(symmetry).stream().mapToInt(squares::indexOf).toArray();
            if (Arrays.stream(places).noneMatch(place -> place < 0) && !Arrays.equals(places, identity)) {
                return places;
            }
        }
        return identity;
    }

    private List<Square> image(Symmetry symmetry) {
        return squares.stream().map(symmetry::apply).toList();
    }
}
