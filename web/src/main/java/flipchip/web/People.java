package flipchip.web;

import java.io.IOException;
import java.util.Base64;
import flipchip.engine.PersonPlayer;
import flipchip.engine.api.Person;
import flipchip.engine.board.Position;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;

/// Opponents who play like people.
///
/// Thread: owner
final class People {
    private byte[] model = {};
    private byte[] weights = {};
    private Person person = Person.ALL.getFirst();
    private int seed;
    private PersonPlayer player;

    /// @param model   the engine's model of people, in base 64
    /// @param weights those that it was learnt with, in base 64
    String read(String model, String weights) {
        this.model = Base64.getDecoder().decode(model);
        this.weights = Base64.getDecoder().decode(weights);
        return new Json().put("bytes", this.model.length + this.weights.length).toString();
    }

    /// A move, and how long a person would think about it.
    ///
    /// @param link as after the `#` of the page's address
    /// @param seed of the choices; another one begins again
    String move(String link, int rating, int seed) throws NotationException, IOException {
        Position position = MomentLink.parse("flipchip:" + link).game().position();
        Person asked = new Person(rating);
        if (player == null || !asked.equals(person) || this.seed != seed) {
            player = new PersonPlayer(asked, seed, model, weights);
            person = asked;
            this.seed = seed;
        }
        PersonPlayer.Choice choice = player.choose(position);
        return new Json().put("square", choice.move().index()).put("millis", choice.time().toMillis())
            .toString();
    }
}
