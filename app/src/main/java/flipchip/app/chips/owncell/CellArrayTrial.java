package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.ForeignCell;

/// A trial of sixty-four copies of a student's cell, wired as an array in our simulator, against the rules of
/// the game.
final class CellArrayTrial {
    private static final Texts TEXTS = Texts.of("student");
    static final int GAMES = 64;
    private static final int PLIES = 56;

    private final CellArray array;
    private final BitParallelSimulator simulator;

    /// @throws IllegalStateException if the cells, put side by side, make a loop
    CellArrayTrial(ForeignCell cell) {
        array = CellArray.build(cell);
        simulator = new BitParallelSimulator(array.netlist());
    }

    /// Plays random games and stops at the first wrong answer.
    Optional<CellMistake> run() {
        SplittableRandom random = new SplittableRandom(1);
        List<Position> games = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            games.add(Position.INITIAL);
        }
        for (int ply = 0; ply < PLIES; ply++) {
            Optional<CellMistake> mistake = compare(games, random);
            if (mistake.isPresent()) {
                return mistake;
            }
        }
        return Optional.empty();
    }

    /// Asks about one position in each lane, then plays a move in each.
    private Optional<CellMistake> compare(List<Position> games, SplittableRandom random) {
        ask(simulator, array, games, new long[GAMES]);
        long[] moves = new long[GAMES];
        for (int lane = 0; lane < GAMES; lane++) {
            Position position = games.get(lane);
            long shown = simulator.value(array.nets().legal(), lane);
            if (shown != position.legalMoves()) {
                Square square = Square.of(Long.numberOfTrailingZeros(shown ^ position.legalMoves()));
                return Optional
                    .of(new CellMistake(position, Optional.empty(), liar(games, moves, lane, square, "legal"),
                        TEXTS.get(position.isLegal(square) ? "mistake.hidden" : "mistake.shown", square)));
            }
            moves[lane] = oneOf(position.legalMoves(), random);
        }
        ask(simulator, array, games, moves);
        for (int lane = 0; lane < GAMES; lane++) {
            Position position = games.get(lane);
            if (moves[lane] == 0) {
                games.set(lane, Position.INITIAL);
                continue;
            }
            Square move = Square.of(Long.numberOfTrailingZeros(moves[lane]));
            Position next = position.play(move);
            long black = simulator.value(array.nets().to().black(), lane);
            long white = simulator.value(array.nets().to().white(), lane);
            long wrong =
                (black ^ next.black() & ~position.black()) | (white ^ next.white() & ~position.white());
            if (wrong != 0) {
                Square square = Square.of(Long.numberOfTrailingZeros(wrong));
                String pin = ((black ^ next.black() & ~position.black()) & square.bit()) != 0 ? "toB" : "toW";
                return Optional.of(new CellMistake(position, Optional.of(move),
                    liar(games, moves, lane, square, pin), TEXTS.get("mistake.disc", move, square)));
            }
            games.set(lane, next.legalMoves() == 0 ? Position.INITIAL : next);
        }
        return Optional.empty();
    }

    private static long oneOf(long squares, SplittableRandom random) {
        return squares == 0 ? 0 : Square.random(squares, random).bit();
    }

    /// The net that goes wrong first: an output of a cell whose inputs are right.
    private String liar(List<Position> games, long[] moves, int lane, Square square, String pin) {
        CellArray right = CellArray.build();
        BitParallelSimulator ours = new BitParallelSimulator(right.netlist());
        ask(ours, right, games, moves);
        return new FirstFaultFinder(new FirstFaultFinder.Side(array, simulator, lane),
            new FirstFaultFinder.Side(right, ours, lane)).find(square).orElse(square + "." + pin);
    }

    /// Puts the boards and the selected squares on the pins and lets all settle.
    private static void ask(BitParallelSimulator simulator, CellArray array, List<Position> games,
            long[] selected) {
        ArrayNets nets = array.nets();
        long black = 0;
        for (int lane = 0; lane < GAMES; lane++) {
            black |= games.get(lane).toMove() == Color.BLACK ? 1L << lane : 0;
        }
        simulator.setLanes(nets.current().black(), black);
        simulator.setLanes(nets.current().white(), ~black);
        for (int s = 0; s < GAMES; s++) {
            long[] lanes = new long[3];
            for (int lane = 0; lane < GAMES; lane++) {
                lanes[0] |= (games.get(lane).black() >>> s & 1) << lane;
                lanes[1] |= (games.get(lane).white() >>> s & 1) << lane;
                lanes[2] |= (selected[lane] >>> s & 1) << lane;
            }
            simulator.setLanes(nets.is().black().get(s), lanes[0]);
            simulator.setLanes(nets.is().white().get(s), lanes[1]);
            simulator.setLanes(nets.empty().get(s), ~(lanes[0] | lanes[1]));
            simulator.setLanes(nets.select().get(s), lanes[2]);
        }
        simulator.settle();
    }
}
