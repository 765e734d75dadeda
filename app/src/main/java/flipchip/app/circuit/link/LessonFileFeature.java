package flipchip.app.circuit.link;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.files.open.Opener;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// A feature that opens lesson files, as games are opened, and records them.
public final class LessonFileFeature implements Feature {
    private static final Texts TEXTS = Texts.of("link");
    private static final String EXAMPLE = "course" + LessonFile.ENDING;

    private final BooleanProperty open = new SimpleBooleanProperty(this, "open");
    private final LessonFileModel model;
    private final LessonFileView view;

    /// @param opener shows moments, and hands on lesson files that are opened
    public LessonFileFeature(TimeLine time, Opener opener, Shell shell) {
        model = new LessonFileModel(() -> LinkFeature.shown(time), link -> opener.follow(link.text()),
            new LessonFileModel.Told(shell.banner()::show, shell.banner()::showProblem), shell.screen());
        view = new LessonFileView(model, shell.files(), () -> model.begin(example(), Optional.empty()));
        opener.addOther(LessonFileFeature::isLesson, files -> {
            open.set(true);
            model.open(files.getFirst());
        });
    }

    private static boolean isLesson(List<Path> files) {
        return files.size() == 1 && files.getFirst().getFileName().toString().toLowerCase(Locale.ROOT)
            .endsWith(LessonFile.ENDING);
    }

    /// Five lessons for a class.
    static LessonFile example() {
        try (InputStream in = LessonFileFeature.class.getResourceAsStream(EXAMPLE)) {
            return LessonFile.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);             // a test reads it
        }
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.toggle("lesson-file", MenuName.HARDWARE, TEXTS.get("lesson.command"),
            "Alt+Shift+F", open));
    }

    @Override
    public List<Command> findable() {
        return List.of(Command.of("record-lesson", MenuName.HARDWARE, TEXTS.get("lesson.record"), "", () -> {
            open.set(true);
            model.record(true);
        }));
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-lesson-file", TEXTS.get("lesson.tab"), Pane.scrolled(view),
            PaneSlot.CIRCUIT_TAB, open));
    }

    @Override
    public void close() {
        model.close();
    }
}
