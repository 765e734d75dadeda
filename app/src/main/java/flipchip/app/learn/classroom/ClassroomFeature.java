package flipchip.app.learn.classroom;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.player.PreparedLines;
import flipchip.app.game.player.UserStrength;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.MasterGame;
import flipchip.app.learn.school.OpeningJudge;
import flipchip.app.learn.school.OwnRating;
import flipchip.app.learn.school.Practice;
import flipchip.app.learn.school.WeekGoal;
import flipchip.app.learn.space.LearnActions;
import flipchip.app.learn.space.LearnDay;
import flipchip.app.learn.space.LearnView;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.app.shell.Workspace;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.board.Square;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.FileFault;
import flipchip.hwsim.gates.netlist.Net;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// A feature with the workspace Learn and the pages that it leads to: the endgame school, the drill of
/// openings, lessons, one's own games and mistakes. FX thread only.
public final class ClassroomFeature implements Feature {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final Texts LESSON_TEXTS = Texts.of("lessons");
    private static final Setting<WeekGoal> GOAL =
        Setting.choice("learn-goal", "", WeekGoal.NONE, WeekGoal::name);
    private static final double LOOK_SECONDS = 5;

    private final GameSession session;
    private final LessonModel circuitLessons;
    private final LessonView circuitView;
    private final BooleanProperty circuitOpen = new SimpleBooleanProperty(this, "circuitOpen");
    private final Shell shell;
    private final Path folder;
    private final Worker keeper;
    private final Worker thinker;
    private final OpeningJudge judge = new OpeningJudge();     // of the thinker's thread, as is the next
    private final OpeningJudge quickJudge = OpeningJudge.quick();
    private final GameGrader grader;
    private final OwnPlay own;
    private final LearnModel learn;
    private final OpeningPages openings;
    private final BooleanProperty learnShown = new SimpleBooleanProperty(this, "learnShown");
    private final DailyRepair repair;
    private final SchoolPage school;
    private final Supplier<List<MasterGame>> games;
    private final ObjectProperty<Boolean> grading;
    private final ObjectProperty<WeekGoal> goal;
    private final Timeline looking;
    private final Set<String> damaged = new HashSet<>();     // what was said of files
    private boolean lessonsRead;
    private Optional<ExerciseView> masters = Optional.empty();

    /// What Learn shares with the rest of the window.
    ///
    /// @param reports the analysis of the game on the board
    /// @param useBook makes the computer play from a book
    /// @param lines   told the user's repertoire
    /// @param user    told his rating after each of his games
    public record Shared(ObservableValue<Optional<GameReport>> reports, Consumer<OpeningBook> useBook,
            PreparedLines lines, UserStrength user) {}

