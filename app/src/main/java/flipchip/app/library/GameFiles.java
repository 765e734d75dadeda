package flipchip.app.library;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.game.GameTree;
import flipchip.app.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Ggf;
import flipchip.engine.board.Square;
import flipchip.engine.archive.WthorGame;
import flipchip.engine.archive.WthorReader;

/// Reads and writes files of games. Any thread, but not the screen's: files may be slow.
public final class GameFiles {
    /// Ending of our own tree format.
    public static final String TREE = ".sgf";
    public static final String GGF = ".ggf";
    public static final String WTHOR = ".wtb";
    /// A longer text is no game.
    private static final long LONGEST = 32L << 20;
    private static final Texts TEXTS = Texts.of("library");

    private GameFiles() {}

    /// Every game of `file`, whatever its form.
    ///
    /// @throws IOException if the file cannot be read or is too long; the message is for the user
    public static Reading read(Path file) throws IOException {
        if (Files.size(file) > LONGEST) {
            throw new IOException(TEXTS.get("file.long", file.getFileName(), LONGEST >> 20));
        }
        return hasEnding(file, WTHOR) ? wthor(file) : Recognizer.read(text(file));
    }

    /// Writes `game` whole or not at all, as GGF where the name ends so and in our own format otherwise.
    ///
    /// @throws IOException if it cannot be written; a file that was there stays as it was
    public static void write(SavedGame game, Path file) throws IOException {
        replace(file, hasEnding(file, GGF) ? Ggf.write(GgfGames.toGgf(game)) + "\n" : TreeFormat.write(game));
    }

    /// Puts `text` in place of what was in `file`, on the disk before this returns.
    ///
    /// @throws IOException if it cannot be written; a file that was there stays as it was
    public static void replace(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (FileChannel out = FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    public static boolean hasEnding(Path file, String ending) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /// UTF-8 if it is, Latin-1 otherwise.
    private static String text(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    private static Reading wthor(Path file) throws IOException {
        List<String> players = names(file, ".jou");
        List<String> tournaments = names(file, ".trn");
        List<SavedGame> games = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (WthorGame wthor : WthorReader.games(file)) {
            Game game = Game.INITIAL;
            for (Square square : wthor.moves()) {
                if (!game.position().isLegal(square)) {
                    problems.add(TEXTS.get("wthor.illegal", games.size() + 1, game.length() + 1, square));
                    break;
                }
                game = game.play(square);
            }
            GameInfo info = new GameInfo(name(players, wthor.black()), name(players, wthor.white()),
                name(tournaments, wthor.tournament()), String.valueOf(wthor.year()),
                "%+d".formatted(2 * wthor.blackDiscs() - 64));
            games.add(new SavedGame(info, GameTree.of(game), Map.of()));
        }
        if (games.isEmpty()) {
            problems.add(TEXTS.get("wthor.none", file.getFileName()));
        }
        return new Reading(Reading.Kind.WTHOR, games, problems);
    }

    private static String name(List<String> names, int number) {
        return number < names.size() ? names.get(number) : TEXTS.get("wthor.number", String.valueOf(number));
    }

    /// The names that stand beside `file`, in a file with this ending in any case; none if there is no such file.
    private static List<String> names(Path file, String ending) throws IOException {
        try (Stream<Path> beside = Files.list(file.toAbsolutePath().getParent())) {
            Optional<Path> found = beside.filter(path -> hasEnding(path, ending)).min(Path::compareTo);
            if (found.isEmpty()) {
                return List.of();
            }
            return ending.equals(".jou") ? WthorReader.players(found.get()) : WthorReader.tournaments(found.get());
        }
    }
}
