package flipchip.app.learn.classroom;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.OpeningJudge;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.FileFault;
import flipchip.engine.people.ProblemFile;
import flipchip.hwsim.gates.netlist.Net;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// A feature with pages for learners in the menu Game: the endgame school, the drill of openings, one's own
/// games and mistakes. FX thread only.
public final class ClassroomFeature implements Feature {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final Texts LESSON_TEXTS = Texts.of("lessons");
    private static final Setting<Boolean> GRADING = Setting.flag("grade-own-games", "analysis", true);
    private static final double LOOK_SECONDS = 5;

    private final GameSession session;
    private final LessonModel circuitLessons;
    private final LessonView circuitView;
    private final BooleanProperty circuitOpen = new SimpleBooleanProperty(this, "circuitOpen");
    private final Shell shell;
    private final Path folder;
    private final Worker keeper;
    private final Worker thinker;
    private final OpeningJudge judge = new OpeningJudge();     // of the thinker's thread
    private final GameGrader grader;
    private final OwnPlay own;
    private final ObjectProperty<Boolean> grading;
    private final Timeline looking;
    private final Set<String> damaged = new HashSet<>();     // what was said of files
    private boolean lessonsRead;
    private Optional<SchoolView> school = Optional.empty();
    private Optional<DrillView> drill = Optional.empty();

    /// @param time   of the window, with its game, which may be learnt
    /// @param chosen the gate chosen in the picture of the chip
    /// @param folder where progress is kept
    public ClassroomFeature(TimeLine time, ObservableValue<Optional<Net>> chosen, Shell shell, Path folder) {
        session = time.session();
        this.shell = shell;
        this.folder = folder;
        keeper = new Worker("classroom-files", shell.screen());
        thinker = new Worker("classroom-best-play", shell.screen());
        grader = new GameGrader(shell.screen());
        grading = shell.settings().property(GRADING);
        own = new OwnPlay(session, folder.resolve("own-games.txt"), keeper, grader, grading, this::failed,
            Instant::now);
        circuitLessons =
            new LessonModel(Lessons.circuit(), session, folder.resolve("lessons.txt"), keeper, this::failed);
        circuitLessons.watch(time, chosen);
        circuitView = new LessonView("lesson-", circuitLessons);
        circuitOpen.subscribe(now -> {
            if (now && !lessonsRead) {
                lessonsRead = true;
                circuitLessons.read(() -> {});
            }
        });
        looking = new Timeline(new KeyFrame(javafx.util.Duration.seconds(LOOK_SECONDS), _ -> own.tick()));
        looking.setCycleCount(Animation.INDEFINITE);
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("lessons", MenuName.GAME, LESSON_TEXTS.get("command"), "Alt+T", this::openLessons),
            Command.toggle("circuit-lessons", MenuName.HARDWARE, LESSON_TEXTS.get("circuit"), "Alt+Shift+L",
                circuitOpen),
            Command.of("school", MenuName.GAME, TEXTS.get("school.command"), "Shortcut+Shift+E",
                this::openSchool),
            Command.of("drill", MenuName.GAME, TEXTS.get("drill.command"), "Shortcut+Shift+B",
                this::openDrill),
            Command.of("own-games", MenuName.GAME, TEXTS.get("own.command"), "Shortcut+Shift+U",
                this::openOwn));
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-lessons", LESSON_TEXTS.get("tab"), circuitView, PaneSlot.CIRCUIT_TAB,
            circuitOpen, circuitLessons.besideProperty()));
    }

    @Override
    public List<ObservableValue<String>> activities() {
        return List.of(own.activity());
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(GRADING);
    }

    @Override
    public void begin() {
        own.begin();
        looking.play();
    }

    @Override
    public void giveWay(Duration time) {
        own.giveWay();
    }

    private ExerciseModel.Tools tools(String file) {
        return new ExerciseModel.Tools(folder.resolve(file), keeper, this::failed, Instant::now);
    }

    private void openLessons() {
        LessonPage page =
            new LessonPage(folder.resolve("lessons.txt"), keeper, this::failed, shell.pages()::close);
        shell.pages().open(Page.of("lessons-page", LESSON_TEXTS.get("title"), page, Page.Size.WHOLE));
        page.begin();
    }

    private void openSchool() {
        SchoolView view = school.orElseGet(this::makeSchool);
        shell.pages().open(Page.of("school-page", TEXTS.get("school.title"), view, Page.Size.WHOLE));
        view.focusBoard();
    }

    private SchoolView makeSchool() {
        SchoolModel model = new SchoolModel(ProblemFile::standard, thinker, tools("school.txt"));
        SchoolView view = new SchoolView(model);
        school = Optional.of(view);
        model.begin();
        return view;
    }

    private void openDrill() {
        DrillView view = drill.orElseGet(this::makeDrill);
        shell.pages().open(Page.of("drill-page", TEXTS.get("drill.title"), view, Page.Size.WHOLE));
        view.focusBoard();
    }

    private DrillView makeDrill() {
        DrillModel model = new DrillModel(judge, thinker, tools("drill.txt"));
        DrillView view = new DrillView(model, session::line);
        drill = Optional.of(view);
        model.begin();
        return view;
    }

    private void openOwn() {
        own.begin();
        OwnPage page = new OwnPage(own.gamesProperty(), grading, this::openMistakes, this::saveTable);
        shell.pages().open(new Page("own-page", TEXTS.get("own.title"), page, Page.Size.WHOLE, page::leave));
    }

    private void openMistakes() {
        MistakesModel model = new MistakesModel(own.gamesProperty()::get, tools("mistakes.txt"));
        ExerciseView view = new ExerciseView("mistakes-", model, List.of(), List.of(), List.of());
        shell.pages().open(Page.of("mistakes-page", TEXTS.get("mistakes.title"), view, Page.Size.WHOLE));
        model.begin();
        view.focusBoard();
    }

    private void saveTable() {
        String table = own.gamesProperty().get().csv();
        FileDialogs.Kind kind = FileDialogs.Kind.of(TEXTS.get("own.csv.kind"), "csv");
        shell.files().save(TEXTS.get("own.csv"), "flipchip.csv", List.of(kind))
            .ifPresent(file -> keeper.ask(() -> {
                AtomicFile.write(file, table);
                return file;
            }, written -> shell.banner().show(TEXTS.get("own.csv.done", written.getFileName())),
                this::failed));
    }

    private void failed(Throwable problem) {
        if (problem instanceof FileFault fault && fault.kind() == FileFault.Kind.DAMAGED) {
            if (damaged.add(fault.getMessage())) {
                shell.banner().showProblem(Reasons.told(fault));
            }
        } else {
            shell.banner().showProblem(TEXTS.get("not-kept", Reasons.told(problem)));
        }
    }

    @Override
    public void close() {
        looking.stop();
        thinker.closeAfter(judge::close);
        grader.close();
        keeper.finish();
    }
}