    /// @param time   of the window, with its game, which may be learnt
    /// @param chosen the gate chosen in the picture of the chip
    /// @param pointAt shows the whole array in it, and points at a cell
    /// @param repair the puzzle of the day
    /// @param games  whose moves are guessed, on any thread
    /// @param folder where progress is kept
    public ClassroomFeature(TimeLine time, ObservableValue<Optional<Net>> chosen, Shell shell,
            Consumer<Optional<Square>> pointAt, DailyRepair repair, Supplier<List<MasterGame>> games,
            Path folder, Shared shared) {
        session = time.session();
        this.shell = shell;
        this.repair = repair;
        this.games = games;
        this.folder = folder;
        keeper = new Worker("classroom-files", shell.screen());
        thinker = new Worker("classroom-best-play", shell.screen());
        grader = new GameGrader(shell.screen());
        grading = shell.settings().property(Appearance.OWN_ANALYSED);
        own = new OwnPlay(session, folder.resolve("own-games.txt"), keeper, grader, grading, this::failed,
            Instant::now);
        RepertoireModel repertoire = new RepertoireModel(folder.resolve("repertoire.txt"), keeper,
            this::failed, own.gamesProperty()::get);
        repertoire.repertoireProperty().subscribe(all -> shared.lines().set(all.lines().size(), all::at));
        openings = new OpeningPages(shell, session::line,
            new DrillModel(judge, thinker, tools("drill.txt", Practice.OPENINGS)), repertoire,
            new BookModel(folder.resolve("book.txt"), keeper, this::failed, shared.useBook()));
        learn = new LearnModel(folder, keeper, this::failed, own.gamesProperty()::get, Instant::now);
        school = new SchoolPage(shell, thinker, answered -> tools("school.txt", answered), learn);
        circuitLessons =
            new LessonModel(Lessons.circuit(), session, folder.resolve("lessons.txt"), keeper, this::failed);
        circuitLessons.watch(time, chosen, pointAt);
        circuitView = new LessonView("lesson-", circuitLessons);
        circuitOpen.subscribe(now -> {
            if (now && !lessonsRead) {
                lessonsRead = true;
                circuitLessons.read(() -> {});
            }
        });
        learnShown.subscribe(this::refreshLearn);
        goal = shell.settings().property(GOAL);
        own.gamesProperty().subscribe(this::refreshLearn);
        shared.reports().subscribe(report -> report.ifPresent(own::take));
        own.gamesProperty().subscribe(all -> shared.user().ratingProperty().set(OwnRating.now(all)));
        shell.pages().shownProperty().subscribe(this::refreshLearn);
        looking = new Timeline(new KeyFrame(javafx.util.Duration.seconds(LOOK_SECONDS), _ -> own.tick()));
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("lessons", MenuName.GAME, LESSON_TEXTS.get("command"), "Alt+T",
                () -> lessons().begin()),
            Command.toggle("circuit-lessons", MenuName.HARDWARE, LESSON_TEXTS.get("circuit"), "Alt+Shift+L",
                circuitOpen),
            Command.of("school", MenuName.GAME, TEXTS.get("school.command"), "Shortcut+Shift+E",
                school::open),
            Command.of("drill", MenuName.GAME, TEXTS.get("drill.command"), "Shortcut+Shift+B",
                openings::openDrill),
            Command.of("repertoire", MenuName.GAME, TEXTS.get("repertoire.command"), "Alt+Shift+R",
                openings::openRepertoire),
            Command.of("opening-book", MenuName.GAME, TEXTS.get("book.command"), "Alt+Shift+B",
                openings::openBook),
            Command.of("masters", MenuName.GAME, TEXTS.get("masters.title"), "Shortcut+Shift+J",
                this::openMasters),
            Command.of("own-games", MenuName.GAME, TEXTS.get("own.command"), "Shortcut+Shift+U",
                this::openOwn));
    }

    /// Learn shows how the learner stands whenever it comes into sight.
    private void refreshLearn() {
        if (learnShown.get() && shell.pages().shownProperty().get().isEmpty()) {
            own.begin();
            repair.prepare().run();
            learn.refresh();
        }
    }

    private Pane learnPane() {
        LearnView view = new LearnView(new LearnActions(this::openPuzzle, school::openTheme, school::openRun,
            openings::train, this::openMistakes, repair.open(), number -> lessons().begin(number),
            () -> circuitOpen.set(true), this::openOwn, goal::set, this::openMasters));
        Runnable show = () -> learn.todayProperty().get()
            .ifPresent(today -> view.show(new LearnDay(today, repair.solved().getValue(), goal.get())));
        learn.todayProperty().subscribe(_ -> show.run());
        repair.solved().subscribe((_, _) -> show.run());
        goal.subscribe((_, _) -> show.run());
        return new Pane("learn-pane", Workspace.LEARN.title(), view, PaneSlot.LEARN, learnShown);
    }

    @Override
    public List<Pane> panes() {
        return List.of(learnPane(), new Pane("tab-lessons", LESSON_TEXTS.get("tab"), circuitView,
            PaneSlot.CIRCUIT_TAB, circuitOpen, circuitLessons.besideProperty()));
    }

    @Override
    public List<ObservableValue<String>> activities() {
        return List.of(own.activity());
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(Appearance.OWN_ANALYSED, GOAL);
    }

    @Override
    public void begin() {
        openings.begin();
        own.begin();
        looking.setCycleCount(Animation.INDEFINITE);
        looking.play();
    }

    @Override
    public void giveWay(Duration time) {
        own.giveWay();
    }

    private ExerciseModel.Tools tools(String file, Runnable answered) {
        return new ExerciseModel.Tools(folder.resolve(file), keeper, this::failed, Instant::now, answered);
    }

    private ExerciseModel.Tools tools(String file, Practice practice) {
        return tools(file, () -> learn.practised(practice, OptionalInt.empty()));
    }

    private LessonPage lessons() {
        LessonPage page = new LessonPage(folder.resolve("lessons.txt"), keeper, this::failed,
            shell.pages()::close, () -> learn.practised(Practice.LESSON, OptionalInt.empty()));
        shell.pages().open(Page.of("lessons-page", LESSON_TEXTS.get("title"), page, Page.Size.WHOLE));
        return page;
    }

    private void openPuzzle() {
        learn.todayProperty().get().ifPresent(today -> school.openPuzzle(today.puzzle()));
    }

    /// The school, once it was opened.
    SchoolModel school() {
        return school.model();
    }

    private void openMasters() {
        ExerciseView view = masters.orElseGet(this::makeMasters);
        shell.pages().open(Page.of("masters-page", TEXTS.get("masters.title"), view, Page.Size.WHOLE));
        view.focusBoard();
    }

    private ExerciseView makeMasters() {
        GuessModel model = new GuessModel(games, quickJudge, thinker, this::failed,
            () -> learn.practised(Practice.MASTERS, OptionalInt.empty()));
        ExerciseView view = new ExerciseView("masters-", model, List.of(), List.of(), List.of());
        masters = Optional.of(view);
        model.begin();
        return view;
    }

    private void openOwn() {
        own.begin();
        OwnPage page = new OwnPage(own.gamesProperty(), grading, this::openMistakes, this::saveTable);
        shell.pages().open(new Page("own-page", TEXTS.get("own.title"), page, Page.Size.WHOLE, page::leave));
    }

    private void openMistakes() {
        MistakesModel model =
            new MistakesModel(own.gamesProperty()::get, tools("mistakes.txt", Practice.MISTAKES));
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
        thinker.closeAfter(() -> {
            judge.close();
            quickJudge.close();
        });
        grader.close();
        keeper.finish();
    }
}
