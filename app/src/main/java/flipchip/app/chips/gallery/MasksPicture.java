package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.hwsim.circuit.shogi.ShogiBoard;

/// Three boards: what the top-down half found, the check mask that the bottom-up half completes, and the
/// defence mask. They stand in a row, or the check mask large with the others beside it, whichever fills the
/// picture better.
final class MasksPicture extends Picture<MasksExhibit.Shot> {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final double HEAD = 22;
    private static final double GAP = 10;

    /// Where a board lies, below its heading.
    private record Place(double x, double y, double size) {
        boolean has(double px, double py) {
            return px >= x && px < x + size && py >= y && py < y + size;
        }
    }

    /// The places of the top-down half, the check mask and the defence mask.
    private static List<Place> places(double width, double height) {
        List<Place> row = row(width, height);
        List<Place> large = large(width, height);
        return area(large) > area(row) ? large : row;
    }

    private static double area(List<Place> places) {
        return places.stream().mapToDouble(place -> place.size * place.size).sum();
    }

    private static List<Place> row(double width, double height) {
        double size = Math.max(0, Math.min(width / 3 - GAP, height - HEAD - 6));
        return IntStream.range(0, 3).mapToObj(i -> new Place(i * width / 3, HEAD, size)).toList();
    }

    private static List<Place> large(double width, double height) {
        double most = height - HEAD - 4;
        double small = Math.clamp(width - most - 2 * GAP, 0, Math.max(0, (height - GAP) / 2 - HEAD));
        double size = Math.max(0, Math.min(most, width - small - 2 * GAP));
        double left = Math.max(0, (width - size - 2 * GAP - small) / 2);
        double beside = left + size + 2 * GAP;
        return List.of(new Place(beside, HEAD, small), new Place(left, HEAD, size),
            new Place(beside, HEAD + size - small, small));
    }

    /// A rank of the first board is a clock of the first half, of the others one of the second.
    @Override
    OptionalInt stepAt(Recording<MasksExhibit.Shot> run, double x, double y) {
        List<Place> places = places(getWidth(), getHeight());
        for (int i = 0; i < places.size(); i++) {
            if (places.get(i).has(x, y)) {
                int rank =
                    Math.min(SIZE - 1, (int) ((y - places.get(i).y()) / (places.get(i).size() / SIZE)));
                return OptionalInt.of(i == 0 ? rank : 2 * SIZE - 1 - rank);
            }
        }
        return OptionalInt.empty();
    }

    @Override
    void draw(Brush brush, Recording<MasksExhibit.Shot> run, int index) {
        MasksExhibit.Shot shot = run.steps().get(index);
        List<Place> places = places(brush.width(), brush.height());
        board(brush, shot, places.get(0), "down", shot.isTopDown(),
            square -> digits(shot.ways(true, square)));
        board(brush, shot, places.get(1), "check", !shot.isTopDown(),
            square -> digits(shot.ways(false, square)));
        board(brush, shot, places.get(2), "defence", !shot.isTopDown(),
            square -> shot.defends(square) ? "●" : "");
    }

    private static String digits(int ways) {
        return ways == 0 ? "" : String.valueOf(ways);
    }

    private static void board(Brush brush, MasksExhibit.Shot shot, Place place, String head, boolean scanned,
            IntFunction<String> mark) {
        double cell = place.size() / SIZE;
        brush.heading(Exhibit.common("masks." + head), place.x(), place.y() - HEAD + 8);
        for (int square = 0; square < ShogiBoard.SQUARES; square++) {
            double left = place.x() + square % SIZE * cell;
            double top = place.y() + square / SIZE * cell;
            String said = mark.apply(square);
            boolean now = scanned && square / SIZE == shot.clock().rank();
            brush.box(left, top, cell - 1, cell - 1,
                now ? CanvasColor.FUNNEL : said.isEmpty() ? CanvasColor.CELL : CanvasColor.RAISED,
                said.isEmpty() ? CanvasColor.CELL_BORDER : CanvasColor.LEGAL, !said.isEmpty());
            String letter = shot.run().board().at(square).map(CoverPicture::letter).orElse("");
            brush.monoCenter(letter, left + cell * (said.isEmpty() ? 0.5 : 0.32), top + cell / 2,
                CanvasColor.TEXT, cell * 0.5);
            brush.monoCenter(said, left + cell * (letter.isEmpty() ? 0.5 : 0.74), top + cell / 2,
                CanvasColor.LEGAL, cell * 0.45);
        }
    }
}
