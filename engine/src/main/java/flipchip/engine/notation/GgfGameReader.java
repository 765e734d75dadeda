package flipchip.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A reader of one GGF game, tag by tag; used once.
final class GgfGameReader {
    private static final Pattern TAG =
        Pattern.compile("\\s*([A-Za-z]{1,4})\\s*\\[((?:[^\\]\\\\]|\\\\.)*+)\\]", Pattern.DOTALL);
    /// More problems are not listed.
    private static final int MOST_PROBLEMS = 100;

    private final int number;
    private final List<GgfFault> faults;
    private final List<GgfGame.Move> moves = new ArrayList<>();
    private final List<GgfGame.Tag> others = new ArrayList<>();
    private String black = "";
    private String white = "";
    private String place = "";
    private String date = "";
    private String result = "?";
    private Optional<GgfClock> blackClock = Optional.empty();
    private Optional<GgfClock> whiteClock = Optional.empty();
    private Position start = Position.INITIAL;
    private Position now = Position.INITIAL;
    private boolean broken;
    private boolean unusable;

    GgfGameReader(int number, List<GgfFault> faults) {
        this.number = number;
        this.faults = faults;
    }

    /// Reads tags from `from` to the end of the game and returns where that is.
    int readTags(String text, int from) {
        Matcher matcher = TAG.matcher(text);
        int at = from;
        while (matcher.region(at, text.length()).lookingAt()) {
            accept(matcher.group(1).toUpperCase(Locale.ROOT),
                matcher.group(2).replaceAll("\\\\(.)", "$1").strip());
            at = matcher.end();
        }
        unusable |= at == from;
        String rest = text.substring(at, Math.min(text.length(), at + 20)).strip();
        if (!rest.startsWith(";)") && !rest.startsWith(")")) {
            fault(GgfFault.Kind.END, String.valueOf(others.size() + moves.size()), rest);
        }
        return at;
    }

    /// A broken game without a move on the usual board, and without a comment, has nothing to show.
    Optional<GgfGame> game() {
        boolean nothing = broken && moves.isEmpty() && start.equals(Position.INITIAL)
                && others.stream().noneMatch(tag -> tag.name().equals("CO"));
        return unusable || nothing
            ? Optional.empty()
            : Optional.of(
                new GgfGame(black, white, place, date, blackClock, whiteClock, result, start, moves, others));
    }

    private void accept(String name, String value) {
        switch (name) {
            case "GM" -> game(value);
            case "PB" -> black = value;
            case "PW" -> white = value;
            case "PC" -> place = value;
            case "DT" -> date = value;
            case "RE" -> result = value;
            case "TI" -> {
                blackClock = clock(value);
                whiteClock = blackClock;
            }
            case "TB" -> blackClock = clock(value);
            case "TW" -> whiteClock = clock(value);
            case "BO" -> board(value);
            case "B" -> move(Color.BLACK, value);
            case "W" -> move(Color.WHITE, value);
            case "TY" -> type(value);
            default -> others.add(new GgfGame.Tag(name, value));
        }
    }

    private void game(String value) {
        if (!value.equalsIgnoreCase("othello")) {
            fault(GgfFault.Kind.GAME, value);
            unusable = true;
        }
    }

    private void type(String value) {
        GgfType.whyNotOthello(number, value).ifPresent(why -> {
            add(why);
            unusable = true;
        });
        if (!value.equals(Ggf.STANDARD_TYPE)) {
            others.add(new GgfGame.Tag("TY", value));
        }
    }

    private void board(String value) {
        if (unusable) {
            return;
        }
        if (!moves.isEmpty() || broken) {
            fault(GgfFault.Kind.SECOND_BOARD, String.valueOf(moves.size()));
            return;
        }
        String squares = value.replaceAll("\\s", "");
        if (!squares.matches("8[-.*OXox]{65}")) {
            fault(GgfFault.Kind.NO_BOARD, value);
            unusable = true;
            return;
        }
        long blackDiscs = 0;
        long whiteDiscs = 0;
        for (Square square : Square.values()) {
            char disc = Character.toUpperCase(squares.charAt(1 + square.index()));
            blackDiscs |= disc == '*' || disc == 'X' ? square.bit() : 0;
            whiteDiscs |= disc == 'O' ? square.bit() : 0;
        }
        start = Position.of(blackDiscs, whiteDiscs,
            "Oo".indexOf(squares.charAt(65)) >= 0 ? Color.WHITE : Color.BLACK);
        now = start.afterForcedPass();
    }

    private void move(Color color, String value) {
        if (broken || unusable) {
            return;
        }
        String[] parts = value.split("/", -1);
        String where = parts[0].strip();
        int ply = moves.size() + 1;
        OptionalDouble eval = number(parts, 1);
        OptionalDouble seconds = number(parts, 2);
        if (PassWord.isValue(where)) {
            if (now.isGameOver() || Position.of(now.black(), now.white(), color).legalMoves() == 0) {
                moves.add(new GgfGame.Move(color, Optional.empty(), eval, seconds));
            } else {
                stop(ply, GgfFault.Kind.NO_PASS,
                    Square.list(Position.of(now.black(), now.white(), color).legalMoves()));
            }
            return;
        }
        Optional<Square> square = Square.parse(where);
        if (square.isEmpty()) {
            stop(ply, GgfFault.Kind.NO_SQUARE, where);
        } else if (now.toMove() != color) {
            stop(ply, GgfFault.Kind.TURN, square.get().toString(), color.name(), now.toMove().name());
        } else if (!now.isLegal(square.get())) {
            stop(ply, GgfFault.Kind.ILLEGAL, square.get().toString(), Square.list(now.legalMoves()));
        } else {
            now = now.play(square.get());
            moves.add(new GgfGame.Move(color, square, eval, seconds));
        }
    }

    private void stop(int ply, GgfFault.Kind kind, String... values) {
        add(new GgfFault(number, ply, kind, List.of(values)));
        broken = true;
    }

    private void fault(GgfFault.Kind kind, String... values) {
        add(new GgfFault(number, 0, kind, List.of(values)));
    }

    private void add(GgfFault fault) {
        if (faults.size() < MOST_PROBLEMS) {
            faults.add(fault);
        }
    }

    private static OptionalDouble number(String[] parts, int index) {
        try {
            return index < parts.length && !parts[index].isBlank()
                ? OptionalDouble.of(Double.parseDouble(parts[index].strip()))
                : OptionalDouble.empty();
        } catch (NumberFormatException _) {
            return OptionalDouble.empty();
        }
    }

    private Optional<GgfClock> clock(String value) {
        Optional<GgfClock> clock = GgfClock.parse(value);
        if (clock.isEmpty()) {
            fault(GgfFault.Kind.NO_CLOCK, value);
        }
        return clock;
    }
}
