package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import flipchip.app.chips.owncell.OwnCircuit.Refused;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A checker of a user's circuit for the whole board against the rules: the inputs `own` and `other` have the
/// discs of the side to move and of the other side, the output `legal` its legal moves; bit 0 is a1, bit 1 is
/// b1, bit 63 is h8. Without registers it is proved for every board, where that ends. With registers it is
/// asked: `start` is high for one clock, the discs stay, and `legal` is right in the first clock in which
/// `done` is high. One thread, one use.
public final class BoardCheck {
    private static final int WIDTH = 64;
    private static final int ROUNDS = 400;
    private static final int CLOCKED_ROUNDS = 40;
    private static final int MOST_CLOCKS = 10_000;

    private final Netlist netlist;
    private final BitParallelSimulator simulator;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Position[] games = new Position[WIDTH];
    private int longest;

    private BoardCheck(Netlist netlist) {
        this.netlist = netlist;
        simulator = BitParallelSimulator.compiled(netlist);
        Arrays.fill(games, Position.INITIAL);
    }

    /// What is known about the circuit.
    public enum Verdict {
        /// Equal to the rules on every board.
        PROVED,
        /// Right on every board that was tried.
        AGREES,
        DIFFERS
    }

    /// The result.
    ///
    /// @param gates  of the circuit, registers included
    /// @param boards that were tried
    /// @param clocks at most until an answer; 0 without registers
    /// @param wrong  a board on which it is wrong
    /// @param reason why it is not proved; empty if it is, or differs
    public record Report(Verdict verdict, int gates, int boards, int clocks, Optional<Mistake> wrong,
            String reason) {}

    /// A board on which the circuit is wrong.
    ///
    /// @param own   the discs of the side to move
    /// @param other those of the other side
    /// @param legal what the circuit says; empty if it does not answer
    public record Mistake(long own, long other, OptionalLong legal) {
        /// What the rules say.
        public long rules() {
            return new Board(own, other).legalMoves();
        }
    }

    /// Checks a file, or all Verilog files of a folder.
    ///
    /// @param top the module that is the whole circuit; empty: the one that no other uses
    /// @throws Refused              if it lacks a pin, or cannot be read
    /// @throws IOException          if a file cannot be read or Yosys cannot be run
    /// @throws InterruptedException if the thread is interrupted meanwhile
    public static Report of(Path path, Optional<String> top) throws IOException, InterruptedException {
        Netlist netlist = OwnCircuit.read(path, top);
        boolean clocked = netlist.gates().stream().anyMatch(gate -> !gate.isCombinational());
        if (netlist.gates().stream().anyMatch(Gate.Latch.class::isInstance)) {
            throw Refused.of("board.latch");
        }
        pin(netlist, "own", Port.Direction.INPUT, WIDTH);
        pin(netlist, "other", Port.Direction.INPUT, WIDTH);
        pin(netlist, "legal", Port.Direction.OUTPUT, WIDTH);
        if (clocked) {
            pin(netlist, "start", Port.Direction.INPUT, 1);
            pin(netlist, "done", Port.Direction.OUTPUT, 1);
        }
        return new BoardCheck(netlist).run(clocked, path, top);
    }

    private static void pin(Netlist netlist, String name, Port.Direction direction, int width)
            throws Refused {
        if (netlist.ports(direction).stream()
            .noneMatch(port -> port.name().equals(name) && port.width() == width)) {
            throw Refused.of("board.pin." + (direction == Port.Direction.INPUT ? "in" : "out"), name, width);
        }
    }

