package flipchip.hwsim.fpga;

import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A simulated twin of a connected referee: the expected replies, clock for clock.
/// Thread: owner
public final class RefereeTwin {
    private static final MachineCircuit MACHINE = MachineCircuit.build(Position.INITIAL);

    private final BitParallelSimulator simulator = new BitParallelSimulator(MACHINE.netlist());
    private long clocks;

    /// A new game.
    public RefereeTwin() {
        untilAtRest();
    }

    /// Puts a square into the mailbox and waits.
    public void play(Square square) {
        simulator.set(MACHINE.pins().move(), square.index());
        simulator.set(MACHINE.pins().write(), true);
        clock();
        simulator.set(MACHINE.pins().write(), false);
        untilAtRest();
    }

    private void untilAtRest() {
        simulator.settle();
        while (!atRest()) {
            clock();
        }
    }

    private boolean atRest() {
        boolean waits = high(ControllerState.READY) && !simulator.high(MACHINE.mailbox().dirty());
        return high(ControllerState.OVER) || waits;
    }

    private boolean high(ControllerState state) {
        return simulator.high(MACHINE.controller().net(state));
    }

    private void clock() {
        clocks++;
        simulator.clock();
    }

    /// Clocks since the game began in which it did not wait.
    public long clocks() {
        return clocks;
    }

    /// What STATE of a chip that plays the same game shows, and its board.
    public DeskReferee.View view() {
        long states = 0;
        for (ControllerState state : ControllerState.values()) {
            states |= high(state) ? 1L << state.ordinal() : 0;
        }
        Net[] flags = {MACHINE.array().current().black(), MACHINE.controller().net(ControllerState.READY),
            MACHINE.controller().net(ControllerState.OVER), MACHINE.mailbox().dirty(), MACHINE.errIllegal(),
            MACHINE.errStale(), MACHINE.mailbox().overrun()};
        long bits = states;
        for (int i = 0; i < flags.length; i++) {
            bits |= simulator.high(flags[i]) ? 1L << RefereeState.FLAGS + i : 0;
        }
        bits |= simulator.value(MACHINE.counts().black()) << RefereeState.BLACK_DISCS;
        bits |= simulator.value(MACHINE.counts().white()) << RefereeState.WHITE_DISCS;
        bits |= simulator.value(MACHINE.mailbox().box()) << RefereeState.MAILBOX;
        return new DeskReferee.View(simulator.value(MACHINE.array().is().black()),
            simulator.value(MACHINE.array().is().white()), simulator.value(MACHINE.legalLatched()),
            new RefereeState(bits));
    }
}
