package flipchip.app.learn.school;

import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import flipchip.engine.board.Square;

/// A scheduler of a repertoire's questions: due ones first, then new ones. It keeps the replies in a
/// [Memory]. One thread.
public final class Drill {
    private final Repertoire repertoire;
    private Memory memory;
    private int newLeft;

    /// @param newQuestions how many questions that were never asked may be asked
    public Drill(Repertoire repertoire, Memory memory, int newQuestions) {
        this.repertoire = repertoire;
        this.memory = memory;
        newLeft = newQuestions;
    }

    public Memory memory() {
        return memory;
    }

    /// The question that is longest due, else the next new one; empty if there is nothing to ask now.
    public Optional<Repertoire.Question> next(Instant now) {
        Optional<Repertoire.Question> due = repertoire.questions().stream()
            .filter(question -> memory.of(question.id()).filter(card -> card.isDue(now)).isPresent())
            .min(Comparator.comparing(question -> memory.of(question.id()).orElseThrow().due()));
        return due.isPresent() || newLeft == 0
            ? due
            : repertoire.questions().stream().filter(question -> memory.of(question.id()).isEmpty())
                .findFirst();
    }

    /// Judges an answer and plans when to ask again: a right one counts as good, a wrong one as forgotten.
    public boolean answer(Repertoire.Question question, Square move, Instant now) {
        boolean right = question.answers().contains(move);
        Optional<Fsrs.Card> known = memory.of(question.id());
        newLeft -= known.isEmpty() ? 1 : 0;
        memory = memory.with(question.id(), Fsrs.answered(known.orElseGet(() -> Fsrs.Card.fresh(now)),
            right ? Fsrs.Grade.GOOD : Fsrs.Grade.AGAIN, now));
        return right;
    }

    /// When the next question of the repertoire is due; empty if none was asked yet.
    public Optional<Instant> nextDue() {
        return repertoire.questions().stream().flatMap(question -> memory.of(question.id()).stream())
            .map(Fsrs.Card::due).min(Comparator.naturalOrder());
    }
}
