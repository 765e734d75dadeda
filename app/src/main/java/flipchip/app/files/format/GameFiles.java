package flipchip.app.files.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;

/// Reads and writes files of games. Any thread, but not the screen's: files may be slow.
public final class GameFiles {
    /// Ending of our own tree format.
    public static final String TREE = ".sgf";
    public static final String GGF = ".ggf";
    public static final String WTHOR = ".wtb";
    /// A longer text is not a game.
    private static final int LONGEST = 32 << 20;
    private static final int LONGEST_ARCHIVE = 64 << 20;
    /// A text has at most one control character in this many signs.
    private static final int TEXT_SIGNS = 50;
    private static final Texts TEXTS = Texts.of("library");

    private GameFiles() {}

    /// Every game of `file`, whatever its form.
    ///
    /// @throws IOException if the file cannot be read or is too long; the message is for the user
    public static Reading read(Path file) throws IOException {
        if (!RegularFile.isPlain(file) && Files.exists(file)) {
            throw new IOException(TEXTS.get("file.not-plain", file.getFileName()));
        }
        if (Files.size(file) > LONGEST) {
            throw new IOException(TEXTS.get("file.long", file.getFileName(), LONGEST >> 20));
        }
        if (hasEnding(file, WTHOR)) {
            return wthor(file);
        }
        return read(RegularFile.read(file, LONGEST), file.getFileName().toString());
    }

    /// Every game of these bytes, whatever their form but an archive of tournament games.
    ///
    /// @throws IOException if they are packed and cannot be unpacked
    public static Reading read(byte[] bytes) throws IOException {
        return read(bytes, "");
    }

    /// Puts the files of a packed one into a folder.
    ///
    /// @return what is wrong with it, for the user
    /// @throws IOException if it cannot be read, is too long, or is not packed
    public static List<String> unpack(Path packed, Path folder) throws IOException {
        byte[] bytes = RegularFile.read(packed, LONGEST_ARCHIVE);
        List<String> problems = new ArrayList<>();
        if (!Archives.isOne(bytes)) {
            throw new IOException(TEXTS.get("file.inside", packed.getFileName(), TEXTS.get("file.packed")));
        }
        Archives.unpack(bytes, packed.getFileName().toString(), folder, problems);
        return problems;
    }

    private static Reading read(byte[] bytes, String name) throws IOException {
        if (Archives.isOne(bytes)) {
            return Archives.read(bytes, name);
        }
        String text = RegularFile.text(bytes);
        Reading reading = Recognizer.read(text);
        return reading.games().isEmpty() && !isText(text)
            ? new Reading(reading.kind(), List.of(), List.of(TEXTS.get("file.no-text")))
            : reading;
    }

    /// A picture or a program has many signs that no text has.
    private static boolean isText(String text) {
        long controls = text.chars()
            .filter(sign -> Character.isISOControl(sign) && !Character.isWhitespace(sign)).count();
        return controls * TEXT_SIGNS <= text.length();
    }

    /// Writes `game` whole or not at all, as GGF where the name ends so and in our own format otherwise.
    ///
    /// @throws IOException if it cannot be written; a file that was there stays as it was
    public static void write(SavedGame game, Path file) throws IOException {
        AtomicFile.write(file, formOf(file).write(game));
    }

    /// The form in which a file of this name is written.
    public static Form formOf(Path file) {
        return hasEnding(file, GGF) ? Form.GGF : Form.SGF;
    }

    public static boolean hasEnding(Path file, String ending) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    private static Reading wthor(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        List<String> players = WthorReader.playersIn(folder);
        List<String> tournaments = WthorReader.tournamentsIn(folder);
        List<SavedGame> games = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (WthorGame wthor : WthorReader.games(file)) {
            Game game = Game.INITIAL;
            for (Square square : wthor.moves()) {
                if (!game.position().isLegal(square)) {
                    problems.add(TEXTS.get("wthor.illegal", games.size() + 1, game.length() + 1, square));
                    break;
                }
                game = game.play(square);
            }
            if (!wthor.hasScore()) {
                notes.add(TEXTS.get("wthor.score", games.size() + 1, wthor.blackDiscs()));
            }
            GameInfo info = new GameInfo(name(players, wthor.black()), name(players, wthor.white()),
                name(tournaments, wthor.tournament()), String.valueOf(wthor.year()),
                wthor.hasScore() ? String.format(Locale.ROOT, "%+d", 2 * wthor.blackDiscs() - 64) : "");
            games.add(new SavedGame(info, GameTree.of(game), Map.of()));
        }
        long announced = WthorReader.announced(file);
        if (games.isEmpty()) {
            problems.add(TEXTS.get("wthor.none", file.getFileName()));
        } else if (announced > games.size()) {
            problems.addFirst(TEXTS.get("wthor.cut", announced, games.size()));
        }
        return new Reading(Reading.Kind.WTHOR, games, problems, notes);
    }

    private static String name(List<String> names, int number) {
        return number < names.size() ? names.get(number) : TEXTS.get("wthor.number", String.valueOf(number));
    }
}
