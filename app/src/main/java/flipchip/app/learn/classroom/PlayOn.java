package flipchip.app.learn.classroom;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.people.BestPlay;

/// The rest of a problem whose first move was found: the computer replies with best play, and the learner
/// keeps the win until every move wins or the game is over.
///
/// Thread: FX
final class PlayOn {
    private static final Texts TEXTS = Texts.of("classroom");

    private final SchoolModel school;
    private final Worker thinker;
    private final BestPlay bestPlay;
    private Optional<Set<Square>> winning = Optional.empty();
    private boolean goesOn;

    /// @param bestPlay used on the thread of `thinker`
    PlayOn(SchoolModel school, Worker thinker, BestPlay bestPlay) {
        this.school = school;
        this.thinker = thinker;
        this.bestPlay = bestPlay;
    }

    /// Whether it is not decided yet.
    boolean goesOn() {
        return goesOn;
    }

    /// Whether the learner is to move.
    boolean asks() {
        return winning.isPresent();
    }

    void end() {
        goesOn = false;
        winning = Optional.empty();
    }

    /// Begins; the first reply comes from [#reply(Game, List)].
    void begin() {
        goesOn = true;
    }

    /// Plays the computer's moves of the line of best play after a game.
    void reply(Game after, List<Square> best) {
        Game game = after;
        for (Square move : best) {
            if (game.position().toMove() == Color.BLACK) {
                break;
            }
            game = game.play(move);
        }
        Game now = game;
        school.show(now);
        if (now.isOver()) {
            decide(now);
            return;
        }
        Board board = now.position().board();
        thinker.ask(() -> bestPlay.winning(board), wins -> {
            if (!school.gameProperty().get().equals(now) || !goesOn) {
                return;
            }
            if (wins.size() == Long.bitCount(board.legalMoves())) {
                decide(now);
            } else {
                winning = Optional.of(wins);
                school.say(Sentences.join(SchoolWords.right(school.question().orElseThrow()),
                    now.length() > after.length() ? TEXTS.get("school.replied", now.moves().getLast()) : "",
                    TEXTS.get("school.go-on")), true);
            }
        }, school::failed);
    }

    private void decide(Game now) {
        end();
        school.say(Sentences.join(school.reasons(), now.length() > 1 ? TEXTS.get("school.decided") : ""),
            true);
    }

    /// The learner's move.
    void choose(Square square) {
        if (winning.isEmpty()) {
            return;
        }
        Game now = school.gameProperty().get();
        Board board = now.position().board();
        if (!now.position().isLegal(square)) {
            school.say(TEXTS.get("school.illegal", square), true);
        } else if (winning.get().contains(square)) {
            winning = Optional.empty();
            Game after = now.play(square);
            school.show(after);
            thinker.ask(() -> bestPlay.after(board, square), best -> {
                if (school.gameProperty().get().equals(after) && goesOn) {
                    reply(after, best);
                }
            }, school::failed);
        } else {
            slip(Sentences.join(TEXTS.get("school.slips", square), keeps()));
        }
    }

    /// Shows the moves that keep the win; it counts as lost.
    void solve() {
        slip(keeps());
    }

    private String keeps() {
        return TEXTS.get("school.keeps",
            winning.orElseThrow().stream().sorted().map(Square::toString).collect(Collectors.joining(", ")));
    }

    private void slip(String words) {
        end();
        school.say(words, false);
    }
}
