package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.referee.control.ControllerState;

/// A recorder of a machine with scripted moves that cuts the clocks into moves. One recording.
/// Thread: owner
final class ScriptedGame {
    private final OthelloMachine machine;
    private final MoveScript script;
    private final MachineRecorder recorder;
    private final List<MoveRun> moves = new ArrayList<>();
    private final List<ClockRun> clocks = new ArrayList<>();
    /// The state before the edge of each clock.
    private final List<SimulatorState> before = new ArrayList<>();
    private Game game;
    /// The move to which the clocks from `first` on belong.
    private Optional<Square> square = Optional.empty();
    private Color mover;
    private int first;
    private int longestRun;
    private boolean allowed = true;

    ScriptedGame(OthelloMachine machine, MoveScript script) {
        this.machine = machine;
        this.script = script;
        recorder = new MachineRecorder(machine);
        game = Game.startingAt(machine.options().start());
        mover = game.start().toMove();
    }

    GameRun record() {
        SimulatorState powerUp = recorder.reset();
        int written = 0;
        boolean wroteReady = false;
        for (int number = 0; number < script.clocks(); number++) {
            before.add(number == 0 ? powerUp : recorder.save());
            if (number > 0) {
                recorder.edge();
            }
            boolean waits = recorder.waits();
            Optional<Square> write = script.write(number, waits, written);
            written += waits && write.isPresent() && !script.early().containsKey((long) number) ? 1 : 0;
            recorder.write(write);
            clocks.add(recorder.clock());
            if (recorder.nextState().equals(Optional.of(ControllerState.UPDATE))) {
                taken(recorder.boxed(), wroteReady ? number - 1 : number);
            }
            if (recorder.state().equals(Optional.of(ControllerState.UPDATE))) {
                longestRun = Math.max(longestRun, recorder.longestRun(recorder.boxed(), recorder.current()));
            }
            wroteReady = waits && write.isPresent();
        }
        close(clocks.size());
        return new GameRun(machine, game, moves);
    }

    /// The machine takes a move out of the mailbox. If the rules allow it, a new part begins at clock `from`.
    private void taken(Square taken, int from) {
        allowed &= recorder.current() == game.position().toMove() && game.position().isLegal(taken);
        if (allowed) {
            close(from);
            square = Optional.of(taken);
            mover = game.position().toMove();
            game = game.play(taken);
        }
    }

    private void close(int until) {
        SimulatorState after = until < before.size() ? before.get(until) : recorder.save();
        moves.add(new MoveRun(moves.size(), square, mover, clocks.subList(first, until), longestRun,
            recorder.image(before.get(first)), after));
        first = until;
        longestRun = 0;
    }
}
