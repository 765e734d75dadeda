package flipchip.app.learn.school;

import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;

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

    /// The line to show before this question: none of its questions was asked yet.
    public Optional<BookLine> newLine(Repertoire.Question question) {
        boolean known = repertoire.questions().stream().filter(other -> other.line().equals(question.line()))
            .anyMatch(other -> memory.of(other.id()).isPresent());
        return known ? Optional.empty() : Optional.of(question.line());
    }

    /// Judges an answer and plans when to ask again: a wrong one counts as forgotten, a right one of another
    /// line as hard.
    ///
    /// @param move empty for "I do not know"
    public boolean answer(Repertoire.Question question, OpeningFacts facts, Optional<Square> move,
            Instant now) {
        boolean right = move.filter(square -> facts.isRight(square, question.moves())).isPresent();
        boolean inLine = move.filter(question.moves()::contains).isPresent();
        Optional<Fsrs.Card> known = memory.of(question.id());
        newLeft -= known.isEmpty() ? 1 : 0;
        memory = memory.with(question.id(), Fsrs.answered(known.orElseGet(() -> Fsrs.Card.fresh(now)),
            !right ? Fsrs.Grade.AGAIN : inLine ? Fsrs.Grade.GOOD : Fsrs.Grade.HARD, now));
        return right;
    }

    /// When the next question of the repertoire is due; empty if none was asked yet.
    public Optional<Instant> nextDue() {
        return repertoire.questions().stream().flatMap(question -> memory.of(question.id()).stream())
            .map(Fsrs.Card::due).min(Comparator.naturalOrder());
    }
}
