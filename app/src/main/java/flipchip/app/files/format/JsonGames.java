package flipchip.app.files.format;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GameDate;
import flipchip.engine.notation.PassWord;
import flipchip.engine.notation.Transcript;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/// Games in JSON, as Othello Quest and other sites export them: an object with moves, or many of them at any
/// depth. Names, times, dates and ratings are kept; the names of other values are counted as skipped.
final class JsonGames {
    private static final Texts TEXTS = Texts.of("library");
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> MOVES = List.of("moves", "transcript", "kifu", "record", "moveList",
        "move_list", "game_moves", "history", "plies");
    private static final List<String> MOVE =
        List.of("m", "move", "square", "pos", "position", "notation", "coord", "coordinate", "cell", "san");
    private static final List<String> TIME = List.of("t", "time", "ms");
    private static final List<String> NAME = List.of("name", "username", "user", "nick", "nickname", "id");
    private static final List<String> RATING = List.of("oldR", "rating", "elo", "oldRating", "r", "rate");
    private static final List<String> DATE = List.of("created", "date", "createdAt", "created_at",
        "startedAt", "started", "played", "timestamp", "time", "start");
    private static final List<String> EVENT = List.of("event", "tournament", "place", "site");
    private static final List<String> RESULT = List.of("result", "score");
    private static final Set<String> INNER = Set.of("players", "position", "black", "white", "size", "type",
        "blackRating", "whiteRating", "blackElo", "whiteElo", "blackName", "whiteName");
    /// What may stand before, such as a comment or the name of a variable.
    private static final Pattern BEGIN =
        Pattern.compile("\\s*+(?=[\\[{])|[^\\[{]{1,200}+(?=\\{\\s*+\"|\\[\\s*+\\{)");
    private static final Pattern CUT = Pattern.compile("\\s*+[\\[{]\\s*+[\\[{\"]");
    private static final int DEEPEST = 20;
    /// More broken lines are not worth the time.
    private static final int MOST_BROKEN = 100;

    private final ReadingBuilder found = new ReadingBuilder();
    private int number;
    private int broken;

    private JsonGames() {}

    /// The games of `text`; empty if it is not JSON or holds none.
    static Optional<Reading> read(String text) {
        Matcher begin = BEGIN.matcher(text);
        if (!begin.lookingAt()) {
            return Optional.empty();
        }
        JsonGames games = new JsonGames();
        if (!begin.group().isBlank()) {
            games.found.skip(begin.group());
        }
        try {
            for (int from = begin.end(); from >= 0;) {
                from = games.search(text, from);
            }
        } catch (IOException _) {
            return Optional.empty();
        }
        return games.number == 0
            ? Optional.empty()
            : Optional.of(games.found.reading(Reading.Kind.TRANSCRIPT));
    }

    /// Whether `text` is JSON whose end is missing.
    static boolean isCut(String text) {
        if (!CUT.matcher(text).lookingAt()) {
            return false;
        }
        try (JsonParser values = MAPPER.getFactory().createParser(text)) {
            while (values.nextToken() != null) {
                continue;
            }
            return false;
        } catch (JsonEOFException _) {
            return true;
        } catch (JsonProcessingException e) {
            return offset(e) >= text.stripTrailing().length();
        } catch (IOException _) {
            return false;
        }
    }

    /// One value after another, as in a file with a game on each line.
    ///
    /// @return where to go on behind a line that is not JSON; -1 at the end
    private int search(String text, int from) throws IOException {
        int begin = -1;
        try (JsonParser values = MAPPER.getFactory().createParser(from == 0 ? text : text.substring(from))) {
            while (values.nextToken() != null) {
                begin = from + (int) values.currentTokenLocation().getCharOffset();
                // the elements of a list one by one
                if (!values.hasToken(JsonToken.START_ARRAY) && !values.hasToken(JsonToken.END_ARRAY)) {
                    search(MAPPER.<JsonNode>readTree(values), 0);
                }
                begin = -1;
            }
            return -1;
        } catch (JsonProcessingException e) {
            int fault = begin < 0 ? from + offset(e) : begin;
            int next = text.indexOf('\n', fault) + 1;
            boolean goesOn = next > 0 && broken < MOST_BROKEN && isLine(text, next);
            if (number == 0 && !goesOn) {
                throw e;
            }
            broken++;
            found.at(0);
            found.problem(goesOn
                ? TEXTS.get("json.line", text.substring(0, next).lines().count())
                : TEXTS.get("json.end", number));
            return goesOn ? next : -1;
        }
    }

    /// Where a fault is; far behind the text if Jackson does not say.
    private static int offset(JsonProcessingException e) {
        return e.getLocation() == null ? Integer.MAX_VALUE / 2 : (int) e.getLocation().getCharOffset();
    }

    /// Whether an object begins and ends on the line at `at`.
    private static boolean isLine(String text, int at) {
        int end = text.indexOf('\n', at);
        String line = text.substring(at, end < 0 ? text.length() : end).strip();
        return line.startsWith("{") && line.endsWith("}");
    }

    private void search(JsonNode node, int depth) {
        if (depth > DEEPEST || found.hasMore()) {
            return;
        }
        Optional<JsonNode> moves = moves(node);
        if (moves.isPresent()) {
            number++;
            game(node, moves.get());
        } else {
            node.forEach(child -> search(child, depth + 1));
        }
    }

