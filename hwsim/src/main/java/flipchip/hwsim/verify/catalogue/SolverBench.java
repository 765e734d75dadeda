package flipchip.hwsim.verify.catalogue;

import java.util.Arrays;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.BestLine;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.SolverForm;

/// A bench of a form of the endgame solver chip: endgames through the host memory, the score by plain
/// minimax, the other words by the form's model, and the clocks by the proved bound where there is one.
final class SolverBench implements Bench {
    /// Search depth of the form with an evaluation.
    private static final int PLIES = 2;
    private static final int MOST_CLOCKS = 100_000;
    private static final int MOST_EMPTIES = 5;
    private static final int MOST_SQUARES = 60;

    private final SolverForm form;
    private final boolean evaluates;

    SolverBench(SolverForm form) {
        this.form = form;
        evaluates = form == SolverForm.LEAF_EVALUATION;
    }

    private record Endgame(Position position, long[] words) {
        long control(int plies) {
            return HostMemory.control(position.toMove(), plies);
        }

        int score() {
            return minimax(position.board(), position.toMove() == Color.BLACK ? 1 : -1);
        }

        @Override
        public String toString() {
            return position.toString();
        }
    }

    private Endgame draw(Placements placements) {
        Position position = placements.endgame(1, evaluates ? MOST_SQUARES : MOST_EMPTIES);
        return new Endgame(position, HostMemory.words(form.expected(position, PLIES)));
    }

    @Override
    public void batch(Pins pins, Placements placements) {
        Lanes<Endgame> endgames = Lanes.of(pins, () -> draw(placements));
        pins.set("host_write", 1);
        pins.set("host_address", HostMemory.BLACK);
        endgames.set("host_wdata", endgame -> endgame.position.black()).step();
        pins.set("host_address", HostMemory.WHITE);
        endgames.set("host_wdata", endgame -> endgame.position.white()).step();
        pins.set("host_address", HostMemory.CONTROL);
        endgames.set("host_wdata", endgame -> endgame.control(evaluates ? PLIES : 0)).step();
        pins.set("host_write", 0);
        pins.step();
        for (int clock = 0; Arrays.stream(pins.get("idle")).sum() != 0 && clock < 2; clock++) {
            pins.step();
        }
        endgames.await("idle", MOST_CLOCKS);
        for (int address = HostMemory.RESULT; address <= lastWord(); address++) {
            pins.set("host_address", address);
            pins.step();
            compare(endgames, address);
        }
        endgames.done();
    }

    private int lastWord() {
        return form == SolverForm.HASH ? HostMemory.HITS : HostMemory.CLOCKS;
    }

    /// The form with an evaluation keeps no line with its result.
    private void compare(Lanes<Endgame> endgames, int address) {
        long[] found = endgames.pins().get("host_rdata");
        long known = evaluates && address == HostMemory.RESULT ? -1L << BestLine.WIDTH : -1L;
        endgames.compare("word " + address, Arrays.stream(found).map(word -> word & known).toArray(),
            _ -> true, endgame -> endgame.words[address] & known);
        if (address == HostMemory.RESULT && !evaluates) {
            endgames.compare("score", Arrays.stream(found).map(HostMemory::score).toArray(), _ -> true,
                Endgame::score);
        }
        if (address == HostMemory.CLOCKS) {
            endgames.compare("clocks, at most as proved", found, endgame -> bound(endgame) < Long.MAX_VALUE,
                endgame -> Math.min(endgame.words[address], bound(endgame)));
        }
    }

    private long bound(Endgame endgame) {
        return form.mostClocks(endgame.position.board().empties()).orElse(Long.MAX_VALUE);
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
