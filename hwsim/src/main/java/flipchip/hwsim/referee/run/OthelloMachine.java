package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import flipchip.engine.board.Game;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.StuckNet;

/// The referee circuit, and the runs it makes of whole games. Each recording has a simulator of its own.
/// Thread: any
public final class OthelloMachine {
    private final MachineOptions options;
    private final MachineCircuit circuit;
    private final Optional<AuditCircuit> audit;

    private OthelloMachine(MachineOptions options, MachineCircuit circuit) {
        this.options = options;
        this.circuit = circuit;
        audit = options.audited() ? Optional.of(AuditCircuit.of(circuit)) : Optional.empty();
        options.held().forEach(net -> net.in(circuit.netlist()));
    }

    /// The machine as the lecture means it, with the usual start position.
    public static OthelloMachine build() {
        return build(MachineOptions.DEFAULT);
    }

    /// @throws IllegalArgumentException if the options name a stuck net that the machine does not have
    public static OthelloMachine build(MachineOptions options) {
        return new OthelloMachine(options,
            MachineCircuit.build(options.start(), options.variant(), options.cell()));
    }

    /// The same circuit with `nets` held, and no others.
    ///
    /// @throws IllegalArgumentException if it has no such net
    OthelloMachine holding(List<StuckNet> nets) {
        return new OthelloMachine(options.withHeld(nets), circuit);
    }

    public MachineOptions options() {
        return options;
    }

    public MachineCircuit circuit() {
        return circuit;
    }

    /// The audit circuit; empty unless it is among the options.
    Optional<AuditCircuit> audit() {
        return audit;
    }

    /// Records what the machine makes of `script`, from power-up. [GameRun#game()] are the moves that it took
    /// out of the mailbox and played, as far as the rules allow them: what it does from a move on which they
    /// forbid is part of the move before.
    public GameRun record(MoveScript script) {
        return new ScriptedGame(this, script).record();
    }

    /// Records `game` from power-up. A game from another start position runs on a machine that has this
    /// position in its INIT, see [GameRun#machine()].
    public GameRun record(Game game) {
        return extend(List.of(), machineFor(game), game, () -> false);
    }

    /// As [#record(Game)], but keeps of `earlier` the runs of the moves that both games have in common.
    ///
    /// @param cancelled polled before each move; true ends the recording at once
    /// @throws CancellationException if `cancelled`
    public GameRun record(Game game, GameRun earlier, BooleanSupplier cancelled) {
        boolean sameMachine = earlier.machine().options().equals(options.withStart(game.start()));
        OthelloMachine machine = sameMachine ? earlier.machine() : machineFor(game);
        List<MoveRun> kept =
            sameMachine ? earlier.moves().subList(0, 1 + commonMoves(game, earlier.game())) : List.of();
        return extend(kept, machine, game, cancelled);
    }

    /// The move `number` of `run` once more, with `nets` held from its first clock on. The moves before it
    /// are those of `run`, the ones after it are left out.
    static GameRun holding(GameRun run, int number, List<StuckNet> nets) {
        return extend(run.moves().subList(0, number), run.machine().holding(nets), run.game().prefix(number),
            () -> false);
    }

    private OthelloMachine machineFor(Game game) {
        return game.start().equals(options.start()) ? this : build(options.withStart(game.start()));
    }

    private static int commonMoves(Game one, Game other) {
        int common = 0;
        while (common < one.length() && common < other.length()
                && one.moves().get(common) == other.moves().get(common)) {
            common++;
        }
        return common;
    }

    private static GameRun extend(List<MoveRun> kept, OthelloMachine machine, Game game,
            BooleanSupplier cancelled) {
        List<MoveRun> moves = new ArrayList<>(kept);
        MachineRecorder recorder = new MachineRecorder(machine);
        if (moves.isEmpty()) {
            moves.add(recorder.powerUp());
        }
        recorder.goOnAfter(moves.getLast());
        while (moves.size() <= game.length()) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException("recording stopped after move " + (moves.size() - 1));
            }
            int ply = moves.size() - 1;
            moves.add(recorder.play(moves.size(), game.moves().get(ply), game.moverOf(ply)));
        }
        return new GameRun(machine, game, moves);
    }
}
