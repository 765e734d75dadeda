package flipchip.engine.api;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// An opponent who moves like a person of some strength: which moves and how long they take is learnt from
/// tournament games.
///
/// @param rating on the scale of the tournament players' ratings (lab/notes/people.md), [#LEAST]..[#MOST]
public record Person(int rating) {
    public static final int LEAST = 1100;
    public static final int MOST = 1900;
    /// The strengths offered, weakest first: each wins about seven of ten games against the next
    /// weaker one.
    public static final List<Person> ALL = of(1150, 1260, 1360, 1560, 1700, 1850);
    /// The strengths by which problems are graded: tournament players, from the weakest whose rating is known
    /// well to the strongest.
    public static final List<Person> GRADES = of(1150, 1300, 1450, 1600, 1725, 1850);
    private static final List<String> NAMES = List.of("Club beginner", "Club player", "Tournament player",
        "National class", "Master", "World champion");
    private static final String PREFIX = "person:";

    /// @throws IllegalArgumentException if the rating is outside its range
    public Person {
        if (rating < LEAST || rating > MOST) {
            throw new IllegalArgumentException("rating " + rating + " is not in " + LEAST + ".." + MOST);
        }
    }

    private static List<Person> of(int... ratings) {
        return IntStream.of(ratings).mapToObj(Person::new).toList();
    }

    /// The strength offered that is nearest to a rating.
    public static Person nearest(int rating) {
        return ALL.stream().min(Comparator.comparingInt(person -> Math.abs(person.rating - rating)))
            .orElseThrow();
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
        return NAMES.get(ALL.indexOf(nearest(rating)));
    }

    /// The form that [#parse] reads.
    @Override
    public String toString() {
        return PREFIX + rating;
    }
}
