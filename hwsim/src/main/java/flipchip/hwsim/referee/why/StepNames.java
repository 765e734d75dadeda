package flipchip.hwsim.referee.why;

import java.util.Optional;
import java.util.function.Predicate;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// A classifier of links by what they say about the game. Thread: any
///
/// @param disc whether a square has a disc of a colour when the link is read
record StepNames(Discs disc) {
    /// Tells which discs are on the board.
    @FunctionalInterface
    interface Discs {
        boolean has(Square square, Color color);
    }

    /// What a net says; empty where it says what its reader says.
    ///
    /// @param alsoLow whether the chain contains this net of the same cell and direction, too, at 0
    Optional<StepKind> of(NetRole role, boolean high, Predicate<String> alsoLow) {
        if (role.isOfCell()) {
            return Optional.of(cell(role, high, alsoLow));
        }
        if (role.isOfSquareState()) {
            return Optional.ofNullable(switch (role.signal()) {
                case "empty" -> high ? StepKind.EMPTY : StepKind.TAKEN;
                case "legalL" -> high ? StepKind.STORED : StepKind.NOT_STORED;
                case "sel" -> high ? StepKind.PLAYED : StepKind.NOT_PLAYED;
                case "hit" -> high ? StepKind.ACCEPTED : StepKind.NOT_PLAYED;
                default -> null;
            });
        }
        return Optional.ofNullable(switch (role.scope()) {
            case "controller" -> controller(role.signal(), high);
            case "mailbox" ->
                role.signal().equals("dirty") ? high ? StepKind.MOVE_WAITS : StepKind.MAILBOX_EMPTY
                    : role.signal().equals("box") ? StepKind.WRITTEN
                    : null;
            case "any_tree" -> high ? StepKind.SOME_MOVE : StepKind.NO_MOVE;
            case "hit_tree" -> high ? StepKind.ACCEPTED : StepKind.REFUSED;
            case "decoder" -> null;
            default -> machine(role.signal(), high);
        });
    }

    private static StepKind controller(String signal, boolean high) {
        return switch (signal) {
            case "none" -> StepKind.NO_MOVE;
            case "refuse" -> StepKind.REFUSED;
            default -> !Character.isUpperCase(signal.charAt(0)) ? null
                : high ? StepKind.STATE
                : StepKind.NOT_IN_STATE;
        };
    }

    private static StepKind machine(String signal, boolean high) {
        return switch (signal) {
            case "curB", "curW" -> StepKind.TO_MOVE;
            case "any" -> high ? StepKind.SOME_MOVE : StepKind.NO_MOVE;
            case "hit", "accept" -> high ? StepKind.ACCEPTED : StepKind.REFUSED;
            case "write", "move" -> high || signal.equals("move") ? StepKind.WRITTEN : null;
            default -> null;
        };
    }

    private StepKind cell(NetRole role, boolean high, Predicate<String> alsoLow) {
        Square square = role.square().orElseThrow();
        String signal = role.signal();
        Color color = color(signal);
        return switch (signal) {
            case "rolB",
                    "rolW" ->
                high ? disc.has(square, color) ? StepKind.CLOSED : StepKind.CONTINUED
                    : disc.has(square, color.opponent()) ? StepKind.NOT_CLOSED
                    : StepKind.OPEN_END;
            case "remB",
                    "remW" ->
                high ? StepKind.CONTINUED
                    : disc.has(square, color.opponent()) ? StepKind.NOT_CLOSED
                    : alsoLow.test(signal.replace("rem", "rol")) ? StepKind.OPEN_END
                    : StepKind.NO_RUN;
            case "aB", "aW", "leaf" -> high ? StepKind.ORIGINATES : StepKind.NO_ORIGIN;
            case "legal" -> high ? StepKind.LEGAL : StepKind.NOT_LEGAL;
            case "mvB", "mvW" -> high ? StepKind.PLAYED : StepKind.NOT_PLAYED;
            case "flB", "flW" -> high ? StepKind.PASSED_ON : StepKind.NO_FLIP;
            case "flipOutB",
                    "flipOutW" ->
                !high ? StepKind.NO_FLIP
                    : disc.has(square, color.opponent()) ? StepKind.PASSED_ON
                    : StepKind.SENT;
            case "toB", "toW" -> high ? StepKind.BECOMES : StepKind.KEEPS;
            default -> signal.startsWith("lg") ? high ? StepKind.ONE_DIRECTION : StepKind.NO_ORIGIN
                : signal.startsWith("t") ? high ? StepKind.ONE_FLIP : StepKind.KEEPS
                : StepKind.GATE;
        };
    }

    /// The colour of a network: the one letter `B` or `W` in the name, or that of `tb2a`.
    static Color color(String signal) {
        return signal.contains("W") || signal.startsWith("tw") ? Color.WHITE : Color.BLACK;
    }
}
