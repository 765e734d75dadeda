package flipchip.hwsim.verify.referee;

import java.time.Duration;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A verification of the complete machine on random games, 64 at a time, in step with the rules: board, legal
/// moves, colour and score before every move and at the end, the number of clocks for each move, and in every
/// clock that the squares keep their rules. One use; stops at the first difference.
/// Thread: owner
public final class MachineVerification {
    private static final int LANES = Simulator.LANES;

    /// What was played and found.
    ///
    /// @param games     finished
    /// @param distinct  games that differ in their moves from all others
    /// @param moves     moves of all games, unfinished ones too
    /// @param passes    forced passes among them
    /// @param clocks    clocks of all 64 machines together
    /// @param mismatch  the first difference, in words
    public record Report(int games, int distinct, long moves, long passes, long clocks,
            Optional<String> mismatch, Duration elapsed) {}

    private final MachineCircuit circuit;
    private final Simulator simulator;
    private final SquareRules rules;
    private final LaneGames games;
    private final long[][] planes = new long[3][];
    private long clocks;
    private Optional<String> mismatch = Optional.empty();

    /// @param simulator of `circuit`, at power-up
    /// @param seed      the same seed plays the same games
    public MachineVerification(MachineCircuit circuit, Simulator simulator, long seed) {
        this.circuit = circuit;
        this.simulator = simulator;
        rules = new SquareRules(circuit, simulator);
        games = new LaneGames(circuit.start(), LANES, seed);
    }

    /// Plays until at least `wanted` distinct games are over, or there is a mismatch.
    public Report run(int wanted) {
        long start = System.nanoTime();
        while (games.distinct() < wanted && mismatch.isEmpty()) {
            clock();
        }
        return new Report(games.finished(), games.distinct(), games.moves(), games.passes(), clocks, mismatch,
            Duration.ofNanos(System.nanoTime() - start));
    }

    /// One clock of all lanes: judges what has settled, writes moves, and makes the edge.
    private void clock() {
        rules.violation().ifPresent(this::differ);
        long over = lanes(ControllerState.OVER);
        long ready = lanes(ControllerState.READY) & ~simulator.lanes(circuit.mailbox().dirty());
        if ((ready | over) != 0) {
            readPlanes();
        }
        games.clock();
        for (long rest = ready; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            judge(lane, false);
            games.chooseMove(lane);
        }
        for (long rest = over; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            judge(lane, true);
            games.restart(lane);
        }
        findHanging();
        simulator.setLanes(circuit.pins().reset(), over);
        simulator.setLanes(circuit.pins().write(), games.writing());
        for (int bit = 0; bit < circuit.pins().move().width(); bit++) {
            simulator.setLanes(circuit.pins().move().get(bit), games.moveBit(bit));
        }
        simulator.clock();
        clocks += LANES;
    }

    /// A machine that neither waits for a move nor ends would otherwise never be judged.
    private void findHanging() {
        for (int lane = 0; lane < LANES && mismatch.isEmpty(); lane++) {
            if (games.hangs(lane)) {
                differ("lane " + lane + ", hangs: by the rules " + games.position(lane) + " after "
                    + games.transcript(lane));
            }
        }
    }

    private long lanes(ControllerState state) {
        return simulator.lanes(circuit.controller().net(state));
    }

    /// Black, white and latched legal squares by lane.
    private void readPlanes() {
        planes[0] = byLane(circuit.array().is().black());
        planes[1] = byLane(circuit.array().is().white());
        planes[2] = byLane(circuit.legalLatched());
    }

    private long[] byLane(Bus bus) {
        long[] lanes = bus.nets().stream().mapToLong(simulator::lanes).toArray();
        BitMatrix.transpose(lanes);
        return lanes;
    }

    private void judge(int lane, boolean over) {
        Position expected = games.position(lane);
        boolean blackToMove = (simulator.lanes(circuit.array().current().black()) >>> lane & 1) != 0;
        String found = "";
        if (planes[0][lane] != expected.black() || planes[1][lane] != expected.white()) {
            found = "board";
        } else if (over != expected.isGameOver()) {
            found = over ? "game over too early" : "game not over";
        } else if (!over && planes[2][lane] != expected.legalMoves()) {
            found = "legal moves";
        } else if (!over && blackToMove != (expected.toMove() == Color.BLACK)) {
            found = "colour to move";
        } else if (simulator.value(circuit.counts().black(), lane) != Long.bitCount(expected.black())
                || simulator.value(circuit.counts().white(), lane) != Long.bitCount(expected.white())) {
            found = "disc counters";
        } else if (!games.clocksAreRight(lane, over)) {
            found = "number of clocks";
        } else if (error(lane)) {
            found = "error pins";
        }
        if (!found.isEmpty()) {
            differ("lane " + lane + ", " + found + ": by the rules " + expected + " after "
                + games.transcript(lane));
        }
    }

    private boolean error(int lane) {
        Net illegal = circuit.errIllegal();
        return ((simulator.lanes(illegal) | simulator.lanes(circuit.mailbox().overrun())) >>> lane & 1) != 0;
    }

    private void differ(String what) {
        mismatch = mismatch.or(() -> Optional.of("clock " + clocks / LANES + ": " + what));
    }
}
