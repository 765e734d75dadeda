package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.SUB;
import static jdk.incubator.vector.VectorOperators.XOR;

import flipchip.engine.board.Mobility;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/// Eight children at a time, one in each lane of 512 bits. They lie in a [ChildList]; `at` is the index of the first.
///
/// The steps of the seven directions are written out: a helper method for one direction would pass the inliner's
/// limit and box its vectors. For the same reason the stages hand their results on through arrays.
final class LaneBoards {
    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_512;
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
    private static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;
    private static final LongVector ONE = LongVector.broadcast(LANES, 1);
    private static final LongVector INDEX = LongVector.zero(LANES).addIndex(1);
    private static final ByteVector SQUARES = ByteVector.zero(BYTES).addIndex(1);
    private static final ByteVector SQUARE_WEIGHTS = ByteVector.fromArray(BYTES, OrderWeights.SQUARE, 0);

    private LaneBoards() {}

    /// Lays out the lowest eight `moves` of one parent, or all if there are fewer; the lanes left over get no move.
    static void place(long player, long opponent, long moves, ChildList list, int at) {
        LongVector.broadcast(LANES, player).intoArray(list.players, at);
        LongVector.broadcast(LANES, opponent).intoArray(list.opponents, at);
        LongVector square = (LongVector) SQUARES.compress(VectorMask.fromLong(BYTES, moves)).castShape(LANES, 0);
        VectorMask<Long> used = VectorMask.fromLong(LANES, (1L << Long.bitCount(moves)) - 1);
        LongVector.zero(LANES).blend(ONE.lanewise(LSHL, square), used).intoArray(list.moves, at);
    }

