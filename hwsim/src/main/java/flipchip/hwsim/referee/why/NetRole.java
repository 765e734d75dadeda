package flipchip.hwsim.referee.why;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A role of a net of the referee, read from its name: `d4.remB[S]`, `d4_state.isB`, `controller.READY`.
///
/// @param scope     the part that drives it, empty for the machine itself
/// @param square    of a cell or of the state of a square
/// @param signal    the name in its part, without an index
/// @param direction of a cell's link
record NetRole(String scope, Optional<Square> square, String signal, Optional<Direction> direction) {
    private static final Pattern NAME =
        Pattern.compile("(?:([A-Za-z0-9_]+)\\.)?([A-Za-z0-9_.]+?)(?:\\[([A-Z]+|\\d+)])?");

    static NetRole of(String name) {
        Matcher match = NAME.matcher(name);
        if (!match.matches()) {
            return new NetRole("", Optional.empty(), name, Optional.empty());
        }
        String scope = Optional.ofNullable(match.group(1)).orElse("");
        Optional<Square> square = scope.length() == 2 || scope.endsWith("_state")
            ? Square.parse(scope.substring(0, 2))
            : Optional.empty();
        Optional<Direction> direction = Optional.ofNullable(match.group(3))
            .filter(index -> square.isPresent() && Character.isLetter(index.charAt(0)))
            .map(Direction::valueOf);
        return new NetRole(scope, square, match.group(2), direction);
    }

    boolean isOfCell() {
        return scope.length() == 2 && square.isPresent();
    }

    boolean isOfSquareState() {
        return scope.endsWith("_state") && square.isPresent();
    }
}
