package flipchip.lab.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import flipchip.engine.Engine;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.archive.WthorGame;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.lab.train.TrainingPipeline;

/// Grows a book: positions that people reach often, and behind them those the engine itself would play into. One
/// thread.
///
/// Each position is searched once for the values of all its moves. The value of a move that leads to another position
/// of the book is that position's best value instead (negamax), the others keep what the search said. Positions that
/// the best line of the book leaves for are added and searched in turn, until the wanted number is there.
///
/// Idea: Buro, "Toward opening book learning" (1999): deviations with negamaxed values.
public final class BookBuilder {
    /// Moves that lose more are not kept, unless people play them.
    private static final int KEPT_LOSS = 400;

    private final Engine engine;
    private final SearchLimits limits;
    private final int plies;
    private final TrainingPipeline.Progress progress;
    private final Map<Board, Node> nodes = new HashMap<>();

    /// @param engine searches, with its own book off
    /// @param limits of each search; all moves are valued
    /// @param plies  positions with more discs than this plus 4 are not entered
    public BookBuilder(Engine engine, SearchLimits limits, int plies, TrainingPipeline.Progress progress) {
        this.engine = engine;
        this.limits = limits.withAllMoves().withBook(false);
        this.plies = plies;
        this.progress = progress;
    }

    /// A canonical board of the book while it grows.
    private static final class Node {
        final Map<Square, Integer> searched = new HashMap<>();
        final Map<Square, Integer> games = new HashMap<>();
        int value;
    }

    /// The book of the positions that at least `leastGames` of `games` reached, grown to `size` positions.
    ///
    /// @param known positions already searched, whose values are taken over; empty for a new book
    public BookPositions build(List<WthorGame> games, int leastGames, int size, BookPositions known) {
        count(games, leastGames);
        List<Board> popular = nodes.keySet().stream().sorted(BookBuilder::compare).toList();
        int done = 0;
        for (Board board : popular) {
            search(board, known);
            progress.heard("popular positions", ++done, popular.size());
        }
        negamax();
        while (nodes.size() < size && expand(known, size)) {
            negamax();
            progress.heard("book", nodes.size(), size);
        }
        return positions();
    }

    /// Enters every position that enough games reach through entered positions, ply by ply.
    private void count(List<WthorGame> games, int leastGames) {
        Position[] current = new Position[games.size()];
        Arrays.fill(current, Position.INITIAL);
        for (int ply = 0; ply <= plies; ply++) {
            Map<Board, Integer> reached = new HashMap<>();
            for (Position position : current) {
                if (position != null) {
                    reached.merge(BookPositions.canonical(position.board()), 1, Integer::sum);
                }
            }
            for (int i = 0; i < current.length; i++) {
                if (current[i] != null) {
                    boolean popular = reached.get(BookPositions.canonical(current[i].board())) >= leastGames;
                    current[i] = popular ? follow(current[i], games.get(i).moves(), ply) : null;
                }
            }
        }
    }

    /// Enters a position and counts the move of a game; the position after it, or `null` if the game ends here.
    private Position follow(Position position, List<Square> moves, int ply) {
        if (position.isGameOver()) {
            return null;
        }
        Node node = nodes.computeIfAbsent(BookPositions.canonical(position.board()), _ -> new Node());
        if (ply >= moves.size() || !position.isLegal(moves.get(ply))) {
            return null;
        }
        node.games.merge(canonicalMove(position.board(), moves.get(ply)), 1, Integer::sum);
        return position.play(moves.get(ply));
    }

    /// The move in the canonical image; of moves that the board's symmetries make equal the first.
    static Square canonicalMove(Board board, Square move) {
        Board canonical = BookPositions.canonical(board);
        Square first = Square.H8;
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry.apply(board).equals(canonical) && symmetry.apply(move).compareTo(first) < 0) {
                first = symmetry.apply(move);
            }
        }
        return first;
    }

    private void search(Board board, BookPositions known) {
        Node node = nodes.get(board);
        List<BookMove> before = known.moves(board);
        if (!before.isEmpty()) {
            before.forEach(move -> node.searched.put(move.move(), move.centidiscs()));
            return;
        }
        for (MoveValue value : engine.search(new Position(board, Color.BLACK), limits, SearchListener.NONE)
                .result().join().moves()) {
            node.searched.merge(canonicalMove(board, value.move()), value.centidiscs(), Math::max);
        }
    }

    /// Values from the last plies to the first.
    private void negamax() {
        nodes.entrySet().stream().sorted(Comparator.comparingInt(entry -> entry.getKey().empties()))
            .forEach(entry -> entry.getValue().value = entry.getValue().searched.keySet().stream()
                .mapToInt(move -> value(entry.getKey(), entry.getValue(), move)).max().orElse(0));
    }

    /// What a move is worth: the book behind it, or else the search.
    private int value(Board board, Node node, Square move) {
        Board child = board.play(move);
        Node behind = nodes.get(BookPositions.canonical(child));
        return behind == null ? node.searched.get(move) : -behind.value;
    }

    /// Adds the positions that the best lines leave the book for; whether there was one.
    private boolean expand(BookPositions known, int size) {
        Set<Board> wanted = new LinkedHashSet<>();
        for (Map.Entry<Board, Node> entry : nodes.entrySet()) {
            Board board = entry.getKey();
            Node node = entry.getValue();
            for (Square move : node.searched.keySet()) {
                Board child = BookPositions.canonical(board.play(move));
                if (value(board, node, move) == node.value && !nodes.containsKey(child)
                        && 60 - child.empties() <= plies && child.legalMoves() != 0) {
                    wanted.add(child);
                }
            }
        }
        List<Board> sorted = wanted.stream().sorted(BookBuilder::compare).limit(size - nodes.size()).toList();
        for (Board board : sorted) {
            nodes.put(board, new Node());
            search(board, known);
        }
        return !sorted.isEmpty();
    }

    private BookPositions positions() {
        Map<Board, List<BookMove>> moves = new HashMap<>();
        nodes.forEach((board, node) -> {
            List<BookMove> kept = new ArrayList<>();
            for (Square move : node.searched.keySet()) {
                int value = value(board, node, move);
                int games = Math.min(0xFFFF, node.games.getOrDefault(move, 0));
                if (value >= node.value - KEPT_LOSS || games > 0) {
                    kept.add(new BookMove(move, value, games));
                }
            }
            moves.put(board, kept);
        });
        return new BookPositions(moves);
    }

    /// Earlier plies first, then by the bitboards: an order that no hash decides.
    static int compare(Board a, Board b) {
        return a.empties() != b.empties() ? b.empties() - a.empties()
            : a.player() != b.player() ? Long.compareUnsigned(a.player(), b.player())
            : Long.compareUnsigned(a.opponent(), b.opponent());
    }
}
