package flipchip.app.circuit.breakpoint;

import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.StopCondition;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.game.session.MoveLosses;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.KeyWords;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A feature for breakpoints: the page with the list, running to the next one, and the notice that says why
/// the time line stopped.
public final class BreakpointFeature implements Feature {
    private static final Texts TEXTS = Texts.of("breakpoint");
    private static final Setting<String> LIST = Setting.words("breakpoints", "", "", 20_000);

    private static final double MOST_WORDS = 150;
    private static final String STOPPED = "stopped";

    private final TimeLine time;
    private final Shell shell;
    private final BreakpointModel model;
    /// The recording of the stop that the notice tells of.
    private Optional<GameRun> stoppedIn = Optional.empty();

    /// @param losses of the game's moves
    public BreakpointFeature(TimeLine time, ObservableValue<MoveLosses> losses, Shell shell) {
        this.time = time;
        this.shell = shell;
        model = new BreakpointModel(time, losses, shell.settings().property(LIST));
        time.stoppedProperty().subscribe(stopped -> stopped.ifPresent(this::tell));
        time.momentProperty().subscribe(this::forget);
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("breakpoints", MenuName.HARDWARE, TEXTS.get("command.list"), "Shortcut+F8",
                this::open),
            Command.of("run-to-break", MenuName.HARDWARE, TEXTS.get("command.run"), "F8",
                () -> runFromPage(true)).when(() -> time.momentProperty().get().isPresent()),
            Command.of("run-back-to-break", MenuName.HARDWARE, TEXTS.get("command.back"), "Shift+F8",
                () -> runFromPage(false)).when(() -> time.momentProperty().get().isPresent()));
    }

    /// Where playing stops: the first breakpoint that is on, and how many more there are, which long
    /// words never push out. Ids: `stops-at`, `stops-more`.
    @Override
    public List<Region> timeControls() {
        Button first = Controls.styled(Controls.button("stops-at", "", this::open), "stops-at");
        first.setMaxWidth(MOST_WORDS);
        Label before = new Label(TEXTS.get("stops.at"));
        before.managedProperty().bind(before.visibleProperty());
        Label more = Controls.withId(new Label(), "stops-more");
        more.setMinWidth(Region.USE_PREF_SIZE);
        model.entriesProperty().subscribe(entries -> {
            List<String> on = entries.stream().filter(BreakpointModel.Entry::on)
                .map(entry -> entry.breakpoint().words()).toList();
            first.setText(on.isEmpty() ? TEXTS.get("stops.none") : on.getFirst());
            more.setText(on.size() < 2 ? "" : TEXTS.get("stops.more", on.size() - 1));
            before.setVisible(!on.isEmpty());
            first.setAccessibleText(
                on.isEmpty() ? TEXTS.get("stops.none") : TEXTS.get("stops.at") + " " + String.join(", ", on));
            first.setTooltip(new Tip(first.getAccessibleText()));
        });
        return List.of(new HBox(before, first, more));
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(LIST);
    }

    private void open() {
        BreakpointPage page = new BreakpointPage(model, time,
            keys().get(TEXTS, "page.says", "run-to-break", "run-back-to-break"), this::runFromPage);
        shell.pages().open(new Page("breakpoints", TEXTS.get("page.title"), page, Page.Size.CARD, page::close)
            .withTimeKeys());
    }

    private KeyWords keys() {
        return new KeyWords(shell.settings(), commands());
    }

    /// Closes the page, so that the circuit and the notice are seen.
    private void runFromPage(boolean forward) {
        shell.pages().close();
        run(forward);
    }

    private void run(boolean forward) {
        if (time.momentProperty().get().isPresent() && !time.runToStop(forward)) {
            boolean none = model.entriesProperty().get().stream().noneMatch(BreakpointModel.Entry::on);
            shell.banner()
                .show(none
                    ? keys().get(TEXTS, "none.on", "breakpoints")
                    : TEXTS.get(forward ? "none.ahead" : "none.behind"));
        }
    }

    private void tell(StopCondition.StopPoint stop) {
        Instant at = stop.at();
        stoppedIn = time.momentProperty().get().map(Moment::run);
        shell.banner()
            .post(Notice.asks(STOPPED, TEXTS.get("stopped", stop.why(), at.move(), at.clock(), at.step()),
                TEXTS.get("go.on"), time::togglePlaying));
    }

    /// In another game, or a longer one, that stop is over.
    private void forget(Optional<Moment> now) {
        if (stoppedIn.isPresent() && !stoppedIn.equals(now.map(Moment::run))) {
            stoppedIn = Optional.empty();
            shell.banner().withdraw(STOPPED);
        }
    }
}
