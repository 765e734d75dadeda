package flipchip.lab.people;

/// A range of years of games.
///
/// @param from the first
/// @param to   the last
public record Years(int from, int to) {
    /// Nothing may be fitted to these.
    public static final Years HELD_OUT = of(PeopleData.Part.HELD_OUT);

    private static Years of(PeopleData.Part part) {
        return new Years(part.from(), part.to());
    }

    /// Reads "2015-2023".
    ///
    /// @throws IllegalArgumentException if it has another form or the last is before the first
    public static Years parse(String word) {
        if (!word.matches("\\d{4}-\\d{4}")) {
            throw new IllegalArgumentException("'" + word + "' is not of the form 2015-2023");
        }
        Years years = new Years(Integer.parseInt(word.substring(0, 4)), Integer.parseInt(word.substring(5)));
        if (years.to < years.from) {
            throw new IllegalArgumentException(years + " ends before it begins");
        }
        return years;
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
