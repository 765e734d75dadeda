package flipchip.hwsim.verify.catalogue;

import java.util.Arrays;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.BestLine;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.SolverForm;

/// Checks of the endgame solver chip and its forms.
final class SolverChecks {
    /// Depth at which the form with an evaluation is asked.
    static final int PLIES = 2;
    /// What an endgame of so few empty squares takes, and a search of so few plies.
    private static final int MOST_SOLVING = 100_000;
    private static final int MOST_EMPTIES = 5;
    private static final int MOST_SQUARES = 60;

    private SolverChecks() {}

    /// Endgames through the host memory: score by plain minimax, the other words by the model of the form.
    static DirectCheck solver(SolverForm form) {
        return (pins, questions, findings) -> {
            Position[] positions = new Position[LanePins.LANES];
            for (int lane = 0; lane < positions.length; lane++) {
                positions[lane] =
                    questions.endgame(1, form == SolverForm.LEAF_EVALUATION ? MOST_SQUARES : MOST_EMPTIES);
            }
            write(pins, HostMemory.BLACK, PositionBatches.numbers(lane -> positions[lane].black()));
            write(pins, HostMemory.WHITE, PositionBatches.numbers(lane -> positions[lane].white()));
            write(pins, HostMemory.CONTROL, PositionBatches.numbers(lane -> control(form, positions[lane])));
            pins.set("host_write", 0);
            pins.clock();
            for (int clock = 0; pins.lanes("idle") != 0 && clock < 2; clock++) {
                pins.clock();
            }
            ClockedChecks.await(pins, "idle", MOST_SOLVING, findings, i -> positions[i].toString());
            compare(form, positions, pins, findings);
            findings.add(positions.length);
        };
    }

    private static void compare(SolverForm form, Position[] positions, LanePins pins, CheckResult findings) {
        long[][] expected = Arrays.stream(positions)
            .map(position -> HostMemory.words(form.expected(position, PLIES))).toArray(long[][]::new);
        for (int address = HostMemory.RESULT; address <= lastWord(form); address++) {
            int word = address;
            pins.set("host_address", address);
            pins.clock();
            long[] found = pins.get("host_rdata");
            findings.same("word " + address, 64,
                PositionBatches.numbers(lane -> expected[lane][word] & known(form, word)),
                PositionBatches.numbers(lane -> found[lane] & known(form, word)),
                i -> positions[i].toString());
            if (address == HostMemory.RESULT && form != SolverForm.LEAF_EVALUATION) {
                findings.same("score", 8,
                    PositionBatches.numbers(lane -> minimax(positions[lane].board(),
                        positions[lane].toMove() == Color.BLACK ? 1 : -1)),
                    PositionBatches.numbers(lane -> HostMemory.score(found[lane])),
                    i -> positions[i].toString());
            }
        }
    }

    static long control(SolverForm form, Position position) {
        return HostMemory.control(position.toMove(), form == SolverForm.LEAF_EVALUATION ? PLIES : 0);
    }

    static int lastWord(SolverForm form) {
        return form == SolverForm.HASH ? HostMemory.HITS : HostMemory.CLOCKS;
    }

    /// The bits of a word that the model of a form knows: without the line where it keeps none.
    static long known(SolverForm form, int address) {
        return form == SolverForm.LEAF_EVALUATION && address == HostMemory.RESULT
            ? -1L << BestLine.WIDTH
            : -1L;
    }

    private static void write(LanePins pins, int address, long[] words) {
        pins.set("host_address", address);
        pins.set("host_write", 1);
        pins.set("host_wdata", words);
        pins.clock();
    }

    /// Black's discs less White's after the best play of both; empty squares are not awarded.
    private static int minimax(Board board, int sign) {
        if (board.legalMoves() == 0) {
            return board.pass().legalMoves() == 0
                ? sign * (Long.bitCount(board.player()) - Long.bitCount(board.opponent()))
                : minimax(board.pass(), -sign);
        }
        int best = Integer.MIN_VALUE;
        for (Square square : Square.all(board.legalMoves())) {
            best = Math.max(best, sign * minimax(board.play(square), -sign));
        }
        return sign * best;
    }
}
