package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import flipchip.app.chips.owncell.OwnCircuit.Refused;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A checker of a user's [BoardCircuit] against the rules. Without registers it is proved for every board,
/// where that ends. One thread, one use.
public final class BoardCheck {
    private static final int WIDTH = BoardCircuit.LANES;
    private static final int ROUNDS = 400;
    private static final int CLOCKED_ROUNDS = 40;
    private static final int SIMULATED_ROUNDS = 8;

    private final BoardCircuit circuit;
    private final String note;
    private final SplittableRandom random = new SplittableRandom(1);
    private final Position[] games = new Position[WIDTH];

    private BoardCheck(BoardCircuit circuit, String note) {
        this.circuit = circuit;
        this.note = note;
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
    /// @param reason why it is not proved, or who says that it is wrong where it was proved; else empty
    /// @param note   which of several modules was checked, and which inputs were held at 0; else empty
    public record Report(Verdict verdict, int gates, int boards, int clocks, Optional<Mistake> wrong,
            String reason, String note) {}

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
        BoardCircuit circuit = BoardCircuit.read(path, top);
        return new BoardCheck(circuit, circuit.note(path, top)).run(path, top);
    }

    private Report run(Path path, Optional<String> top) throws IOException, InterruptedException {
        boolean clocked = circuit.isClocked();
        int rounds = clocked ? CLOCKED_ROUNDS : ROUNDS;
        for (int round = 0; round < rounds; round++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            long[] own = new long[WIDTH];
            long[] other = new long[WIDTH];
            draw(own, other);
            Optional<Mistake> wrong = ask(own, other);
            if (wrong.isPresent()) {
                return report(Verdict.DIFFERS, (round + 1) * WIDTH, wrong,
                    OwnCircuit.simulated(path).orElse(""));
            }
        }
        BoardProof.Answer answer =
            clocked ? circuit.simulated(path, drawn()) : BoardProof.of(path, top, circuit.held(), drawn());
        return switch (answer) {
            case BoardProof.Answer.Disputed found ->
                report(Verdict.DIFFERS, rounds * WIDTH, Optional.of(found.mistake()), found.reason());
            case BoardProof.Answer.Same _ -> report(Verdict.PROVED, rounds * WIDTH, Optional.empty(), "");
            case BoardProof.Answer.Open open -> report(Verdict.AGREES, rounds * WIDTH, Optional.empty(),
                OwnCircuit.simulated(path).orElse(open.reason()));
            case BoardProof.Answer.Different different -> report(Verdict.DIFFERS, rounds * WIDTH,
                Optional.of(confirmed(different.own(), different.other())), "");
        };
    }

    private List<Board> drawn() {
        long[] own = new long[WIDTH];
        long[] other = new long[WIDTH];
        List<Board> boards = new ArrayList<>();
        for (int round = 0; round < SIMULATED_ROUNDS; round++) {
            draw(own, other);
            for (int lane = 0; lane < WIDTH; lane++) {
                boards.add(new Board(own[lane], other[lane]));
            }
        }
        return boards;
    }

    private Report report(Verdict verdict, int boards, Optional<Mistake> wrong, String reason) {
        return new Report(verdict, circuit.gates(), boards, circuit.longest(), wrong, reason, note);
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
                games[lane] = moves == 0 ? Position.INITIAL : games[lane].play(Square.random(moves, random));
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
        return Square.random(squares, random).bit();
    }

    /// The first wrong answer, or where there is none the first board without one.
    private Optional<Mistake> ask(long[] own, long[] other) {
        BoardCircuit.Answers answers = circuit.ask(own, other);
        Optional<Mistake> silent = Optional.empty();
        for (int lane = 0; lane < WIDTH; lane++) {
            Mistake found = new Mistake(own[lane], other[lane], answers.legal(lane));
            if (found.legal().isEmpty()) {
                silent = silent.or(() -> Optional.of(found));
            } else if (found.legal().getAsLong() != found.rules()) {
                return Optional.of(found);
            }
        }
        return silent;
    }
}
