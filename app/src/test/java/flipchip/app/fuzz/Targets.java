package flipchip.app.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.zip.CRC32;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.analyse.database.GameFilter;
import flipchip.app.cli.Cli;
import flipchip.app.engines.protocol.TalkedTo;
import flipchip.app.files.format.ForeignForms;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.GgfGames;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.Recognizer;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.format.TreeFormat;
import flipchip.app.kit.settings.SettingsStore;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookPositions;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.referee.link.MomentLink;

/// Every place where bytes come in that we did not make: readers, protocols, links, the database file, the
/// command line.
final class Targets {
    private static final long READER = 200_000;
    private static final long SLOW = 20_000;
    private static final int BOOK_HEADER = 16;
    private static final int EACH_FORM = 20;
    private static final List<String> COMMANDS = List.of("perft 2", "perft 3 --json",
        "analyse f5d6c3 --depth 1", "hw list", "analyse --position --depth 1 f5", "database moves f5",
        "database games --limit 3 --player x", "hw stats array", "hw hazard list", "match a b",
        "solve none.obf", "--help", "hw verify array --positions 1", "hw trace array --move d3",
        "database import none", "screenshot --size 1x1", "hw repair 1", "--version");

    private final Path folder;

    /// @param folder for files that targets read; a memory disk is fastest
    Targets(Path folder) {
        this.folder = folder;
    }

    /// All of them.
    List<Target> all() throws IOException, DatabaseException {
        List<byte[]> texts = bytes(texts());
        return List.of(
            text("transcript", texts, text -> Transcript.read(text, Position.INITIAL).game(), Targets::check),
            text("transcript-strict", texts, Transcript::parse, Targets::check),
            text("board", texts, text -> Game.startingAt(BoardText.parse(text)), Targets::check),
            text("obf", texts, text -> Obf.parse(text.lines().toList()), _ -> {}),
            text("ggf", texts, text -> Ggf.read(text).games(),
                games -> games.stream().limit(3).forEach(game -> check(game.game()))),
            text("tree", texts, TreeFormat::read, Targets::check),
            text("anything", foreign(), Recognizer::read, Targets::check),
            file("game-file", foreign(), "games.txt", GameFiles::read, Targets::check),
            file("wthor", wthor(), "games.wtb", GameFiles::read, Targets::check),
            file("wthor-names", wthor(), "names.jou", _ -> GameFiles.read(goodGames()), Targets::check),
            file("settings", texts, "settings.json", file -> new SettingsStore(file).load().settings(),
                _ -> {}),
            new Target("book", READER, books(), Targets::book),
            talk("nboard-engine", texts, TalkedTo::nboard), talk("nboard-guest", texts, TalkedTo::heard),
            talk("gtp-engine", texts, TalkedTo::gtp),
            text("link", links(), text -> MomentLink.parse(text).game(), Targets::check),
            new Target("database", SLOW, databases(), this::database),
            new Target(Target.COMMAND_LINE, SLOW, bytes(COMMANDS), this::command));
    }

    /// Makes something of a text or a file.
    @FunctionalInterface
    private interface Reader<S, T> {
        T read(S source) throws NotationException, IOException;
    }

    @FunctionalInterface
    private interface Talk {
        void hear(String text) throws NotationException, IOException;
    }

    /// Throws if what was read does not hold together.
    @FunctionalInterface
    private interface Judge<T> {
        void look(T read) throws NotationException, IOException;
    }

    private static Target talk(String name, List<byte[]> seeds, Talk talk) {
        return text(name, seeds, text -> {
            talk.hear(text);
            return text;
        }, _ -> {});
    }

    private static <T> Target text(String name, List<byte[]> seeds, Reader<String, T> reader,
            Judge<T> judge) {
        return new Target(name, READER, seeds, input -> {
            try {
                T read = reader.read(new String(input, StandardCharsets.UTF_8));
                return () -> judge.look(read);
            } catch (NotationException | IOException e) {
                throw new Target.Documented(e);
            }
        });
    }

