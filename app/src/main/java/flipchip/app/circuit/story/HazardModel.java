package flipchip.app.circuit.story;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A view model of the timing stories and the showcase positions: recorded on the hardware's thread, shown on
/// the one time line over the user's game. FX thread only.
final class HazardModel {
    private static final Texts TEXTS = Texts.of("story");

    private final TimeLine time;
    private final HardwareService hardware;
    private final BooleanProperty panelOpen;
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
        new ReadOnlyObjectWrapper<>(this, "told", Optional.empty());
    private final ReadOnlyIntegerWrapper clock = new ReadOnlyIntegerWrapper(this, "clock", -1);
    private Optional<HazardStory> wished = Optional.empty();
    private Optional<ShowcasePosition> wishedSight = Optional.empty();

    /// A story that has been recorded.
    ///
    /// @param wrong numbers of the clocks at whose end the circuit breaks the rules of the game
    record Told(HazardStory story, GameRun run, List<HazardStory.Clock> clocks, Set<Integer> wrong) {
        private static Told of(HazardStory story, GameRun run) {
            List<HazardStory.Clock> clocks = HazardStory.clocks(run);
            return new Told(story, run, clocks, IntStream.range(0, clocks.size())
                .filter(number -> isWrong(run, number)).boxed().collect(Collectors.toUnmodifiableSet()));
        }

        /// Number of the clock at whose end the circuit is wrong first, or an alarm goes on.
        OptionalInt breaks() {
            return IntStream.range(0, clocks.size())
                .filter(number -> wrong.contains(number) || !clocks.get(number).alarms().isEmpty())
                .findFirst();
        }

        /// What the audit circuit says at the end of a clock.
        String audit(HazardStory.Clock clock) {
            return clock.alarms().isEmpty()
                ? TEXTS.get(wrong.contains((int) clock.number()) ? "audit.missed" : "audit.quiet")
                : "✕ " + clock.alarms().stream().sorted().map(HazardModel::name)
                    .collect(Collectors.joining(", "));
        }

        private static boolean isWrong(GameRun run, int number) {
            Instant start = run.clock((long) number);
            Instant end = new Instant(start.move(), start.clock(), run.clock(start).steps());
            return Agreement.of(Moment.of(run, end)).verdict() == Agreement.Verdict.DIFFER;
        }
    }

    /// @param panelOpen opened when a story is told, because the time line needs it
    HazardModel(TimeLine time, HardwareService hardware, BooleanProperty panelOpen) {
        this.time = time;
        this.hardware = hardware;
        this.panelOpen = panelOpen;
        time.momentProperty().subscribe(this::follow);
        time.storyProperty().subscribe(now -> {
            if (told.get().filter(story -> now.equals(Optional.of(story.run()))).isEmpty()) {
                told.set(Optional.empty());
                clock.set(-1);
            }
        });
    }

    /// The story on the time line.
    ReadOnlyObjectProperty<Optional<Told>> toldProperty() {
        return told.getReadOnlyProperty();
    }

    /// Number of the clock of the story that is shown; -1 without a story.
    ReadOnlyIntegerProperty clockProperty() {
        return clock.getReadOnlyProperty();
    }

    /// Records `story` and puts it on the time line.
    void tell(HazardStory story) {
        panelOpen.set(true);
        wished = Optional.of(story);
        wishedSight = Optional.empty();
        hardware.ask(_ -> {
            GameRun run = story.record();
            return Told.of(story, run);
        }, this::show);
    }

    private void show(Told story) {
        if (!wished.equals(Optional.of(story.story()))) {
            return;
        }
        told.set(Optional.empty());
        time.showStory(story.run());
        told.set(Optional.of(story));
        follow(time.momentProperty().get());
        story.breaks().ifPresent(this::jumpTo);
    }

    /// Records `sight` and shows it from the clock in which its discs turn; then `shown` is told.
    void show(ShowcasePosition sight, Consumer<ShowcasePosition.Recorded> shown) {
        panelOpen.set(true);
        wished = Optional.empty();
        wishedSight = Optional.of(sight);
        hardware.ask(_ -> sight.record(), recorded -> {
            if (wishedSight.equals(Optional.of(sight))) {
                wishedSight = Optional.empty();
                time.showStory(recorded.run());
                time.unitProperty().set(Unit.GATE);
                time.jump(new Instant(1, ShowcasePosition.Recorded.updateClock(recorded.run()), 0));
                shown.accept(recorded);
            }
        });
    }

    /// Puts the game of before back on the board if one of these stories lies over it.
    void leaveOwn() {
        if (told.get().isPresent()) {
            leave();
        } else {
            wished = Optional.empty();
        }
    }

    /// Puts the game of before back on the board.
    void leave() {
        wished = Optional.empty();
        wishedSight = Optional.empty();
        time.session().leaveStory();
    }

    /// Shows a clock of the story at its end, when everything that changes in it has changed.
    void jumpTo(int number) {
        told.get().ifPresent(story -> {
            Instant start = story.run().clock((long) number);
            int steps = story.run().clock(start).steps();
            time.jump(new Instant(start.move(), start.clock(), steps));
        });
    }

    private void follow(Optional<Moment> moment) {
        clock.set(told.get().filter(story -> moment.filter(now -> now.run() == story.run()).isPresent())
            .map(_ -> (int) moment.orElseThrow().clock().number()).orElse(-1));
    }

    /// Rules of the audit circuit that were broken up to the clock shown.
    Set<AuditCircuit.Rule> alarms() {
        return told.get().filter(_ -> clock.get() >= 0).map(story -> story.clocks().get(clock.get()).alarms())
            .orElse(Set.of());
    }

    /// Where the machine ends, and where the rules would have it: read from the recording.
    static String ending(Told told) {
        HazardStory.Clock last = told.clocks().getLast();
        Position rules = told.run().game().position();
        String machine = last.state().map(state -> switch (state) {
            case OVER ->
                TEXTS.get("hazard.end.over", Long.bitCount(last.black()), Long.bitCount(last.white()));
            case READY -> TEXTS.get("hazard.end.ready", color(last.current()));
            default -> TEXTS.get("hazard.end.state", state);
        }).orElse(TEXTS.get("hazard.end.none"));
        String right = rules.isGameOver()
            ? TEXTS.get("hazard.rules.over")
            : TEXTS.get("hazard.rules.move", color(rules.toMove()), Square.list(rules.legalMoves()));
        return Sentences.join(machine, right,
            TEXTS.get(agrees(last, rules) ? "hazard.same" : "hazard.differ"));
    }

    private static boolean agrees(HazardStory.Clock last, Position rules) {
        boolean over = last.state().equals(Optional.of(ControllerState.OVER));
        boolean board = last.black() == rules.black() && last.white() == rules.white();
        return board && over == rules.isGameOver()
                && (over || last.current() == rules.toMove() && last.legal() == rules.legalMoves());
    }

    /// What a rule of the audit circuit is about.
    static String name(AuditCircuit.Rule rule) {
        return TEXTS.get("audit." + id(rule));
    }

    static String id(AuditCircuit.Rule rule) {
        return rule.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String color(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }
}
