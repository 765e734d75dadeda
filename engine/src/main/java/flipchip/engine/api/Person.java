package flipchip.engine.api;

import java.util.List;
import java.util.Optional;

/// An opponent who moves like a person of some strength: which moves and how long they take is learnt from
/// tournament games.
///
/// @param rating on the scale of the tournament players' ratings (docs/people.md), [#LEAST]..[#MOST]
public record Person(int rating) {
    public static final int LEAST = 1100;
    public static final int MOST = 1900;
    /// The strengths offered, weakest first.
    public static final List<Person> ALL =
        List.of(new Person(1150), new Person(1300), new Person(1450), new Person(1600),
        new Person(1725), new Person(1850));
    private static final List<String> NAMES =
        List.of("Club beginner", "Club player", "Tournament player", "National class",
        "Master", "World champion");
    private static final String PREFIX = "person:";

    /// @throws IllegalArgumentException if the rating is outside its range
    public Person {
        if (rating < LEAST || rating > MOST) {
            throw new IllegalArgumentException("rating " + rating + " is not in " + LEAST + ".." + MOST);
        }
    }

    /// Reads "person:1500"; empty if `word` has another form.
    ///
    /// @throws IllegalArgumentException if the rating is outside its range
    public static Optional<Person> parse(String word) {
        return word.matches(PREFIX + "\\d{1,5}")
            ? Optional.of(new Person(Integer.parseInt(word.substring(PREFIX.length()))))
            : Optional.empty();
    }

    /// For people, English: what players of this rating are called.
    public String name() {
        int nearest = 0;
        for (int i = 1; i < ALL.size(); i++) {
            if (Math.abs(ALL.get(i).rating - rating) < Math.abs(ALL.get(nearest).rating - rating)) {
                nearest = i;
            }
        }
        return NAMES.get(nearest);
    }

    /// The form that [#parse] reads.
    @Override
    public String toString() {
        return PREFIX + rating;
    }
}
