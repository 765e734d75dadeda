package flipchip.app.game.player;

import java.util.OptionalInt;
import flipchip.app.game.session.Seat;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// How strong the user is by the results of his own games, which the opponent that adapts follows: it plays
/// each game with the rating that the user has when the game begins. So who wins meets a stronger one the
/// next time, who loses a weaker one, and in the long run he wins about every second game. FX thread only.
public final class UserStrength {
    /// Before the first result: a club beginner.
    private static final int FIRST = 1150;

    private final ObjectProperty<OptionalInt> rating =
        new SimpleObjectProperty<>(this, "rating", OptionalInt.empty());

    /// His rating on the scale of the opponents; empty before the first game that counts.
    public ObjectProperty<OptionalInt> ratingProperty() {
        return rating;
    }

    /// The opponent that he meets now.
    public Seat.Adaptive opponent() {
        return new Seat.Adaptive(rating.get().orElse(FIRST));
    }

    /// The same seat, or where one adapts that of now.
    public Seat now(Seat seat) {
        return seat instanceof Seat.Adaptive ? opponent() : seat;
    }
}
