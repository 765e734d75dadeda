package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.score.Field;
import flipchip.hwsim.circuit.score.PackedScoreModel;
import flipchip.hwsim.circuit.score.ScoreCircuit;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// Document 003's packed score of every position of a game, from the circuit that grows the stable discs
/// clock by clock.
final class ScoreExhibit extends Exhibit<ScoreExhibit.Shot> {

    /// @param ply     of the game
    /// @param clock   since the position came in
    /// @param stable  register of stable discs
    /// @param packed  output of the packer
    /// @param settled the register will not grow any more
    /// @param before  settled score of the position before; its own for the first
    /// @param last    last clock of the last position
    record Shot(Position position, int ply, int clock, long stable, int packed, boolean settled, int before,
            boolean last) {}

    private final Supplier<Game> own;

    ScoreExhibit(Supplier<Game> game) {
        super("score", ScorePicture::new, "random", "wipe-out", OWN_GAME);
        own = game;
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Game game = switch (choice) {
            case "wipe-out" -> SamplePositions.wipeOut();
            case OWN_GAME -> own.get();
            default -> SamplePositions.randomGame();
        };
        Netlist netlist = ScoreCircuit.netlist();
        BitParallelSimulator sim = new BitParallelSimulator(netlist);
        List<Shot> shots = new ArrayList<>();
        int previousMoves = Long.bitCount(game.start().legalMoves());
        for (int ply = 0; ply <= game.length() && !cancelled.getAsBoolean(); ply++) {
            Position position = game.positionAt(ply);
            int moves = Long.bitCount(position.legalMoves());
            if (ply > 0 && game.passFollows(ply - 1)) {
                previousMoves = 0;
            }
            load(sim, position, moves, previousMoves);
            run(sim, position, ply, ply == game.length(), shots);
            previousMoves = moves;
        }
        NetlistStats stats = NetlistStats.of(netlist);
        Origin in = new Origin.Counted(netlist);
        return new Recording<>(shots, this::say, in,
            List.of(same("bits", netlist.port("score").width(), in, "003"),
                differs("order", order(), new Origin.Chosen(), "003"),
                figure("gates", stats.combinational(), in), figure("registers", stats.registerBits(), in)),
            text("result", hex(shots.getLast().packed)));
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

    private static void run(BitParallelSimulator sim, Position position, int ply, boolean lastPly,
            List<Shot> shots) {
        Netlist netlist = sim.netlist();
        int before = shots.isEmpty() ? 0 : shots.getLast().packed;
        for (int clock = 0;; clock++) {
            boolean settled = sim.value(netlist.port("settled").bus()) != 0;
            int packed = (int) sim.value(netlist.port("score").bus());
            shots.add(new Shot(position, ply, clock, sim.value(netlist.port("stable").bus()), packed, settled,
                shots.isEmpty() ? packed : before, settled && lastPly));
            if (settled) {
                return;
            }
            sim.clock();
        }
    }

    private static String order() {
        String[] names = common("score.fields").split("; *");
        return Field.DEFAULT_ORDER.stream().map(field -> names[1 + field.ordinal()])
            .collect(Collectors.joining(", "));
    }

    static String hex(int packed) {
        return String.format(Locale.ROOT, "0x%08X", packed);
    }

    private String say(Shot shot) {
        PackedScoreModel score = PackedScoreModel.unpack(shot.packed);
        return text(shot.last ? "say.end" : shot.settled ? "say.settled" : "say", shot.ply, shot.clock,
            Long.bitCount(shot.stable), hex(shot.packed), text("outcome." + score.outcome()),
            score.stability(), score.mobility(), score.pieces(), hex(shot.before),
            text("order." + Integer.signum(shot.packed - shot.before)));
    }
}
