package flipchip.hwsim.verify.catalogue;

import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;

/// Vectors of the referee: whole random games, one clock a step, as our own simulator plays them. In every
/// READY and OVER board, colour and latched legal moves are compared with the rules of the game.
final class MachineVectors {
    /// Of this many moves one is tried on a square that is not legal, and one is written while the box is
    /// full.
    private static final int ODD_MOVES = 10;
    private static final int CLOCKS_IN_OVER = 3;
    private static final int CLOCKS_UNTIL_RESET = 500;

    private final VectorRecorder recorder;
    private final SplittableRandom random;
    private Position position = Position.INITIAL;

    private MachineVectors(Netlist netlist, long seed) {
        recorder = new VectorRecorder(netlist);
        random = new SplittableRandom(seed);
    }

    static TestVectors machine(Netlist netlist, int count, long seed) {
        MachineVectors games = new MachineVectors(netlist, seed);
        while (games.recorder.size() < count) {
            games.clockUntilReady();
            games.compare();
            if (games.is(ControllerState.OVER)) {
                games.newGame();
            } else {
                games.move();
            }
        }
        return games.recorder.build();
    }

    private boolean is(ControllerState state) {
        return recorder.value("state") == 1L << state.ordinal();
    }

    private void clockUntilReady() {
        while (!is(ControllerState.READY) && !is(ControllerState.OVER)) {
            recorder.step();
        }
    }

    private void compare() {
        boolean over = position.legalMoves() == 0;
        boolean same = recorder.value("isB") == position.black() && recorder.value("isW") == position.white()
                && recorder.value("legalL") == position.legalMoves()
                && is(over ? ControllerState.OVER : ControllerState.READY)
                && (over || recorder.value("current") == (position.toMove() == Color.BLACK ? 1 : 0));
        if (!same) {
            throw new IllegalStateException(
                "clock " + recorder.size() + ": the machine does not show " + position);
        }
    }

    private void stay(int clocks) {
        for (int clock = 0; clock < clocks; clock++) {
            recorder.step();
        }
    }

    private void newGame() {
        stay(CLOCKS_IN_OVER);
        recorder.set("reset", 1).step().set("reset", 0);
        position = Position.INITIAL;
    }

    private void move() {
        Square square = random.nextInt(ODD_MOVES) == 0
            ? Square.of(random.nextInt(64))
            : RandomPositions.oneOf(position.legalMoves(), random);
        recorder.set("write", 1).set("move", square.index()).step();
        if (random.nextInt(ODD_MOVES) == 0) {
            recorder.set("move", random.nextInt(64)).step().set("write", 0);
        } else {
            recorder.set("write", 0).step();
        }
        if (position.isLegal(square)) {
            position = position.play(square);
        }
    }

    /// A whole game by a patient player, on a machine that begins where the game does.
    static TestVectors game(Netlist netlist, Game game) {
        MachineVectors played = new MachineVectors(netlist, 0);
        played.position = game.start();
        for (Square square : game.moves()) {
            played.clockUntilReady();
            played.compare();
            played.recorder.set("write", 1).set("move", square.index()).step().set("write", 0).step();
            played.position = played.position.play(square);
        }
        played.clockUntilReady();
        played.compare();
        played.stay(CLOCKS_IN_OVER);
        return played.recorder.build();
    }

    /// Any form of the machine, the faulty ones too: squares written in any clock, most of them legal, and a
    /// reset now and then. What the form does with them is for our simulator to say.
    static TestVectors anyForm(Netlist netlist, int count, long seed) {
        MachineVectors games = new MachineVectors(netlist, seed);
        VectorRecorder recorder = games.recorder;
        while (recorder.size() < count) {
            long legal = recorder.value("legalL");
            int square = legal != 0 && games.random.nextInt(ODD_MOVES) != 0
                ? RandomPositions.oneOf(legal, games.random).index()
                : games.random.nextInt(64);
            boolean reset = games.random.nextInt(CLOCKS_UNTIL_RESET) == 0;
            recorder.set("write", games.random.nextInt(4) == 0 ? 1 : 0).set("move", square)
                .set("reset", reset ? 1 : 0).step();
        }
        return recorder.build();
    }
}
