package flipchip.app.chips.gallery;

import java.util.function.IntPredicate;
import flipchip.app.kit.draw.CanvasColor;

/// A tree of circuits, its inputs at the top: a row for each level, in which every node has an equal share of
/// the width. Thread: FX.
record TreeBlock(Area area, int levels) {
    private static final double HEIGHT = 18;

    /// The box of a node.
    ///
    /// @param share of the node's room, from 0 to 1
    Area node(int level, int i, int nodes, double share, double widest) {
        Area room = area.row(level, levels).column(i, nodes);
        return room.middle(Math.min(widest, room.width() * share), HEIGHT);
    }

    /// Wires from the nodes of a level to those of the next one, `inputs` to each.
    void wires(int level, int nodes, int inputs, IntPredicate high) {
        for (int i = 0; i < nodes; i++) {
            Area from = area.row(level, levels).column(i, nodes);
            Area to = area.row(level + 1, levels).column(i / inputs, nodes / inputs);
            from.line(from.width() / 2, from.height() / 2 + HEIGHT / 2, to.centerX() - from.x(),
                1.5 * from.height() - HEIGHT / 2, high.test(i) ? CanvasColor.LEGAL : CanvasColor.IDLE,
                high.test(i) ? 2 : 1);
        }
    }
}
