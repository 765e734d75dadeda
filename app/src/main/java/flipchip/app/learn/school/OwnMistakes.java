package flipchip.app.learn.school;

import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// A scheduler of the positions where the learner lost three discs or more, repeated until he knows them. One
/// thread.
public final class OwnMistakes {
    private final Map<String, Question> questions = new LinkedHashMap<>();
    private Memory memory;

    /// A position in which the learner made a mistake.
    ///
    /// @param id     the board in its least symmetry
    /// @param before the moves that led to it
    /// @param played his move
    /// @param loss   centidiscs
    /// @param good   better ones, best first; more than one where they are about as good
    /// @param source the game
    public record Question(String id, Game before, Square played, int loss, List<Square> good,
            OwnGame source) {
        public Question {
            good = List.copyOf(good);
        }
    }

    public OwnMistakes(OwnGames games, Memory memory) {
        this.memory = memory;
        for (OwnGame game : games.games().reversed()) {
            for (OwnGame.Choice mistake : game.mistakes()) {
                Game before = game.game().prefix(mistake.ply());
                String id = Repertoire.id(before.position().board());
                if (!mistake.good().isEmpty()) {
                    questions.putIfAbsent(id, new Question(id, before, game.game().moves().get(mistake.ply()),
                        mistake.loss(), mistake.good(), game));
                }
            }
        }
    }

    public Memory memory() {
        return memory;
    }

    /// All mistakes, each position once.
    public int size() {
        return questions.size();
    }

    /// The question longest due, else the latest mistake that was never asked.
    public Optional<Question> next(Instant now) {
        return waiting(now).stream().findFirst();
    }

    /// The questions to ask: those that are due, the longest first, then the latest mistakes that were never
    /// asked.
    public List<Question> waiting(Instant now) {
        Stream<Question> due = questions.values().stream()
            .filter(question -> memory.of(question.id()).filter(card -> card.isDue(now)).isPresent())
            .sorted(Comparator.comparing(question -> due(question).orElseThrow()));
        Stream<Question> fresh =
            questions.values().stream().filter(question -> memory.of(question.id()).isEmpty());
        return Stream.concat(due, fresh).toList();
    }

    private Optional<Instant> due(Question question) {
        return memory.of(question.id()).map(Fsrs.Card::due);
    }

    /// When the next one is due.
    public Optional<Instant> nextDue() {
        return questions.values().stream().flatMap(question -> due(question).stream())
            .min(Comparator.naturalOrder());
    }

    /// Judges an answer and plans when to ask again.
    public boolean answer(Question question, Square move, Instant now) {
        boolean right = question.good().contains(move);
        memory = memory.with(question.id(),
            Fsrs.answered(memory.of(question.id()).orElseGet(() -> Fsrs.Card.fresh(now)),
                right ? Fsrs.Grade.GOOD : Fsrs.Grade.AGAIN, now));
        return right;
    }
}
