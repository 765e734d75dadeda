package flipchip.lab.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.notation.wthor.WthorGame;

/// A book while it grows: which positions are to be searched next, and what they are worth together. It
/// searches nothing itself, and neither the order of what it is told nor a hash decides what it wants. One
/// thread.
///
/// The value of a move that leads to another position of the book is that position's best value (negamax),
/// the others keep what the search said. Idea: Buro, "Toward opening book learning" (1999): deviations with
/// negamaxed values.
public final class BookGrowth {
    /// Moves that lose more are not kept, unless people play them.
    private static final int KEPT_LOSS = 400;

    private final int plies;
    private final Map<Board, Node> nodes = new HashMap<>();

    /// @param plies positions with more discs than this plus 4 are not entered
    public BookGrowth(int plies) {
        this.plies = plies;
    }

    /// A canonical board of the book while it grows.
    private static final class Node {
        final Map<Square, Integer> searched = new HashMap<>();
        final Map<Square, Integer> games = new HashMap<>();
        int value;
    }

    /// A position that the book leaves for, and what the move to it loses.
    private record Wish(Board board, int loss) {}

    public int size() {
        return nodes.size();
    }

    /// Enters every position that at least `leastGames` games reach through entered positions, ply by ply.
    ///
    /// @return these positions in order; each is to be searched
    public List<Board> enter(List<WthorGame> games, int leastGames) {
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
        return nodes.keySet().stream().sorted(BookGrowth::compare).toList();
    }

    /// Enters a position and counts the move of a game; the position after it, or `null` if the game ends
    /// here.
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
    public static Square canonicalMove(Board board, Square move) {
        Board canonical = BookPositions.canonical(board);
        Square first = Square.H8;
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry.apply(board).equals(canonical) && symmetry.apply(move).compareTo(first) < 0) {
                first = symmetry.apply(move);
            }
        }
        return first;
    }

    /// Takes what a search says about all moves of an entered position.
    ///
    /// @param values centidiscs by [#canonicalMove]
    public void searched(Board board, Map<Square, Integer> values) {
        nodes.get(board).searched.putAll(values);
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

    /// Enters positions that good moves leave the book for.
    ///
    /// @param mostLoss moves that lose at most this many centidiscs count as good; the better come first, and
    ///                 of equals the earlier plies
    /// @param size     of the book, which does not grow beyond it
    /// @return these positions in the order of their boards, each to be searched; empty if there are none
    public List<Board> expand(int mostLoss, int size) {
        negamax();
        Map<Board, Integer> wanted = new HashMap<>();
        nodes.forEach((board, node) -> {
            for (Square move : node.searched.keySet()) {
                int loss = node.value - value(board, node, move);
                Board child = BookPositions.canonical(board.play(move));
                if (loss <= mostLoss && !nodes.containsKey(child) && 60 - child.empties() <= plies
                        && child.legalMoves() != 0) {
                    wanted.merge(child, loss, Math::min);
                }
            }
        });
        List<Board> chosen = wanted.entrySet().stream()
            .map(entry -> new Wish(entry.getKey(), entry.getValue()))
            .sorted(Comparator.comparingInt(Wish::loss).thenComparing(Wish::board, BookGrowth::compare))
            .limit(Math.max(0, size - nodes.size())).map(Wish::board).sorted(BookGrowth::compare).toList();
        chosen.forEach(board -> nodes.put(board, new Node()));
        return chosen;
    }

    /// The book as it stands.
    public BookPositions positions() {
        negamax();
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
