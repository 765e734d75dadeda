package flipchip.engine.simd;

import static jdk.incubator.vector.VectorOperators.ADD;
import static jdk.incubator.vector.VectorOperators.AND;
import static jdk.incubator.vector.VectorOperators.AND_NOT;
import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.MUL;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.SUB;
import static jdk.incubator.vector.VectorOperators.XOR;

import flipchip.engine.board.Mobility;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;

/// Eight children of one parent in the lanes of 512 bits, with their flips, replies and ordering keys.
///
/// One method with the directions written out: a method for one direction would put its vectors on the heap,
/// and an array, which may begin anywhere in memory, hands vectors on slowly. See the package about
/// `lanewise`.
final class LaneFamily {
    private static final VectorSpecies<Long> LANES = LongVector.SPECIES_512;
    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;
    private static final LongVector INNER = LongVector.broadcast(LANES, 0x7E7E_7E7E_7E7E_7E7EL);
    private static final LongVector NONE = LongVector.zero(LANES);
    private static final LongVector ONE = LongVector.broadcast(LANES, 1);
    private static final LongVector INDEX = LongVector.zero(LANES).addIndex(1);
    private static final LongVector KEY_OFFSET = LongVector.broadcast(LANES, ChildList.KEY_OFFSET);
    private static final LongVector MOBILITY = LongVector.broadcast(LANES, OrderWeights.MOBILITY);
    private static final LongVector CORNER_REPLY = LongVector.broadcast(LANES, OrderWeights.CORNER_REPLY);
    private static final LongVector ODD_REGION = LongVector.broadcast(LANES, OrderWeights.ODD_REGION);
    private static final LongVector LONE_SQUARE = LongVector.broadcast(LANES, OrderWeights.LONE_SQUARE);
    private static final LongVector OPEN_DISC = LongVector.broadcast(LANES, OrderWeights.OPEN_DISC);
    private static final LongVector HELD_CORNER = LongVector.broadcast(LANES, OrderWeights.HELD_CORNER);
    private static final LongVector EDGE_DISC = LongVector.broadcast(LANES, OrderWeights.EDGE_DISC);
    private static final LongVector CORNERS = LongVector.broadcast(LANES, OrderWeights.CORNERS);
    private static final LongVector EDGE = LongVector.broadcast(LANES, OrderWeights.EDGE);
    private static final ByteVector SQUARES = ByteVector.zero(BYTES).addIndex(1);
    private static final ByteVector SQUARE_WEIGHTS = ByteVector.fromArray(BYTES, OrderWeights.SQUARE, 0);

    private LaneFamily() {}

