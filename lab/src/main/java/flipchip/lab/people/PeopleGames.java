package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.engine.people.Glicko2;
import flipchip.engine.people.MoveFeatures;

/// A source of the moves of people in the archive, each with the player's strength. Programs' moves are
/// skipped: the archive names them with their author in brackets.
///
/// The strength is the rating after the year of the game, the best estimate of it; players with few games are
/// left out.
public final class PeopleGames {
    /// Greatest deviation of a rating that says how strong a person is.
    private static final double KNOWN = 130;

    private final List<WthorGame> games;
    private final RatingHistory ratings;
    private final Set<Integer> programs = new HashSet<>();
    private final Set<Integer> xot = new HashSet<>();

    /// One decision of a person.
    ///
    /// @param last   the opponent's move before, or [MoveFeatures#NO_MOVE]
    /// @param rating of the mover; 0 if hardly known
    /// @param ply    0 for the first move
    /// @param game   number of the game in the archive
    /// @param person number of the mover in the archive
    public record Decision(Board board, Square move, int last, double rating, int year, int ply, int game,
            int person) {}

    private PeopleGames(List<WthorGame> games, RatingHistory ratings) {
        this.games = games;
        this.ratings = ratings;
    }

    /// Reads and rates the archive in `folder`.
    public static PeopleGames read(Path folder, Glicko2 system) throws IOException {
        List<WthorGame> games = WthorReader.allGames(folder);
        PeopleGames people = new PeopleGames(games, RatingHistory.of(games, system));
        List<String> names = WthorReader.players(folder.resolve("WTH.JOU"));
        for (int number = 0; number < names.size(); number++) {
            if (names.get(number).contains("(")) {
                people.programs.add(number);
            }
        }
        List<String> tournaments = WthorReader.tournaments(folder.resolve("WTH.TRN"));
        for (int number = 0; number < tournaments.size(); number++) {
            if (tournaments.get(number).contains("(XOT)")) {
                people.xot.add(number);
            }
        }
        return people;
    }

    /// Whether the first eight moves were drawn by lot, as in tournaments with XOT (extended openings) in
    /// their name: the players did not choose them, and the later boards are unusual.
    boolean isOpeningDrawn(Decision decision) {
        return xot.contains(games.get(decision.game()).tournament());
    }

    /// Tells every decision of people in the games of the years `from` to `to`. A game that breaks the rules
    /// ends there.
    public void forEach(int from, int to, Consumer<Decision> heard) {
        for (int number = 0; number < games.size(); number++) {
            if (games.get(number).year() >= from && games.get(number).year() <= to) {
                replay(number, heard);
            }
        }
    }

    private void replay(int number, Consumer<Decision> heard) {
        WthorGame game = games.get(number);
        double[] rating = {ratingOf(game, game.black()), ratingOf(game, game.white())};
        int[] players = {game.black(), game.white()};
        Board board = Board.INITIAL;
        int side = 0;
        int last = MoveFeatures.NO_MOVE;
        for (int ply = 0; ply < game.moves().size(); ply++) {
            if (board.legalMoves() == 0) {
                board = board.pass();
                side ^= 1;
                last = MoveFeatures.NO_MOVE;
            }
            Square move = game.moves().get(ply);
            if ((board.legalMoves() & move.bit()) == 0) {
                return;
            }
            if (isPerson(players[side])) {
                heard.accept(
                    new Decision(board, move, last, rating[side], game.year(), ply, number, players[side]));
            }
            board = board.play(move);
            last = move.index();
            side ^= 1;
        }
    }

    private boolean isPerson(int player) {
        return player != RatingHistory.UNKNOWN && !programs.contains(player);
    }

    private double ratingOf(WthorGame game, int player) {
        Glicko2.Rating rating = ratings.after(game.year(), player);
        return rating.deviation() <= KNOWN ? rating.rating() : 0;
    }
}