    private <T> Target file(String name, List<byte[]> seeds, String fileName, Reader<Path, T> reader,
            Judge<T> judge) throws IOException {
        Path own = Files.createDirectories(folder.resolve(name));
        return new Target(name, READER, seeds, input -> {
            Path file = own.resolve(fileName);
            Files.write(file, input);
            try {
                T read = reader.read(file);
                return () -> judge.look(read);
            } catch (NotationException | IOException e) {
                throw new Target.Documented(e);
            }
        });
    }

    /// With a checksum that fits, or nothing would come further than to it.
    private static Target.Look book(byte[] input) throws Target.Documented {
        byte[] bytes = input.clone();
        if (bytes.length > BOOK_HEADER) {
            CRC32 crc = new CRC32();
            crc.update(bytes, BOOK_HEADER, bytes.length - BOOK_HEADER);
            ByteBuffer.wrap(bytes).putInt(BOOK_HEADER - Integer.BYTES, (int) crc.getValue());
        }
        try {
            BookFile.parse("book", bytes);
            return Target.Look.NONE;
        } catch (IOException e) {
            throw new Target.Documented(e);
        }
    }

    private Target.Look database(byte[] input) throws Target.Documented, IOException {
        Path file = folder.resolve("fuzzed.db");
        Files.write(file, input);
        try (GameDatabase database = GameDatabase.open(file)) {
            database.size();
            database.games(GameFilter.ALL, 0, 20);
            database.moves(Position.INITIAL);
            database.gamesThrough(Position.INITIAL.play(Square.F5), GameFilter.ALL.withPlayer("x"), 20);
            return Target.Look.NONE;
        } catch (DatabaseException e) {
            throw new Target.Documented(e);
        }
    }

    /// Words between blanks; numbers that would only keep a good command busy are made small.
    private Target.Look command(byte[] input) {
        String[] words = Arrays.stream(new String(input, StandardCharsets.UTF_8).strip().split("\\s+"))
            .map(word -> word.replaceAll("^(?:[4-9]|\\d{2,7})$", "3")).toArray(String[]::new);
        StringWriter err = new StringWriter();
        int code = Cli.run(new PrintWriter(new StringWriter()), new PrintWriter(err), (_, _) -> {}, words);
        if (code < 0 || code > 2 || err.toString().contains("defect") || err.toString().contains("\tat ")) {
            throw new IllegalStateException("code " + code + ": " + err);
        }
        return Target.Look.NONE;
    }

    private Path goodGames() throws IOException {
        Path file = folder.resolve("wthor-names/games.wtb");
        if (!Files.exists(file)) {
            Files.write(file, wthor().getFirst());
        }
        return file;
    }

    /// What was read must be legal, and be kept by writing and reading.
    private static void check(Reading reading) {
        require(reading.games().size() + reading.problems().size() > 0, "neither a game nor a word why not");
        require(reading.problems().size() <= Reading.MOST_PROBLEMS
                && reading.games().size() <= Reading.MOST_GAMES,
            "no limit");
        for (SavedGame game : reading.games().stream().limit(1).toList()) {
            check(game.game());
            List<SavedGame> again = TreeFormat.read(TreeFormat.write(game)).games();
            require(again.size() == 1 && again.getFirst().tree().equals(game.tree()),
                "is not kept by our own format");
            require(Ggf.read(Ggf.write(GgfGames.toGgf(game))).games().getFirst().game().equals(game.game()),
                "is not kept by GGF");
        }
    }

