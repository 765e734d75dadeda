package flipchip.app.learn.classroom;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.LearnDays;
import flipchip.app.learn.school.Practice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import flipchip.engine.people.ProblemTheme;

/// The page of the endgame school, made when it is opened first; what is practised there counts for the day.
///
/// Thread: FX
final class SchoolPage {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final Setting<Boolean> AUTOMATIC = Setting.flag("school-automatic-next", "", false);

    private final Shell shell;
    private final Worker thinker;
    private final Function<Runnable, ExerciseModel.Tools> tools;
    private final LearnModel learn;
    private Optional<SchoolModel> model = Optional.empty();
    private Optional<SchoolView> view = Optional.empty();

    /// @param thinker looks for best play
    /// @param tools   of an exercise, from what is told of each answer
    SchoolPage(Shell shell, Worker thinker, Function<Runnable, ExerciseModel.Tools> tools, LearnModel learn) {
        this.shell = shell;
        this.thinker = thinker;
        this.tools = tools;
        this.learn = learn;
    }

    /// What is asked there, once it was opened.
    SchoolModel model() {
        return model.orElseThrow();
    }

    void open() {
        open(SchoolModel::begin);
    }

    void openPuzzle(Problem puzzle) {
        open(school -> school.begin(puzzle));
    }

    void openTheme(Optional<ProblemTheme> theme) {
        open(SchoolModel::begin);
        view.orElseThrow().choose(theme);
    }

    void openRun(LearnDays.Run run) {
        open(school -> school.begin(run));
    }

    private void open(Consumer<SchoolModel> then) {
        SchoolView shown = view.orElseGet(this::make);
        shell.pages().open(Page.of("school-page", TEXTS.get("school.title"), shown, Page.Size.WHOLE));
        then.accept(model.orElseThrow());
        shown.focusBoard();
    }

    private SchoolView make() {
        SchoolModel made =
            new SchoolModel(ProblemFile::standard, thinker, tools.apply(this::answered), learn::finished);
        model = Optional.of(made);
        view = Optional.of(new SchoolView(made, shell.settings().property(AUTOMATIC)));
        return view.get();
    }

    private void answered() {
        learn.practised(model.orElseThrow().isDaily() ? Practice.PUZZLE : Practice.SCHOOL,
            OptionalInt.of(model.get().rating()));
    }
}
