package flipchip.app.cli.convert;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.ResultText;
import flipchip.app.files.format.SavedGame;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GgfGame;

/// A counter of what a format cannot hold, over all written games. One thread.
final class Losses {
    /// In the order in which they are told.
    private enum Part {
        MOVE("move", "moves"),
        VARIATION("move of a variation", "moves of variations"),
        HEAD("head with names, event, date or result", "heads with names, event, date or result"),
        RESULT("result", "results"),
        COMMENT("comment", "comments"),
        TIME("time of a move", "times of moves"),
        ANALYSIS("analysis", "analyses"),
        CLOCK("clock", "clocks"),
        VALUE("value of a move", "values of moves"),
        TAG("other tag", "other tags");

        private final String one;
        private final String several;

        Part(String one, String several) {
            this.one = one;
            this.several = several;
        }
    }

    private static final String COMMENT = "CO";

    private final Form form;
    private final Map<Part, Long> counts = new EnumMap<>(Part.class);

    Losses(Form form) {
        this.form = form;
    }

    /// Takes a game that is written.
    void add(FoundGame found) {
        switch (form) {
            case SGF -> found.ggf().ifPresent(this::onlyInGgf);
            case GGF -> {
                if (found.ggf().isEmpty()) {
                    besideTheLine(found.game());
                }
            }
            case MOVES -> besideTheMoves(found);
            case BOARD -> {
                count(Part.MOVE, found.game().tree().mainLine().size());
                besideTheMoves(found);
            }
        }
    }

    /// The sentence to tell; empty if nothing is lost.
    Optional<String> told() {
        return counts.isEmpty()
            ? Optional.empty()
            : Optional.of("no room in " + form.words() + " for "
                + counts.entrySet().stream()
                    .map(entry -> entry.getValue() + " "
                        + (entry.getValue() == 1 ? entry.getKey().one : entry.getKey().several))
                    .collect(Collectors.joining(", ")));
    }

    private void besideTheLine(SavedGame game) {
        List<Square> line = game.tree().mainLine();
        count(Part.VARIATION, game.tree().size() - line.size());
        count(Part.COMMENT, comments(game.tree().first()));
        count(Part.TIME, game.times().keySet().stream()
            .filter(path -> path.size() > line.size() || !line.subList(0, path.size()).equals(path)).count());
        count(Part.ANALYSIS, game.analysis().isEmpty() ? 0 : 1);
        String result = ResultText.of(game.info().result());
        count(Part.RESULT,
            result.isEmpty() || result.equals(Form.ggf(new FoundGame(game, Optional.empty())).result())
                ? 0
                : 1);
    }

    private void besideTheMoves(FoundGame found) {
        SavedGame game = found.game();
        GameTree tree = game.tree();
        count(Part.VARIATION, tree.size() - tree.mainLine().size());
        count(Part.HEAD, game.info().equals(GameInfo.NONE) ? 0 : 1);
        count(Part.COMMENT, comments(tree.first()) + (tree.comment().isEmpty() ? 0 : 1));
        count(Part.TIME, game.times().size());
        count(Part.ANALYSIS, game.analysis().isEmpty() ? 0 : 1);
        found.ggf().ifPresent(this::onlyInGgf);
    }

    /// Of the comments `CO` a saved game has the first, and of the times those of moves, not of passes.
    private void onlyInGgf(GgfGame ggf) {
        count(Part.COMMENT, ggf.otherTags().stream().filter(tag -> tag.name().equals(COMMENT)).skip(1)
            .filter(tag -> !tag.value().isEmpty()).count());
        count(Part.TIME, ggf.moves().stream()
            .filter(move -> move.square().isEmpty() && move.seconds().isPresent()).count());
        count(Part.CLOCK, ggf.blackClock().stream().count() + ggf.whiteClock().stream().count());
        count(Part.VALUE, ggf.moves().stream().filter(move -> move.value().isPresent()).count());
        count(Part.TAG, ggf.otherTags().stream().filter(tag -> !tag.name().equals(COMMENT)).count());
    }

    private static long comments(List<GameTree.Node> nodes) {
        return nodes.stream().mapToLong(node -> (node.comment().isEmpty() ? 0 : 1) + comments(node.next()))
            .sum();
    }

    private void count(Part part, long more) {
        if (more > 0) {
            counts.merge(part, more, Long::sum);
        }
    }
}
