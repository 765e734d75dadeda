package flipchip.engine.people;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.api.Person;

/// What opponents take off the judgement of a move for every disc that it loses in the model's deepest
/// search: for each strength and phase of the game a number, and between them a value on the line from one to
/// the next, so that nothing jumps.
///
/// @param numbers for each strength of [Person#GRADES], weakest first, one for each phase, the end of the
///                game first
public record LossPenalty(List<List<Float>> numbers) {
    public static final int PHASES = 5;
    /// Empty squares that a phase covers.
    public static final int WIDTH = 60 / PHASES;

    /// @throws IllegalArgumentException if strengths or phases are missing or too many
    public LossPenalty {
        numbers = numbers.stream().map(List::copyOf).toList();
        if (numbers.size() != Person.GRADES.size() || numbers.stream().anyMatch(of -> of.size() != PHASES)) {
            throw new IllegalArgumentException("care is one number for each of " + Person.GRADES.size()
                + " strengths, or " + PHASES + " for each");
        }
    }

    /// @param numbers one for each strength, or one for each phase of the first strength, and so on
    /// @throws IllegalArgumentException if there are others
    public static LossPenalty of(List<Float> numbers) {
        return new LossPenalty(numbers.size() == Person.GRADES.size()
            ? numbers.stream().map(one -> Collections.nCopies(PHASES, one)).toList()
            : IntStream.range(0, (numbers.size() + PHASES - 1) / PHASES)
                .mapToObj(i -> numbers.subList(i * PHASES, Math.min(numbers.size(), (i + 1) * PHASES)))
                .toList());
    }

    /// The care of a person of any rating, between those of the two nearest strengths.
    public double at(double rating, int empties) {
        int above = 1;
        while (above < numbers.size() - 1 && Person.GRADES.get(above).rating() < rating) {
            above++;
        }
        double low = Person.GRADES.get(above - 1).rating();
        double part = Math.clamp((rating - low) / (Person.GRADES.get(above).rating() - low), 0, 1);
        return between(numbers(above - 1), empties) * (1 - part) + between(numbers(above), empties) * part;
    }

    private double[] numbers(int strength) {
        return numbers.get(strength).stream().mapToDouble(Float::doubleValue).toArray();
    }

    /// The care of one strength between its phases: each number holds in the middle of its phase, and from
    /// there to the end at both ends of the game.
    ///
    /// @param phases a number for each
    public static double between(double[] phases, int empties) {
        double place = Math.clamp((empties - WIDTH / 2.0) / WIDTH, 0, PHASES - 1);
        int below = (int) Math.min(place, PHASES - 2);
        double part = place - below;
        return phases[below] * (1 - part) + phases[below + 1] * part;
    }

    static int bytes() {
        return Float.BYTES * PHASES * Person.GRADES.size();
    }

    void write(ByteBuffer out) {
        numbers.forEach(phases -> phases.forEach(out::putFloat));
    }

    static LossPenalty read(ByteBuffer in) {
        return of(Stream.generate(in::getFloat).limit((long) PHASES * Person.GRADES.size()).toList());
    }

    @Override
    public String toString() {
        return numbers.toString();
    }
}
