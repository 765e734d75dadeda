package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.api.Person;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.notation.MessageText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.PersonModel;

/// A cache of self-play games of a human-like opponent, with its weights for the moves of each board. Kept in
/// two files of a line for each game, so that a run that was cut off goes on.
final class PersonGames {
    private static final int KEEP_EVERY = 20;

    private PersonGames() {}

    /// A game and how the moves of its boards were weighed.
    ///
    /// @param decisions of [#plies], or of the last of them if the game was taken up from another
    record Weighed(Game game, List<WeighedMoves.Decision> decisions) {
        /// The moves with a choice; the first move, the same on every square, does not count.
        static List<Integer> plies(Game game) {
            return IntStream.range(1, game.length()).filter(ply -> isChoice(game, ply)).boxed().toList();
        }

        /// The plies that `decisions` are of.
        List<Integer> weighedPlies() {
            List<Integer> plies = plies(game);
            return plies.subList(plies.size() - decisions.size(), plies.size());
        }

        private static boolean isChoice(Game game, int ply) {
            return Long.bitCount(game.positionAt(ply).legalMoves()) > 1;
        }

        private String line() {
            return decisions.stream()
                .map(decision -> IntStream.range(0, decision.judged().length).mapToObj(
                    i -> String.format(Locale.ROOT, "%.4f %.3f", decision.judged()[i], decision.losses()[i]))
                    .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(";"));
        }

        private static Weighed read(Game game, String line) throws IOException {
            List<Integer> plies = plies(game);
            String[] words = line.split(";");
            if (words.length != plies.size()) {
                throw new IOException(
                    "'" + MessageText.of(line, MessageText.NAME) + "': not the weights of its game");
            }
            List<WeighedMoves.Decision> decisions = new ArrayList<>();
            for (int i = 0; i < words.length; i++) {
                Position before = game.positionAt(plies.get(i));
                int moves = Long.bitCount(before.legalMoves());
                decisions.add(decision(before.board().empties(), moves, words[i]));
            }
            return new Weighed(game, decisions);
        }

        private static WeighedMoves.Decision decision(int empties, int moves, String word)
                throws IOException {
            String[] numbers = word.split(" ");
            double[] judged = new double[moves];
            double[] losses = new double[moves];
            try {
                for (int i = 0; i < moves; i++) {
                    judged[i] = Double.parseDouble(numbers[2 * i]);
                    losses[i] = Double.parseDouble(numbers[2 * i + 1]);
                }
            } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
                throw new IOException(
                    "'" + MessageText.of(word, MessageText.NAME) + "': not two numbers a move", e);
            }
            return new WeighedMoves.Decision(empties, judged, losses);
        }
    }

    /// Reads what is in `folder`, weighs games that are there without their weights, and plays the rest.
    static List<Weighed> of(Path folder, PersonModel model, Person person, int count, long seed,
            Progress progress) throws IOException {
        Path played = folder.resolve("games-" + person.rating() + ".txt");
        Path weights = folder.resolve("weights-" + person.rating() + ".txt");
        List<Game> games = games(played);
        List<String> lines = Files.exists(weights) ? Files.readAllLines(weights) : List.of();
        if (lines.size() > games.size()) {
            throw new IOException(weights + " has weights of more games than " + played);
        }
        WeighedMoves weigher = new WeighedMoves(model);
        List<Weighed> weighed = new ArrayList<>();
        for (int i = 0; i < Math.max(count, lines.size()); i++) {
            weighed.add(i < lines.size() ? Weighed.read(games.get(i), lines.get(i))
                : i < games.size() ? weigh(weigher, games.get(i), person)
                : playOn(Game.INITIAL, so -> weigher.weigh(so, so.length(), person.rating()),
                    empties -> model.care().at(person.rating(), empties),
                    new SplittableRandom(seed * 1_000_003 + 2 * i)));
            if (weighed.size() > lines.size() && (i % KEEP_EVERY == KEEP_EVERY - 1 || i == count - 1)) {
                if (weighed.size() > games.size()) {
                    write(played, weighed.stream().map(one -> Transcript.print(one.game)).toList());
                }
                write(weights, weighed.stream().map(Weighed::line).toList());
            }
            if (i < count) {
                progress.heard("games of " + person, i + 1, count);
            }
        }
        return weighed.subList(0, count);
    }

    private static List<Game> games(Path file) throws IOException {
        List<Game> games = new ArrayList<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                try {
                    games.add(Transcript.parse(line));
                } catch (NotationException e) {
                    throw new IOException(file + ": " + e.getMessage(), e);
                }
            }
        }
        return games;
    }

    private static void write(Path file, List<String> lines) throws IOException {
        AtomicFile.write(file, lines.stream().map(line -> line + "\n").collect(Collectors.joining()));
    }

    private static Weighed weigh(WeighedMoves weigher, Game game, Person person) {
        return new Weighed(game,
            Weighed.plies(game).stream().map(ply -> weigher.weigh(game, ply, person.rating())).toList());
    }

    /// Plays a game on to its end, as the opponent plays, with the shares that it gives the moves; a test
    /// compares them.
    ///
    /// @param weigher of the moves after a game
    /// @param care    penalty at N empties
    static Weighed playOn(Game start, Function<Game, WeighedMoves.Decision> weigher, IntToDoubleFunction care,
            SplittableRandom random) {
        Game game = start;
        List<WeighedMoves.Decision> decisions = new ArrayList<>();
        while (!game.isOver()) {
            Position before = game.position();
            int move = 0;
            if (Long.bitCount(before.legalMoves()) > 1) {
                WeighedMoves.Decision decision = weigher.apply(game);
                move = drawn(decision.shares(care.applyAsDouble(decision.empties())), random.nextDouble());
                if (game.length() > 0) {
                    decisions.add(decision);
                }
            }
            game = game.play(before.moves().get(move));
        }
        return new Weighed(game, decisions);
    }

    private static int drawn(double[] shares, double at) {
        int move = 0;
        for (double left = at - shares[0]; left >= 0 && move < shares.length - 1; left -= shares[move]) {
            move++;
        }
        return move;
    }
}
