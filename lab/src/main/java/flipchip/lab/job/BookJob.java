package flipchip.lab.job;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookFile;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.lab.book.BookBuilder;
import flipchip.lab.book.BookGrowth;

/// A job that grows an opening book in rounds: the positions of games first, then in each round those that
/// good moves leave the book for; searched apart, negamaxed together.
///
/// A unit is a position, a line of the input. A shard searches its positions one after the other with one
/// table.
final class BookJob implements Job {
    private static final String GAMES = "games";

    @Override
    public Kind kind() {
        return new Kind("book", "grow an opening book in rounds: expand, search, negamax", "bin",
            List.of(new Choice("positions", "4000", "to grow to"),
                new Choice("least-games", "150", "games that must reach a position of the beginning"),
                new Choice("plies", "24", "latest ply of a position"),
                new Choice("depth", "12", "plies of a search"),
                new Choice("confidence", "87", "of selective pruning, 73 to 100"),
                new Choice("loss", "0", "centidiscs that a move may lose and still be followed"),
                new Choice("table", "8", "megabytes of a shard's table"),
                new Choice("shard", "50", "positions a shard")),
            List.of(new Need(JobInputs.WEIGHTS, true, "judges the boards"),
                new Need(GAMES, true, "games to begin with, one line of moves each")));
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) throws IOException {
        return new Rounds(order, games(material.text(GAMES)));
    }

    private static List<WthorGame> games(String text) throws IOException {
        List<WthorGame> games = new ArrayList<>();
        try {
            for (String line : text.lines().filter(one -> !one.isBlank()).toList()) {
                games.add(new WthorGame(0, 0, 0, 0, 0, 0, Transcript.parse(line).moves()));
            }
        } catch (NotationException e) {
            throw new IOException(GAMES + ", line " + (games.size() + 1) + ": " + e.getMessage(), e);
        }
        return games;
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        JobSpec order = shard.order();
        SearchLimits limits = SearchLimits.depth(order.number("depth", 1, SearchLimits.MAX_DEPTH))
            .withConfidence(order.number("confidence", SearchLimits.MIN_CONFIDENCE, 100)).withAllMoves();
        StringBuilder lines = new StringBuilder();
        try (Engine engine = workshop.engine(order.number("table", 1, 4096))) {
            for (Board board : BoardLines.read(input, shard)) {
                Map<Square, Integer> values = new TreeMap<>(BookBuilder.values(board, engine, limits));
                lines.append(BoardLines.print(board))
                    .append(
                        values.entrySet().stream().map(value -> " " + value.getKey() + ":" + value.getValue())
                            .collect(Collectors.joining()))
                    .append('\n');
            }
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// The rounds of one book.
    private static final class Rounds implements Course {
        private final BookGrowth growth;
        private final List<WthorGame> games;
        private final int leastGames;
        private final int size;
        private final int loss;
        private final int perShard;
        private List<Board> asked = List.of();
        private int round;

        Rounds(JobSpec order, List<WthorGame> games) {
            this.games = games;
            growth = new BookGrowth(order.number("plies", 0, 59));
            leastGames = order.number("least-games", 1, Integer.MAX_VALUE);
            size = order.number("positions", 1, 100_000_000);
            loss = order.number("loss", 0, 6400);
            perShard = order.number("shard", 1, 1_000_000);
        }

        @Override
        public Optional<JobStage> next() {
            asked = round == 0 ? growth.enter(games, leastGames) : growth.expand(loss, size);
            return asked.isEmpty()
                ? Optional.empty()
                : Optional.of(new JobStage(round++, BoardLines.print(asked), asked.size(), perShard));
        }

        @Override
        public void take(List<byte[]> parts) throws IOException {
            List<String> lines =
                parts.stream().flatMap(part -> new String(part, StandardCharsets.UTF_8).lines()).toList();
            if (lines.size() != asked.size()) {
                throw new IOException(
                    "round " + (round - 1) + " has " + lines.size() + " positions, not " + asked.size());
            }
            for (int i = 0; i < lines.size(); i++) {
                String[] words = lines.get(i).split(" ");
                Map<Square, Integer> values = new EnumMap<>(Square.class);
                for (int word = BoardLines.WORDS; word < words.length; word++) {
                    String[] value = words[word].split(":");
                    values.put(Square.parse(value[0]).orElseThrow(), Integer.parseInt(value[1]));
                }
                growth.searched(asked.get(i), values);
            }
        }

        @Override
        public byte[] result() throws IOException {
            return BookFile.format(growth.positions());
        }
    }
}
