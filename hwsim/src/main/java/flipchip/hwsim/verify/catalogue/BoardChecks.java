package flipchip.hwsim.verify.catalogue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.ToLongFunction;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicFeatures;
import flipchip.engine.eval.ClassicWeights;
import flipchip.hwsim.circuit.pipeline.MoveGenerator;
import flipchip.hwsim.circuit.selector.SelectorOrder;
import flipchip.hwsim.verify.catalogue.PositionBatches.Question;

/// Checks of the circuits that answer about one board, at once or some clocks later.
final class BoardChecks {
    private static final int GENERATOR_STAGES = 3;
    private static final int UNIT_STAGES = 4;
    private static final int SCORE_BITS = 18;

    private BoardChecks() {}

    private static void setBoard(Batch asked) {
        asked.set("black", q -> q.position().black());
        asked.set("white", q -> q.position().white());
        asked.set("color", Question::color);
    }

    private static void setSides(Batch asked) {
        asked.set("player", Question::player);
        asked.set("opponent", Question::opponent);
    }

    private static long legal(Question question) {
        return question.position().legalMoves();
    }

    private static long flips(Question question) {
        boolean empty = (question.position().board().occupied() & question.square().bit()) == 0;
        return empty ? Flips.flips(question.square().index(), question.player(), question.opponent()) : 0;
    }

