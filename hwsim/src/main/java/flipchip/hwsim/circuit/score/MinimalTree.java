package flipchip.hwsim.circuit.score;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// The smallest tree that proves a position's minimax score: the yardstick of every alpha-beta search.
///
/// The tree is built whole first, so it is for small depths.
final class MinimalTree {
    private final boolean black;
    private final List<MinimalTree> children = new ArrayList<>();
    private final int value;

    private MinimalTree(Position position, int depth, int previousMoves) {
        black = position.toMove() == Color.BLACK;
        if (depth == 0 || position.isGameOver()) {
            value = PackedScoreModel.of(position, previousMoves).pack();
            return;
        }
        int mobility = Long.bitCount(position.legalMoves());
        ParallelSearchModel.children(position)
            .forEach(child -> children.add(new MinimalTree(child, depth - 1, mobility)));
        value = black
            ? children.stream().mapToInt(c -> c.value).max().orElseThrow()
            : children.stream().mapToInt(c -> c.value).min().orElseThrow();
    }

    static long nodes(Position root, int depth) {
        return new MinimalTree(root, depth, Long.bitCount(root.legalMoves())).exact();
    }

    /// One child with the value is proven exactly, the others only not to be better.
    private long exact() {
        if (children.isEmpty()) {
            return 1;
        }
        long others = children.stream().mapToLong(c -> c.bound(value, black)).sum();
        return 1 + children.stream().filter(c -> c.value == value)
            .mapToLong(c -> c.exact() + others - c.bound(value, black)).min().orElseThrow();
    }

    /// Nodes to prove that the value is at most `limit` (`atMost`) or at least; it must be true.
    private long bound(int limit, boolean atMost) {
        if (children.isEmpty()) {
            return 1;
        }
        if (black == atMost) {
            return 1 + children.stream().mapToLong(c -> c.bound(limit, atMost)).sum();
        }
        return 1 + children.stream().filter(c -> atMost ? c.value <= limit : c.value >= limit)
            .mapToLong(c -> c.bound(limit, atMost)).min().orElseThrow();
    }
}
