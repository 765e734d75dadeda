package flipchip.hwsim.verify.catalogue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.ToLongFunction;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicFeatures;
import flipchip.engine.eval.ClassicWeights;
import flipchip.hwsim.circuit.pipeline.MoveGenerator;
import flipchip.hwsim.circuit.selector.SelectorOrder;

/// The benches of the circuits that work on one board, at once or some clocks later.
final class BoardBenches {
    private static final int GENERATOR_STAGES = 3;
    private static final int UNIT_STAGES = 4;
    private static final int RANKS = 8;

    private BoardBenches() {}

    private static Lanes<Placement> board(Lanes<Placement> lanes) {
        return lanes.set("black", q -> q.position().black()).set("white", q -> q.position().white())
            .set("color", Placement::color);
    }

    private static Lanes<Placement> sides(Lanes<Placement> lanes) {
        return lanes.set("player", Placement::player).set("opponent", Placement::opponent);
    }

    private static void after(Lanes<Placement> lanes) {
        lanes.expect("black_after", q -> q.after(Color.BLACK))
            .expect("white_after", q -> q.after(Color.WHITE)).step().done();
    }

    /// The position first, then the select as well, as when a square is touched.
    static Bench array() {
        return (pins, placements) -> {
            Lanes<Placement> lanes = Lanes.of(pins, placements::next);
            lanes.set("curB", q -> 1 - q.color()).set("curW", Placement::color)
                .set("isB", q -> q.position().black()).set("isW", q -> q.position().white())
                .set("empty", q -> ~q.position().board().occupied()).set("sel", _ -> 0)
                .expect("legal", Placement::legal).expect("toB", _ -> 0).expect("toW", _ -> 0).step();
            if (lanes.values().stream().anyMatch(q -> q.disc() != 0)) {
                lanes.set("sel", Placement::disc).expect("legal", Placement::legal)
                    .expect("toB", q -> q.becoming(Color.BLACK)).expect("toW", q -> q.becoming(Color.WHITE))
                    .step();
            }
            lanes.done();
        };
    }

    /// A step with all inputs low, then the others' batches.
    static Bench afterZeros(Bench bench) {
        boolean[] begun = {false};
        return (pins, placements) -> {
            if (!begun[0]) {
                pins.step();
            }
            begun[0] = true;
            bench.batch(pins, placements);
        };
    }

    static Bench checker() {
        return (pins, placements) -> board(Lanes.of(pins, placements::next)).expect("legal", Placement::legal)
            .step().done();
    }

    /// A disc on an empty square, legal or not.
    static Bench flipper() {
        return (pins, placements) -> after(board(Lanes.of(pins, () -> onEmpty(placements)))
            .set("square", Placement::index).expect("flip", Placement::flips));
    }

    private static Placement onEmpty(Placements placements) {
        Placement placement = placements.next();
        while (placement.disc() == 0) {
            placement = placements.next();
        }
        return placement;
    }

    static Bench chains() {
        return (pins, placements) -> Lanes.of(pins, placements::next).set("own", Placement::player)
            .set("opp", Placement::opponent).set("disc", Placement::disc).expect("flip", Placement::flips)
            .step().done();
    }

    /// A disc on any square; a taken one changes nothing.
    static Bench move() {
        return (pins, placements) -> after(board(Lanes.of(pins, placements::next))
            .set("square", Placement::index).expect("legal", Placement::legal));
    }

    static Bench validator() {
        return (pins, placements) -> {
            Lanes<Placement> lanes = sides(Lanes.of(pins, placements::next)).set("square", Placement::index)
                .expect("valid", q -> q.flips() == 0 ? 0 : 1).expect("flips", Placement::flips);
            for (Direction d : Direction.values()) {
                lanes.expect("length_" + d, q -> run(q, d));
            }
            lanes.step().done();
        };
    }

    /// Opponent's discs in a row between the square and a disc of the side to move.
    private static int run(Placement q, Direction d) {
        int run = 0;
        var at = d.from(q.square().orElseThrow());
        while (at.isPresent() && (q.opponent() & at.get().bit()) != 0) {
            run++;
            at = d.from(at.get());
        }
        return at.isPresent() && (q.player() & at.get().bit()) != 0 ? run : 0;
    }

    private record Squares(long bits) {
        Square first() {
            return SelectorOrder.first(bits);
        }

        boolean any() {
            return bits != 0;
        }

