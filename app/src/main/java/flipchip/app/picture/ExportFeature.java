package flipchip.app.picture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.draw.PictureFile;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import javafx.scene.Scene;

/// Saves pictures of what is on the screen, and animations of the run.
public final class ExportFeature implements Feature {
    private static final Texts TEXTS = Texts.of("export");
    /// The topic of its notice.
    private static final String ANIMATION = "animation";
    private static final FileDialogs.Kind PNG = FileDialogs.Kind.of("PNG", "png");
    private static final FileDialogs.Kind SVG = FileDialogs.Kind.of("SVG", "svg");
    private static final FileDialogs.Kind GIF = FileDialogs.Kind.of("GIF", "gif");

    private final TimeLine time;
    private final Shell shell;
    private Optional<Animation> running = Optional.empty();

    public ExportFeature(TimeLine time, Shell shell) {
        this.time = time;
        this.shell = shell;
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("export-picture", MenuName.GAME, TEXTS.get("command"), "Shortcut+Shift+P",
            this::open));
    }

    @Override
    public void close() {
        running.ifPresent(Animation::cancel);
    }

    private void open() {
        shell.pages().open(Page.of("export-page", TEXTS.get("title"), new ExportPage(this), Page.Size.CARD));
    }

    private Scene scene() {
        return shell.pages().getScene();
    }

    /// Whether this is on the screen.
    boolean isShown(Subject subject) {
        return subject.in(scene()).isPresent();
    }

    /// Asks for a file and writes what is on the screen now; the ending says in which form.
    void savePicture(Subject subject, boolean drawing) {
        shell.pages().close();
        String suggested = "flipchip-" + TEXTS.get("file." + subject.id()) + (drawing ? ".svg" : ".png");
        shell.files().save(TEXTS.get("save"), suggested, drawing ? List.of(SVG, PNG) : List.of(PNG, SVG))
            .ifPresent(file -> subject.in(scene()).ifPresent(region -> {
                try {
                    PictureFile.write(region, TEXTS.get("subject." + subject.id()), file);
                    shell.banner().show(TEXTS.get("done", file));
                } catch (IOException e) {
                    shell.banner().showProblem(TEXTS.get("failed", file, Reasons.why(e, file)));
                }
            }));
    }

    /// Asks for a file and writes an animation into it.
    void saveAnimation(Span span, boolean withChip) {
        shell.pages().close();
        Optional<Moment> now = time.momentProperty().get();
        if (now.isEmpty()) {
            shell.banner().show(TEXTS.get("nothing"));
            return;
        }
        shell.files().save(TEXTS.get("save"), "flipchip-run.gif", List.of(GIF)).ifPresent(file -> {
            running.ifPresent(Animation::cancel);
            Animation animation = new Animation(new Film(now.get().run(), withChip, scene()),
                span.moments(now.get().run(), now.get().at()), span.millis(), file, shell.screen(),
                this::progress, problem -> ended(file, problem));
            running = Optional.of(animation);
            animation.start();
        });
    }

    /// Comes to the front once; what else is told meanwhile stays before it.
    private void progress(int frames, int all) {
        Notice now = Notice.asks(ANIMATION, TEXTS.get("progress", frames, all), TEXTS.get("cancel"), () -> {
            running.ifPresent(Animation::cancel);
            running = Optional.empty();
        });
        if (frames == 1) {
            shell.banner().post(now);
        } else {
            shell.banner().update(now);
        }
    }

    private void ended(Path file, String problem) {
        running = running.filter(animation -> !animation.isEnded());
        if (running.isEmpty()) {
            shell.banner().withdraw(ANIMATION);
        }
        shell.banner()
            .post(problem.isEmpty()
                ? Notice.done(TEXTS.get("done", file))
                : Notice.problem(TEXTS.get("failed", file, problem)));
    }
}
