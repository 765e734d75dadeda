package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.scanner.ScanGenerator;
import flipchip.hwsim.circuit.scanner.ScanRun;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.referee.array.CellArray;

/// The scanning legal move generator: document 001's scan carried over to Othello, clock by clock.
final class ScannerExhibit extends Exhibit<ScannerExhibit.Shot> {
    private static final int RANKS = 8;

    /// @param partial what the top-down scan has stored so far for the position that enters
    /// @param stored  the whole partial result of the position before
    /// @param legal   finished squares of the position before
    record Shot(ScanRun run, ScanRun.Clock clock, long partial, long stored, long legal) {
        /// Number of the position that enters, from 0.
        int entering() {
            return (clock.number() - 1) / RANKS;
        }
    }

    ScannerExhibit() {
        super("scanner", ScannerPicture::new, "opening", "middle", "stream");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Game game = SamplePositions.middleGame();
        List<Board> boards = switch (choice) {
            case "middle" -> List.of(game.position().board());
            case "stream" ->
                IntStream.of(0, 6, 12, 20).mapToObj(ply -> game.positionAt(ply).board()).toList();
            default -> List.of(Board.INITIAL);
        };
        ScanRun run = ScanRun.record(boards);
        List<Shot> shots = new ArrayList<>();
        long partial = 0;
        long stored = 0;
        long legal = 0;
        for (ScanRun.Clock clock : run.clocks()) {
            if (clock.top().rank() == 1) {
                stored = partial;
                partial = 0;
                legal = 0;
            }
            partial |= (long) clock.partial() << RANKS * (clock.top().rank() - 1);
            legal |= clock.number() > RANKS ? (long) clock.legal() << RANKS * (clock.bottom().rank() - 1) : 0;
            shots.add(new Shot(run, clock, partial, stored, legal));
        }
        Netlist dataPath = ScanGenerator.dataPath();
        Netlist cells = CellArray.build().netlist();
        NetlistStats path = NetlistStats.of(dataPath);
        Origin scan = new Origin.Counted(ScanGenerator.netlist());
        Origin in = new Origin.Counted(dataPath);
        return new Recording<>(shots, this::say, scan,
            List.of(figure("clocks", run.clocks().size(), scan), figure("gates", path.combinational(), in),
                figure("registers", path.registerBits(), in), figure("depth", path.depth(), in),
                figure("array", NetlistStats.of(cells).combinational(), new Origin.Counted(cells)),
                differs("transfer", run.clocks().size(), scan, "001")),
            text("result", run.legal().stream().map(Square::list).collect(Collectors.joining("; "))));
    }

    private String say(Shot shot) {
        List<String> parts = new ArrayList<>();
        ScanRun.Clock clock = shot.clock;
        if (shot.entering() < shot.run.boards().size()) {
            parts.add(text("say.down", shot.entering() + 1, clock.top().rank(), files(clock.top().hit()),
                files(clock.row())));
        }
        if (shot.entering() > 0) {
            parts.add(text("say.up", shot.entering(), clock.bottom().rank(), files(clock.bottom().hit()),
                files(clock.legal()), SquareLabels.squares(shot.legal)));
        }
        return text("say", clock.number(), String.join("; ", parts));
    }

    /// "c e", or none.
    private static String files(int bits) {
        String files = IntStream.range(0, RANKS).filter(c -> (bits >>> c & 1) != 0)
            .mapToObj(c -> String.valueOf((char) ('a' + c))).collect(Collectors.joining(" "));
        return files.isEmpty() ? common("none") : files;
    }

    @Override
    int telling(Recording<Shot> run) {
        return last(run, shot -> shot.clock.legal() != 0);
    }
}
