package flipchip.hwsim.verify.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A verification of the complete machine on given games, 64 at a time, in step with the rules: before each
/// move and at the end board, legal moves, colour, disc counters and error pins. A game that differs is left
/// at its first difference. One use.
/// Thread: owner
public final class GameVerification {
    /// Differences beyond this many are counted and not kept.
    public static final int MOST_KEPT = 100;
    /// More clocks than any move of a sound machine takes.
    private static final int MOST_CLOCKS = 24;
    private static final int NONE = -1;

    /// What can differ.
    public enum Difference { BOARD, LEGAL, COLOR, COUNTERS, OVER, NOT_OVER, ERROR_PIN, HANGS }

    /// A difference between machine and rules.
    ///
    /// @param game    index of the game
    /// @param ply     moves made before it
    /// @param circuit LEGAL: the latched legal moves as a bitboard; BOARD: the squares that differ; else 0
    /// @param rules   LEGAL: the legal moves; else 0
    public record Mismatch(int game, int ply, Difference what, long circuit, long rules) {}

    /// What was played and found.
    ///
    /// @param games      played to their end or to their first difference
    /// @param moves      of these games
    /// @param passes     forced passes among them
    /// @param clocks     of all machines that had a game
    /// @param differing  games that differ
    /// @param mismatches the first [#MOST_KEPT] of them
    /// @param complete   whether all games were played
    public record Report(int games, long moves, long passes, long clocks, int differing,
            List<Mismatch> mismatches, boolean complete, Duration elapsed) {
        public Report {
            mismatches = List.copyOf(mismatches);
        }
    }

    private final MachineCircuit circuit;
    private final Simulator simulator;
    private final int[] game = new int[Simulator.LANES];
    private final int[] ply = new int[Simulator.LANES];
    private final int[] waited = new int[Simulator.LANES];
    private final Position[] positions = new Position[Simulator.LANES];
    private final long[][] planes = new long[3][];
    private final long[] moveBits = new long[6];
    private final List<Mismatch> mismatches = new ArrayList<>();
    private List<Game> games = List.of();
    private int next;
    private int finished;
    private int differing;
    private long moves;
    private long passes;
    private long clocks;
    private long writing;
    private long resetting;

    /// @param simulator of `circuit`, at power-up; nets may be forced
    public GameVerification(MachineCircuit circuit, Simulator simulator) {
        this.circuit = circuit;
        this.simulator = simulator;
    }

    /// Plays all `wanted`.
    ///
    /// @param progress  receives the number of finished games, after each clock that finished some
    /// @param cancelled polled before each clock
    /// @throws IllegalArgumentException if a game does not start where the machine does
    public Report run(List<Game> wanted, IntConsumer progress, BooleanSupplier cancelled) {
        for (Game one : wanted) {
            if (!one.start().equals(circuit.start())) {
                throw new IllegalArgumentException(
                    "a game from " + one.start() + " on a machine for " + circuit.start());
            }
        }
        long start = System.nanoTime();
        games = wanted;
        for (int lane = 0; lane < Simulator.LANES; lane++) {
            deal(lane);
        }
        while (finished < games.size() && !cancelled.getAsBoolean()) {
            int before = finished;
            clock();
            if (finished > before) {
                progress.accept(finished);
            }
        }
        return new Report(finished, moves, passes, clocks, differing, mismatches, finished == games.size(),
            Duration.ofNanos(System.nanoTime() - start));
    }

    private void deal(int lane) {
        game[lane] = next < games.size() ? next++ : NONE;
        ply[lane] = 0;
        waited[lane] = 0;
        positions[lane] = circuit.start().afterForcedPass();
    }

