package flipchip.lab.job;

import java.io.IOException;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.match.Player;
import flipchip.engine.match.Players;

/// One side of a match: what it judges with, how long it thinks, and whether it has a book. None has a clock.
///
/// Written `weights@depth8`, `FILE@nodes20000+FILE` or `weights@level5+book`: before the `@` the job's file
/// with the weights, behind the `+` that with the book, where `book` is the engine's own unless there is a
/// file of that name.
record MatchSetting(String weights, SearchLimits limits, Optional<String> book) {
    private static final Pattern FORM =
        Pattern.compile("([\\w.-]+)@(depth|nodes|level)(\\d{1,12})(\\+([\\w.-]+?))?(-nompc)?");
    private static final int TABLE_MEGABYTES = 16;

    /// @throws IllegalArgumentException if `text` is not of the form
    static MatchSetting parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + text
                + "' is not of the form weights@depth8, weights@nodes20000+book or weights@level5");
        }
        SearchLimits limits = limits(parts.group(2), Long.parseLong(parts.group(3)));
        return new MatchSetting(parts.group(1), parts.group(6) == null ? limits : limits.withConfidence(100),
            Optional.ofNullable(parts.group(5)));
    }

    private static SearchLimits limits(String kind, long number) {
        if (!kind.equals("nodes") && (number < 1 || number > SearchLimits.MAX_DEPTH)) {
            throw new IllegalArgumentException(kind + " " + number + " does not exist");
        }
        return switch (kind) {
            case "depth" -> SearchLimits.INFINITE.withDepth((int) number).withEndgameEmpties(0);
            case "nodes" -> SearchLimits.nodes(number);
            default -> Level.of((int) number).limits().withTime(TimeControl.UNLIMITED).withBook(false);
        };
    }

    /// Checks that all its files are there and can be read.
    void check(ShardContext workshop) throws IOException {
        workshop.evaluation(weights);
        if (book.isPresent()) {
            workshop.book(book.get());
        }
    }

    /// The side for one opening: an engine with an empty table, and a book whose choices follow from the
    /// seed.
    Side side(String name, ShardContext workshop, long seed) throws IOException {
        Optional<OpeningBook> known =
            book.isPresent() ? Optional.of(workshop.book(book.get())) : Optional.empty();
        Engine engine = new Engine(EngineOptions.DEFAULT.withEvaluation(workshop.evaluation(weights))
            .withTableMegabytes(TABLE_MEGABYTES).withSeed(seed));
        return new Side(Players.engine(name, engine, limits), known, new SplittableRandom(seed), engine);
    }

    /// A player that asks its book first.
    record Side(Player searcher, Optional<OpeningBook> book, SplittableRandom random,
            Engine engine) implements Player, AutoCloseable {
        @Override
        public String name() {
            return searcher.name();
        }

        @Override
        public Square choose(Position position, TimeControl time) {
            return book.flatMap(known -> known.choose(position.board(), random))
                .orElseGet(() -> searcher.choose(position, time));
        }

        @Override
        public void close() {
            engine.close();
        }
    }
}