    private static void check(Game game) {
        Game again = Game.startingAt(game.start());
        for (Square move : game.moves()) {
            again = again.play(move);
        }
        require(again.equals(game), "is no legal game");
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException(what);
        }
    }

    private static List<byte[]> bytes(List<String> texts) {
        return new ArrayList<>(texts.stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList());
    }

    private static <T> List<T> fromGames(Function<Game, T> made) {
        SplittableRandom random = new SplittableRandom(20_261_122);
        List<T> all = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            all.add(made.apply(Boards.randomGame(random, random.nextInt(60))));
        }
        return all;
    }

    private static List<byte[]> links() {
        return bytes(fromGames(game -> new MomentLink(game, game.length(), Optional.empty()).text()));
    }

    private static List<String> texts() {
        List<String> seeds = new ArrayList<>();
        fromGames(SavedGame::of).forEach(saved -> {
            Game game = saved.game();
            String ggf = Ggf.write(GgfGames.toGgf(saved));
            seeds.addAll(List.of(Transcript.print(game), BoardText.print(game.position()), ggf,
                TreeFormat.write(saved), BoardText.print(Position.INITIAL) + "; d3:+2; c4:-12; % comment\n",
                game.moves().stream().limit(6).map(move -> "play b " + move)
                    .reduce("1 boardsize 8\nclear_board\n", (all, line) -> all + line + "\n")
                    + "genmove w\nshowboard\nundo\ntime_left b 10 0\nfinal_score\nquit\n",
                "nboard 2\nset depth 4\nset game " + ggf
                    + "\nping 1\nhint 2\ngo\nmove f5/1.0/0.2\nanalyze\nlearn\nquit\n"));
        });
        seeds.add("pong 1\nsearch f5d6 1.50 0 12\n=== F5/1.00/0.1\nbook d3 0.00 12 5\nset myname X\nstatus "
            + "busy\nnodestats 12 0.5\n");
        seeds.add("{\"theme\":\"DARK\",\"speed\":2.5,\"windowWidth\":900,\"more\":{\"a\":\"b\"}}");
        seeds.add("1. f5 d6 2. c3 d3\n[Event \"x\"]\n[Black \"y\"]\n3. c4 f4 34-30");
        return seeds;
    }

    /// Files of other programs, packed ones too, and ours.
    private static List<byte[]> foreign() {
        List<byte[]> seeds = bytes(texts());
        for (String kind : ForeignForms.KINDS.keySet()) {
            for (long number = 0; number < EACH_FORM; number++) {
                seeds.add(ForeignForms.sample(kind, number).first());
            }
        }
        return seeds;
    }

    private static List<byte[]> wthor() {
        return fromGames(game -> {
            ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * 3).order(ByteOrder.LITTLE_ENDIAN);
            bytes.putInt(4, 3).putShort(8, (short) 3).putShort(10, (short) 1999).put(12, (byte) 8);
            for (int i = 0; i < 3; i++) {
                for (int ply = 0; ply < game.length(); ply++) {
                    Square square = game.moves().get(ply);
                    bytes.put(16 + 68 * i + 8 + ply, (byte) (10 * (square.row() + 1) + square.file() + 1));
                }
            }
            return bytes.array();
        });
    }

    private List<byte[]> books() throws IOException {
        Path file = folder.resolve("book");
        BookFile.write(BookPositions.EMPTY, file);
        return List.of(Files.readAllBytes(file));
    }

    private List<byte[]> databases() throws IOException, DatabaseException {
        Path archive = Files.createDirectories(folder.resolve("archive"));
        Files.write(archive.resolve("WTH_1999.wtb"), wthor().getFirst());
        Files.write(archive.resolve("WTH.JOU"), wthor().get(1));
        Files.write(archive.resolve("WTH.TRN"), wthor().get(2));
        GameDatabase.importGames(folder.resolve("good.db"), archive, (_, _, _) -> {});
        return List.of(Files.readAllBytes(folder.resolve("good.db")));
    }

    /// A folder in memory, where there is one.
    static Path memoryFolder() {
        try {
            Path shm = Path.of("/dev/shm");
            return Files.isWritable(shm)
                ? Files.createTempDirectory(shm, "flipchip-fuzz")
                : Files.createTempDirectory("flipchip-fuzz");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
