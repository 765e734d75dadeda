package flipchip.app.files.format;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Markup;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GgfGame;

/// A counter of what a form has no room for, over all written games, in the same words for every command. One
/// thread.
public final class Losses {
    private static final Texts TEXTS = Texts.of("library");

    /// In the order in which they are told.
    private enum Part {
        MOVE, VARIATION, HEAD, RESULT, COMMENT, MARK, TIME, ANALYSIS, CLOCK, VALUE, TAG;

        String words(int count) {
            return TEXTS.count("loss." + name().toLowerCase(Locale.ROOT), count);
        }
    }

    private static final String COMMENT = "CO";

    private final Form form;
    private final Map<Part, Integer> counts = new EnumMap<>(Part.class);

    public Losses(Form form) {
        this.form = form;
    }

    /// The sentence about one game; empty if nothing is lost.
    public static Optional<String> of(Form form, SavedGame game) {
        Losses losses = new Losses(form);
        losses.add(game);
        return losses.told();
    }

    /// Takes a game that is written.
    public void add(SavedGame game) {
        if (form != Form.BOARD && game.isBare()) {
            return;
        }
        switch (form) {
            case SGF -> {}
            case GGF -> besideTheLine(game);
            case MOVES -> besideTheMoves(game);
            case BOARD -> {
                count(Part.MOVE, game.tree().mainLine().size());
                besideTheMoves(game);
            }
        }
    }

    /// The sentence to tell; empty if nothing is lost.
    public Optional<String> told() {
        return counts.isEmpty()
            ? Optional.empty()
            : Optional.of(TEXTS.get("loss", form.words(), counts.entrySet().stream()
                .map(entry -> entry.getKey().words(entry.getValue())).collect(Collectors.joining(", "))));
    }

    private void besideTheLine(SavedGame game) {
        List<Square> line = game.tree().mainLine();
        count(Part.VARIATION, game.tree().size() - line.size());
        count(Part.COMMENT, comments(game.tree().first()));
        count(Part.MARK, marks(game.tree()));
        count(Part.TIME, beside(game.times(), line));
        count(Part.VALUE, beside(game.extras().values(), line));
        count(Part.ANALYSIS, game.analysis().isEmpty() ? 0 : 1);
        String result = ResultText.of(game.info().result());
        count(Part.RESULT, result.isEmpty() || result.equals(GgfGames.toGgf(game).result()) ? 0 : 1);
    }

    private static long beside(Map<List<Square>, ?> said, List<Square> line) {
        return said.keySet().stream()
            .filter(path -> path.size() > line.size() || !line.subList(0, path.size()).equals(path)).count();
    }

    private void besideTheMoves(SavedGame game) {
        GameTree tree = game.tree();
        GameExtras extras = game.extras();
        count(Part.VARIATION, tree.size() - tree.mainLine().size());
        count(Part.HEAD, game.info().equals(GameInfo.NONE) ? 0 : 1);
        count(Part.COMMENT, comments(tree.first()) + (tree.comment().isEmpty() ? 0 : 1)
            + extras.tags().stream().filter(tag -> isComment(tag) && !tag.value().isEmpty()).count());
        count(Part.MARK, marks(tree));
        count(Part.TIME, game.times().size()
            + extras.passes().values().stream().filter(pass -> pass.seconds().isPresent()).count());
        count(Part.ANALYSIS, game.analysis().isEmpty() ? 0 : 1);
        count(Part.CLOCK, extras.blackClock().stream().count() + extras.whiteClock().stream().count());
        count(Part.VALUE, extras.values().size()
            + extras.passes().values().stream().filter(pass -> pass.value().isPresent()).count());
        count(Part.TAG, extras.tags().stream().filter(tag -> !isComment(tag)).count());
    }

    private static boolean isComment(GgfGame.Tag tag) {
        return tag.name().equals(COMMENT);
    }

    private static long comments(List<GameTree.Node> nodes) {
        long count = 0;
        for (GameTree.Node node : nodes) {
            count += (node.comment().isEmpty() ? 0 : 1) + comments(node.next());
        }
        return count;
    }

    /// Signs and drawings.
    private static long marks(GameTree tree) {
        return marks(tree.markup()) + marks(tree.first());
    }

    private static long marks(List<GameTree.Node> nodes) {
        long count = 0;
        for (GameTree.Node node : nodes) {
            count += marks(node.markup()) + marks(node.next());
        }
        return count;
    }

    private static long marks(Markup markup) {
        return markup.shapes().size() + markup.sign().stream().count();
    }

    private void count(Part part, long more) {
        if (more > 0) {
            counts.merge(part, (int) more, Integer::sum);
        }
    }
}
