package flipchip.hwsim.proof;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.ToLongFunction;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicFeatures;
import flipchip.engine.eval.ClassicWeights;
import flipchip.hwsim.pipeline.MoveGenerator;
import flipchip.hwsim.proof.Questions.Question;
import flipchip.hwsim.selector.SquareOrder;

/// Checks of the circuits that answer about one board, at once or some clocks later.
final class BoardChecks {
    private static final int GENERATOR_STAGES = 3;
    private static final int UNIT_STAGES = 4;
    private static final int SCORE_BITS = 18;

    private BoardChecks() {}

    private static void setBoard(LanePins pins, Question[] batch) {
        pins.set("black", Questions.all(batch, q -> q.position().black()));
        pins.set("white", Questions.all(batch, q -> q.position().white()));
        pins.set("color", Questions.all(batch, Question::color));
    }

    private static void setSides(LanePins pins, Question[] batch) {
        pins.set("player", Questions.all(batch, Question::player));
        pins.set("opponent", Questions.all(batch, Question::opponent));
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
            Question[] batch = questions.batch();
            setBoard(pins, batch);
            pins.settle();
            findings.same("legal", 64, Questions.all(batch, BoardChecks::legal), pins.get("legal"),
                i -> batch[i].toString());
            findings.add(batch.length);
        };
    }

    /// A disc on an empty square, legal or not, and what it turns.
    static DirectCheck flipper() {
        return (pins, questions, findings) -> {
            Question[] batch = questions.batch();
            setBoard(pins, batch);
            for (int lane = 0; lane < batch.length; lane++) {
                while (batch[lane].position().board().empties() == 0) {
                    batch[lane] = questions.batch()[lane];
                    setBoard(pins, batch);
                }
            }
            pins.set("square", Questions.all(batch, q -> q.square().index()));
            pins.settle();
            findings.same("flip", 64, Questions.all(batch, BoardChecks::flips), pins.get("flip"),
                i -> batch[i].toString());
            after(pins, batch, findings);
            findings.add(batch.length);
        };
    }

    /// The chains alone: a disc on an empty square, and what turns.
    static DirectCheck chains() {
        return (pins, questions, findings) -> {
            Question[] batch = questions.batch();
            pins.set("own", Questions.all(batch, Question::player));
            pins.set("opp", Questions.all(batch, Question::opponent));
            pins.set("disc", Questions.all(batch, q -> q.square().bit() & ~q.position().board().occupied()));
            pins.settle();
            findings.same("flip", 64, Questions.all(batch, BoardChecks::flips), pins.get("flip"),
                i -> batch[i].toString());
            findings.add(batch.length);
        };
    }

    /// The board after a disc on an empty square; a taken square changes nothing.
    private static void after(LanePins pins, Question[] batch, Findings findings) {
        long[] black = new long[batch.length];
        long[] white = new long[batch.length];
        for (int lane = 0; lane < batch.length; lane++) {
            Question q = batch[lane];
            long disc = q.square().bit() & ~q.position().board().occupied();
            long change = disc | flips(q);
            black[lane] = q.color() == 0 ? q.position().black() | change : q.position().black() & ~change;
            white[lane] = q.color() == 0 ? q.position().white() & ~change : q.position().white() | change;
        }
        findings.same("black_after", 64, black, pins.get("black_after"), i -> batch[i].toString());
        findings.same("white_after", 64, white, pins.get("white_after"), i -> batch[i].toString());
    }

    static DirectCheck move() {
        return (pins, questions, findings) -> {
            Question[] batch = questions.batch();
            setBoard(pins, batch);
            pins.set("square", Questions.all(batch, q -> q.square().index()));
            pins.settle();
            findings.same("legal", 64, Questions.all(batch, BoardChecks::legal), pins.get("legal"),
                i -> batch[i].toString());
            after(pins, batch, findings);
            findings.add(batch.length);
        };
    }

    static DirectCheck validator() {
        return (pins, questions, findings) -> {
            Question[] batch = questions.batch();
            setSides(pins, batch);
            pins.set("square", Questions.all(batch, q -> q.square().index()));
            pins.settle();
            findings.same("valid", 1, Questions.all(batch, q -> q.position().isLegal(q.square()) ? 1 : 0),
                pins.get("valid"), i -> batch[i].toString());
            findings.same("flips", 64, Questions.all(batch, BoardChecks::flips), pins.get("flips"),
                i -> batch[i].toString());
            for (Direction d : Direction.values()) {
                findings.same("length_" + d, 3, Questions.all(batch, q -> run(q, d)), pins.get("length_" + d),
                    i -> batch[i].toString());
            }
            findings.add(batch.length);
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
            Question[] batch = questions.batch();
            long[] sets = Questions.numbers(lane -> lane % 2 == 0 ? legal(batch[lane])
                : batch[lane].player());
            pins.set("legal", sets);
            pins.settle();
            findings.same("any", 1, Questions.numbers(lane -> sets[lane] == 0 ? 0 : 1), pins.get("any"),
                i -> Square.list(sets[i]));
            long[] squares = pins.get("square");
            long[] remaining = pins.get("remaining");
            for (int lane = 0; lane < sets.length; lane++) {
                if (sets[lane] != 0) {
                    Square first = SquareOrder.first(sets[lane]);
                    findings.same("square", 6, first.index(), squares[lane], Square.list(sets[lane]));
                    findings.same("remaining", 64, sets[lane] & ~first.bit(), remaining[lane],
                        Square.list(sets[lane]));
                }
            }
            findings.add(batch.length);
        };
    }

    static DirectCheck counter() {
        return (pins, questions, findings) -> {
            Question[] batch = questions.batch();
            long[] discs = Questions.all(batch, Question::player);
            pins.set("discs", discs);
            pins.settle();
            findings.same("count", 7, Questions.numbers(lane -> Long.bitCount(discs[lane])),
                pins.get("count"),
                i -> Square.list(discs[i]));
            findings.add(batch.length);
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
        Deque<Question[]> entered = new ArrayDeque<>();
        return (pins, questions, findings) -> {
            entered.add(questions.batch());
            setSides(pins, entered.getLast());
            pins.set("valid", 1);
            pins.settle();
            if (entered.size() > GENERATOR_STAGES) {
                Question[] batch = entered.remove();
                findings.same("legal", 64, Questions.all(batch, expected), pins.get("legal"),
                    i -> batch[i].toString());
                findings.add(batch.length);
            }
            pins.edge();
        };
    }

    /// A position every clock, its features a clock later, its score with the software's fitted weights after
    /// four.
    static DirectCheck unit() {
        ClassicWeights weights = ClassicWeights.FITTED_FOUR;
        Deque<Question[]> entered = new ArrayDeque<>();
        return (pins, questions, findings) -> {
            pins.set("weight1", weights.pieces() & 0xFF);
            pins.set("weight2", weights.mobility() & 0xFF);
            pins.set("weight3", weights.corners() & 0xFF);
            pins.set("weight4", weights.edges() & 0xFF);
            entered.add(questions.batch());
            setSides(pins, entered.getLast());
            pins.settle();
            pins.edge();
            pins.settle();
            features(pins, entered.getLast(), findings);
            if (entered.size() == UNIT_STAGES) {
                Question[] batch = entered.remove();
                findings.same("score", SCORE_BITS,
                    Questions.all(batch, q -> weights.sum(q.player(), q.opponent())),
                    pins.get("score"), i -> batch[i].toString());
                findings.add(batch.length);
            }
        };
    }

    private static void features(LanePins pins, Question[] batch, Findings findings) {
        findings.same("piece", 8, Questions.all(batch, q -> ClassicFeatures.pieces(q.player(), q.opponent())),
            pins.get("piece"), i -> batch[i].toString());
        findings.same("mobility", 8,
            Questions.all(batch, q -> ClassicFeatures.mobility(q.player(), q.opponent())),
            pins.get("mobility"), i -> batch[i].toString());
        findings.same("corner", 8, Questions.all(batch,
            q -> ClassicFeatures.corners(q.player(), q.opponent())),
            pins.get("corner"), i -> batch[i].toString());
        findings.same("edge", 8, Questions.all(batch, q -> ClassicFeatures.edges(q.player(), q.opponent())),
            pins.get("edge"), i -> batch[i].toString());
    }

    /// A rank a clock; eight clocks later the ranks of its legal moves, the last first.
    static DirectCheck scanner() {
        Deque<Question[]> entered = new ArrayDeque<>();
        return (pins, questions, findings) -> {
            entered.add(questions.batch());
            Question[] in = entered.getLast();
            long[] moves = new long[in.length];
            for (int rank = 0; rank < 8; rank++) {
                int shift = 8 * rank;
                pins.set("own", Questions.all(in, q -> q.player() >>> shift & 0xFF));
                pins.set("opp", Questions.all(in, q -> q.opponent() >>> shift & 0xFF));
                pins.settle();
                long[] found = pins.get("legal");
                for (int lane = 0; lane < moves.length; lane++) {
                    moves[lane] |= found[lane] << 56 - shift;
                }
                pins.edge();
            }
            if (entered.size() == 2) {
                Question[] batch = entered.remove();
                findings.same("legal", 64, Questions.all(batch, BoardChecks::legal), moves,
                    i -> batch[i].toString());
                findings.add(batch.length);
            }
        };
    }

}