    static DirectCheck checker() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            setBoard(asked);
            pins.settle();
            asked.same("legal", 64, BoardChecks::legal);
            asked.done();
        };
    }

    /// A disc on an empty square, legal or not, and what it turns.
    static DirectCheck flipper() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            Question[] batch = asked.batch();
            setBoard(asked);
            for (int lane = 0; lane < batch.length; lane++) {
                while (batch[lane].position().board().empties() == 0) {
                    batch[lane] = questions.batch()[lane];
                    setBoard(asked);
                }
            }
            asked.set("square", q -> q.square().index());
            pins.settle();
            asked.same("flip", 64, BoardChecks::flips);
            after(asked);
            asked.done();
        };
    }

    /// The chains alone: a disc on an empty square, and what turns.
    static DirectCheck chains() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            asked.set("own", Question::player);
            asked.set("opp", Question::opponent);
            asked.set("disc", q -> q.square().bit() & ~q.position().board().occupied());
            pins.settle();
            asked.same("flip", 64, BoardChecks::flips);
            asked.done();
        };
    }

    /// The board after a disc on an empty square; a taken square changes nothing.
    private static void after(Batch asked) {
        asked.same("black_after", 64,
            q -> q.color() == 0 ? q.position().black() | change(q) : q.position().black() & ~change(q));
        asked.same("white_after", 64,
            q -> q.color() == 0 ? q.position().white() & ~change(q) : q.position().white() | change(q));
    }

    private static long change(Question q) {
        return q.square().bit() & ~q.position().board().occupied() | flips(q);
    }

    static DirectCheck move() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            setBoard(asked);
            asked.set("square", q -> q.square().index());
            pins.settle();
            asked.same("legal", 64, BoardChecks::legal);
            after(asked);
            asked.done();
        };
    }

    static DirectCheck validator() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            setSides(asked);
            asked.set("square", q -> q.square().index());
            pins.settle();
            asked.same("valid", 1, q -> q.position().isLegal(q.square()) ? 1 : 0);
            asked.same("flips", 64, BoardChecks::flips);
            for (Direction d : Direction.values()) {
                asked.same("length_" + d, 3, q -> run(q, d));
            }
            asked.done();
        };
    }

    /// How many discs in a row lie between the square and one of the side to move.
    private static int run(Question question, Direction d) {
        int run = 0;
        var at = d.from(question.square());
        while (at.isPresent() && (question.opponent() & at.get().bit()) != 0) {
            run++;
            at = d.from(at.get());
        }
        return at.isPresent() && (question.player() & at.get().bit()) != 0 ? run : 0;
    }

    /// Sets of squares: the legal moves, or one time in two discs as they lie.
    static DirectCheck selector() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            long[] sets = PositionBatches
                .numbers(lane -> lane % 2 == 0 ? legal(asked.batch()[lane]) : asked.batch()[lane].player());
            pins.set("legal", sets);
            pins.settle();
            findings.same(pins, "any", 1, lane -> sets[lane] == 0 ? 0 : 1, i -> Square.list(sets[i]));
            long[] squares = pins.get("square");
            long[] remaining = pins.get("remaining");
            for (int lane = 0; lane < sets.length; lane++) {
                if (sets[lane] != 0) {
                    Square first = SelectorOrder.first(sets[lane]);
                    findings.same("square", 6, first.index(), squares[lane], Square.list(sets[lane]));
                    findings.same("remaining", 64, sets[lane] & ~first.bit(), remaining[lane],
                        Square.list(sets[lane]));
                }
            }
            asked.done();
        };
    }

    static DirectCheck counter() {
        return (pins, questions, findings) -> {
            Batch asked = new Batch(pins, questions.batch(), findings);
            asked.set("discs", Question::player);
            pins.settle();
            asked.same("count", 7, q -> Long.bitCount(q.player()));
            asked.done();
        };
    }

    /// A position every clock, its legal moves three stages later.
    static DirectCheck pipeline() {
        return pipeline(BoardChecks::legal);
    }

    /// The generator as document 002 prints it: every empty square beside a disc of the other side, whatever
    /// lies behind.
    static DirectCheck printedPipeline() {
        return pipeline(q -> MoveGenerator.printedMoves(q.player(), q.opponent(), -1L));
    }

    private static DirectCheck pipeline(ToLongFunction<Question> expected) {
        Deque<Batch> entered = new ArrayDeque<>();
        return (pins, questions, findings) -> {
            entered.add(new Batch(pins, questions.batch(), findings));
            setSides(entered.getLast());
            pins.set("valid", 1);
            pins.settle();
            if (entered.size() > GENERATOR_STAGES) {
                Batch asked = entered.remove();
                asked.same("legal", 64, expected);
                asked.done();
            }
            pins.edge();
        };
    }

    /// A position every clock, its features a clock later, its score with the software's fitted weights after
    /// four.
    static DirectCheck unit() {
        ClassicWeights weights = ClassicWeights.FITTED_FOUR;
        Deque<Batch> entered = new ArrayDeque<>();
        return (pins, questions, findings) -> {
            pins.set("weight1", weights.pieces() & 0xFF);
            pins.set("weight2", weights.mobility() & 0xFF);
            pins.set("weight3", weights.corners() & 0xFF);
            pins.set("weight4", weights.edges() & 0xFF);
            entered.add(new Batch(pins, questions.batch(), findings));
            setSides(entered.getLast());
            pins.settle();
            pins.edge();
            pins.settle();
            features(entered.getLast());
            if (entered.size() == UNIT_STAGES) {
                Batch asked = entered.remove();
                asked.same("score", SCORE_BITS, q -> weights.sum(q.player(), q.opponent()));
                asked.done();
            }
        };
    }

    private static void features(Batch asked) {
        asked.same("piece", 8, q -> ClassicFeatures.pieces(q.player(), q.opponent()));
        asked.same("mobility", 8, q -> ClassicFeatures.mobility(q.player(), q.opponent()));
        asked.same("corner", 8, q -> ClassicFeatures.corners(q.player(), q.opponent()));
        asked.same("edge", 8, q -> ClassicFeatures.edges(q.player(), q.opponent()));
    }

    /// A rank a clock; eight clocks later the ranks of its legal moves, the last first.
    static DirectCheck scanner() {
        Deque<Batch> entered = new ArrayDeque<>();
        return (pins, questions, findings) -> {
            entered.add(new Batch(pins, questions.batch(), findings));
            Batch in = entered.getLast();
            long[] moves = new long[LanePins.LANES];
            for (int rank = 0; rank < 8; rank++) {
                int shift = 8 * rank;
                in.set("own", q -> q.player() >>> shift & 0xFF);
                in.set("opp", q -> q.opponent() >>> shift & 0xFF);
                pins.settle();
                long[] found = pins.get("legal");
                for (int lane = 0; lane < moves.length; lane++) {
                    moves[lane] |= found[lane] << 56 - shift;
                }
                pins.edge();
            }
            if (entered.size() == 2) {
                Batch asked = entered.remove();
                findings.same("legal", 64, PositionBatches.all(asked.batch(), BoardChecks::legal), moves,
                    asked::question);
                asked.done();
            }
        };
    }
}
