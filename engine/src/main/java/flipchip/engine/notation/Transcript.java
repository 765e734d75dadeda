package flipchip.engine.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// Games as lists of moves: "f5d6c3".
///
/// Reads tolerantly: any case, spaces and separators, move numbers ("1. f5 d6 2. c3"), bracketed tags, and
/// passes written in the ways of [PassWord] or left out. Writes strictly: lower case, nothing between the
/// moves, no passes.
public final class Transcript {
    private static final Pattern TOKEN = Pattern.compile("(?<square>[a-hA-H][1-8])"
        + "|(?<pass>(?i:passe?|pa|ps|pp|p)|--|@@)" + "|(?<nothing>[\\s\\u00A0\\u3000,;|]+|[-.]|\\[[^\\]]*\\]"
        + "|(?<![A-Za-z0-9])\\d{1,3}[.):]*(?![A-Za-z0-9])"
        + "|(?<![A-Za-z0-9])\\d{1,3}[.):]*(?=[a-hA-H][1-8]|--|@@|[pP])|(?<=[1-8])\\d{1,2}[.):])");
    private static final Pattern WORD = Pattern.compile("[^\\s\\u00A0\\u3000,;|]+");

    private Transcript() {}

    /// What could be read of a text.
    ///
    /// @param game  the moves up to the first bad one
    /// @param fault the first bad move; empty if the whole text was read
    public record Reading(Game game, Optional<MoveFault> fault) {
        /// The first bad move with its number and the reason, in English.
        public Optional<NotationException> problem() {
            return fault.map(MoveFault::problem);
        }
    }

    /// The game `text` tells from the initial position.
    ///
    /// @throws NotationException at the first bad move
    public static Game parse(String text) throws NotationException {
        Reading reading = read(text, Position.INITIAL);
        if (reading.problem().isPresent()) {
            throw reading.problem().get();
        }
        return reading.game();
    }

    /// Reads as many moves as are legal from `start`; never throws.
    public static Reading read(String text, Position start) {
        Matcher token = TOKEN.matcher(text).useTransparentBounds(true);
        Game game = Game.startingAt(start);
        boolean passAllowed = !game.start().equals(start);
        Optional<MoveFault> fault = Optional.empty();
        for (int at = 0; at < text.length(); at = token.end()) {
            if (!token.region(at, text.length()).lookingAt()) {
                fault = bad(game, MoveFault.Kind.NO_MOVE, wordAt(text, at));
            } else if (token.group("square") != null) {
                Square square = Square.parse(token.group("square")).orElseThrow();
                fault = whyNot(game, square);
                if (fault.isEmpty()) {
                    game = game.play(square);
                    passAllowed = game.passFollows(game.length() - 1);
                }
            } else if (token.group("pass") != null) {
                fault = passAllowed || game.isOver()
                    ? Optional.empty()
                    : bad(game, MoveFault.Kind.NO_PASS, token.group());
                passAllowed = false;
            }
            if (fault.isPresent()) {
                return new Reading(game, fault);
            }
        }
        return new Reading(game, fault);
    }

    /// The moves of `game`, e.g. "f5d6c3"; passes are left out.
    public static String print(Game game) {
        return game.moves().stream().map(Square::toString).collect(Collectors.joining());
    }

    /// The equivalent game whose first move is f5; a game from another start is returned as it is.
    public static Game startingWithF5(Game game) {
        if (game.length() == 0 || !game.start().equals(Position.INITIAL)) {
            return game;
        }
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry.keepsInitialBoard() && symmetry.apply(game.moves().getFirst()) == Square.F5) {
                return symmetry.apply(game);
            }
        }
        throw new IllegalStateException("no symmetry takes " + game.moves().getFirst() + " to f5");
    }

    private static Optional<MoveFault> whyNot(Game game, Square square) {
        if (game.isOver()) {
            return bad(game, MoveFault.Kind.AFTER_END, square.toString());
        }
        if (game.position().isLegal(square)) {
            return Optional.empty();
        }
        boolean taken = (game.position().board().occupied() & square.bit()) != 0;
        return bad(game, taken ? MoveFault.Kind.TAKEN : MoveFault.Kind.FLIPS_NOTHING, square.toString());
    }

    private static Optional<MoveFault> bad(Game game, MoveFault.Kind kind, String word) {
        return Optional.of(new MoveFault(game.length() + 1, kind, word, game.position()));
    }

    /// The word that stops the reading, shortened so that a message stays one line.
    private static String wordAt(String text, int at) {
        Matcher word = WORD.matcher(text);
        String found = word.find(at) ? word.group() : text.substring(at);
        return found.length() > 12 ? found.substring(0, 12) + "..." : found;
    }
}