    /// Fills in the flips; a lane without a move gets 0.
    ///
    /// The row towards h goes by carry (adding the move to the run beside it), the other directions by doubling.
    static void flip(ChildList list, int at) {
        LongVector player = LongVector.fromArray(LANES, list.players, at);
        LongVector opponent = LongVector.fromArray(LANES, list.opponents, at);
        LongVector move = LongVector.fromArray(LANES, list.moves, at);
        LongVector inner = opponent.and(INNER_FILES);
        LongVector run = move.lanewise(LSHL, 1);
        LongVector end = inner.add(run).and(player);
        LongVector flips = LongVector.zero(LANES).blend(end.sub(run), end.compare(NE, 0L));
        LongVector pairs;
        run = move.lanewise(LSHR, 1).and(inner);
        run = run.lanewise(LSHR, 1).and(inner).or(run);
        pairs = inner.lanewise(LSHR, 1).and(inner);
        run = run.lanewise(LSHR, 2).and(pairs).or(run);
        run = run.lanewise(LSHR, 2).and(pairs).or(run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 1).and(player).compare(NE, 0L));
        run = move.lanewise(LSHL, 8).and(opponent);
        run = run.lanewise(LSHL, 8).and(opponent).or(run);
        pairs = opponent.lanewise(LSHL, 8).and(opponent);
        run = run.lanewise(LSHL, 16).and(pairs).or(run);
        run = run.lanewise(LSHL, 16).and(pairs).or(run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHL, 8).and(player).compare(NE, 0L));
        run = move.lanewise(LSHR, 8).and(opponent);
        run = run.lanewise(LSHR, 8).and(opponent).or(run);
        pairs = opponent.lanewise(LSHR, 8).and(opponent);
        run = run.lanewise(LSHR, 16).and(pairs).or(run);
        run = run.lanewise(LSHR, 16).and(pairs).or(run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 8).and(player).compare(NE, 0L));
        run = move.lanewise(LSHL, 7).and(inner);
        run = run.lanewise(LSHL, 7).and(inner).or(run);
        pairs = inner.lanewise(LSHL, 7).and(inner);
        run = run.lanewise(LSHL, 14).and(pairs).or(run);
        run = run.lanewise(LSHL, 14).and(pairs).or(run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHL, 7).and(player).compare(NE, 0L));
        run = move.lanewise(LSHR, 7).and(inner);
        run = run.lanewise(LSHR, 7).and(inner).or(run);
        pairs = inner.lanewise(LSHR, 7).and(inner);
        run = run.lanewise(LSHR, 14).and(pairs).or(run);
        run = run.lanewise(LSHR, 14).and(pairs).or(run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 7).and(player).compare(NE, 0L));
        run = move.lanewise(LSHL, 9).and(inner);
        run = run.lanewise(LSHL, 9).and(inner).or(run);
        pairs = inner.lanewise(LSHL, 9).and(inner);
        run = run.lanewise(LSHL, 18).and(pairs).or(run);
        run = run.lanewise(LSHL, 18).and(pairs).or(run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHL, 9).and(player).compare(NE, 0L));
        run = move.lanewise(LSHR, 9).and(inner);
        run = run.lanewise(LSHR, 9).and(inner).or(run);
        pairs = inner.lanewise(LSHR, 9).and(inner);
        run = run.lanewise(LSHR, 18).and(pairs).or(run);
        run = run.lanewise(LSHR, 18).and(pairs).or(run);
        flips = flips.lanewise(OR, run, run.lanewise(LSHR, 9).and(player).compare(NE, 0L));
        flips.intoArray(list.flips, at);
    }

    /// Fills in the replies: the legal moves of the board after the move.
    static void reply(ChildList list, int at) {
        LongVector flips = LongVector.fromArray(LANES, list.flips, at);
        LongVector player = LongVector.fromArray(LANES, list.opponents, at).lanewise(XOR, flips);
        LongVector opponent = LongVector.fromArray(LANES, list.players, at).lanewise(XOR, flips)
            .or(LongVector.fromArray(LANES, list.moves, at));
        LongVector inner = opponent.and(INNER_FILES);
        LongVector moves = inner.add(player.lanewise(LSHL, 1).and(inner));
        LongVector run;
        LongVector pairs;
        run = player.lanewise(LSHR, 1).and(inner);
        run = run.lanewise(LSHR, 1).and(inner).or(run);
        pairs = inner.lanewise(LSHR, 1).and(inner);
        run = run.lanewise(LSHR, 2).and(pairs).or(run);
        moves = run.lanewise(LSHR, 2).and(pairs).or(run).lanewise(LSHR, 1).or(moves);
        run = player.lanewise(LSHL, 8).and(opponent);
        run = run.lanewise(LSHL, 8).and(opponent).or(run);
        pairs = opponent.lanewise(LSHL, 8).and(opponent);
        run = run.lanewise(LSHL, 16).and(pairs).or(run);
        moves = run.lanewise(LSHL, 16).and(pairs).or(run).lanewise(LSHL, 8).or(moves);
        run = player.lanewise(LSHR, 8).and(opponent);
        run = run.lanewise(LSHR, 8).and(opponent).or(run);
        pairs = opponent.lanewise(LSHR, 8).and(opponent);
        run = run.lanewise(LSHR, 16).and(pairs).or(run);
        moves = run.lanewise(LSHR, 16).and(pairs).or(run).lanewise(LSHR, 8).or(moves);
        run = player.lanewise(LSHL, 7).and(inner);
        run = run.lanewise(LSHL, 7).and(inner).or(run);
        pairs = inner.lanewise(LSHL, 7).and(inner);
        run = run.lanewise(LSHL, 14).and(pairs).or(run);
        moves = run.lanewise(LSHL, 14).and(pairs).or(run).lanewise(LSHL, 7).or(moves);
        run = player.lanewise(LSHR, 7).and(inner);
        run = run.lanewise(LSHR, 7).and(inner).or(run);
        pairs = inner.lanewise(LSHR, 7).and(inner);
        run = run.lanewise(LSHR, 14).and(pairs).or(run);
        moves = run.lanewise(LSHR, 14).and(pairs).or(run).lanewise(LSHR, 7).or(moves);
        run = player.lanewise(LSHL, 9).and(inner);
        run = run.lanewise(LSHL, 9).and(inner).or(run);
        pairs = inner.lanewise(LSHL, 9).and(inner);
        run = run.lanewise(LSHL, 18).and(pairs).or(run);
        moves = run.lanewise(LSHL, 18).and(pairs).or(run).lanewise(LSHL, 9).or(moves);
        run = player.lanewise(LSHR, 9).and(inner);
        run = run.lanewise(LSHR, 9).and(inner).or(run);
        pairs = inner.lanewise(LSHR, 9).and(inner);
        run = run.lanewise(LSHR, 18).and(pairs).or(run);
        moves = run.lanewise(LSHR, 18).and(pairs).or(run).lanewise(LSHR, 9).or(moves);
        moves.lanewise(AND_NOT, player.or(opponent)).intoArray(list.replies, at);
    }

    /// Fills in the ordering keys of children of one parent, as [OrderWeights#order] says; `moves` are those given to
    /// [#place].
    static void rank(long parent, long rival, long moves, long odd, ChildList list, int at) {
        long beside = Mobility.neighbours(~(parent | rival));
        LongVector flips = LongVector.fromArray(LANES, list.flips, at);
        LongVector replies = LongVector.fromArray(LANES, list.replies, at);
        LongVector move = LongVector.fromArray(LANES, list.moves, at);
        LongVector mover = flips.or(move).lanewise(XOR, parent);
        LongVector order = replies.lanewise(BIT_COUNT).mul(OrderWeights.MOBILITY)
            .add(replies.and(OrderWeights.CORNERS).lanewise(BIT_COUNT).mul(OrderWeights.CORNER_REPLY));
        order = order.lanewise(SUB, OrderWeights.ODD_REGION, move.and(odd).compare(NE, 0L));
        order = order.lanewise(SUB, OrderWeights.LONE_SQUARE, move.and(beside).compare(EQ, 0L));
        order = order.sub(flips.lanewise(XOR, rival).and(beside).lanewise(BIT_COUNT).mul(OrderWeights.OPEN_DISC));
        order = order.sub(mover.and(OrderWeights.heldCorners(parent)).lanewise(BIT_COUNT).mul(OrderWeights.HELD_CORNER));
        order = order.sub(mover.and(OrderWeights.EDGE).lanewise(BIT_COUNT).mul(OrderWeights.EDGE_DISC));
        order = order.add((LongVector) SQUARE_WEIGHTS.compress(VectorMask.fromLong(BYTES, moves)).castShape(LANES, 0));
        order.add(ChildList.KEY_OFFSET).lanewise(LSHL, ChildList.KEY_SHIFT).or(INDEX.add(at))
            .intoArray(list.keys, at);
    }

    /// Leaves of perft below eight children: their replies, a pass or the end of the game counting as one.
    static long leaves(ChildList list, int at) {
        return LongVector.fromArray(LANES, list.replies, at).lanewise(BIT_COUNT).max(1).reduceLanes(ADD);
    }
}
