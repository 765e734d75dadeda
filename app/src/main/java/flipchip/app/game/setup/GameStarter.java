package flipchip.app.game.setup;

import java.util.Map;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import flipchip.app.game.player.PreparedLines;
import flipchip.app.game.player.UserStrength;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;

/// A starter of games with players, clocks and start positions; ends them too. FX thread only.
final class GameStarter {
    private final GameSession session;
    private final GameClock clock;
    private final RandomGenerator random;
    private final BiConsumer<String, String> naming;
    private final UserStrength user;
    private final PreparedLines lines;
    private GameSetup last;

    /// @param user   whom an opponent that adapts follows
    /// @param lines  that computers may follow
    /// @param naming notes the names of Black's and White's player in the head of the game
    GameStarter(GameSession session, GameClock clock, RandomGenerator random, UserStrength user,
            PreparedLines lines, BiConsumer<String, String> naming) {
        this.session = session;
        this.clock = clock;
        this.random = random;
        this.user = user;
        this.lines = lines;
        this.naming = naming;
        last = new GameSetup(
            Map.of(Color.BLACK, session.seat(Color.BLACK), Color.WHITE, session.seat(Color.WHITE)),
            Map.of(Color.BLACK, "", Color.WHITE, ""), clock.control(), clock.hasFlag(),
            new StartPosition.Standard());
    }

    /// What is played, with the seats as they are now.
    GameSetup current() {
        return new GameSetup(
            Map.of(Color.BLACK, session.seat(Color.BLACK), Color.WHITE, session.seat(Color.WHITE)),
            last.names(), clock.control(), clock.hasFlag(), last.start());
    }

    /// Begins a game.
    void begin(GameSetup setup) {
        last = setup;
        Game game = setup.start().game(random);
        session.makeRoom();
        session.setSeat(Color.BLACK, Seat.HUMAN);      // ends the searches of the old game
        session.setSeat(Color.WHITE, Seat.HUMAN);
        session.show(game);
        lines.follow(setup.start() instanceof StartPosition.Prepared);
        naming.accept(setup.names().get(Color.BLACK), setup.names().get(Color.WHITE));
        clock.setControl(setup.time(), setup.flag());
        setup.seats().forEach((color, seat) -> session.setSeat(color, user.now(seat)));
    }

    /// The same again with the colours exchanged.
    void rematch() {
        begin(current().swapped());
    }

    /// Who would resign: the person to move, or the person if the computer is to move.
    Color resigning() {
        Color mover = session.position().toMove();
        return session.seat(mover).isHuman() || !session.seat(mover.opponent()).isHuman()
            ? mover
            : mover.opponent();
    }

    void resign(Color loser) {
        session.lose(loser, EarlyEnd.Cause.RESIGNED);
    }
}
