package flipchip.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import java.util.SplittableRandom;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.MoveFeatures;
import flipchip.engine.people.MoveShares;
import flipchip.engine.people.PersonModel;

/// A player that chooses moves as often as a person of some strength would, and says how long the person
/// would think. Chooses within milliseconds, and without waiting.
///
/// Remembers the board it left, so that it sees the opponent's last move. Thread: one at a time
public final class PersonPlayer {
    /// A position that was reached this often is known by heart.
    private static final int KNOWN = 100;
    private static final Duration QUICK = Duration.ofMillis(500);
    private static final double MOST_SECONDS = 8;

    private final MoveShares people;
    private final Person person;
    private final SplittableRandom random;
    private long left;

    /// Reads the model of people, the first time in a process some 100 ms.
    ///
    /// @param seed of the choices
    public PersonPlayer(Person person, long seed) {
        this(person, seed, new MoveShares(PersonModel.standard()));
    }

    /// For a place without resources, such as a browser.
    ///
    /// @param seed    of the choices
    /// @param model   the whole of the engine's file `people.bin`
    /// @param weights the whole of `weights.bin` beside it
    /// @throws IOException if one of them is damaged
    public PersonPlayer(Person person, long seed, byte[] model, byte[] weights) throws IOException {
        this(person, seed, new MoveShares(PersonModel.parse("people", model), MoveFeatures.of(weights)));
    }

    private PersonPlayer(Person person, long seed, MoveShares people) {
        this.person = Objects.requireNonNull(person, "person");
        this.people = people;
        random = new SplittableRandom(seed);
    }

    /// A move and how it was chosen.
    ///
    /// @param share how often people of this strength play it, 0..1
    /// @param time  they think about this position
    public record Choice(Square move, double share, Duration time) {}

    /// Chooses a legal move.
    ///
    /// @throws IllegalArgumentException if there is none
    public Choice choose(Position position) {
        Board board = position.board();
        if (board.legalMoves() == 0) {
            throw new IllegalArgumentException("no legal move");
        }
        long fresh = board.occupied() & ~left;
        int last = left != 0 && (left & ~board.occupied()) == 0 && Long.bitCount(fresh) == 1
            ? Long.numberOfTrailingZeros(fresh)
            : MoveFeatures.NO_MOVE;
        double[] shares = people.of(board, last, person.rating());
        int chosen = draw(shares);
        Square move = position.moves().get(chosen);
        left = board.occupied() | move.bit();
        return new Choice(move, shares[chosen], time(shares));
    }

    private int draw(double[] shares) {
        double at = random.nextDouble();
        for (int i = 0; i < shares.length - 1; i++) {
            at -= shares[i];
            if (at < 0) {
                return i;
            }
        }
        return shares.length - 1;
    }

    /// Short for forced moves and openings known by heart, long where several moves are as likely.
    private Duration time(double[] shares) {
        double spread = 0.6 + 0.8 * random.nextDouble();
        if (shares.length == 1 || people.games() >= KNOWN) {
            return Duration.ofMillis((long) (QUICK.toMillis() * spread));
        }
        double doubt = 0;
        for (double share : shares) {
            doubt -= share * Math.log(share);
        }
        return Duration.ofMillis((long) (1000 * spread * Math.min(MOST_SECONDS, 0.8 + 2.2 * doubt)));
    }
}