        @Override
        public String toString() {
            return Square.list(bits);
        }
    }

    /// Sets of squares: the legal moves, or the discs of one side.
    static Bench selector() {
        return (pins, placements) -> Lanes.of(pins, () -> {
            Placement q = placements.next();
            return new Squares(placements.random().nextBoolean() ? q.legal() : q.player());
        }).set("legal", Squares::bits).expect("any", squares -> squares.any() ? 1 : 0)
            .expect("code", Squares::any, squares -> SelectorOrder.rankOf(squares.first()))
            .expect("square", Squares::any, squares -> squares.first().index())
            .expect("remaining", squares -> squares.any() ? squares.bits & ~squares.first().bit() : 0).step()
            .done();
    }

    /// No disc, 64 discs, then boards.
    static Bench counter() {
        Deque<Long> first = new ArrayDeque<>();
        first.add(0L);
        first.add(-1L);
        return (pins, placements) -> {
            Long same = first.poll();
            Lanes.of(pins, () -> same == null ? placements.next().player() : same).set("discs", q -> q)
                .expect("count", Long::bitCount).step().done();
        };
    }

    static Bench pipeline() {
        return pipeline(Placement::legal);
    }

    /// The generator as the C++/SystemVerilog Othello prints it: every empty square next to an opponent's
    /// disc.
    static Bench printedPipeline() {
        return pipeline(q -> MoveGenerator.printedMoves(q.player(), q.opponent(), -1L));
    }

    private record Labelled(Placement placement, int tag, int valid) {}

    /// A position every clock, its moves and its label three stages later.
    private static Bench pipeline(ToLongFunction<Placement> moves) {
        Deque<Lanes<Labelled>> entered = new ArrayDeque<>();
        return (pins, placements) -> {
            entered.add(Lanes
                .of(pins,
                    () -> new Labelled(placements.next(), placements.random().nextInt(256),
                        placements.random().nextInt(2)))
                .set("player", q -> q.placement.player()).set("opponent", q -> q.placement.opponent())
                .set("tag", Labelled::tag).set("valid", Labelled::valid));
            if (entered.size() > GENERATOR_STAGES) {
                entered.remove().expect("legal", q -> moves.applyAsLong(q.placement))
                    .expect("stage3_tag", Labelled::tag).expect("stage3_valid", Labelled::valid).done();
            }
            pins.step();
        };
    }

    /// A position every clock, its features a clock later, its score after four.
    static Bench unit() {
        ClassicWeights weights = ClassicWeights.FITTED_FOUR;
        Deque<Lanes<Placement>> entered = new ArrayDeque<>();
        return (pins, placements) -> {
            pins.set("weight1", weights.pieces() & 0xFF);
            pins.set("weight2", weights.mobility() & 0xFF);
            pins.set("weight3", weights.corners() & 0xFF);
            pins.set("weight4", weights.edges() & 0xFF);
            entered.add(sides(Lanes.of(pins, placements::next)).step());
            entered.getLast().expect("piece", q -> ClassicFeatures.pieces(q.player(), q.opponent()))
                .expect("mobility", q -> ClassicFeatures.mobility(q.player(), q.opponent()))
                .expect("corner", q -> ClassicFeatures.corners(q.player(), q.opponent()))
                .expect("edge", q -> ClassicFeatures.edges(q.player(), q.opponent()));
            if (entered.size() == UNIT_STAGES) {
                entered.remove().expect("score", q -> weights.sum(q.player(), q.opponent())).done();
            }
        };
    }

    /// A rank a clock; eight clocks later the ranks of its legal moves, the last first.
    static Bench scanner() {
        Deque<Lanes<Placement>> entered = new ArrayDeque<>();
        return (pins, placements) -> {
            Lanes<Placement> in = Lanes.of(pins, placements::next);
            entered.add(in);
            long[] moves = new long[pins.lanes()];
            for (int rank = 0; rank < RANKS; rank++) {
                int shift = RANKS * rank;
                in.set("own", q -> q.player() >>> shift & 0xFF).set("opp",
                    q -> q.opponent() >>> shift & 0xFF);
                long[] found = pins.get("legal");
                for (int lane = 0; lane < moves.length; lane++) {
                    moves[lane] |= found[lane] << 56 - shift;
                }
                pins.step();
            }
            if (entered.size() == 2) {
                entered.remove().compare("legal", moves, _ -> true, Placement::legal).done();
            }
        };
    }
}
