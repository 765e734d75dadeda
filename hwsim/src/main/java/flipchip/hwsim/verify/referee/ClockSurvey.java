package flipchip.hwsim.verify.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A survey of clocks that are too fast for the machine: random games are played with time enough, but at
/// each move the clocks that matter are tried with shorter periods as well.
/// Thread: owner
public final class ClockSurvey {
    /// How one period did.
    ///
    /// @param period     gate delays from edge to edge
    /// @param samples    moves tried
    /// @param legalWrong how often wrong squares were latched: SWAP1 and LATCH1 short
    /// @param flipsWrong how often the board stored was not that of the rules: UPDATE short
    /// @param failure    the first move after which it was not
    public record Row(int period, int samples, int legalWrong, int flipsWrong, Optional<Failure> failure) {}

    /// A move that a short clock spoilt.
    ///
    /// @param moves  the game before it
    /// @param before the position
    /// @param move   what was played
    /// @param black  Black's discs as the machine stored them
    /// @param white  White's
    public record Failure(List<Square> moves, Position before, Square move, long black, long white) {
        public Failure {
            moves = List.copyOf(moves);
        }

        /// Squares that are not as the rules have them.
        public long wrong() {
            Position asked = before.play(move);
            return black ^ asked.black() | white ^ asked.white();
        }
    }

    private final MachineCircuit circuit;
    private final UnitDelaySimulator simulator;
    private final SplittableRandom random;
    private final int[] periods;
    private final int[] legalWrong;
    private final int[] flipsWrong;
    private final List<Optional<Failure>> failures;
    private final List<Square> moves = new ArrayList<>();

    private ClockSurvey(int[] periods, long seed) {
        circuit = MachineCircuit.build(Position.INITIAL);
        simulator = new UnitDelaySimulator(circuit.netlist());
        random = new SplittableRandom(seed);
        this.periods = periods;
        legalWrong = new int[periods.length];
        flipsWrong = new int[periods.length];
        failures = new ArrayList<>(Collections.nCopies(periods.length, Optional.empty()));
    }

    /// Tries periods `from` to `to` on `samples` moves of random games.
    public static List<Row> measure(int from, int to, int samples, long seed) {
        ClockSurvey survey = new ClockSurvey(IntStream.rangeClosed(from, to).toArray(), seed);
        int done = 0;
        while (done < samples) {
            done += survey.game(samples - done);
        }
        return IntStream.range(0, survey.periods.length).mapToObj(i -> new Row(survey.periods[i], samples,
            survey.legalWrong[i], survey.flipsWrong[i], survey.failures.get(i))).toList();
    }

    /// One game, or the first `most` moves of it; returns the number of moves.
    private int game(int most) {
        simulator.powerUp();
        waitForReady();
        moves.clear();
        Position position = circuit.start();
        int played = 0;
        while (!position.isGameOver() && played < most) {
            position = move(position, Square.random(position.legalMoves(), random));
            played++;
        }
        return played;
    }

    private Position move(Position before, Square square) {
        Board board = before.board().play(square);
        Position asked = new Position(board, before.toMove().opponent());
        simulator.set(circuit.pins().write(), true);
        simulator.set(circuit.pins().move(), square.index());
        simulator.clock();
        simulator.set(circuit.pins().write(), false);
        simulator.settle();
        simulator.edge();
        SimulatorState update = simulator.save();
        for (int i = 0; i < periods.length; i++) {
            simulator.restore(update);
            clock(periods[i]);
            Failure stored = new Failure(moves, before, square, simulator.value(circuit.array().is().black()),
                simulator.value(circuit.array().is().white()));
            if (stored.black() != asked.black() || stored.white() != asked.white()) {
                flipsWrong[i]++;
                failures.set(i, failures.get(i).or(() -> Optional.of(stored)));
            }
        }
        simulator.restore(update);
        simulator.settle();
        simulator.edge();
        SimulatorState swap = simulator.save();
        for (int i = 0; i < periods.length; i++) {
            simulator.restore(swap);
            clock(periods[i]);
            clock(periods[i]);
            legalWrong[i] += simulator.value(circuit.legalLatched()) == asked.legalMoves() ? 0 : 1;
        }
        simulator.restore(swap);
        waitForReady();
        moves.add(square);
        return before.play(square);
    }

    /// The rest of a clock that has just begun, and the edge that ends it.
    private void clock(int period) {
        for (int step = 0; step < period; step++) {
            simulator.step();
        }
        simulator.edge();
    }

    private void waitForReady() {
        Net ready = circuit.controller().net(ControllerState.READY);
        Net over = circuit.controller().net(ControllerState.OVER);
        while (!simulator.high(ready) && !simulator.high(over)) {
            simulator.clock();
        }
    }
}
