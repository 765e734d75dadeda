package flipchip.hwsim.verify.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;

/// A bench of the referee: random games, one clock a step. In every READY and OVER it compares board, colour,
/// counters and latched legal moves with the rules.
final class RefereeBench implements Bench {
    /// One in this many moves is tried on any square, and one is followed by a write to the full box.
    private static final int ODD_MOVES = 10;
    private static final int CLOCKS_IN_OVER = 3;
    private static final int CLOCKS_UNTIL_RESET = 500;
    /// More clocks than a move and two passes take.
    private static final int MOST_CLOCKS = 20;
    private static final long READY = 1L << ControllerState.READY.ordinal();
    private static final long OVER = 1L << ControllerState.OVER.ordinal();

    private Lanes<Table> tables;

    /// A game of one lane and its next writes to the mailbox.
    private static final class Table {
        private Position position;
        private int square;
        private boolean second;
        private int secondSquare;

        Table(Position position) {
            this.position = position;
        }

        boolean over() {
            return position.legalMoves() == 0;
        }

        void draw(Placements placements) {
            square = over() || placements.random().nextInt(ODD_MOVES) == 0
                ? placements.random().nextInt(64)
                : Square.random(position.legalMoves(), placements.random()).index();
            second = !over() && placements.random().nextInt(ODD_MOVES) == 0;
            secondSquare = placements.random().nextInt(64);
        }

        void edge() {
            if (over()) {
                position = Position.INITIAL;
            } else if (position.isLegal(Square.of(square))) {
                position = position.play(Square.of(square));
            }
        }

        @Override
        public String toString() {
            return position.toString();
        }
    }

    @Override
    public void batch(Pins pins, Placements placements) {
        if (tables == null) {
            tables = Lanes.of(pins, () -> new Table(Position.INITIAL));
        }
        compareWhenReady(tables);
        if (tables.values().stream().allMatch(Table::over)) {
            stay(pins);
        }
        tables.values().forEach(table -> table.draw(placements));
        tables.set("reset", table -> table.over() ? 1 : 0).set("write", table -> table.over() ? 0 : 1)
            .set("move", table -> table.square).step();
        tables.set("reset", _ -> 0).set("write", table -> table.second ? 1 : 0)
            .set("move", table -> table.secondSquare).step().set("write", _ -> 0);
        tables.values().forEach(Table::edge);
    }

    private static void stay(Pins pins) {
        for (int clock = 0; clock < CLOCKS_IN_OVER; clock++) {
            pins.step();
        }
    }

    private static void compareWhenReady(Lanes<Table> tables) {
        Pins pins = tables.pins();
        for (int clock = 0; clock < MOST_CLOCKS; clock++) {
            if (Arrays.stream(pins.get("state")).anyMatch(state -> state != READY && state != OVER)) {
                pins.step();
            }
        }
        tables.expect("state", table -> table.over() ? OVER : READY)
            .expect("isB", table -> table.position.black()).expect("isW", table -> table.position.white())
            .expect("blackCount", table -> Long.bitCount(table.position.black()))
            .expect("whiteCount", table -> Long.bitCount(table.position.white()))
            .expect("legalL", table -> table.position.legalMoves()).expect("current", table -> !table.over(),
                table -> table.position.toMove() == Color.BLACK ? 1 : 0)
            .done();
    }

    /// Vectors of one game by a patient player, on a machine that begins where the game does.
    static TestVectors game(Netlist netlist, Game game) {
        Pins pins = Pins.recording(netlist);
        Table table = new Table(game.start());
        Lanes<Table> tables = new Lanes<>(pins, List.of(table));
        for (Square square : game.moves()) {
            compareWhenReady(tables);
            pins.set("write", 1);
            pins.set("move", square.index());
            pins.step();
            pins.set("write", 0);
            pins.step();
            table.position = table.position.play(square);
        }
        compareWhenReady(tables);
        stay(pins);
        return pins.vectors();
    }

    /// A stimulus for the faulty forms too: squares written in any clock, most of them legal, and some
    /// resets.
    static Bench anyForm() {
        return (pins, placements) -> {
            long legal = pins.get("legalL")[0];
            SplittableRandom random = placements.random();
            pins.set("write", random.nextInt(4) == 0 ? 1 : 0);
            pins.set("move",
                legal != 0 && random.nextInt(ODD_MOVES) != 0
                    ? Square.random(legal, random).index()
                    : random.nextInt(64));
            pins.set("reset", random.nextInt(CLOCKS_UNTIL_RESET) == 0 ? 1 : 0);
            pins.step();
        };
    }
}
