package flipchip.hwsim.verify.catalogue;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.hwsim.circuit.stages.BookMemory;

/// A bench of the book memory against a search through its list, on known positions, turned, and on others.
final class BookBench implements Bench {
    /// The first plies of two openings: Tiger and Rose.
    static final BookMemory BOOK =
        BookMemory.of(List.of(line(Square.C4, Square.E3, Square.F6, Square.E6, Square.F5, Square.C5),
            line(Square.C4, Square.E3, Square.F4, Square.C5, Square.D6, Square.F3)));

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

    @Override
    public void batch(Pins pins, Placements placements) {
        Lanes<Board> boards =
            Lanes.of(pins, () -> board(placements.random(), placements.next().position().board()))
                .set("player", Board::player).set("opponent", Board::opponent).pulse("start");
        for (int clock = 0; clock < BookMemory.CLOCKS; clock++) {
            int now = clock;
            boards.expect("symmetry", _ -> now).step();
        }
        boards.expect("busy", _ -> 0)
            .expect("moves", board -> BOOK.lookUp(board).moves().stream().mapToLong(Square::bit).sum()).step()
            .done();
    }
}
