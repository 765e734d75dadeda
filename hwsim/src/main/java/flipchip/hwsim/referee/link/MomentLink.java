package flipchip.hwsim.referee.link;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.engine.board.Fault;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.MessageText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.Instant;

/// A moment of a game as a text: `flipchip:f5d6c3d3?at=2.3.7`, the moves and then move, clock and gate delay,
/// each counted as [Instant] does; `at=2` alone is the position after that move. A game that does not begin
/// as usual has `&start=` with the 64 signs of [BoardText] and the side to move. What else the window shows
/// is in `&view=`, which only the window understands.
///
/// @param game the whole line, also the moves after the moment
/// @param move how many of its moves are on the board
/// @param at   the instant of the circuit; empty for the position alone
/// @param view how it is looked at, in letters that a link may have; empty for as it happens
public record MomentLink(Game game, int move, Optional<Instant> at, String view) {
    private static final String SCHEME = "flipchip:";
    private static final String VIEW_SIGNS = "_.,:;%+*-";
    private static final int LONGEST_VIEW = 8000;
    private static final Pattern AT = Pattern.compile("(\\d{1,9})(?:\\.(\\d{1,9})\\.(\\d{1,9}))?");

    /// What is wrong with a text that is meant as a link, beside its moves and its start.
    ///
    /// @param values what the kind's sentence names
    public record Flaw(Kind kind, List<?> values) implements Fault {
        private static final int LONGEST = 100;

        public enum Kind {
            FORM("link", "A link has the form flipchip:MOVES?at=MOVE.CLOCK.DELAY"),
            PART("link", "'{0}' is neither at=, start= nor view="),
            VIEW("view", "'{0}' is not a view as Flipchip writes it"),
            AT("at", "'{0}' is not of the form 21.2.10 or 21"),
            /// The link names move {0}, and its game has {1} moves.
            MOVE("at", "It names move {0}; the last move of its game is {1}");

            private final String where;
            private final String what;

            Kind(String where, String what) {
                this.where = where;
                this.what = what;
            }
        }

        @Override
        public String english() {
            return Fault.filled(kind.what, values);
        }

        private static NotationException of(Kind kind, Object... values) {
            Flaw flaw = new Flaw(kind,
                Stream.of(values)
                    .<Object>map(
                        value -> value instanceof String text ? MessageText.of(text, LONGEST) : value)
                    .toList());
            return new NotationException(kind.where, flaw.english(), flaw);
        }
    }

    /// A link that says nothing about the view.
    public MomentLink(Game game, int move, Optional<Instant> at) {
        this(game, move, at, "");
    }

    /// @throws IllegalArgumentException if the game has no such move, the instant lies in another, or the
    ///                                  view has other letters
    public MomentLink {
        if (!isView(view)) {
            throw new IllegalArgumentException("no view of a link: " + view);
        }
        if (move < 0 || move > game.length() || at.filter(instant -> instant.move() != move).isPresent()) {
            throw new IllegalArgumentException(
                "no moment of a game of " + game.length() + " moves: move " + move + ", " + at);
        }
    }

    /// The same moment, looked at as `view` says.
    public MomentLink seen(String other) {
        return new MomentLink(game, move, at, other);
    }

    /// Whether `text` is meant as a link, good or not.
    public static boolean isLink(String text) {
        return text.strip().regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    }

    /// Reads a link.
    ///
    /// @throws NotationException naming the part that is wrong
    public static MomentLink parse(String text) throws NotationException {
        if (!isLink(text)) {
            throw Flaw.of(Flaw.Kind.FORM);
        }
        String words = text.strip().substring(SCHEME.length());
        int question = words.indexOf('?');
        String moves = question < 0 ? words : words.substring(0, question);
        Optional<String> at = Optional.empty();
        Position start = Position.INITIAL;
        String view = "";
        for (String part : words.substring(Math.min(moves.length() + 1, words.length())).split("&")) {
            if (part.startsWith("at=")) {
                at = Optional.of(part.substring(3));
            } else if (part.startsWith("start=")) {
                start = start(part.substring(6));
            } else if (part.startsWith("view=")) {
                view = part.substring(5);
                if (!isView(view)) {
                    throw Flaw.of(Flaw.Kind.VIEW, view);
                }
            } else if (!part.isEmpty()) {
                throw Flaw.of(Flaw.Kind.PART, part);
            }
        }
        return of(game(moves, start), at).seen(view);
    }

    /// Whether a link may have this view; no [Pattern], which for so long a text is too deep for a browser.
    private static boolean isView(String text) {
        return text.length() <= LONGEST_VIEW && text.chars().allMatch(
            sign -> sign < 128 && (Character.isLetterOrDigit(sign) || VIEW_SIGNS.indexOf(sign) >= 0));
    }

    private static Position start(String signs) throws NotationException {
        try {
            return Game.startingAt(BoardText.parse(signs)).start();
        } catch (NotationException e) {
            throw e.within("start");
        }
    }

    private static Game game(String moves, Position start) throws NotationException {
        Transcript.Reading reading = Transcript.read(moves, start);
        if (reading.problem().isPresent() && !moves.isBlank()) {
            throw reading.problem().get();
        }
        return reading.game();
    }

    private static MomentLink of(Game game, Optional<String> at) throws NotationException {
        if (at.isEmpty()) {
            return new MomentLink(game, game.length(), Optional.empty());
        }
        Matcher parts = AT.matcher(at.get());
        if (!parts.matches()) {
            throw Flaw.of(Flaw.Kind.AT, at.get());
        }
        int move = Integer.parseInt(parts.group(1));
        if (move > game.length()) {
            throw Flaw.of(Flaw.Kind.MOVE, move, game.length());
        }
        return new MomentLink(game, move, Optional.ofNullable(parts.group(2))
            .map(clock -> new Instant(move, Integer.parseInt(clock), Integer.parseInt(parts.group(3)))));
    }

    /// The link as a text, which [#parse(String)] reads.
    public String text() {
        return SCHEME + words();
    }

    /// What stands behind `flipchip:`, and behind the `#` of a page's address.
    public String words() {
        String moment = at.map(instant -> move + "." + instant.clock() + "." + instant.step())
            .orElse(String.valueOf(move));
        String start = game.start().equals(Position.INITIAL)
            ? ""
            : "&start=" + BoardText.print(game.start()).replace(" ", "");
        return Transcript.print(game) + "?at=" + moment + start + (view.isEmpty() ? "" : "&view=" + view);
    }
}
