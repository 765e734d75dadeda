package flipchip.app.chips.gallery;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.Sentences;
import flipchip.hwsim.circuit.shogi.Checker;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.MaskCircuit;
import flipchip.hwsim.circuit.shogi.MaskRun;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.ShogiBoard;
import flipchip.hwsim.gates.netlist.NetlistStats;

/// An exhibit of the shogi-processor paper's check mask and defence mask: the top-down half of the scan, then
/// the bottom-up half, in which the masks come out rank by rank. Three boards, in a row or the check mask
/// large with the others at its side, whichever fills the picture better.
final class MasksExhibit extends Exhibit {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final double HEAD = 22;
    private static final double GAP = 10;

    MasksExhibit() {
        super("masks", "one", "two", "none");
    }

    @Override
    Recording<?> record(Request request) {
        ShogiBoard board = board(request.choice());
        MaskRun run = MaskRun.record(board, true);
        Origin.Counted in = new Origin.Counted(MaskCircuit.netlist());
        NetlistStats stats = NetlistStats.of(in.circuit());
        int king = ShogiBoard.square(5, 2);
        int ways = Stream.of(Checker.values()).mapToInt(way -> way.squares(board, king, true).size()).sum();
        return new Recording<>(run.clocks(), this::sentence, (area, step) -> draw(area, board, step), in,
            List.of(figure("clocks", run.clocks().size(), in), gates(in),
                figure("memory", stats.registerBits() + stats.memoryBits(), in)),
            text("result", ways, Checker.stops(board, king, true).size())).openingAt(Step::isLast);
    }

    /// White's king on (5,2), and the pieces that attack it.
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

    private static boolean isTopDown(Step<MaskRun.Clock> step) {
        return step.index() < SIZE;
    }

    /// Ways to give check from a square by what half a scan found so far; the second half gives the whole
    /// mask.
    private static int ways(Step<MaskRun.Clock> step, boolean topDown, int square) {
        return clock(step, topDown, square / SIZE).map(clock -> (int) clock.check().values().stream()
            .filter(files -> (files >>> square % SIZE & 1) != 0).count()).orElse(0);
    }

    /// Whether a move to a square stops the check.
    private static boolean defends(Step<MaskRun.Clock> step, int square) {
        return clock(step, false, square / SIZE).filter(clock -> (clock.defence() >>> square % SIZE & 1) != 0)
            .isPresent();
    }

    private static Optional<MaskRun.Clock> clock(Step<MaskRun.Clock> step, boolean topDown, int rank) {
        int number = topDown ? rank : 2 * SIZE - 1 - rank;
        return number <= step.index() ? Optional.of(step.all().get(number)) : Optional.empty();
    }

    private String sentence(Step<MaskRun.Clock> step) {
        MaskRun.Clock clock = step.now();
        boolean topDown = isTopDown(step);
        int first = SIZE * clock.rank();
        int here = IntStream.range(first, first + SIZE).map(square -> ways(step, topDown, square)).sum();
        long stops = IntStream.range(first, first + SIZE).filter(square -> defends(step, square)).count();
        return Sentences.join(
            text(topDown ? "say.down" : "say.up", clock.number(), clock.rank() + 1, here, stops),
            step.isLast() ? text(clock.single() ? "say.single" : "say.double") : "");
    }

    private static void draw(Area area, ShogiBoard board, Step<MaskRun.Clock> step) {
        List<Area> places = places(area);
        IntFunction<String> found = square -> digits(ways(step, true, square));
        draw(new ShogiBlock(places.get(0), board), step, "down", true, found);
        draw(new ShogiBlock(places.get(1), board), step, "check", false,
            square -> digits(ways(step, false, square)));
        draw(new ShogiBlock(places.get(2), board), step, "defence", false,
            square -> defends(step, square) ? "●" : "");
    }

    /// The places of the top-down half, the check mask and the defence mask.
    private static List<Area> places(Area area) {
        double size = Math.max(0, Math.min(area.width() / 3 - GAP, area.height() - HEAD - 6));
        List<Area> row =
            IntStream.range(0, 3).mapToObj(i -> area.column(i, 3).at(0, HEAD, size, size)).toList();
        List<Area> large = large(area);
        return surface(large) > surface(row) ? large : row;
    }

    private static double surface(List<Area> places) {
        return places.stream().mapToDouble(place -> place.width() * place.height()).sum();
    }

    private static List<Area> large(Area area) {
        double most = area.height() - HEAD - 4;
        double small =
            Math.clamp(area.width() - most - 2 * GAP, 0, Math.max(0, (area.height() - GAP) / 2 - HEAD));
        double size = Math.max(0, Math.min(most, area.width() - small - 2 * GAP));
        Area all = area.middle(size + 2 * GAP + small, area.height()).inset(0, HEAD, 0, 0).top(size);
        return List.of(all.right(small).top(small), all.left(size), all.right(small).bottom(small));
    }

    private static String digits(int ways) {
        return ways == 0 ? "" : String.valueOf(ways);
    }

    /// A rank of the first board is a clock of the first half, of the others one of the second.
    private static void draw(ShogiBlock block, Step<MaskRun.Clock> step, String head, boolean topDown,
            IntFunction<String> mark) {
        block.leadsTo(topDown ? 0 : 2 * SIZE - 1, topDown ? SIZE - 1 : SIZE);
        block.area().heading(common("masks." + head), 0, 8 - HEAD);
        for (int square = 0; square < ShogiBoard.SQUARES; square++) {
            boolean now = topDown == isTopDown(step) && square / SIZE == step.now().rank();
            block.square(square,
                now ? CanvasColor.FUNNEL
                    : mark.apply(square).isEmpty() ? CanvasColor.CELL
                    : CanvasColor.RAISED,
                mark.apply(square));
        }
    }
}
