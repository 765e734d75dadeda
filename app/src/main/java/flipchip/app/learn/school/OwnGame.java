package flipchip.app.learn.school;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import flipchip.engine.analysis.GamePhase;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A record of a game of the learner and the analysis of his moves. Immutable.
///
/// @param ended    when
/// @param own      the learner's colour
/// @param opponent who played the other, e.g. "level 4"
/// @param score    the learner's discs less the other's, empty squares counted for the winner
/// @param choices  the learner's moves where there was a choice; empty before the analysis
public record OwnGame(Instant ended, Color own, String opponent, int score, Game game,
        Optional<List<Choice>> choices) {
    private static final String NONE = "-";
    private static final int FIELDS = 6;

    /// A move of the learner.
    ///
    /// @param ply  moves before it
    /// @param loss against the best, centidiscs
    /// @param good as good as the best, or nearly; empty unless the move was a mistake
    public record Choice(int ply, int loss, List<Square> good) {
        public Choice {
            good = List.copyOf(good);
        }

        public boolean isMistake() {
            return MistakeSize.MISTAKE.includes(loss);
        }

        private String print() {
            return ply + ":" + loss + ":" + good.stream().map(Square::toString).collect(Collectors.joining());
        }

        private static Choice parse(String word) {
            String[] parts = word.split(":", -1);
            return new Choice(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]),
                Square.sequence(parts[2]));
        }
    }

    public OwnGame {
        opponent = opponent.replaceAll("\\s+", " ").strip();
        choices = choices.map(List::copyOf);
    }

    /// Whether the same moves were played, by the same side against the same opponent.
    boolean isSameAs(OwnGame other) {
        return own == other.own && opponent.equals(other.opponent) && game.equals(other.game);
    }

    /// With what an analysis says.
    public OwnGame with(List<Choice> judged) {
        return new OwnGame(ended, own, opponent, score, game, Optional.of(judged));
    }

    /// Mean accuracy of the learner's moves, 0 to 100; empty before the analysis.
    public OptionalDouble accuracy() {
        return accuracy(choices.orElse(List.of()));
    }

    /// The same of one phase.
    public OptionalDouble accuracy(GamePhase phase) {
        return accuracy(choices.orElse(List.of()).stream()
            .filter(choice -> GamePhase.of(game.positionAt(choice.ply()).board().empties()) == phase)
            .toList());
    }

    private static OptionalDouble accuracy(List<Choice> of) {
        return of.stream()
            .mapToDouble(choice -> 100 * Math.pow(0.5, choice.loss() / (100.0 * GameReport.HALVING_DISCS)))
            .average();
    }

    /// The mistakes, in the order played.
    public List<Choice> mistakes() {
        return choices.orElse(List.of()).stream().filter(Choice::isMistake).toList();
    }

    /// One line: the fields between tabs.
    String print() {
        return String.join("\t", ended.toString(), own.toString(), opponent, String.valueOf(score), played(),
            choices.map(all -> all.stream().map(Choice::print).collect(Collectors.joining(" ")))
                .orElse(NONE));
    }

    /// The moves, behind the board they began from and the side to move, if that is not the usual one.
    String played() {
        String start = game.start().equals(Position.INITIAL) ? "" : BoardText.print(game.start()) + " ";
        return start + Transcript.print(game);
    }

    /// Reads what [#played()] wrote.
    private static Game game(String played) throws NotationException {
        String[] words = played.split(" ", -1);
        Position start = words.length == 1 ? Position.INITIAL : BoardText.parse(words[0] + words[1]);
        Transcript.Reading read = Transcript.read(words[words.length - 1], start);
        if (read.problem().isPresent()) {
            throw read.problem().get();
        }
        return read.game();
    }

    /// Reads what [#print()] wrote.
    ///
    /// @throws IllegalArgumentException if it is not of that form
    static OwnGame parse(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException(fields.length + " fields");
        }
        try {
            Game game = game(fields[4]);
            Optional<List<Choice>> choices = fields[5].equals(NONE)
                ? Optional.empty()
                : Optional.of(Arrays.stream(fields[5].split(" ")).filter(word -> !word.isEmpty())
                    .map(Choice::parse).toList());
            boolean inside = choices.orElse(List.of()).stream()
                .allMatch(choice -> choice.ply() >= 0 && choice.ply() < game.length()
                        && choice.good().stream().allMatch(game.positionAt(choice.ply())::isLegal));
            if (!inside) {
                throw new IllegalArgumentException("moves outside the game");
            }
            return new OwnGame(Instant.parse(fields[0]), Color.valueOf(fields[1]), fields[2],
                Integer.parseInt(fields[3]), game, choices);
        } catch (NotationException | RuntimeException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