    private void clock() {
        long over = lanes(ControllerState.OVER);
        long ready = lanes(ControllerState.READY) & ~simulator.lanes(circuit.mailbox().dirty());
        writing = 0;
        resetting = 0;
        Arrays.fill(moveBits, 0);
        if ((ready | over) != 0) {
            planes[0] = byLane(circuit.array().is().black());
            planes[1] = byLane(circuit.array().is().white());
            planes[2] = byLane(circuit.legalLatched());
        }
        for (int lane = 0; lane < Simulator.LANES; lane++) {
            if (game[lane] != NONE) {
                clocks++;
                look(lane, (ready >>> lane & 1) != 0, (over >>> lane & 1) != 0);
            }
        }
        simulator.setLanes(circuit.pins().reset(), resetting);
        simulator.setLanes(circuit.pins().write(), writing);
        for (int bit = 0; bit < moveBits.length; bit++) {
            simulator.setLanes(circuit.pins().move().get(bit), moveBits[bit]);
        }
        simulator.clock();
    }

    private long lanes(ControllerState state) {
        return simulator.lanes(circuit.controller().net(state));
    }

    private long[] byLane(Bus bus) {
        long[] lanes = bus.nets().stream().mapToLong(simulator::lanes).toArray();
        BitMatrix.transpose(lanes);
        return lanes;
    }

    private void look(int lane, boolean ready, boolean over) {
        if (!ready && !over) {
            if (++waited[lane] > MOST_CLOCKS) {
                differ(lane, new Mismatch(game[lane], ply[lane], Difference.HANGS, 0, 0));
            }
            return;
        }
        Optional<Mismatch> found = judge(lane, over);
        Game played = games.get(game[lane]);
        if (found.isPresent()) {
            differ(lane, found.get());
        } else if (ply[lane] == played.length() || over) {
            finish(lane);
        } else {
            write(lane, played);
        }
    }

    private void write(int lane, Game played) {
        Square square = played.moves().get(ply[lane]);
        passes += played.passFollows(ply[lane]) ? 1 : 0;
        positions[lane] = positions[lane].play(square);
        ply[lane]++;
        moves++;
        waited[lane] = 0;
        writing |= 1L << lane;
        for (int bit = 0; bit < moveBits.length; bit++) {
            moveBits[bit] |= (long) (square.index() >>> bit & 1) << lane;
        }
    }

    private void differ(int lane, Mismatch mismatch) {
        differing++;
        if (mismatches.size() < MOST_KEPT) {
            mismatches.add(mismatch);
        }
        finish(lane);
    }

    private void finish(int lane) {
        finished++;
        resetting |= 1L << lane;
        deal(lane);
    }

    private Optional<Mismatch> judge(int lane, boolean over) {
        Position rules = positions[lane];
        long black = planes[0][lane];
        long white = planes[1][lane];
        if (black != rules.black() || white != rules.white()) {
            return Optional.of(new Mismatch(game[lane], ply[lane], Difference.BOARD,
                black ^ rules.black() | white ^ rules.white(), 0));
        }
        if (over != rules.isGameOver()) {
            return simple(lane, over ? Difference.OVER : Difference.NOT_OVER);
        }
        if (!over && planes[2][lane] != rules.legalMoves()) {
            return Optional.of(
                new Mismatch(game[lane], ply[lane], Difference.LEGAL, planes[2][lane], rules.legalMoves()));
        }
        boolean blackToMove = (simulator.lanes(circuit.array().current().black()) >>> lane & 1) != 0;
        if (!over && blackToMove != (rules.toMove() == Color.BLACK)) {
            return simple(lane, Difference.COLOR);
        }
        if (simulator.value(circuit.counts().black(), lane) != Long.bitCount(black)
                || simulator.value(circuit.counts().white(), lane) != Long.bitCount(white)) {
            return simple(lane, Difference.COUNTERS);
        }
        long errors = simulator.lanes(circuit.errIllegal()) | simulator.lanes(circuit.mailbox().overrun());
        return (errors >>> lane & 1) != 0 ? simple(lane, Difference.ERROR_PIN) : Optional.empty();
    }

    private Optional<Mismatch> simple(int lane, Difference what) {
        return Optional.of(new Mismatch(game[lane], ply[lane], what, 0, 0));
    }
}
