package flipchip.app.learn.classroom;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.MasterGame;
import flipchip.app.learn.school.OpeningFacts;
import flipchip.app.learn.school.OpeningJudge;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A view model of guessing the winner's moves in games of strong players: the engine judges each guess and
/// the move played; at the end the session is summed up.
///
/// Thread: FX
final class GuessModel implements Exercise {
    private static final Texts TEXTS = Texts.of("classroom");
    /// The moves before are of the opening.
    private static final int FIRST = 10;
    /// A session asks as many.
    private static final int QUESTIONS = 12;
    /// A move that loses so much more than the one played is as good, centidiscs.
    private static final int AS_GOOD = 50;
    private static final double DISC = 100;

    private final Supplier<List<MasterGame>> source;
    private final OpeningJudge judge;
    private final Worker thinker;
    private final Consumer<Throwable> failed;
    private final Runnable answered;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final ReadOnlyObjectWrapper<Game> game = new ReadOnlyObjectWrapper<>(this, "game", Game.INITIAL);
    private final Deque<MasterGame> waiting = new ArrayDeque<>();
    private final List<Guess> guesses = new ArrayList<>();
    private final Deque<Integer> plies = new ArrayDeque<>();
    private Optional<MasterGame> shown = Optional.empty();
    private Optional<Integer> ply = Optional.empty();
    private boolean isAnswered;
    private boolean right;
    private String verdict = "";

    /// What a guess and the move played lose, centidiscs.
    private record Guess(boolean same, int lost, int played) {}

    /// @param source   the games, read in the background
    /// @param judge    used on the thread of `thinker`
    /// @param answered told of each answer
    GuessModel(Supplier<List<MasterGame>> source, OpeningJudge judge, Worker thinker,
            Consumer<Throwable> failed, Runnable answered) {
        this.source = source;
        this.judge = judge;
        this.thinker = thinker;
        this.failed = failed;
        this.answered = answered;
    }

    /// Begins a game, unless one goes on.
    void begin() {
        if (shown.isPresent()) {
            changed();
        } else {
            thinker.ask(source::get, games -> {
                waiting.addAll(games);
                next();
            }, failed);
        }
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    /// The next move of the game; after the last the sum, after that the next game.
    @Override
    public void next() {
        if (shown.isEmpty() || ply.isEmpty()) {
            beginGame();
        }
        isAnswered = false;
        verdict = "";
        ply = Optional.ofNullable(plies.poll());
        if (shown.isPresent()) {
            game.set(ply.map(shown.get().game()::prefix).orElse(shown.get().game()));
        }
        changed();
    }

    private void beginGame() {
        guesses.clear();
        plies.clear();
        shown = Optional.ofNullable(waiting.poll());
        shown.ifPresent(master -> {
            waiting.add(master);
            IntStream.range(FIRST, master.game().length())
                .filter(at -> master.game().moverOf(at) == master.winner()
                        && master.game().positionAt(at).moves().size() > 1)
                .limit(QUESTIONS).forEach(plies::add);
        });
    }

    private Game before() {
        return shown.orElseThrow().game().prefix(ply.orElseThrow());
    }

    private Square played() {
        return shown.orElseThrow().game().moves().get(ply.orElseThrow());
    }

    @Override
    public void choose(Square square) {
        if (ply.isEmpty() || isAnswered) {
            return;
        }
        if (before().position().isLegal(square)) {
            answer(Optional.of(square));
        } else {
            verdict = TEXTS.get("school.illegal", square);
            changed();
        }
    }

    @Override
    public boolean isSolvable() {
        return ply.isPresent() && !isAnswered;
    }

    @Override
    public void solve() {
        if (isSolvable()) {
            answer(Optional.empty());
        }
    }

    private void answer(Optional<Square> guess) {
        isAnswered = true;
        right = guess.equals(Optional.of(played()));
        verdict = TEXTS.get("masters.judging");
        Game asked = before();
        Square move = played();
        game.set(asked.play(move));
        answered.run();
        changed();
        Board board = asked.position().board();
        thinker.ask(() -> judge.facts(board), facts -> judged(asked, guess, move, facts), failed);
    }

    private void judged(Game asked, Optional<Square> guess, Square move, OpeningFacts facts) {
        int played = loss(facts, move);
        int lost = guess.map(square -> loss(facts, square)).orElse(played);
        guess.ifPresent(square -> guesses.add(new Guess(square == move, lost, played)));
        if (ply.isEmpty() || !isAnswered || !before().equals(asked)) {
            changed();                                     // the learner has gone on; so may the sum
            return;
        }
        right = guess.filter(square -> square == move || lost <= played + AS_GOOD).isPresent();
        verdict = guess
            .map(square -> square == move
                ? TEXTS.get("masters.same", move)
                : Sentences.join(TEXTS.get("masters.played", move),
                    right
                        ? TEXTS.get("masters.as-good", square)
                        : TEXTS.get("masters.loses", square, lost / DISC)))
            .orElseGet(() -> TEXTS.get("masters.played", move));
        changed();
    }

    private static int loss(OpeningFacts facts, Square move) {
        return facts.of(move).map(OpeningFacts.Move::loss).orElse(0);
    }

    @Override
    public ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<Game> gameProperty() {
        return game.getReadOnlyProperty();
    }

    @Override
    public boolean isAsking() {
        return ply.isPresent();
    }

    @Override
    public boolean isAnswered() {
        return isAnswered;
    }

    @Override
    public boolean isRight() {
        return isAnswered && right;
    }

    @Override
    public String task() {
        if (shown.isEmpty()) {
            return TEXTS.get("school.reading");
        }
        MasterGame master = shown.get();
        return ply
            .map(at -> TEXTS.get("masters.task", at + 1, ExercisePage.opponent(master.name(master.winner())),
                TEXTS.get(master.winner() == Color.BLACK ? "drill.black" : "drill.white")))
            .orElseGet(this::sum);
    }

    /// What the session was worth.
    private String sum() {
        return Sentences.join(TEXTS.get("masters.sum", guesses.size(),
            guesses.stream().filter(Guess::same).count(), mean(guesses.stream().map(Guess::lost).toList()),
            mean(guesses.stream().map(Guess::played).toList())), TEXTS.get("masters.next"));
    }

    private static double mean(List<Integer> losses) {
        return losses.stream().mapToInt(Integer::intValue).average().orElse(0) / DISC;
    }

    @Override
    public String verdict() {
        return verdict;
    }

    /// Which game it is and where it comes from.
    @Override
    public String standing() {
        return shown.map(master -> Sentences.join(
            TEXTS.get("masters.game", ExercisePage.opponent(master.black()),
                ExercisePage.opponent(master.white())),
            master.event().isEmpty() ? TEXTS.get("masters.program") : master.event() + ".")).orElse("");
    }
}
