package flipchip.app.student;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.NetlistBuilder;
import flipchip.hwsim.sim.BitParallelSimulator;

/// Sixty-four copies of a student's cell, wired as an array in our simulator, against the rules of the game.
final class CellArrayTrial {
    private static final int GAMES = 64;
    private static final int PLIES = 56;

    private final Netlist netlist;
    private final BitParallelSimulator simulator;

    /// A board on which the array is wrong.
    ///
    /// @param sentence what is wrong there
    record Mistake(Position position, String sentence) {
        /// The 64 squares from a1 on: X black, O white, - empty.
        String board() {
            StringBuilder squares = new StringBuilder();
            for (Square square : Square.values()) {
                boolean black = (position.black() & square.bit()) != 0;
                squares.append(black ? 'X' : (position.white() & square.bit()) != 0 ? 'O' : '-');
            }
            return squares.toString();
        }
    }

    /// @throws IllegalStateException if the cells, put side by side, make a loop
    CellArrayTrial(YosysNetlist cell) {
        netlist = array(cell);
        simulator = new BitParallelSimulator(netlist);
    }

    /// Plays random games and stops at the first wrong answer.
    Optional<Mistake> run() {
        SplittableRandom random = new SplittableRandom(1);
        List<Position> games = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            games.add(Position.INITIAL);
        }
        for (int ply = 0; ply < PLIES; ply++) {
            Optional<Mistake> mistake = compare(games, random);
            if (mistake.isPresent()) {
                return mistake;
            }
        }
        return Optional.empty();
    }

    /// Asks about one position in each lane, then plays a move in each.
    private Optional<Mistake> compare(List<Position> games, SplittableRandom random) {
        set(games, new long[GAMES]);
        simulator.settle();
        long[] moves = new long[GAMES];
        for (int lane = 0; lane < GAMES; lane++) {
            Position position = games.get(lane);
            long shown = simulator.value(netlist.port("legal").bus(), lane);
            if (shown != position.legalMoves()) {
                Square square = Square.of(Long.numberOfTrailingZeros(shown ^ position.legalMoves()));
                return Optional.of(new Mistake(position,
                    square + " is " + (position.isLegal(square) ? "legal and not shown"
                    : "shown as legal and is not")));
            }
            moves[lane] = oneOf(position.legalMoves(), random);
        }
        set(games, moves);
        simulator.settle();
        for (int lane = 0; lane < GAMES; lane++) {
            Position position = games.get(lane);
            if (moves[lane] == 0) {
                games.set(lane, Position.INITIAL);
                continue;
            }
            Square move = Square.of(Long.numberOfTrailingZeros(moves[lane]));
            Position next = position.play(move);
            long black = simulator.value(netlist.port("toB").bus(), lane);
            long white = simulator.value(netlist.port("toW").bus(), lane);
            long wrong = (black ^ next.black() & ~position.black())
                | (white ^ next.white() & ~position.white());
            if (wrong != 0) {
                return Optional.of(new Mistake(position, "after " + move + " the disc on "
                    + Square.of(Long.numberOfTrailingZeros(wrong)) + " is wrong"));
            }
            games.set(lane, next.legalMoves() == 0 ? Position.INITIAL : next);
        }
        return Optional.empty();
    }

    private static long oneOf(long squares, SplittableRandom random) {
        long left = squares;
        for (int skip = squares == 0 ? 0 : random.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.lowestOneBit(left);
    }

    private void set(List<Position> games, long[] selected) {
        long black = 0;
        for (int lane = 0; lane < GAMES; lane++) {
            black |= games.get(lane).toMove() == Color.BLACK ? 1L << lane : 0;
        }
        simulator.setLanes(netlist.port("curB").bus().get(0), black);
        simulator.setLanes(netlist.port("curW").bus().get(0), ~black);
        for (int s = 0; s < GAMES; s++) {
            long[] lanes = new long[3];
            for (int lane = 0; lane < GAMES; lane++) {
                lanes[0] |= (games.get(lane).black() >>> s & 1) << lane;
                lanes[1] |= (games.get(lane).white() >>> s & 1) << lane;
                lanes[2] |= (selected[lane] >>> s & 1) << lane;
            }
            simulator.setLanes(netlist.port("isB").bus().get(s), lanes[0]);
            simulator.setLanes(netlist.port("isW").bus().get(s), lanes[1]);
            simulator.setLanes(netlist.port("empty").bus().get(s), ~(lanes[0] | lanes[1]));
            simulator.setLanes(netlist.port("sel").bus().get(s), lanes[2]);
        }
    }

    // ---- the array

    private static Netlist array(YosysNetlist cell) {
        NetlistBuilder n = new NetlistBuilder("student_array");
        Bus curB = n.input("curB", 1);
        Bus curW = n.input("curW", 1);
        Map<String, Bus> pins = new HashMap<>();
        List.of("isB", "isW", "empty", "sel").forEach(pin -> pins.put(pin, n.input(pin, GAMES)));
        List<Map<String, Bus>> outputs = new ArrayList<>();
        for (Square square : Square.values()) {
            Map<String, Bus> nets = new HashMap<>();
            CellPorts.OUTPUTS.forEach((port, width) ->
                nets.put(port, n.declare(square + ".out." + port, width)));
            outputs.add(nets);
        }
        for (Square square : Square.values()) {
            Map<String, Bus> inputs = new HashMap<>(Map.of("curB", curB, "curW", curW));
            pins.forEach((pin, bus) -> inputs.put(pin, bus.slice(square.index(), square.index() + 1)));
            for (String link : List.of("rolB", "rolW", "remB", "remW")) {
                inputs.put(link + "_in", links(outputs, square, link, false));
            }
            inputs.put("flipB_in", links(outputs, square, "flipOutB", true));
            inputs.put("flipW_in", links(outputs, square, "flipOutW", true));
            try (NetlistBuilder.OpenScope _ = n.scope(square.toString(), "my_cell")) {
                cell.build(n, inputs, outputs.get(square.index()));
            }
        }
        for (String port : List.of("legal", "toB", "toW")) {
            n.output(port, new Bus(outputs.stream().map(nets -> nets.get(port).get(0)).toList()));
        }
        return n.build();
    }

    /// Outputs of the neighbours, one in each direction; 0 beyond the border.
    private static Bus links(List<Map<String, Bus>> outputs, Square square, String port, boolean fromBehind) {
        List<Net> nets = new ArrayList<>();
        for (Direction d : Direction.values()) {
            Optional<Square> neighbour = (fromBehind ? d.opposite() : d).from(square);
            nets.add(neighbour.map(from -> outputs.get(from.index()).get(port).get(d.ordinal()))
                .orElse(Net.ZERO));
        }
        return new Bus(nets);
    }
}
