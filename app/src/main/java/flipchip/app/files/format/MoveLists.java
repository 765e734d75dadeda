package flipchip.app.files.format;

import java.util.Optional;
import flipchip.engine.board.Position;

/// A reader of texts that are moves, with anything around them. Pure.
final class MoveLists {
    private MoveLists() {}

    /// @param twice whether a text whose moves lead to a fault is read a second time
    static Reading read(String text, boolean twice) {
        ReadingBuilder found = new ReadingBuilder();
        String lines = text.lines().skip(ReadingBuilder.MOST_LINES).anyMatch(line -> !line.isBlank())
            ? String.join("\n", found.lines(text, line -> !line.isBlank()))
            : text;
        TextHead head = TextHead.of(lines);
        Reading first = read(head, found);
        boolean alone = first.problems().isEmpty() && first.games().size() == 1;
        return (alone ? Optional.<Reading>empty() : withoutOpenings(lines))
            .or(() -> twice ? SecondLook.of(head, first) : Optional.empty()).orElse(first);
    }

    private static Optional<Reading> withoutOpenings(String text) {
        OpeningLines openings = OpeningLines.of(text);
        if (openings.taken().isEmpty()) {
            return Optional.empty();
        }
        ReadingBuilder found = new ReadingBuilder();
        openings.taken().forEach(opening -> found.skip(opening.words()));
        Reading rest = read(TextHead.of(openings.rest()), found);
        return Optional.of(rest).filter(_ -> rest.problems().isEmpty() && openings.areBeside(rest));
    }

    private static Reading read(TextHead text, ReadingBuilder found) {
        new MoveText(text.rest(), Position.INITIAL, MoveText.Style.LIST, found).read(text.head());
        return found.reading(Reading.Kind.TRANSCRIPT);
    }
}