    /// Lays out the lowest eight `moves` of one parent, or all if there are fewer; keys are those of
    /// [OrderWeights#order]. `list` holds the parent's [Captives].
    static void place(long player, long opponent, long moves, long odd, ChildList list, int at) {
        long[] runs = list.captives;
        // at the beginning: what changes the kind of a vector stays out of late inlining (see the package)
        VectorMask<Byte> squares = VectorMask.fromLong(BYTES, moves);
        LongVector square = (LongVector) SQUARES.compress(squares).castShape(LANES, 0);
        LongVector weight = (LongVector) SQUARE_WEIGHTS.compress(squares).castShape(LANES, 0);
        VectorMask<Long> used = VectorMask.fromLong(LANES, (1L << Long.bitCount(moves)) - 1);
        LongVector move = LongVector.zero(LANES).blend(ONE.lanewise(LSHL, square), used);
        move.intoArray(list.moves, at);
        LongVector run = LongVector.broadcast(LANES, runs[0]);
        LongVector flips = run.lanewise(AND_NOT, run.lanewise(ADD, move.lanewise(LSHL, 1)));
        LongVector turned;
        run = LongVector.broadcast(LANES, runs[4]);
        turned = move.lanewise(LSHR, 1).lanewise(AND, run);
        turned = turned.lanewise(LSHR, 1).lanewise(AND, run).lanewise(OR, turned);
        run = LongVector.broadcast(LANES, runs[12]);
        turned = turned.lanewise(LSHR, 2).lanewise(AND, run).lanewise(OR, turned);
        flips = turned.lanewise(LSHR, 2).lanewise(AND, run).lanewise(OR, turned).lanewise(OR, flips);
        run = LongVector.broadcast(LANES, runs[1]);
        turned = move.lanewise(LSHL, 8).lanewise(AND, run);
        turned = turned.lanewise(LSHL, 8).lanewise(AND, run).lanewise(OR, turned);
        run = LongVector.broadcast(LANES, runs[9]);
        turned = turned.lanewise(LSHL, 16).lanewise(AND, run).lanewise(OR, turned);
        flips = turned.lanewise(LSHL, 16).lanewise(AND, run).lanewise(OR, turned).lanewise(OR, flips);
        run = LongVector.broadcast(LANES, runs[5]);
        turned = move.lanewise(LSHR, 8).lanewise(AND, run);
        turned = turned.lanewise(LSHR, 8).lanewise(AND, run).lanewise(OR, turned);
        run = LongVector.broadcast(LANES, runs[13]);
        turned = turned.lanewise(LSHR, 16).lanewise(AND, run).lanewise(OR, turned);
        flips = turned.lanewise(LSHR, 16).lanewise(AND, run).lanewise(OR, turned).lanewise(OR, flips);
        run = LongVector.broadcast(LANES, runs[2]);
        turned = move.lanewise(LSHL, 7).lanewise(AND, run);
        turned = turned.lanewise(LSHL, 7).lanewise(AND, run).lanewise(OR, turned);
        run = LongVector.broadcast(LANES, runs[10]);
        turned = turned.lanewise(LSHL, 14).lanewise(AND, run).lanewise(OR, turned);
        flips = turned.lanewise(LSHL, 14).lanewise(AND, run).lanewise(OR, turned).lanewise(OR, flips);
        run = LongVector.broadcast(LANES, runs[6]);
        turned = move.lanewise(LSHR, 7).lanewise(AND, run);
        turned = turned.lanewise(LSHR, 7).lanewise(AND, run).lanewise(OR, turned);
        run = LongVector.broadcast(LANES, runs[14]);
        turned = turned.lanewise(LSHR, 14).lanewise(AND, run).lanewise(OR, turned);
        flips = turned.lanewise(LSHR, 14).lanewise(AND, run).lanewise(OR, turned).lanewise(OR, flips);
        run = LongVector.broadcast(LANES, runs[3]);
        turned = move.lanewise(LSHL, 9).lanewise(AND, run);
        turned = turned.lanewise(LSHL, 9).lanewise(AND, run).lanewise(OR, turned);
        run = LongVector.broadcast(LANES, runs[11]);
        turned = turned.lanewise(LSHL, 18).lanewise(AND, run).lanewise(OR, turned);
        flips = turned.lanewise(LSHL, 18).lanewise(AND, run).lanewise(OR, turned).lanewise(OR, flips);
        run = LongVector.broadcast(LANES, runs[7]);
        turned = move.lanewise(LSHR, 9).lanewise(AND, run);
        turned = turned.lanewise(LSHR, 9).lanewise(AND, run).lanewise(OR, turned);
        run = LongVector.broadcast(LANES, runs[15]);
        turned = turned.lanewise(LSHR, 18).lanewise(AND, run).lanewise(OR, turned);
        flips = turned.lanewise(LSHR, 18).lanewise(AND, run).lanewise(OR, turned).lanewise(OR, flips);
        flips.intoArray(list.flips, at);
        LongVector own = LongVector.broadcast(LANES, opponent).lanewise(XOR, flips);
        LongVector rival = LongVector.broadcast(LANES, player).lanewise(XOR, flips).lanewise(OR, move);
        LongVector inner = rival.lanewise(AND, INNER);
        LongVector pairs;
        LongVector reached = inner.lanewise(ADD, own.lanewise(LSHL, 1).lanewise(AND, inner));
        run = own.lanewise(LSHR, 1).lanewise(AND, inner);
        run = run.lanewise(LSHR, 1).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHR, 1).lanewise(AND, inner);
        run = run.lanewise(LSHR, 2).lanewise(AND, pairs).lanewise(OR, run);
        reached = run.lanewise(LSHR, 2).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 1).lanewise(OR,
            reached);
        run = own.lanewise(LSHL, 8).lanewise(AND, rival);
        run = run.lanewise(LSHL, 8).lanewise(AND, rival).lanewise(OR, run);
        pairs = rival.lanewise(LSHL, 8).lanewise(AND, rival);
        run = run.lanewise(LSHL, 16).lanewise(AND, pairs).lanewise(OR, run);
        reached = run.lanewise(LSHL, 16).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHL, 8).lanewise(OR,
            reached);
        run = own.lanewise(LSHR, 8).lanewise(AND, rival);
        run = run.lanewise(LSHR, 8).lanewise(AND, rival).lanewise(OR, run);
        pairs = pairs.lanewise(LSHR, 8);
        run = run.lanewise(LSHR, 16).lanewise(AND, pairs).lanewise(OR, run);
        reached = run.lanewise(LSHR, 16).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 8).lanewise(OR,
            reached);
        run = own.lanewise(LSHL, 7).lanewise(AND, inner);
        run = run.lanewise(LSHL, 7).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHL, 7).lanewise(AND, inner);
        run = run.lanewise(LSHL, 14).lanewise(AND, pairs).lanewise(OR, run);
        reached = run.lanewise(LSHL, 14).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHL, 7).lanewise(OR,
            reached);
        run = own.lanewise(LSHR, 7).lanewise(AND, inner);
        run = run.lanewise(LSHR, 7).lanewise(AND, inner).lanewise(OR, run);
        pairs = pairs.lanewise(LSHR, 7);
        run = run.lanewise(LSHR, 14).lanewise(AND, pairs).lanewise(OR, run);
        reached = run.lanewise(LSHR, 14).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 7).lanewise(OR,
            reached);
        run = own.lanewise(LSHL, 9).lanewise(AND, inner);
        run = run.lanewise(LSHL, 9).lanewise(AND, inner).lanewise(OR, run);
        pairs = inner.lanewise(LSHL, 9).lanewise(AND, inner);
        run = run.lanewise(LSHL, 18).lanewise(AND, pairs).lanewise(OR, run);
        reached = run.lanewise(LSHL, 18).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHL, 9).lanewise(OR,
            reached);
        run = own.lanewise(LSHR, 9).lanewise(AND, inner);
        run = run.lanewise(LSHR, 9).lanewise(AND, inner).lanewise(OR, run);
        pairs = pairs.lanewise(LSHR, 9);
        run = run.lanewise(LSHR, 18).lanewise(AND, pairs).lanewise(OR, run);
        reached = run.lanewise(LSHR, 18).lanewise(AND, pairs).lanewise(OR, run).lanewise(LSHR, 9).lanewise(OR,
            reached);
        LongVector replies = reached.lanewise(AND_NOT, own.lanewise(OR, rival));
        replies.intoArray(list.replies, at);
        long held = OrderWeights.heldCorners(player);
        LongVector beside = LongVector.broadcast(LANES, Mobility.neighbours(~(player | opponent)));
        LongVector order = replies.lanewise(BIT_COUNT).lanewise(MUL, MOBILITY);
        LongVector count = replies.lanewise(AND, CORNERS).lanewise(BIT_COUNT);
        order = order.lanewise(ADD, count.lanewise(MUL, CORNER_REPLY));
        order = order.lanewise(SUB, ODD_REGION,
            move.lanewise(AND, LongVector.broadcast(LANES, odd)).compare(NE, NONE));
        order = order.lanewise(SUB, LONE_SQUARE, move.lanewise(AND, beside).compare(EQ, NONE));
        count = flips.lanewise(XOR, LongVector.broadcast(LANES, opponent)).lanewise(AND, beside)
            .lanewise(BIT_COUNT);
        order = order.lanewise(SUB, count.lanewise(MUL, OPEN_DISC));
        count = rival.lanewise(AND, LongVector.broadcast(LANES, held)).lanewise(BIT_COUNT);
        order = order.lanewise(SUB, count.lanewise(MUL, HELD_CORNER));
        order = order.lanewise(SUB, rival.lanewise(AND, EDGE).lanewise(BIT_COUNT).lanewise(MUL, EDGE_DISC));
        order = order.lanewise(ADD, weight).lanewise(ADD, KEY_OFFSET).lanewise(LSHL, ChildList.KEY_SHIFT);
        order.lanewise(OR, INDEX.lanewise(ADD, LongVector.broadcast(LANES, at))).intoArray(list.keys, at);
    }
}
