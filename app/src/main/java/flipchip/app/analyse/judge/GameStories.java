package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.Png;
import flipchip.app.kit.draw.SceneSvg;
import flipchip.app.kit.text.Reasons;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import javafx.beans.value.ObservableValue;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;

/// The pages that look back on what an analysis found: the report of a game, which can be saved as a picture,
/// and the comparison of two moves. FX thread only.
///
/// Ids: `report-page`, `report-save`, `compare-page`.
final class GameStories {
    private static final FileDialogs.Kind PNG = FileDialogs.Kind.of("PNG", "png");
    private static final FileDialogs.Kind SVG = FileDialogs.Kind.of("SVG", "svg");
    private static final double SCALE = 2;

    private final GameReportModel report;
    private final LiveAnalysis live;
    private final Shell shell;
    private final ObservableValue<Optional<Square>> pointed;

    /// @param pointed the square under the pointer
    GameStories(GameReportModel report, LiveAnalysis live, Shell shell,
            ObservableValue<Optional<Square>> pointed) {
        this.pointed = pointed;
        this.report = report;
        this.live = live;
        this.shell = shell;
    }

    /// Whether a whole game was judged.
    boolean hasReport() {
        return report.isWhole() && !report.isVeiled();
    }

    void openReport() {
        report.report().filter(_ -> hasReport()).ifPresent(whole -> {
            StoryCard card = new StoryCard(report, whole);
            Button save = Controls.wholeButton("report-save", TEXTS.get("story.save"), () -> save(card));
            save.getStyleClass().add("accent");
            ScrollPane scroll = new ScrollPane(card);
            scroll.setFitToWidth(true);
            HBox buttons = Controls.styled(new HBox(save), "form-buttons");
            shell.pages().open(Page.of("report-page", TEXTS.get("story.page"), new VBox(12, scroll, buttons),
                Page.Size.CARD));
        });
    }

    private void save(StoryCard card) {
        shell.files().save(TEXTS.get("story.save"), TEXTS.get("story.file") + ".png", List.of(PNG, SVG))
            .ifPresent(file -> {
                try {
                    write(card, file);
                    shell.pages().close();
                    shell.banner().show(TEXTS.get("story.done", file));
                } catch (IOException e) {
                    shell.banner().showProblem(TEXTS.get("story.failed", file, Reasons.why(e, file)));
                }
            });
    }

    private static void write(StoryCard card, Path file) throws IOException {
        Color ground = card.getBackground() == null
            ? Color.WHITE
            : (Color) card.getBackground().getFills().getLast().getFill();
        if (SVG.fits(file)) {
            AtomicFile.write(file, SceneSvg.of(card, TEXTS.get("story.page"), ground));
        } else {
            SnapshotParameters parameters = new SnapshotParameters();
            parameters.setTransform(Transform.scale(SCALE, SCALE));
            parameters.setFill(ground);
            Png.write(card.snapshot(parameters, null), file);
        }
    }

    private Optional<Values> values() {
        return live.valuesProperty().get()
            .filter(now -> now.position().equals(report.session().position()) && now.moves().size() > 1);
    }

    /// Whether two moves of the position have a value that may be told.
    boolean canCompare() {
        return values().isPresent() && !live.silentProperty().get();
    }

    /// Compares the best move with one that is pointed at, or the one that was played.
    void compare() {
        values().filter(_ -> canCompare()).ifPresent(now -> {
            Square best = now.moves().getFirst().move();
            Optional<Square> played = report.session().canRedo()
                ? Optional.of(report.session().line().moves().get(report.session().ply()))
                : Optional.empty();
            Optional<Square> other = pointed.getValue()
                .filter(move -> move != best && now.moves().stream().anyMatch(value -> value.move() == move))
                .or(() -> played);
            ComparisonView view = new ComparisonView(live.valuesProperty(), now, Optional.of(best), other);
            shell.pages().open(
                new Page("compare-page", TEXTS.get("compare.title"), view, Page.Size.CARD, view::leave));
        });
    }
}
