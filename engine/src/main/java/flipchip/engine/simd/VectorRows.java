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
        int own = square * PatternRows.STRIDE;
        ShortVector low = ShortVector.fromArray(LANES, rows, at);
        ShortVector middle = ShortVector.fromArray(LANES, rows, at + 16);
        ShortVector high = ShortVector.fromArray(LANES, rows, at + 32);
        long rest = turned;
        do {
            int table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = ShortVector.fromArray(LANES, flips, table).add(low);
            middle = ShortVector.fromArray(LANES, flips, table + 16).add(middle);
            high = ShortVector.fromArray(LANES, flips, table + 32).add(high);
            rest &= rest - 1;
            table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = ShortVector.fromArray(LANES, flips, table).add(low);
            middle = ShortVector.fromArray(LANES, flips, table + 16).add(middle);
            high = ShortVector.fromArray(LANES, flips, table + 32).add(high);
            rest &= rest - 1;
            table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = ShortVector.fromArray(LANES, flips, table).add(low);
            middle = ShortVector.fromArray(LANES, flips, table + 16).add(middle);
            high = ShortVector.fromArray(LANES, flips, table + 32).add(high);
            rest &= rest - 1;
            table = Long.numberOfTrailingZeros(rest) * PatternRows.STRIDE;
            low = ShortVector.fromArray(LANES, flips, table).add(low);
            middle = ShortVector.fromArray(LANES, flips, table + 16).add(middle);
            high = ShortVector.fromArray(LANES, flips, table + 32).add(high);
            rest &= rest - 1;
        } while (rest != 0);
        ShortVector.fromArray(LANES, moves, own).sub(low).intoArray(rows, at + PatternRows.STRIDE);
        ShortVector.fromArray(LANES, moves, own + 16).sub(middle).intoArray(rows,
            at + PatternRows.STRIDE + 16);
        ShortVector.fromArray(LANES, moves, own + 32).sub(high).intoArray(rows, at + PatternRows.STRIDE + 32);
    }
}
