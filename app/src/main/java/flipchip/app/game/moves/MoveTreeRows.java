package flipchip.app.game.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.MoveLosses;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// The moves of a tree one below the other: what was tried in place of a move stands above it, one column
/// further in.
final class MoveTreeRows {
    /// Variations within variations stand in this column at most.
    private static final int DEEPEST = 5;

    /// One move of the tree.
    ///
    /// @param path   leads to it, itself the last
    /// @param column 0 for the main line
    /// @param first  it begins a variation
    /// @param last   nothing follows it
    /// @param lost   discs it gave away, where that is known
    /// @param exact  that is a result and not an estimate
    record Row(List<Square> path, Color mover, int column, boolean first, boolean last, OptionalDouble lost,
            boolean exact) {}

    private final GameTree tree;
    private final MoveLosses losses;
    private final List<Row> rows = new ArrayList<>();

    private MoveTreeRows(GameTree tree, MoveLosses losses) {
        this.tree = tree;
        this.losses = losses;
    }

    static List<Row> of(GameTree tree, MoveLosses losses) {
        MoveTreeRows made = new MoveTreeRows(tree, losses);
        made.addLine(List.of(), tree.mainLine(), 0);
        return made.rows;
    }

    /// The moves of `line` after `before`, each with the variations at its place.
    private void addLine(List<Square> before, List<Square> line, int column) {
        Game game = tree.game(line);
        for (int ply = before.size(); ply < line.size(); ply++) {
            List<Square> here = line.subList(0, ply);
            boolean begins = ply == before.size();
            for (Square other : begins && column > 0 ? List.<Square>of() : tree.choices(here)) {
                if (other != line.get(ply)) {
                    List<Square> there = Stream.concat(here.stream(), Stream.of(other)).toList();
                    addLine(here, tree.lineThrough(there), Math.min(column + 1, DEEPEST));
                }
            }
            rows.add(new Row(line.subList(0, ply + 1), game.moverOf(ply), column, begins && column > 0,
                ply == line.size() - 1, losses.discsLost(game, ply + 1), losses.isExact(game, ply + 1)));
        }
    }
}
