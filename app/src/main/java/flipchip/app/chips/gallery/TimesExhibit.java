package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.NumberText;

/// Document 000's Table 7 as a picture: what its computer and its chip needed for positions with 16 to 20
/// empty squares. Quoted.
final class TimesExhibit extends Exhibit<TimesExhibit.Shot> {
    private static final List<Shot> TABLE = List.of(new Shot(16, 6, 1), new Shot(17, 26, 7),
        new Shot(18, 44, 12), new Shot(19, 451, 120), new Shot(20, 1378, 375));

    /// @param software seconds of the document's program
    /// @param chip     seconds of its chip
    record Shot(int empties, int software, int chip) {
        String ratio() {
            return NumberText.of("%.2f", (double) software / chip);
        }
    }

    TimesExhibit() {
        super("times", TimesPicture::new, "all");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Origin printed = new Origin.Printed("000");
        double mean = TABLE.stream().skip(1).mapToDouble(row -> (double) row.software / row.chip).average()
            .orElseThrow();
        return new Recording<>(TABLE, this::say, printed,
            List.of(
                new Figure("rows", text("figure.rows"), String.valueOf(TABLE.size()), printed,
                    Optional.empty(), Optional.empty()),
                differs("mean", NumberText.of("%.2f", mean), new Origin.Reckoned(), "000")),
            text("result", TABLE.size()));
    }

    private String say(Shot shot) {
        return text("say", shot.empties, shot.software, shot.chip, shot.ratio());
    }
}
