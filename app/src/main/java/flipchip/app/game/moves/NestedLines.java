package flipchip.app.game.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Markup;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// A line of a tree cut into blocks: where it branches, the other lines stand between two blocks, one step
/// further in.
final class NestedLines {
    /// More moves are not laid out; a click on the last of them shows the rest.
    private static final int MOST = 240;

    /// Moves that stand beside one another, or a comment on the move before.
    ///
    /// @param depth   0 for the line itself
    /// @param comment empty if it is moves
    record Block(int depth, List<Step> steps, String comment) {}

    /// A move.
    ///
    /// @param path     leads to it, itself the last
    /// @param game     the same as a game
    /// @param numbered its number stands before it
    /// @param cut      more follows that is not laid out
    record Step(List<Square> path, Game game, Markup markup, boolean numbered, boolean cut) {}

    private final GameTree tree;
    private final List<Block> blocks = new ArrayList<>();
    private List<Step> steps = new ArrayList<>();
    private int count;

    private NestedLines(GameTree tree) {
        this.tree = tree;
    }

    /// The blocks of the line that begins with the last move of `path`.
    static List<Block> of(GameTree tree, List<Square> path) {
        NestedLines made = new NestedLines(tree);
        made.addLine(path, 0);
        return made.blocks;
    }

    private void addLine(List<Square> first, int depth) {
        List<Square> line = tree.lineThrough(first);
        Game game = tree.game(line);
        for (int ply = first.size() - 1; ply < line.size() && count < MOST; ply++) {
            List<Square> path = line.subList(0, ply + 1);
            boolean numbered = steps.isEmpty() || game.moverOf(ply) == Color.BLACK;
            count++;
            steps.add(new Step(path, game.prefix(ply + 1), tree.markupAt(path), numbered,
                count == MOST && ply + 1 < line.size()));
            String comment = tree.commentAt(path);
            if (!comment.isEmpty()) {
                flush(depth);
                blocks.add(new Block(depth, List.of(), comment));
            }
            List<Square> here = line.subList(0, ply);
            for (Square other : ply < first.size() ? List.<Square>of() : tree.choices(here)) {
                if (other != line.get(ply)) {
                    flush(depth);
                    addLine(Stream.concat(here.stream(), Stream.of(other)).toList(), depth + 1);
                }
            }
        }
        flush(depth);
    }

    private void flush(int depth) {
        if (!steps.isEmpty()) {
            blocks.add(new Block(depth, List.copyOf(steps), ""));
            steps = new ArrayList<>();
        }
    }
}
