package flipchip.hwsim.verify.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.SelectorOrder;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;

/// Vectors of the circuits that see a whole board: the rules of the game say what they must show.
final class BoardVectors {
    /// Stages of document 002's move generator.
    private static final int STAGES = 3;

    private BoardVectors() {}

    /// Three steps that are the opening move d3 (nothing, the position, the select), then random positions
    /// with a legal move, another empty square, or nothing selected.
    static TestVectors array(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPositions positions = new RandomPositions(random);
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        vectors.expect("legal", 0).expect("toB", 0).expect("toW", 0).step();
        arrayStep(vectors, Position.INITIAL, Optional.empty());
        arrayStep(vectors, Position.INITIAL, Optional.of(Square.D3));
        while (vectors.size() < count) {
            Position position = positions.next();
            long legal = position.legalMoves();
            long empty = ~(position.black() | position.white());
            int kind = random.nextInt(8);
            long wanted = kind == 0 ? 0 : kind == 1 || legal == 0 ? empty : legal;
            arrayStep(vectors, position,
                wanted == 0 ? Optional.empty() : Optional.of(RandomPositions.oneOf(wanted, random)));
        }
        return vectors.build();
    }

    /// @param select an empty square; if it is no legal move the disc is placed and nothing flips
    static void arrayStep(TestVectors.Builder vectors, Position position, Optional<Square> select) {
        Color mover = position.toMove();
        long discs = select.map(square -> square.bit() | flips(position, square)).orElse(0L);
        vectors.set("curB", mover == Color.BLACK ? 1 : 0).set("curW", mover == Color.WHITE ? 1 : 0)
            .set("isB", position.black()).set("isW", position.white())
            .set("empty", ~(position.black() | position.white()))
            .set("sel", select.map(Square::bit).orElse(0L)).expect("legal", position.legalMoves())
            .expect("toB", mover == Color.BLACK ? discs : 0).expect("toW", mover == Color.WHITE ? discs : 0)
            .step();
    }

    /// Black, white and colour in, 64 legal moves out.
    static TestVectors checker(Netlist netlist, int count, long seed) {
        RandomPositions positions = new RandomPositions(new SplittableRandom(seed));
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        while (vectors.size() < count) {
            checkerStep(vectors, positions.next());
        }
        return vectors.build();
    }

    static void checkerStep(TestVectors.Builder vectors, Position position) {
        setBoard(vectors, position);
        vectors.expect("legal", position.legalMoves()).step();
    }

    /// Board, colour and square in; flips and the board after the move out.
    static TestVectors flipper(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPositions positions = new RandomPositions(random);
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        while (vectors.size() < count) {
            Position position = positions.next();
            if (position.legalMoves() != 0) {
                flipperStep(vectors, position, RandomPositions.oneOf(position.legalMoves(), random));
            }
        }
        return vectors.build();
    }

    /// @param square a legal move
    static void flipperStep(TestVectors.Builder vectors, Position position, Square square) {
        Position after = position.play(square);
        setBoard(vectors, position);
        vectors.set("square", square.index()).expect("flip", flips(position, square))
            .expect("black_after", after.black()).expect("white_after", after.white()).step();
    }

    /// Board, colour and any square in; legal moves, and the board after a disc was placed there, out.
    static TestVectors move(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPositions positions = new RandomPositions(random);
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        while (vectors.size() < count) {
            Position position = positions.next();
            long legal = position.legalMoves();
            moveStep(vectors, position,
                random.nextBoolean() && legal != 0
                    ? RandomPositions.oneOf(legal, random)
                    : Square.of(random.nextInt(64)));
        }
        return vectors.build();
    }

    static void moveStep(TestVectors.Builder vectors, Position position, Square square) {
        boolean empty = ((position.black() | position.white()) & square.bit()) == 0;
        long flips = empty ? flips(position, square) : 0;
        long placed = empty ? square.bit() | flips : 0;
        boolean blackMoves = position.toMove() == Color.BLACK;
        setBoard(vectors, position);
        vectors.set("square", square.index()).expect("legal", position.legalMoves())
            .expect("black_after", blackMoves ? position.black() | placed : position.black() & ~flips)
            .expect("white_after", blackMoves ? position.white() & ~flips : position.white() | placed).step();
    }

    /// A position every clock; its legal moves three stages later.
    static TestVectors pipeline(Netlist netlist, int count, long seed) {
        RandomPositions positions = new RandomPositions(new SplittableRandom(seed));
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        List<Long> legal = new ArrayList<>();
        while (vectors.size() < count) {
            Position position = positions.next();
            int clock = vectors.size();
            vectors.set("player", position.board().player()).set("opponent", position.board().opponent())
                .set("valid", 1).set("tag", clock & 1);
            if (clock >= STAGES) {
                vectors.expect("stage3_valid", 1).expect("legal", legal.get(clock - STAGES));
            }
            vectors.step();
            legal.add(position.legalMoves());
        }
        return vectors.build();
    }

    /// Player, opponent and any square in; whether it is a legal move, and its flips, out.
    static TestVectors validator(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPositions positions = new RandomPositions(random);
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        while (vectors.size() < count) {
            Position position = positions.next();
            Square square = random.nextBoolean() && position.legalMoves() != 0
                ? RandomPositions.oneOf(position.legalMoves(), random)
                : Square.of(random.nextInt(64));
            boolean legal = position.isLegal(square);
            vectors.set("player", position.board().player()).set("opponent", position.board().opponent())
                .set("square", square.index()).expect("valid", legal ? 1 : 0)
                .expect("flips", legal ? flips(position, square) : 0).step();
        }
        return vectors.build();
    }

    /// Legal moves in; the first in document 000's order, and the others, out.
    static TestVectors selector(Netlist netlist, int count, long seed) {
        RandomPositions positions = new RandomPositions(new SplittableRandom(seed));
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        while (vectors.size() < count) {
            long legal = positions.next().legalMoves();
            vectors.set("legal", legal).expect("any", legal == 0 ? 0 : 1);
            if (legal == 0) {
                vectors.expect("remaining", 0);
            } else {
                Square first = SelectorOrder.byRank().stream().filter(square -> (legal & square.bit()) != 0)
                    .findFirst().orElseThrow();
                vectors.expect("code", SelectorOrder.byRank().indexOf(first)).expect("square", first.index())
                    .expect("remaining", legal & ~first.bit());
            }
            vectors.step();
        }
        return vectors.build();
    }

    /// 64 discs in, their number out.
    static TestVectors counter(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPositions positions = new RandomPositions(random);
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        while (vectors.size() < count) {
            long discs = switch (vectors.size()) {
                case 0 -> 0L;
                case 1 -> -1L;
                default -> positions.next().black();
            };
            vectors.set("discs", discs).expect("count", Long.bitCount(discs)).step();
        }
        return vectors.build();
    }

    private static void setBoard(TestVectors.Builder vectors, Position position) {
        vectors.set("black", position.black()).set("white", position.white()).set("color",
            position.toMove() == Color.BLACK ? 0 : 1);
    }

    private static long flips(Position position, Square square) {
        return Flips.flips(square.index(), position.board().player(), position.board().opponent());
    }
}