    private static Optional<JsonNode> moves(JsonNode node) {
        JsonNode inner = node.path("position");
        for (JsonNode place : List.of(node, inner)) {
            for (String name : MOVES) {
                JsonNode moves = place.path(name);
                if (moves.isArray() || moves.isTextual()) {
                    return Optional.of(moves);
                }
            }
        }
        return node.propertyStream().filter(one -> isMoves(one.getKey()) && isList(one.getValue()))
            .map(Map.Entry::getValue).findFirst();
    }

    /// Whether a table would take it for the name of moves.
    private static boolean isMoves(String name) {
        return GameTableText.column(name).equals("moves");
    }

    /// Not a list of games.
    private static boolean isList(JsonNode moves) {
        return moves.isArray()
                && moves.valueStream().noneMatch(one -> one.isObject() && moves(one).isPresent())
                || moves.isTextual() && GameTableText.isTranscript(moves.asText());
    }

    private void game(JsonNode node, JsonNode moves) {
        if (number > 1) {
            found.at(number);
        }
        int size = node.path("position").path("size").asInt(node.path("size").asInt(8));
        if (size != 8) {
            found.problem(TEXTS.get("tree.size", number, String.valueOf(size)));
            return;
        }
        GameHead head = head(node, moves);
        if (moves.isTextual()) {
            new MoveText(moves.asText(), Position.INITIAL, MoveText.Style.PORTABLE, found).read(head);
            return;
        }
        StringBuilder words = new StringBuilder();
        List<Long> spent = new ArrayList<>();
        boolean fromOne = JsonSquares.isFromOne(moves);
        for (JsonNode move : moves) {
            Optional<String> numbers = JsonSquares.of(move, fromOne);
            numbers.filter(_ -> !move.isObject()).ifPresent(_ -> found.note(TEXTS.get("guess.numbers")));
            String word = numbers.orElseGet(() -> word(move));
            boolean pass = PassWord.isValue(word);
            words.append(pass ? "pass" : word).append(' ');
            if (!pass) {
                spent.add(move.isObject() ? time(move) : -1L);
            }
        }
        Transcript.Reading read = Transcript.read(words.toString(), Position.INITIAL);
        int length = read.game().length();
        if (length > 0) {
            found.add(new SavedGame(head.info(), SavedGame.of(read.game()).tree(),
                times(read.game().moves(), spent), "", head.extras()));
        }
        read.fault().map(Reasons::told)
            .ifPresent(why -> found.problem(length == 0 ? why : TEXTS.get("moves.bad", why, length)));
    }

    /// What a move says; all of it where no part is known, so that it is not taken for a pass.
    private static String word(JsonNode move) {
        if (!move.isObject()) {
            return move.isNull() ? "-" : move.asText();
        }
        boolean known = move.isEmpty() || move.has("pass") || MOVE.stream().anyMatch(move::has)
                || move.valueStream().anyMatch(value -> PassWord.is(value.asText()));
        return known ? first(move, MOVE) : move.toString();
    }

    /// Thousandths of a second, or less than 0.
    private static long time(JsonNode move) {
        for (String name : TIME) {
            if (move.path(name).isNumber()) {
                return move.path(name).asLong();
            }
        }
        return -1;
    }

    /// No times where a word held several moves, so that there are more of these.
    private static Map<List<Square>, Duration> times(List<Square> moves, List<Long> spent) {
        Map<List<Square>, Duration> times = new HashMap<>();
        for (int i = 0; i < moves.size() && moves.size() <= spent.size(); i++) {
            if (spent.get(i) >= 0) {
                times.put(moves.subList(0, i + 1), Duration.ofMillis(spent.get(i)));
            }
        }
        return times;
    }

    private GameHead head(JsonNode node, JsonNode moves) {
        JsonNode black = player(node, "black", 0);
        JsonNode white = player(node, "white", 1);
        GameInfo info = new GameInfo(name(node, black, "blackName"), name(node, white, "whiteName"),
            first(node, EVENT), GameDate.of(first(node, DATE)).text(), ResultText.of(first(node, RESULT)));
        GameExtras extras =
            GameExtras.NONE.with(GameExtras.BLACK_RATING, rating(node, black, "blackRating", "blackElo"))
                .with(GameExtras.WHITE_RATING, rating(node, white, "whiteRating", "whiteElo"));
        Set<String> known = new HashSet<>(INNER);
        for (List<String> names : List.of(MOVES, DATE, EVENT, RESULT)) {
            known.addAll(names);
        }
        node.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name) && node.path(name) != moves && !node.path(name).isNull()) {
                found.skip(name);
            }
        });
        return new GameHead(info, extras);
    }

    private static JsonNode player(JsonNode node, String side, int place) {
        JsonNode players = node.path("players");
        JsonNode named = node.path(side).isMissingNode() ? players.path(side) : node.path(side);
        return named.isMissingNode() ? players.path(place) : named;
    }

    private static String name(JsonNode node, JsonNode player, String key) {
        return player.isTextual() ? player.asText()
            : player.isObject() ? first(player, NAME)
            : node.path(key).asText("");
    }

    private static String rating(JsonNode node, JsonNode player, String... keys) {
        return player.isObject() ? first(player, RATING) : first(node, List.of(keys));
    }

    /// The first plain value with one of these names; empty if there is none.
    private static String first(JsonNode node, List<String> names) {
        for (String name : names) {
            JsonNode value = node.path(name);
            if (value.isValueNode() && !value.isNull()) {
                return value.asText();
            }
        }
        return "";
    }
}
