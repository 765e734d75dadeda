package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.Sentences;
import flipchip.hwsim.circuit.shogi.Checker;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.MaskCircuit;
import flipchip.hwsim.circuit.shogi.MaskRun;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.ShogiBoard;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;

/// Document 001's check mask and defence mask for shogi: the top-down half of the scan, then the bottom-up
/// half, in which the masks come out rank by rank.
final class MasksExhibit extends Exhibit<MasksExhibit.Shot> {
    private static final int SIZE = ShogiBoard.SIZE;

    /// @param index of the clock, from 0
    record Shot(MaskRun run, int index) {
        MaskRun.Clock clock() {
            return run.clocks().get(index);
        }

        boolean isTopDown() {
            return index < SIZE;
        }

        /// Ways to give check from a square by what half a scan found so far; the second half gives the whole
        /// mask.
        int ways(boolean topDown, int square) {
            return clock(topDown, square / SIZE).map(clock -> (int) clock.check().values().stream()
                .filter(files -> (files >>> square % SIZE & 1) != 0).count()).orElse(0);
        }

        /// Whether a move to a square stops the check.
        boolean defends(int square) {
            return clock(false, square / SIZE).filter(clock -> (clock.defence() >>> square % SIZE & 1) != 0)
                .isPresent();
        }

        private Optional<MaskRun.Clock> clock(boolean topDown, int rank) {
            int number = topDown ? rank : 2 * SIZE - 1 - rank;
            return number <= index ? Optional.of(run.clocks().get(number)) : Optional.empty();
        }
    }

    MasksExhibit() {
        super("masks", MasksPicture::new, "one", "two", "none");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        ShogiBoard board = board(choice);
        MaskRun run = MaskRun.record(board, true);
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < run.clocks().size(); i++) {
            shots.add(new Shot(run, i));
        }
        Netlist netlist = MaskCircuit.netlist();
        NetlistStats stats = NetlistStats.of(netlist);
        Origin in = new Origin.Counted(netlist);
        int king = ShogiBoard.square(5, 2);
        int ways = 0;
        for (Checker way : Checker.values()) {
            ways += way.squares(board, king, true).size();
        }
        return new Recording<>(shots, this::say, in,
            List.of(figure("clocks", run.clocks().size(), in), figure("gates", stats.combinational(), in),
                figure("memory", stats.registerBits() + stats.memoryBits(), in)),
            text("result", ways, Checker.stops(board, king, true).size()));
    }

    /// White's king on (5,2), and who attacks it.
    private static ShogiBoard board(String choice) {
        Map<Integer, Piece> pieces = new HashMap<>();
        pieces.put(ShogiBoard.square(5, 2), new Piece(Kind.KING, false, false, 0));
        pieces.put(ShogiBoard.square(5, 9), new Piece(Kind.KING, false, true, 1));
        pieces.put(ShogiBoard.square(4, 1), new Piece(Kind.GOLD, false, false, 0));
        pieces.put(ShogiBoard.square(7, 3), new Piece(Kind.SILVER, false, false, 0));
        pieces.put(ShogiBoard.square(3, 4), new Piece(Kind.KNIGHT, false, true, 0));
        if (!choice.equals("none")) {
            pieces.put(ShogiBoard.square(5, 6), new Piece(Kind.ROOK, false, true, 0));
        }
        if (choice.equals("two")) {
            pieces.put(ShogiBoard.square(8, 5), new Piece(Kind.BISHOP, false, true, 0));
        }
        return new ShogiBoard(pieces);
    }

    private String say(Shot shot) {
        int here = 0;
        int stops = 0;
        for (int file = 0; file < SIZE; file++) {
            int square = SIZE * shot.clock().rank() + file;
            here += shot.ways(shot.isTopDown(), square);
            stops += shot.defends(square) ? 1 : 0;
        }
        String said = shot.isTopDown()
            ? text("say.down", shot.clock().number(), shot.clock().rank() + 1, here)
            : text("say.up", shot.clock().number(), shot.clock().rank() + 1, here, stops);
        boolean last = shot.index == shot.run.clocks().size() - 1;
        return Sentences.join(said, last ? text(shot.clock().single() ? "say.single" : "say.double") : "");
    }

    @Override
    int telling(Recording<Shot> run) {
        return run.steps().size() - 1;
    }
}
