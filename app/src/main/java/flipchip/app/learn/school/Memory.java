package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.LineFile;

/// A record of the state of every question asked so far, by its id. Immutable.
///
/// A file has a line for each: id, state, step, stability, difficulty, when asked, when due.
public record Memory(Map<String, Fsrs.Card> cards) {
    public static final Memory EMPTY = new Memory(Map.of());
    private static final int WORDS = 7;

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
    ///
    /// @param damaged told of damaged lines, which are left out
    public static Memory load(Path file, Consumer<? super FileFault> damaged) throws IOException {
        Map<String, Fsrs.Card> cards = new TreeMap<>();
        kept(file).read(line -> read(line, cards)).ifPresent(damaged);
        return new Memory(cards);
    }

    private static LineFile kept(Path file) {
        return new LineFile(file, "cards");
    }

    /// Reads a line of [#lines()].
    ///
    /// @throws RuntimeException if it is damaged
    static void read(String line, Map<String, Fsrs.Card> cards) {
        String[] words = line.split(" ", -1);
        double stability = Double.parseDouble(words[3]);
        double difficulty = Double.parseDouble(words[4]);
        if (words.length != WORDS || !words[0].matches("[!-~]+") || !Double.isFinite(stability + difficulty)
                || stability < 0 || difficulty < 0) {
            throw new IllegalArgumentException(line);
        }
        cards.put(words[0], new Fsrs.Card(Fsrs.State.valueOf(words[1]), Integer.parseUnsignedInt(words[2]),
            stability, difficulty, Instant.parse(words[5]), Instant.parse(words[6])));
    }

    /// With the answers that another program has kept meanwhile; of two cards of a question the one that was
    /// asked later, but not one asked in the future, while the clock was wrong.
    Memory merged(Memory other) {
        Instant now = Instant.now();
        Map<String, Fsrs.Card> all = new TreeMap<>(cards);
        other.cards.forEach((id, card) -> all.merge(id, card,
            (own, its) -> believed(its, now).isAfter(believed(own, now)) ? its : own));
        return new Memory(all);
    }

    private static Instant believed(Fsrs.Card card, Instant now) {
        return card.last().isAfter(now) ? Instant.EPOCH : card.last();
    }

    /// Adds all of them to what the file holds by now; a file that is there stays whole if this fails.
    public void save(Path file) throws IOException {
        Map<String, Fsrs.Card> there = new TreeMap<>();
        kept(file).update(line -> read(line, there), () -> merged(new Memory(there)).lines());
    }

    /// A line for each card, in the order of the ids.
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(cards).forEach((id, card) -> lines.add(id + " " + card.state() + " " + card.step() + " "
            + card.stability() + " " + card.difficulty() + " " + card.last() + " " + card.due()));
        return lines;
    }
}
