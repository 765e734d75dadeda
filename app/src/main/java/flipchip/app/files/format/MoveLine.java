package flipchip.app.files.format;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import flipchip.app.game.session.MoveSign;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.MoveFault;

/// A game while its moves are read: the tree, the place in it, and what ended it. One thread.
final class MoveLine {
    private static final Texts TEXTS = Texts.of("library");
    private static final int LONGEST_WORD = 12;
    private static final int DEEPEST = 100;

    private final Position start;
    private final Draft root;
    private final ReadingBuilder found;
    private final Deque<Branch> outer = new ArrayDeque<>();
    private Branch here;
    private int moves;                            // of the main line
    private String heading = "";                  // of the variation that begins
    private Optional<MoveFault> fault = Optional.empty();
    private Optional<String> stop = Optional.empty();

    /// A place, the one before it, and whether a pass may come here.
    private record Branch(Draft place, Optional<Draft> before, boolean passAllowed) {}

    MoveLine(Position start, ReadingBuilder found) {
        this.start = start;
        this.found = found;
        root = Draft.root(start);
        here = new Branch(root, Optional.empty(), !start.afterForcedPass().equals(start));
    }

    Draft root() {
        return root;
    }

    Position now() {
        return here.place.now();
    }

    /// The number of moves of the main line.
    int moves() {
        return moves;
    }

    boolean hasEnded() {
        return fault.isPresent() || stop.isPresent();
    }

    boolean isInVariation() {
        return !outer.isEmpty();
    }

    boolean hasBegun() {
        return moves > 0 || isInVariation();
    }

    boolean isAtRoot() {
        return here.place == root;
    }

    boolean isPassAllowed() {
        return here.passAllowed;
    }

    /// What stands before the first move of a variation is said of this.
    void say(String words) {
        if (isInVariation() && here.before.isEmpty()) {
            heading = heading.isEmpty() ? words : heading + "\n" + words;
        } else {
            here.place.say(words);
        }
    }

    void sign(MoveSign sign) {
        here.place.sign(sign);
    }

    /// The time of the last move; nothing before the first.
    void takes(Duration spent) {
        if (!isAtRoot()) {
            here.place.takes(spent);
        }
    }

    void square(Square square, Optional<Color> label) {
        Position now = now();
        if (label.isPresent() && label.get() != now.toMove() && now.isLegal(square)) {
            stop = Optional.of(TEXTS.get("moves.turn", moves + 1,
                TEXTS.get("tree.turn", square, named(label.get()), named(now.toMove()))));
        } else {
            Draft next = here.place.play(square);
            if (!heading.isEmpty()) {
                next.say(heading);
                heading = "";
            }
            here = new Branch(next, Optional.of(here.place), next.now().toMove() == now.toMove());
            moves += outer.isEmpty() ? 1 : 0;
        }
    }

    /// Why a square that is not legal cannot be played.
    MoveFault.Kind whyNot(Square square) {
        Position now = now();
        return now.isGameOver() ? MoveFault.Kind.AFTER_END
            : (now.board().occupied() & square.bit()) != 0 ? MoveFault.Kind.TAKEN
            : MoveFault.Kind.FLIPS_NOTHING;
    }

    /// Passes are implied, so one that is legal only must not come twice.
    void pass() {
        here = new Branch(here.place, here.before, false);
    }

    /// Ends the game, or in a variation only the rest of it; says whether it was a variation.
    boolean bad(MoveFault.Kind kind, String word) {
        int depth = Long.bitCount(now().board().occupied()) - Long.bitCount(start.board().occupied()) + 1;
        MoveFault why = new MoveFault(depth, kind, shortened(word), now());
        if (isInVariation()) {
            found.problem(TEXTS.get("moves.variation", Reasons.told(why)));
            return true;
        }
        fault = Optional.of(why);
        return false;
    }

    /// Whether a variation may begin here with this move.
    boolean varies(Square first) {
        return here.before.isPresent() && outer.size() < DEEPEST && here.before.get().now().isLegal(first);
    }

    void open() {
        outer.push(here);
        here = new Branch(here.before.orElseThrow(), Optional.empty(), false);
    }

    void close() {
        heading = "";
        if (isInVariation()) {
            here = outer.pop();
        }
    }

    /// Hands the game over, and says what ended it too early.
    ///
    /// @param bare      whether a game is missing
    /// @param firstWord what stands there instead
    void end(GameHead head, boolean bare, Optional<String> firstWord) {
        if (!bare) {
            found.add(head.of(root));
        }
        if (hasEnded()) {
            String why = stop.orElseGet(() -> Reasons.told(fault.orElseThrow()));
            found.problem(moves == 0 ? why : TEXTS.get("moves.bad", why, moves));
        } else if (bare && firstWord.isPresent()) {
            found.problem(
                Reasons.told(new MoveFault(1, MoveFault.Kind.NO_MOVE, shortened(firstWord.get()), now())));
        }
    }

    private static String shortened(String word) {
        return word.length() > LONGEST_WORD ? word.substring(0, LONGEST_WORD) + "..." : word;
    }

    private static String named(Color color) {
        return TEXTS.get(color == Color.BLACK ? "side.black" : "side.white");
    }
}