    private Report run(boolean clocked, Path path, Optional<String> top)
            throws IOException, InterruptedException {
        int rounds = clocked ? CLOCKED_ROUNDS : ROUNDS;
        for (int round = 0; round < rounds; round++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            long[] own = new long[WIDTH];
            long[] other = new long[WIDTH];
            draw(own, other);
            Optional<Mistake> wrong = clocked ? askClocked(own, other) : ask(own, other);
            if (wrong.isPresent()) {
                return report(Verdict.DIFFERS, (round + 1) * WIDTH, wrong, "");
            }
        }
        if (clocked) {
            return report(Verdict.AGREES, rounds * WIDTH, Optional.empty(),
                OwnCircuit.TEXTS.get("board.clocked"));
        }
        return switch (BoardProof.of(path, top)) {
            case BoardProof.Answer.Same _ -> report(Verdict.PROVED, rounds * WIDTH, Optional.empty(), "");
            case BoardProof.Answer.Open open ->
                report(Verdict.AGREES, rounds * WIDTH, Optional.empty(), open.reason());
            case BoardProof.Answer.Different different -> report(Verdict.DIFFERS, rounds * WIDTH,
                Optional.of(confirmed(different.own(), different.other())), "");
        };
    }

    private Report report(Verdict verdict, int boards, Optional<Mistake> wrong, String reason) {
        return new Report(verdict, netlist.gates().size(), boards, longest, wrong, reason);
    }

    /// The circuit's own answer on a board that the proof found.
    private Mistake confirmed(long own, long other) {
        long[] first = new long[WIDTH];
        long[] second = new long[WIDTH];
        first[0] = own;
        second[0] = other;
        return ask(first, second).orElseThrow(
            () -> new IllegalStateException("the proof and the simulator read the circuit differently"));
    }

    /// Boards of random games in half of the lanes, random boards of any density in the others.
    private void draw(long[] own, long[] other) {
        for (int lane = 0; lane < WIDTH; lane++) {
            if (lane < WIDTH / 2) {
                own[lane] = games[lane].board().player();
                other[lane] = games[lane].board().opponent();
                long moves = games[lane].legalMoves();
                games[lane] = moves == 0
                    ? Position.INITIAL
                    : games[lane].play(Square.of(Long.numberOfTrailingZeros(oneOf(moves))));
            } else {
                long filled =
                    lane % 3 == 0 ? -1 : random.nextLong() | (lane % 3 == 1 ? random.nextLong() : 0);
                long side = random.nextLong() & (lane % 2 == 0 ? -1 : random.nextLong());
                own[lane] = filled & side & ~(lane % 3 == 0 ? oneOf(-1) : 0);
                other[lane] = filled & ~side & ~(lane % 3 == 0 ? oneOf(-1) | oneOf(-1) : 0);
            }
        }
    }

    private long oneOf(long squares) {
        long left = squares;
        for (int skip = random.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.lowestOneBit(left);
    }

    private Optional<Mistake> ask(long[] own, long[] other) {
        set("own", own);
        set("other", other);
        simulator.settle();
        return wrong(own, other, -1);
    }

    private Optional<Mistake> askClocked(long[] own, long[] other) {
        set("own", own);
        set("other", other);
        simulator.setLanes(netlist.port("start").bus().get(0), -1);
        long open = -1;
        for (int clock = 0; clock < MOST_CLOCKS; clock++) {
            simulator.settle();
            long done = clock == 0 ? 0 : simulator.lanes(netlist.port("done").bus().get(0));
            Optional<Mistake> wrong = wrong(own, other, done & open);
            if (wrong.isPresent()) {
                return wrong;
            }
            open &= ~done;
            if (open == 0) {
                longest = Math.max(longest, clock);
                return Optional.empty();
            }
            simulator.edge();
            simulator.setLanes(netlist.port("start").bus().get(0), 0);
        }
        int lane = Long.numberOfTrailingZeros(open);
        return Optional.of(new Mistake(own[lane], other[lane], OptionalLong.empty()));
    }

    private Optional<Mistake> wrong(long[] own, long[] other, long lanes) {
        for (long left = lanes; left != 0; left &= left - 1) {
            int lane = Long.numberOfTrailingZeros(left);
            Mistake found = new Mistake(own[lane], other[lane],
                OptionalLong.of(simulator.value(netlist.port("legal").bus(), lane)));
            if (found.legal().getAsLong() != found.rules()) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    private void set(String pin, long[] byLane) {
        long[] rows = byLane.clone();
        BitMatrix.transpose(rows);
        for (int bit = 0; bit < WIDTH; bit++) {
            simulator.setLanes(netlist.port(pin).bus().get(bit), rows[bit]);
        }
    }
}
