package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.score.Field;
import flipchip.hwsim.circuit.score.PackedScoreModel;
import flipchip.hwsim.circuit.score.ScoreCircuit;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// An exhibit of the parallel-search essay's packed score of every position of a game, from the circuit that
/// grows the stable discs clock by clock: the board with the stable discs marked, and the 26 bits of the
/// score in their four fields.
final class ScoreExhibit extends Exhibit {
    private static final double BITS = 76;
    private static final List<Integer> WIDTHS = List.of(2, 8, 8, 8);

    /// @param ply     of the game
    /// @param clock   since the position came in
    /// @param stable  register of stable discs
    /// @param packed  output of the packer
    /// @param settled the register will not grow any more
    /// @param before  settled score of the position before; its own for the first
    record State(Position position, int ply, int clock, long stable, int packed, boolean settled,
            int before) {}

    ScoreExhibit() {
        super("score", "random", "wipe-out", OWN_GAME);
    }

    @Override
    Recording<State> record(Request request) {
        Game game = switch (request.choice()) {
            case "wipe-out" -> SamplePositions.wipeOut();
            case OWN_GAME -> request.own();
            default -> SamplePositions.randomGame();
        };
        Netlist netlist = ScoreCircuit.netlist();
        BitParallelSimulator sim = new BitParallelSimulator(netlist);
        List<State> states = new ArrayList<>();
        int previousMoves = Long.bitCount(game.start().legalMoves());
        for (int ply = 0; ply <= game.length() && !request.cancelled().getAsBoolean(); ply++) {
            Position position = game.positionAt(ply);
            int moves = Long.bitCount(position.legalMoves());
            load(sim, position, moves, ply > 0 && game.passFollows(ply - 1) ? 0 : previousMoves);
            run(sim, position, ply, states);
            previousMoves = moves;
        }
        Origin.Counted in = new Origin.Counted(netlist);
        return new Recording<>(states, this::sentence, (area, step) -> draw(area, step.now()), in,
            List.of(figure("bits", netlist.port("score").width(), in),
                differs("order", order(), new Origin.Chosen(), "003"), gates(in), registers(in)),
            text("result", hex(states.getLast().packed)));
    }

    /// A new position: the register of stable discs is emptied.
    private static void load(BitParallelSimulator sim, Position position, int moves, int previousMoves) {
        Netlist netlist = sim.netlist();
        boolean black = position.toMove() == Color.BLACK;
        sim.set(netlist.port("black").bus(), position.black());
        sim.set(netlist.port("white").bus(), position.white());
        sim.set(netlist.port("moves_black").bus(), black ? moves : previousMoves);
        sim.set(netlist.port("moves_white").bus(), black ? previousMoves : moves);
        sim.set(netlist.port("over").bus(), position.isGameOver() ? 1 : 0);
        sim.set(netlist.port("clear").bus(), 1);
        sim.clock();
        sim.set(netlist.port("clear").bus(), 0);
        sim.settle();
    }

    private static void run(BitParallelSimulator sim, Position position, int ply, List<State> states) {
        Netlist netlist = sim.netlist();
        int before = states.isEmpty() ? 0 : states.getLast().packed;
        boolean settled = false;
        for (int clock = 0; !settled; clock++) {
            if (clock > 0) {
                sim.clock();
            }
            settled = sim.value(netlist.port("settled").bus()) != 0;
            int packed = (int) sim.value(netlist.port("score").bus());
            states.add(new State(position, ply, clock, sim.value(netlist.port("stable").bus()), packed,
                settled, states.isEmpty() ? packed : before));
        }
    }

    private static List<String> fields() {
        return List.of(common("score.fields").split("; *"));
    }

    private static String order() {
        return Field.DEFAULT_ORDER.stream().map(field -> fields().get(1 + field.ordinal()))
            .collect(Collectors.joining(", "));
    }

    static String hex(int packed) {
        return String.format(Locale.ROOT, "0x%08X", packed);
    }

    private String sentence(Step<State> step) {
        State state = step.now();
        PackedScoreModel score = PackedScoreModel.unpack(state.packed);
        return text(step.isLast() ? "say.end" : state.settled ? "say.settled" : "say", state.ply, state.clock,
            Long.bitCount(state.stable), hex(state.packed), text("outcome." + score.outcome()),
            score.stability(), score.mobility(), score.pieces(), hex(state.before),
            text("order." + Integer.signum(state.packed - state.before)));
    }

    private static void draw(Area area, State state) {
        BoardBlock board = new BoardBlock(area.inset(0, 0, 0, BITS).square(), state.position);
        board.lamps(state.stable, Math.max(2.5, board.cell() * 0.1), CanvasColor.LEGAL).frames(state.stable,
            CanvasColor.LEGAL);
        double gap = 12;
        double bit = Math.min(24, (area.width() - 3 * gap) / PackedScoreModel.BITS);
        PackedScoreModel score = PackedScoreModel.unpack(state.packed);
        List<String> values = List.of(String.valueOf(score.outcome()), SquareLabels.signed(score.stability()),
            SquareLabels.signed(score.mobility()), SquareLabels.signed(score.pieces()));
        Area rest = area.bottom(BITS).middle(PackedScoreModel.BITS * bit + 3 * gap, BITS);
        int below = PackedScoreModel.BITS;
        for (int field = 0; field < WIDTHS.size(); field++) {
            int width = WIDTHS.get(field);
            below -= width;
            Area bits = rest.left(width * bit);
            bits.small(fields().get(field), 0, 14, CanvasColor.QUIET);
            bits.inset(0, 24, 0, 0).bits(state.packed >>> below, width, 1, CanvasColor.REMOTE_OR_LOCAL);
            bits.mono(values.get(field), 0, 34 + bit, CanvasColor.TEXT);
            rest = rest.inset(width * bit + gap, 0, 0, 0);
        }
    }
}
