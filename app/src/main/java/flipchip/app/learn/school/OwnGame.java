package flipchip.app.learn.school;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.engine.analysis.GamePhase;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.analysis.MoveJudgement;
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

    /// Whether this is the end of `whole`, or all of it.
    private boolean ends(Game whole) {
        int before = whole.length() - game.length();
        return before >= 0 && whole.positionAt(before).equals(game.start())
                && whole.moves().subList(before, whole.length()).equals(game.moves());
    }

    /// With what an analysis says, also one that begins with moves before these; empty if it is of another
    /// game.
    ///
    /// @param good the moves that are about as good as the best of a mistake
    public Optional<OwnGame> with(GameReport report, Function<MoveJudgement, List<Square>> good) {
        if (!report.complete() || !ends(report.game())) {
            return Optional.empty();
        }
        int before = report.game().length() - game.length();
        return Optional.of(with(report.moves().stream()
            .filter(move -> move.ply() >= before && move.mover() == own && !move.isForced())
            .map(move -> new Choice(move.ply() - before, move.lossCentidiscs(),
                MistakeSize.MISTAKE.includes(move.lossCentidiscs()) ? good.apply(move) : List.of()))
            .toList()));
    }

    /// With an analysis that the user has seen, whose figures are to be the same everywhere.
    public Optional<OwnGame> with(GameReport report) {
        int before = report.game().length() - game.length();
        return with(report, move -> mistakes().stream().filter(known -> known.ply() == move.ply() - before)
            .map(Choice::good).findFirst().orElse(List.of(move.best())));
    }

    /// Mean accuracy of the learner's moves, as a report has it; empty before the analysis.
    public OptionalDouble accuracy() {
        return GameReport.accuracyOf(choices.orElse(List.of()).stream().mapToInt(Choice::loss));
    }

    /// The same of one phase, however few moves it has.
    public OptionalDouble accuracy(GamePhase phase) {
        return choices.orElse(List.of()).stream()
            .filter(choice -> GamePhase.of(game.positionAt(choice.ply()).board().empties()) == phase)
            .mapToDouble(choice -> GameReport.accuracyOf(choice.loss())).average();
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
