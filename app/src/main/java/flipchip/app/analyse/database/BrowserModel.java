package flipchip.app.analyse.database;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.MessageText;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// A view model of the database: moves of the position on the board, and games. FX thread only.
final class BrowserModel {
    /// More games are not listed; the count says how many there are.
    static final int MOST_GAMES = 2_000;
    /// Below the moves of a position.
    private static final int MOST_HERE = 100;
    private static final Texts TEXTS = Texts.of("browser");

    private final GameSession session;
    private final DatabaseService service;
    private final ReadOnlyObjectWrapper<Optional<Integer>> size =
        new ReadOnlyObjectWrapper<>(this, "size", Optional.empty());
    private final ReadOnlyObjectWrapper<Found> found =
        new ReadOnlyObjectWrapper<>(this, "found", Found.NOTHING);
    private final ReadOnlyObjectWrapper<Listed> listed =
        new ReadOnlyObjectWrapper<>(this, "listed", Listed.NOTHING);
    private final ReadOnlyObjectWrapper<Optional<Double>> progress =
        new ReadOnlyObjectWrapper<>(this, "progress", Optional.empty());
    private final ReadOnlyObjectWrapper<List<ImportReport.FileRow>> files =
        new ReadOnlyObjectWrapper<>(this, "files", List.of());
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", "");
    private final ObjectProperty<Map<Square, String>> engine =
        new SimpleObjectProperty<>(this, "engine", Map.of());
    private final ReadOnlyObjectWrapper<Results> results =
        new ReadOnlyObjectWrapper<>(this, "results", Results.NONE);
    private final ReadOnlyObjectWrapper<Here> here = new ReadOnlyObjectWrapper<>(this, "here", Here.NONE);
    private boolean watching;
    private boolean watchingResults;
    private Optional<Wish> wish = Optional.empty();

    /// What was played in a position.
    ///
    /// @param games how many games came there and went on
    record Found(Position position, List<MoveStatistics> moves, int games) {
        static final Found NOTHING = new Found(Position.INITIAL, List.of(), 0);
    }

    /// Some games that came to a position, the newest first.
    record Here(Position position, List<GameRow> games) {
        static final Here NONE = new Here(Position.INITIAL, List.of());
    }

    /// How the games went that came to a position.
    ///
    /// @param ply   moves before it: those of the position shown, or fewer where that one is in no game
    /// @param shown moves before the position shown
    /// @param games how many came there and went on
    record Results(int ply, int shown, int games, int blackWins, int draws, int whiteWins) {
        static final Results NONE = new Results(0, 0, 0, 0, 0, 0);

        private static Results of(int ply, int shown, List<MoveStatistics> moves) {
            return new Results(ply, shown, moves.stream().mapToInt(MoveStatistics::games).sum(),
                moves.stream().mapToInt(MoveStatistics::blackWins).sum(),
                moves.stream().mapToInt(MoveStatistics::draws).sum(),
                moves.stream().mapToInt(MoveStatistics::whiteWins).sum());
        }
    }

    /// Games that pass the filters.
    ///
    /// @param count how many there are; more than are listed where there are too many
    record Listed(List<GameRow> games, int count) {
        static final Listed NOTHING = new Listed(List.of(), 0);
    }

    /// Which games the user wants.
    ///
    /// @param through only games with this position, in any symmetry
    record Wish(GameFilter filter, Optional<Position> through) {}

    BrowserModel(GameSession session, DatabaseService service) {
        this.session = session;
        this.service = service;
        session.addListener(_ -> lookUpAll());
    }

