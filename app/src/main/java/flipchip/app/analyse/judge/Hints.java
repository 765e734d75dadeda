package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.board.MoveNote;
import flipchip.app.kit.text.Sentences;
import flipchip.app.shell.Banner;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A presenter of analysis results on the board, the card and in the notice: values on the squares, the best
/// move, a nudge. FX thread only.
final class Hints {
    private final LiveAnalysis analysis;
    private final BoardViewModel board;
    private final Banner banner;
    private final HintCard card;
    private final Supplier<Count> count;
    private final BooleanSupplier onSquares;
    private Supplier<List<MoveNote>> otherwise = List::of;
    private Optional<Position> followed = Optional.empty();
    private Optional<Square> hinted = Optional.empty();
    private Optional<Position> nudged = Optional.empty();
    private int step = 1;

    /// @param card      shows the last hint; while it is hidden, a notice shows it
    /// @param count     how many moves get a value on their squares
    /// @param onSquares whether the squares show values at all
    Hints(LiveAnalysis analysis, BoardViewModel board, Banner banner, HintCard card, Supplier<Count> count,
            BooleanSupplier onSquares) {
        this.analysis = analysis;
        this.board = board;
        this.banner = banner;
        this.card = card;
        this.count = count;
        this.onSquares = onSquares;
        analysis.valuesProperty().subscribe(this::show);
    }

    /// Says what stands on the squares while the position is not being valued.
    void setOtherwise(Supplier<List<MoveNote>> notes) {
        otherwise = notes;
    }

    /// A hint of one of the three kinds, a nudge for the same position in up to three steps; from what is
    /// known already, if the position is being valued, and then another one whenever that search finds a
    /// better move.
    void ask(Purpose kind) {
        Optional<Values> known = analysis.valuesProperty().get().filter(values -> values.best().isPresent())
            .filter(values -> values.purpose().showsValues()
                    || values.purpose() == Purpose.NUDGE && kind == Purpose.NUDGE);
        boolean again = nudged.isPresent() && nudged.equals(known.map(Values::position));
        step = kind == Purpose.NUDGE && again ? Math.min(step + 1, VerbalHint.STEPS) : 1;
        if (known.isPresent() && !kind.showsValues()) {
            announce(known.get(), kind);
            followed = Optional.of(known.get().position()).filter(_ -> kind == Purpose.BEST_MOVE);
        } else {
            followed = Optional.empty();
            analysis.ask(kind);
        }
    }

    /// Writes the values on the squares again, because how many of them are wanted has changed.
    void refresh() {
        write(analysis.valuesProperty().get());
    }

    private void show(Optional<Values> known) {
        write(known);
        nudged = nudged.filter(position -> known.map(Values::position).equals(Optional.of(position)));
        if (known.isEmpty() || !followed.equals(known.map(Values::position))) {
            followed = Optional.empty();
        }
        known.filter(values -> !values.purpose().showsValues() && values.best().isPresent())
            .ifPresent(values -> announce(values, values.purpose()));
        known.filter(values -> values.purpose().showsValues())
            .filter(values -> followed.equals(Optional.of(values.position())))
            .filter(values -> values.best().isPresent() && !values.best().map(MoveValue::move).equals(hinted))
            .ifPresent(values -> announce(values, Purpose.BEST_MOVE));
    }

    private void write(Optional<Values> known) {
        board.showNotes(known.filter(values -> values.purpose().showsValues() && onSquares.getAsBoolean())
            .map(this::notes).orElseGet(otherwise));
    }

    private void announce(Values values, Purpose kind) {
        MoveValue best = values.best().orElseThrow();
        hinted = Optional.of(best.move());
        boolean nudge = kind == Purpose.NUDGE;
        nudged = nudge ? Optional.of(values.position()) : Optional.empty();
        if (!nudge || step == VerbalHint.STEPS) {
            board.showHint(Optional.of(best.move()));
        }
        String words = nudge
            ? Sentences.join(VerbalHint.of(values.position(), best.move(), step))
            : TEXTS.get("hint.best", best.move().toString(),
                ValueText.spoken(best, values.book().contains(best.move())));
        card.tell(words, best.move());
        if (!card.isSeen()) {
            banner.show(words);
        }
    }

    private List<MoveNote> notes(Values values) {
        return values.moves().stream().limit(count.get().most()).map(value -> note(values, value)).toList();
    }

    private static MoveNote note(Values values, MoveValue value) {
        return new MoveNote(value.move(), ValueText.discs(value.centidiscs(), value.exact()),
            values.lossCentidiscs(value) / 100.0,
            ValueText.spoken(value, values.book().contains(value.move())));
    }
}
