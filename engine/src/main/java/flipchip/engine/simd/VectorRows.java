package flipchip.engine.simd;

import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorSpecies;

/// [PatternRows] in three registers of sixteen shorts: 6 ns a move where plain loops take 90.
///
/// Flips are taken four at a time, those that are missing as squares worth nothing: a processor cannot
/// foresee how many there are, and a wrong guess costs more than adding nothing (lab/notes/bench/midgame.md).
/// The four are written out: vectors handed to a method of its own might be put on the heap.
final class VectorRows {
    private static final VectorSpecies<Short> LANES = ShortVector.SPECIES_256;

    private VectorRows() {}

    static void play(short[] rows, int at, short[] moves, short[] flips, int square, long turned) {
        int table = square * PatternRows.STRIDE;
        ShortVector low =
            ShortVector.fromArray(LANES, moves, table).sub(ShortVector.fromArray(LANES, rows, at));
        ShortVector middle =
            ShortVector.fromArray(LANES, moves, table + 16).sub(ShortVector.fromArray(LANES, rows, at + 16));
        ShortVector high =
            ShortVector.fromArray(LANES, moves, table + 32).sub(ShortVector.fromArray(LANES, rows, at + 32));
        long rest = turned;
        do {
            table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = low.sub(ShortVector.fromArray(LANES, flips, table));
            middle = middle.sub(ShortVector.fromArray(LANES, flips, table + 16));
            high = high.sub(ShortVector.fromArray(LANES, flips, table + 32));
            rest &= rest - 1;
            table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = low.sub(ShortVector.fromArray(LANES, flips, table));
            middle = middle.sub(ShortVector.fromArray(LANES, flips, table + 16));
            high = high.sub(ShortVector.fromArray(LANES, flips, table + 32));
            rest &= rest - 1;
            table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = low.sub(ShortVector.fromArray(LANES, flips, table));
            middle = middle.sub(ShortVector.fromArray(LANES, flips, table + 16));
            high = high.sub(ShortVector.fromArray(LANES, flips, table + 32));
            rest &= rest - 1;
            table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = low.sub(ShortVector.fromArray(LANES, flips, table));
            middle = middle.sub(ShortVector.fromArray(LANES, flips, table + 16));
            high = high.sub(ShortVector.fromArray(LANES, flips, table + 32));
            rest &= rest - 1;
        } while (rest != 0);
        low.intoArray(rows, at + PatternRows.STRIDE);
        middle.intoArray(rows, at + PatternRows.STRIDE + 16);
        high.intoArray(rows, at + PatternRows.STRIDE + 32);
    }
}
