package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// What is known of every question asked so far, by its id. Immutable.
///
/// A file has a line for each: id, state, step, stability, difficulty, when asked, when due. Lines that are
/// not so are left out.
public record Memory(Map<String, Fsrs.Card> cards) {
    public static final Memory EMPTY = new Memory(Map.of());

    public Memory {
        cards = Map.copyOf(cards);
    }

    public Optional<Fsrs.Card> of(String id) {
        return Optional.ofNullable(cards.get(id));
    }

    /// With one card changed.
    public Memory with(String id, Fsrs.Card card) {
        Map<String, Fsrs.Card> more = new TreeMap<>(cards);
        more.put(id, card);
        return new Memory(more);
    }

    /// What the file holds; nothing if there is none.
    public static Memory load(Path file) throws IOException {
        Map<String, Fsrs.Card> cards = new TreeMap<>();
        for (String line : RegularFile.lines(file)) {
            read(line, cards);
        }
        return new Memory(cards);
    }

    /// Reads a line of [#lines()]; what is none is left out.
    static void read(String line, Map<String, Fsrs.Card> cards) {
        String[] words = line.split(" ");
        try {
            cards.put(words[0],
                new Fsrs.Card(Fsrs.State.valueOf(words[1]), Integer.parseInt(words[2]),
                    Double.parseDouble(words[3]), Double.parseDouble(words[4]), Instant.parse(words[5]),
                    Instant.parse(words[6])));
        } catch (RuntimeException notOurs) {
            System.getLogger(Memory.class.getName()).log(System.Logger.Level.WARNING, "not a card: " + line);
        }
    }

    /// With the answers that another program has kept meanwhile; of two cards of a question the one that was
    /// asked later.
    Memory merged(Memory other) {
        Map<String, Fsrs.Card> all = new TreeMap<>(cards);
        other.cards.forEach(
            (id, card) -> all.merge(id, card, (own, its) -> its.last().isAfter(own.last()) ? its : own));
        return new Memory(all);
    }

    /// Adds all of them to what the file holds by now; a file that is there stays whole if this fails.
    public void save(Path file) throws IOException {
        AtomicFile.write(file, String.join("\n", merged(load(file)).lines()) + "\n");
    }

    /// A line for each card, in the order of the ids.
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(cards).forEach((id, card) -> lines.add(id + " " + card.state() + " " + card.step() + " "
            + card.stability() + " " + card.difficulty() + " " + card.last() + " " + card.due()));
        return lines;
    }
}
