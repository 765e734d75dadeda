package flipchip.app.circuit.breakpoint;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;

/// A breakpoint: an event of the game or the circuit at which the time line stops. Immutable.
public sealed interface Breakpoint {
    /// The words of this package.
    Texts TEXTS = Texts.of("breakpoint");
    /// A loss that no game can exceed, in discs.
    int MOST_DISCS = 64;

    /// How it is written in the settings: one line that [#parse(String)] reads.
    String line();

    /// What it says to the user.
    String words();

    /// The disc of a cell is told to turn.
    ///
    /// @param square    where
    /// @param direction that in which the flip signal travels through the cell; empty for any
    record Flip(Square square, Optional<Direction> direction) implements Breakpoint {
        @Override
        public String line() {
            return "flip " + square + direction.map(d -> " " + d).orElse("");
        }

        @Override
        public String words() {
            return direction.map(d -> TEXTS.get("says.flip", square, name(d)))
                .orElseGet(() -> TEXTS.get("says.flip.any", square));
        }

        /// "north-east".
        static String name(Direction direction) {
            return TEXTS.get("direction." + direction.name().toLowerCase(Locale.ROOT));
        }
    }

    /// The controller comes into a state from another.
    record Enters(ControllerState state) implements Breakpoint {
        @Override
        public String line() {
            return "state " + state;
        }

        @Override
        public String words() {
            return TEXTS.get("says.state", state);
        }
    }

    /// A side must pass.
    record Pass() implements Breakpoint {
        @Override
        public String line() {
            return "pass";
        }

        @Override
        public String words() {
            return TEXTS.get("says.pass");
        }
    }

    /// A move begins that gives away this many discs against the best move.
    ///
    /// @param discs 1..64
    record Loss(int discs) implements Breakpoint {
        /// @throws IllegalArgumentException if the number is not 1..64
        public Loss {
            if (discs < 1 || discs > MOST_DISCS) {
                throw new IllegalArgumentException("a loss of " + discs + " discs is not 1 to " + MOST_DISCS);
            }
        }

        @Override
        public String line() {
            return "loss " + discs;
        }

        @Override
        public String words() {
            return TEXTS.get("says.loss", discs);
        }
    }

    /// A net takes a value.
    ///
    /// @param net  full name, "d4.remB\[S]"
    /// @param high 1 or 0
    record NetBecomes(String net, boolean high) implements Breakpoint {
        @Override
        public String line() {
            return "net " + net + (high ? " 1" : " 0");
        }

        @Override
        public String words() {
            return TEXTS.get("says.net", net, high ? "1" : "0");
        }
    }

    /// Reads what [#line()] writes; empty for anything else.
    static Optional<Breakpoint> parse(String line) {
        String[] words = line.strip().split("\\s+");
        try {
            return switch (words[0] + " " + (words.length - 1)) {
                case "flip 1" -> Square.parse(words[1]).map(square -> new Flip(square, Optional.empty()));
                case "flip 2" ->
                    Square.parse(words[1]).flatMap(square -> constant(Direction.values(), words[2])
                        .map(direction -> new Flip(square, Optional.of(direction))));
                case "state 1" -> constant(ControllerState.values(), words[1]).map(Enters::new);
                case "pass 0" -> Optional.of(new Pass());
                case "loss 1" -> Optional.of(new Loss(Integer.parseInt(words[1])));
                case "net 2" -> Stream.of("0", "1").filter(words[2]::equals).findFirst()
                    .map(value -> new NetBecomes(words[1], value.equals("1")));
                default -> Optional.empty();
            };
        } catch (IllegalArgumentException notANumberInRange) {
            return Optional.empty();
        }
    }

    private static <E extends Enum<E>> Optional<E> constant(E[] values, String name) {
        return Arrays.stream(values).filter(value -> value.name().equals(name)).findFirst();
    }
}
