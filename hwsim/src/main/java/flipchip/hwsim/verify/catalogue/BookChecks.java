package flipchip.hwsim.verify.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.hwsim.circuit.stages.BookMemory;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Netlist;

/// The book's comparators against a search through its list, on positions that it knows, turned, and on
/// others.
final class BookChecks {
    /// The first plies of two openings: Tiger and Rose.
    static final BookMemory BOOK =
        BookMemory.of(List.of(line(Square.C4, Square.E3, Square.F6, Square.E6, Square.F5, Square.C5),
            line(Square.C4, Square.E3, Square.F4, Square.C5, Square.D6, Square.F3)));

    private BookChecks() {}

    private static Game line(Square... moves) {
        Game game = Game.INITIAL;
        for (Square move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /// Half of them known, turned some way; some differ from a known one by one disc.
    private static Board board(SplittableRandom random, Board other) {
        int kind = random.nextInt(4);
        if (kind == 0) {
            return other;
        }
        Board known = BOOK.entries().get(random.nextInt(BOOK.entries().size())).board();
        Board turned = Symmetry.values()[random.nextInt(Symmetry.values().length)].apply(known);
        long disc = kind == 1 ? 1L << random.nextInt(64) & ~turned.opponent() : 0;
        return new Board(turned.player() ^ disc, turned.opponent());
    }

    static DirectCheck lookUps() {
        return (pins, questions, findings) -> {
            PositionBatches.Question[] batch = questions.batch();
            List<Board> boards = new ArrayList<>();
            for (PositionBatches.Question question : batch) {
                boards.add(board(questions.random(), question.position().board()));
            }
            pins.set("player", boards.stream().mapToLong(Board::player).toArray());
            pins.set("opponent", boards.stream().mapToLong(Board::opponent).toArray());
            pins.pulse("start");
            for (int clock = 0; clock < BookMemory.CLOCKS; clock++) {
                pins.settle();
                long now = clock;
                findings.same("symmetry", 3, LongStream.generate(() -> now).limit(batch.length).toArray(),
                    pins.get("symmetry"), i -> boards.get(i).toString());
                pins.edge();
            }
            pins.settle();
            findings.same("busy", 1, new long[batch.length], pins.get("busy"), i -> boards.get(i).toString());
            findings.same("moves", 64,
                boards.stream()
                    .mapToLong(board -> BOOK.lookUp(board).moves().stream().mapToLong(Square::bit).sum())
                    .toArray(),
                pins.get("moves"), i -> boards.get(i).toString());
            findings.add(batch.length);
        };
    }

    static TestVectors vectors(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPositions positions = new RandomPositions(random);
        VectorRecorder recorder = new VectorRecorder(netlist);
        while (recorder.size() < count) {
            Board board = board(random, positions.next().board());
            recorder.set("player", board.player()).set("opponent", board.opponent()).set("start", 1).step()
                .set("start", 0);
            for (int clock = 0; clock <= BookMemory.CLOCKS; clock++) {
                recorder.step();
            }
        }
        return recorder.build();
    }
}
