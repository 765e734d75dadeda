package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.SUB;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/// Eight children at a time, one in each lane of 512 bits, or four where the machine's vectors end at 256
/// bits. They lie in a [ChildList]; `at` is the index of the first.
///
/// The steps of the seven directions are written out: a helper method for one direction would pass the
/// inliner's limit and box its vectors. For the same reason the stages hand their results on through arrays.
/// See the package about `lanewise`.
final class LaneBoards {
    private static final VectorSpecies<Long> LANES =
        VectorWidth.bits() >= 512 ? LongVector.SPECIES_512 : LongVector.SPECIES_256;
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
    private static final LongVector INNER = LongVector.broadcast(LANES, 0x7E7E_7E7E_7E7E_7E7EL);
    private static final LongVector NONE = LongVector.zero(LANES);
    private static final LongVector ONE = LongVector.broadcast(LANES, 1);
    private static final ByteVector SQUARES = ByteVector.zero(BYTES).addIndex(1);

    /// All bits of one lane.
    private static final LongVector FIRST = only(0);
    private static final LongVector SECOND = only(1);
    private static final LongVector THIRD = only(2);
    private static final LongVector FOURTH = only(3);

    private LaneBoards() {}

    private static LongVector only(int lane) {
        return LongVector.zero(LANES).withLane(lane, -1);
    }

    /// Lays out the lowest eight `moves` of one parent, or all if there are fewer; the lanes left over get no
    /// move. Needs 512 bits.
    static void place(long player, long opponent, long moves, ChildList list, int at) {
        LongVector.broadcast(LANES, player).intoArray(list.players, at);
        LongVector.broadcast(LANES, opponent).intoArray(list.opponents, at);
        LongVector square =
            (LongVector) SQUARES.compress(VectorMask.fromLong(BYTES, moves)).castShape(LANES, 0);
        VectorMask<Long> used = VectorMask.fromLong(LANES, (1L << Long.bitCount(moves)) - 1);
        LongVector.zero(LANES).blend(ONE.lanewise(LSHL, square), used).intoArray(list.moves, at);
    }

    /// [#place] of the lowest four; any lanes behind them get no move.
    static void placeFour(long player, long opponent, long moves, ChildList list, int at) {
        LongVector.broadcast(LANES, player).intoArray(list.players, at);
        LongVector.broadcast(LANES, opponent).intoArray(list.opponents, at);
        LongVector placed = LongVector.broadcast(LANES, moves & -moves).lanewise(AND, FIRST);
        long rest = moves & moves - 1;
        placed = LongVector.broadcast(LANES, rest & -rest).lanewise(AND, SECOND).lanewise(OR, placed);
        rest &= rest - 1;
        placed = LongVector.broadcast(LANES, rest & -rest).lanewise(AND, THIRD).lanewise(OR, placed);
        rest &= rest - 1;
        placed = LongVector.broadcast(LANES, rest & -rest).lanewise(AND, FOURTH).lanewise(OR, placed);
        placed.intoArray(list.moves, at);
    }

