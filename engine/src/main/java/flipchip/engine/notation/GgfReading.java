package flipchip.engine.notation;

import java.util.List;
import java.util.Optional;

/// What a text of GGF games held. Immutable.
///
/// @param games   every game found, each with its legal moves
/// @param numbers which game of the text each of them is, from 1 on
/// @param faults  each thing that could not be read
public record GgfReading(List<GgfGame> games, List<Integer> numbers, List<GgfFault> faults) {
    public GgfReading {
        games = List.copyOf(games);
        numbers = List.copyOf(numbers);
        faults = List.copyOf(faults);
    }

    /// One sentence for each fault, in English, with the game's number and move.
    public List<String> problems() {
        return faults.stream().map(GgfFault::text).toList();
    }

    /// One game of the text, whole.
    ///
    /// @param number from 1 on; games that could not be read count
    /// @throws NotationException if no such game exists, or not all of it could be read
    public GgfGame game(int number) throws NotationException {
        String name = "game " + number;
        int index = numbers.indexOf(number);
        List<String> problems = problems();
        Optional<String> problem = problems.stream().filter(text -> text.startsWith(name + ": "))
            .map(text -> text.substring(name.length() + 2)).findFirst();
        if (index < 0 || problem.isPresent()) {
            throw new NotationException(name, problem.orElseGet(
                () -> problems.isEmpty() ? "the file holds " + games.size() : problems.getFirst()));
        }
        return games.get(index);
    }
}
