package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.api.Person;
import flipchip.engine.board.Game;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Transcript;
import flipchip.engine.file.WholeFile;
import flipchip.engine.person.PersonModel;
import flipchip.engine.person.PersonPlayer;

/// Games of an opponent like a person with itself, from the start of the game, kept in a file of a line each
/// so that a run that was cut off goes on.
public final class PersonGames {
    private static final int KEEP_EVERY = 20;

    private PersonGames() {}

    /// Reads what is in `file` and plays the rest.
    public static List<Game> of(Path file, PersonModel model, Person person, int count, long seed,
            Progress progress) throws IOException {
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
        for (int i = games.size(); i < count; i++) {
            games.add(play(model, person, seed * 1_000_003 + 2 * i));
            if (i % KEEP_EVERY == KEEP_EVERY - 1 || i == count - 1) {
                WholeFile.writeText(file, out -> {
                    for (Game game : games) {
                        out.append(Transcript.print(game)).append('\n');
                    }
                });
            }
            progress.heard("games of " + person, i + 1, count);
        }
        return games.subList(0, count);
    }

    private static Game play(PersonModel model, Person person, long seed) {
        PersonPlayer[] players = {new PersonPlayer(model, person.rating(), seed),
            new PersonPlayer(model, person.rating(), seed + 1)};
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            game = game.play(players[game.position().toMove().ordinal()].choose(game.position().board())
                .move());
        }
        return game;
    }
}