    /// Fills in the flips; a lane without a move gets 0.
    ///
    /// The row towards h goes by carry (adding the move to the run beside it), the other directions by
    /// doubling.
    static void flip(ChildList list, int at) {
        LongVector player = LongVector.fromArray(LANES, list.players, at);
        LongVector opponent = LongVector.fromArray(LANES, list.opponents, at);
        LongVector move = LongVector.fromArray(LANES, list.moves, at);
        LongVector inner = opponent.lanewise(AND, INNER);
        LongVector run = move.lanewise(LSHL, 1);
        LongVector end = inner.lanewise(ADD, run).lanewise(AND, player);
        LongVector flips = LongVector.zero(LANES).blend(end.lanewise(SUB, run), end.compare(NE, NONE));
        LongVector pairs;
        run = move.lanewise(LSHR, 1).lanewise(AND, inner);
        run = run.lanewise(LSHR, 1).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHR, 1).lanewise(AND, inner);
        run = run.lanewise(LSHR, 2).lanewise(AND, pairs).lanewise(OR, run);
        run = run.lanewise(LSHR, 2).lanewise(AND, pairs).lanewise(OR, run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 1).lanewise(AND, player).compare(NE, NONE));
        run = move.lanewise(LSHL, 8).lanewise(AND, opponent);
        run = run.lanewise(LSHL, 8).lanewise(AND, opponent).lanewise(OR, run);
        pairs = opponent.lanewise(LSHL, 8).lanewise(AND, opponent);
        run = run.lanewise(LSHL, 16).lanewise(AND, pairs).lanewise(OR, run);
        run = run.lanewise(LSHL, 16).lanewise(AND, pairs).lanewise(OR, run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHL, 8).lanewise(AND, player).compare(NE, NONE));
        run = move.lanewise(LSHR, 8).lanewise(AND, opponent);
        run = run.lanewise(LSHR, 8).lanewise(AND, opponent).lanewise(OR, run);
        pairs = opponent.lanewise(LSHR, 8).lanewise(AND, opponent);
        run = run.lanewise(LSHR, 16).lanewise(AND, pairs).lanewise(OR, run);
        run = run.lanewise(LSHR, 16).lanewise(AND, pairs).lanewise(OR, run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 8).lanewise(AND, player).compare(NE, NONE));
        run = move.lanewise(LSHL, 7).lanewise(AND, inner);
        run = run.lanewise(LSHL, 7).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHL, 7).lanewise(AND, inner);
        run = run.lanewise(LSHL, 14).lanewise(AND, pairs).lanewise(OR, run);
        run = run.lanewise(LSHL, 14).lanewise(AND, pairs).lanewise(OR, run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHL, 7).lanewise(AND, player).compare(NE, NONE));
        run = move.lanewise(LSHR, 7).lanewise(AND, inner);
        run = run.lanewise(LSHR, 7).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHR, 7).lanewise(AND, inner);
        run = run.lanewise(LSHR, 14).lanewise(AND, pairs).lanewise(OR, run);
        run = run.lanewise(LSHR, 14).lanewise(AND, pairs).lanewise(OR, run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 7).lanewise(AND, player).compare(NE, NONE));
        run = move.lanewise(LSHL, 9).lanewise(AND, inner);
        run = run.lanewise(LSHL, 9).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHL, 9).lanewise(AND, inner);
        run = run.lanewise(LSHL, 18).lanewise(AND, pairs).lanewise(OR, run);
        run = run.lanewise(LSHL, 18).lanewise(AND, pairs).lanewise(OR, run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHL, 9).lanewise(AND, player).compare(NE, NONE));
        run = move.lanewise(LSHR, 9).lanewise(AND, inner);
        run = run.lanewise(LSHR, 9).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHR, 9).lanewise(AND, inner);
        run = run.lanewise(LSHR, 18).lanewise(AND, pairs).lanewise(OR, run);
        run = run.lanewise(LSHR, 18).lanewise(AND, pairs).lanewise(OR, run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 9).lanewise(AND, player).compare(NE, NONE));
        flips.intoArray(list.flips, at);
    }

    /// Fills in the replies: the legal moves of the board after the move.
    static void reply(ChildList list, int at) {
        LongVector flips = LongVector.fromArray(LANES, list.flips, at);
        LongVector player = LongVector.fromArray(LANES, list.opponents, at).lanewise(XOR, flips);
        LongVector opponent = LongVector.fromArray(LANES, list.players, at).lanewise(XOR, flips).lanewise(OR,
            LongVector.fromArray(LANES, list.moves, at));
        LongVector inner = opponent.lanewise(AND, INNER);
        LongVector moves = inner.lanewise(ADD, player.lanewise(LSHL, 1).lanewise(AND, inner));
        LongVector run;
        LongVector pairs;
        run = player.lanewise(LSHR, 1).lanewise(AND, inner);
        run = run.lanewise(LSHR, 1).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHR, 1).lanewise(AND, inner);
        run = run.lanewise(LSHR, 2).lanewise(AND, pairs).lanewise(OR, run);
        moves = run.lanewise(LSHR, 2).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 1).lanewise(OR,
            moves);
        run = player.lanewise(LSHL, 8).lanewise(AND, opponent);
        run = run.lanewise(LSHL, 8).lanewise(AND, opponent).lanewise(OR, run);
        pairs = opponent.lanewise(LSHL, 8).lanewise(AND, opponent);
        run = run.lanewise(LSHL, 16).lanewise(AND, pairs).lanewise(OR, run);
        moves = run.lanewise(LSHL, 16).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHL, 8).lanewise(OR,
            moves);
        run = player.lanewise(LSHR, 8).lanewise(AND, opponent);
        run = run.lanewise(LSHR, 8).lanewise(AND, opponent).lanewise(OR, run);
        pairs = pairs.lanewise(LSHR, 8);
        run = run.lanewise(LSHR, 16).lanewise(AND, pairs).lanewise(OR, run);
        moves = run.lanewise(LSHR, 16).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 8).lanewise(OR,
            moves);
        run = player.lanewise(LSHL, 7).lanewise(AND, inner);
        run = run.lanewise(LSHL, 7).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHL, 7).lanewise(AND, inner);
        run = run.lanewise(LSHL, 14).lanewise(AND, pairs).lanewise(OR, run);
        moves = run.lanewise(LSHL, 14).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHL, 7).lanewise(OR,
            moves);
        run = player.lanewise(LSHR, 7).lanewise(AND, inner);
        run = run.lanewise(LSHR, 7).lanewise(AND, inner).lanewise(OR, run);
        pairs = pairs.lanewise(LSHR, 7);
        run = run.lanewise(LSHR, 14).lanewise(AND, pairs).lanewise(OR, run);
        moves = run.lanewise(LSHR, 14).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 7).lanewise(OR,
            moves);
        run = player.lanewise(LSHL, 9).lanewise(AND, inner);
        run = run.lanewise(LSHL, 9).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHL, 9).lanewise(AND, inner);
        run = run.lanewise(LSHL, 18).lanewise(AND, pairs).lanewise(OR, run);
        moves = run.lanewise(LSHL, 18).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHL, 9).lanewise(OR,
            moves);
        run = player.lanewise(LSHR, 9).lanewise(AND, inner);
        run = run.lanewise(LSHR, 9).lanewise(AND, inner).lanewise(OR, run);
        pairs = pairs.lanewise(LSHR, 9);
        run = run.lanewise(LSHR, 18).lanewise(AND, pairs).lanewise(OR, run);
        moves = run.lanewise(LSHR, 18).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 9).lanewise(OR,
            moves);
        moves.lanewise(AND_NOT, player.lanewise(OR, opponent)).intoArray(list.replies, at);
    }

    /// Leaves of perft below eight children: their replies, a pass or the end of the game counting as one.
    /// Needs 512 bits.
    static long leaves(ChildList list, int at) {
        return LongVector.fromArray(LANES, list.replies, at).lanewise(BIT_COUNT).lanewise(MAX, ONE)
            .reduceLanes(ADD);
    }
}