    /// How many games there are; empty without a database.
    ReadOnlyObjectProperty<Optional<Integer>> sizeProperty() {
        return size.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Found> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /// Games that came to the position on the board.
    ReadOnlyObjectProperty<Here> hereProperty() {
        return here.getReadOnlyProperty();
    }

    /// How the games went that came to the position on the board, or to the last before it that is known.
    ReadOnlyObjectProperty<Results> resultsProperty() {
        return results.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Listed> listedProperty() {
        return listed.getReadOnlyProperty();
    }

    /// How far the import is, 0..1; empty while none is running.
    ReadOnlyObjectProperty<Optional<Double>> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The files that the last import read.
    ReadOnlyObjectProperty<List<ImportReport.FileRow>> filesProperty() {
        return files.getReadOnlyProperty();
    }

    /// What the user should know: how an import went, what cannot be read.
    ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /// The engine's values of moves of the position on the board, as the analysis shows them.
    ObjectProperty<Map<Square, String>> engineProperty() {
        return engine;
    }

    /// Looks up every position on the board from now on, or no more.
    void watch(boolean on) {
        watching = on;
        lookUp();
    }

    /// Lists the games that are wanted.
    void list(Wish wanted) {
        wish = Optional.of(wanted);
        service.ask(DatabaseService.Topic.GAMES, database -> read(database, wanted),
            answer -> listed.set(answer.orElse(Listed.NOTHING)), message::set);
    }

    private static Listed read(GameDatabase database, Wish wanted) throws DatabaseException {
        if (wanted.through().isEmpty()) {
            return new Listed(database.newest(wanted.filter(), MOST_GAMES), database.count(wanted.filter()));
        }
        List<GameRow> games = database.gamesThrough(wanted.through().get(), wanted.filter(), MOST_GAMES);
        return new Listed(games,
            games.size() < MOST_GAMES
                ? games.size()
                : database.countThrough(wanted.through().get(), wanted.filter()));
    }

    /// Looks for a player, and says so if there is none.
    void player(String name, Consumer<PlayerRecord> found) {
        service.ask(
            DatabaseService.Topic.PLAYER, database -> PlayerRecord.of(database, name), answer -> answer
                .flatMap(one -> one).ifPresentOrElse(found, () -> message.set(TEXTS.get("player.none"))),
            message::set);
    }

    /// Writes all games of the last wish as GGF or SGF, by the file's ending, and says so.
    void save(Path file) {
        Wish wanted = wish.orElse(new Wish(GameFilter.ALL, Optional.empty()));
        service.ask(DatabaseService.Topic.SAVE,
            database -> GameRow.write(database.found(wanted.filter(), wanted.through(), Integer.MAX_VALUE),
                file),
            games -> message.set(TEXTS.get("saved", games.orElse(0), file.getFileName())), message::set);
    }

    /// Plays a move the database knows, if it is legal now.
    void play(Square square) {
        if (session.position().isLegal(square)) {
            session.play(square);
        }
    }

    Position position() {
        return session.position();
    }

    void importFrom(Path folder) {
        progress.set(Optional.of(0.0));
        message.set(TEXTS.get("import.running"));
        service.importFrom(folder, new DatabaseService.ImportListener() {
            @Override
            public void progressed(ImportProgress.Stage stage, double share) {
                progress.set(Optional.of(stage.share(share)));
            }

            @Override
            public void reading(String file, int games) {
                message.set(TEXTS.get("import.reading", MessageText.printable(file), games));
            }

            @Override
            public void finished(ImportReport report) {
                progress.set(Optional.empty());
                message.set(told(report));
                files.set(report.files());
                lookUpAll();
                wish.ifPresent(BrowserModel.this::list);
            }

            @Override
            public void ended(Optional<String> problem) {
                progress.set(Optional.empty());
                message.set(problem.orElseGet(() -> TEXTS.get("import.cancelled")));
            }
        });
    }

    void cancelImport() {
        message.set(TEXTS.get("import.cancelling"));
        service.cancelImport();
    }

    private static String told(ImportReport report) {
        return Sentences.join(
            TEXTS.get("import.done", report.games(), report.positions(), report.elapsed().toSeconds()),
            report.unusable().stream().map(problem -> TEXTS.get("import.unusable", Reasons.told(problem)))
                .collect(Collectors.joining(" ")),
            report.named() ? "" : TEXTS.get("import.numbers", String.join(", ", report.missing())),
            report.illegal().isEmpty() ? "" : TEXTS.get("import.illegal", report.illegal().size()),
            report.wrongScores().isEmpty()
                ? ""
                : TEXTS.get("import.wrong-score", report.wrongScores().size()),
            report.unfinished().isEmpty() ? "" : TEXTS.get("import.unfinished", report.unfinished().size()));
    }

    /// Looks up the results of every position on the board from now on, or no more.
    void watchResults(boolean on) {
        watchingResults = on;
        lookUpResults();
    }

    private void lookUpAll() {
        lookUp();
        lookUpResults();
    }

    private void lookUpResults() {
        if (!watchingResults) {
            return;
        }
        service.ask(DatabaseService.Topic.SIZE, GameDatabase::size, size::set, message::set);
        Game game = session.game();
        service.ask(DatabaseService.Topic.RESULTS, database -> resultsOf(database, game),
            answer -> results.set(answer.orElse(Results.NONE)), message::set);
    }

    /// Games that know a position know all before it, so that the last one is found by halving.
    private static Results resultsOf(GameDatabase database, Game game) throws DatabaseException {
        Results best = Results.NONE;
        int low = 0;
        int high = game.length();
        while (low <= high) {
            int ply = best.games() == 0 && high == game.length() && low == 0 ? high : (low + high) / 2;
            Results found = Results.of(ply, game.length(), database.moves(game.positionAt(ply)));
            if (found.games() > 0) {
                best = found;
                low = ply + 1;
            } else {
                high = ply - 1;
            }
        }
        return best;
    }

    private void lookUp() {
        if (!watching) {
            return;
        }
        service.ask(DatabaseService.Topic.SIZE, GameDatabase::size, size::set, message::set);
        Position position = session.position();
        service.ask(DatabaseService.Topic.MOVES,
            database -> new Found(position, database.moves(position),
                database.countThrough(position, GameFilter.ALL)),
            answer -> found.set(answer.orElse(Found.NOTHING)), message::set);
        service.ask(DatabaseService.Topic.HERE,
            database -> new Here(position, database.gamesThrough(position, GameFilter.ALL, MOST_HERE)),
            answer -> here.set(answer.orElse(Here.NONE)), message::set);
    }
}
