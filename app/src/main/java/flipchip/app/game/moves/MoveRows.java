package flipchip.app.game.moves;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// The moves of a line of a tree, each with what was tried in its place.
final class MoveRows {
    private MoveRows() {}

    static MoveListModel.Row row(GameTree tree, Game line, int ply) {
        List<Square> path = line.moves().subList(0, ply);
        return new MoveListModel.Row(ply, line.moverOf(ply - 1), line.moves().get(ply - 1),
            line.passFollows(ply - 1), tree.commentAt(path), tree.markupAt(path).sign(), others(tree, path));
    }

    private static List<MoveListModel.Variation> others(GameTree tree, List<Square> path) {
        List<Square> before = path.subList(0, path.size() - 1);
        List<Square> choices = tree.choices(before);
        List<MoveListModel.Variation> others = new ArrayList<>();
        for (Square choice : choices) {
            if (choice != path.getLast()) {
                List<Square> there = new ArrayList<>(before);
                there.add(choice);
                List<Square> line = tree.lineThrough(there);
                others.add(new MoveListModel.Variation(List.copyOf(there),
                    line.subList(before.size(), line.size()), choice == choices.getFirst()));
            }
        }
        return others;
    }
}
