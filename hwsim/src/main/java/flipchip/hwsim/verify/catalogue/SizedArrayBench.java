package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.hwsim.referee.array.SizedArray;

/// A bench of the cell array for boards of 4 by 4 to 16 by 16 squares, "array-4" and so on, against rules
/// that go square by square. Half the boards are of random games, half random.
final class SizedArrayBench implements Bench {
    private static final Pattern NAME = Pattern.compile("array-(\\d{1,2})");

    private final int size;
    private SizedBoard game;
    private boolean fromGame;

    private SizedArrayBench(int size) {
        this.size = size;
        game = new SizedBoard(size);
    }

    /// The circuit of a name; empty if the name has no such size.
    static Optional<NamedCircuit> find(String name) {
        Matcher matcher = NAME.matcher(name);
        return matcher.matches()
            ? Optional.of(Integer.valueOf(matcher.group(1)))
                .filter(size -> size >= SizedArray.LEAST && size <= SizedArray.MOST)
                .map(size -> of(name, size))
            : Optional.empty();
    }

    private static NamedCircuit of(String name, int size) {
        return new NamedCircuit(name, "cell array of a board of " + size + " by " + size + " squares: "
            + size * size + " cells of 114 gates", () -> SizedArray.build(size),
            () -> new SizedArrayBench(size));
    }

    /// A board and a select, and what the array must show. Sets of squares as bits.
    private record Expected(String board, int mover, BigInteger black, BigInteger white, BigInteger empty,
            BigInteger select, BigInteger legal, BigInteger becoming) {
        static Expected of(SizedBoard board, BigInteger select) {
            return new Expected(board.toString(), board.mover(), board.squares(0), board.squares(1),
                board.squares(SizedBoard.EMPTY), select, board.moves(),
                select.signum() == 0 ? select : board.flips(select.getLowestSetBit()).or(select));
        }

        BigInteger becoming(int color) {
            return color == mover ? becoming : BigInteger.ZERO;
        }

        @Override
        public String toString() {
            return board + " with " + select.getLowestSetBit();
        }
    }

    private Expected draw(SplittableRandom random) {
        fromGame = !fromGame;
        if (fromGame && !game.playOn(random)) {
            game = new SizedBoard(size);
        }
        SizedBoard board = fromGame ? game : SizedBoard.random(size, random);
        return Expected.of(board, select(board, random));
    }

    /// Legal three times in four where a move is; else any empty square, or none.
    private static BigInteger select(SizedBoard board, SplittableRandom random) {
        BigInteger legal = board.moves();
        BigInteger from =
            legal.signum() != 0 && random.nextInt(4) > 0 ? legal : board.squares(SizedBoard.EMPTY);
        BigInteger rest = from;
        for (int skip = from.signum() == 0 ? 0 : random.nextInt(from.bitCount()); skip > 0; skip--) {
            rest = rest.clearBit(rest.getLowestSetBit());
        }
        return rest.signum() == 0 ? rest : BigInteger.ONE.shiftLeft(rest.getLowestSetBit());
    }

    @Override
    public void batch(Pins pins, Placements placements) {
        Lanes.of(pins, () -> draw(placements.random())).set("curB", q -> 1 - q.mover)
            .set("curW", q -> q.mover).setWide("isB", Expected::black).setWide("isW", Expected::white)
            .setWide("empty", Expected::empty).setWide("sel", Expected::select)
            .expectWide("legal", Expected::legal).expectWide("toB", q -> q.becoming(0))
            .expectWide("toW", q -> q.becoming(1)).step().done();
    }
}
