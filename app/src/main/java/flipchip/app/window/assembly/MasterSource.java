package flipchip.app.window.assembly;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.analyse.database.GameFilter;
import flipchip.app.analyse.database.GameRow;
import flipchip.app.learn.school.MasterGame;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// The games whose moves are guessed: of the user's database of tournament games if there is one, else those
/// that come with the program. Thread: any.
record MasterSource(Path database) implements Supplier<List<MasterGame>> {
    private static final int GAMES = 30;

    @Override
    public List<MasterGame> get() {
        List<MasterGame> found = Files.isRegularFile(database) ? ofDatabase() : List.of();
        return found.isEmpty() ? MasterGame.ofThisProgram() : found;
    }

    private List<MasterGame> ofDatabase() {
        try (GameDatabase games = GameDatabase.open(database)) {
            int size = games.size();
            Random random = new Random();
            List<MasterGame> found = new ArrayList<>();
            for (int i = 0; i < 3 * GAMES && size > 0 && found.size() < GAMES; i++) {
                games.games(GameFilter.ALL, random.nextInt(size), 1).stream()
                    .filter(row -> row.finished() && row.blackDiscs() != 32).map(MasterSource::game)
                    .forEach(found::add);
            }
            return found;
        } catch (DatabaseException _) {
            return List.of();                              // the browser says what is wrong with it
        }
    }

    private static MasterGame game(GameRow row) {
        Game game = Game.INITIAL;
        for (Square move : row.moves()) {
            game = game.play(move);
        }
        return new MasterGame(row.black(), row.white(), row.tournament() + " " + row.year(), game);
    }
}
