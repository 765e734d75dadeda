package flipchip.app.files.format;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Markup;
import flipchip.app.game.session.Shape;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Flipchip's own file format: games with variations, comments and times, in the syntax of SGF (FF[4],
/// GM[2]).
///
/// Documented in docs/play/formats.md. The writer is strict, the reader tolerant: see [TreeReader]. What is
/// written is read back equal.
public final class TreeFormat {
    /// Given up or out of time.
    private static final Pattern EARLY = Pattern.compile("([+-])64:([rt])");
    private static final Pattern RESULT = Pattern.compile("([+-]?)(\\d{1,2})");
    private static final int LINE = 100;
    /// A property of our own at the root, see docs/play/formats.md. Some programs read no name of more than
    /// two letters, and what stands behind one.
    static final String ANALYSIS = "FA";
    /// Another one: clocks and other tags of GGF.
    static final String EXTRAS = "GG";
    /// The drawings that are not green: SGF's circles and arrows have no colour.
    static final String COLOURS = "FC";
    /// What it was called until 25 November 2026.
    static final String ANALYSIS_BEFORE = "FCAN";

    private TreeFormat() {}

    /// Reads all games of `text`. Never throws; what cannot be read is a problem of the reading.
    public static Reading read(String text) {
        return new TreeReader(text).read();
    }

    /// One game, with a line break at its end.
    public static String write(SavedGame game) {
        StringBuilder out = new StringBuilder("(;FF[4]GM[2]CA[UTF-8]AP[Flipchip]SZ[8]");
        GameInfo info = game.info();
        property(out, "PB", info.black());
        property(out, "PW", info.white());
        property(out, "EV", info.event());
        property(out, "DT", info.date());
        property(out, "RE", result(info.result()));
        game.extras().tags().stream().filter(ExtrasText::isRating).forEach(
            tag -> property(out, tag.name().equals(GameExtras.BLACK_RATING) ? "BR" : "WR", tag.value()));
        property(out, EXTRAS, ExtrasText.write(game.extras()));
        property(out, ANALYSIS, game.analysis());
        GameTree tree = game.tree();
        if (!tree.start().equals(Position.INITIAL)) {
            if (tree.start().board().occupied() == 0) {
                property(out, "AE", "a1:h8");
            }
            squares(out, "AB", tree.start().black());
            squares(out, "AW", tree.start().white());
            property(out, "PL", tree.start().toMove() == Color.BLACK ? "B" : "W");
        }
        property(out, "C", tree.comment());
        markup(out, tree.markup());
        children(out, game, List.of(), tree.start().afterForcedPass(), tree.first());
        return out.append(")\n").toString();
    }

    private static void children(StringBuilder out, SavedGame game, List<Square> before, Position now,
            List<GameTree.Node> children) {
        List<Square> path = new ArrayList<>(before);
        Position position = now;
        List<GameTree.Node> next = children;
        while (next.size() == 1) {
            path.add(next.getFirst().move());
            node(out, game, path, position, next.getFirst());
            position = position.play(next.getFirst().move());
            next = next.getFirst().next();
        }
        for (GameTree.Node child : next) {
            path.add(child.move());
            out.append("\n(");
            node(out, game, path, position, child);
            children(out, game, path, position.play(child.move()), child.next());
            out.append(')');
            path.removeLast();
        }
    }

    private static void node(StringBuilder out, SavedGame game, List<Square> path, Position before,
            GameTree.Node node) {
        if (out.length() - out.lastIndexOf("\n") > LINE) {
            out.append('\n');
        }
        out.append(before.toMove() == Color.BLACK ? ";B[" : ";W[").append(node.move()).append(']');
        Double value = of(game.extras().values(), path);
        if (value != null) {
            double forBlack = before.toMove() == Color.BLACK ? value : 0.0 - value;
            out.append("V[").append(forBlack).append(']');
        }
        Duration time = of(game.times(), path);
        if (time != null) {
            out.append("ET[")
                .append(String.format(Locale.ROOT, "%d.%03d", time.toSeconds(), time.toMillisPart()))
                .append(']');
        }
        property(out, "C", node.comment());
        markup(out, node.markup());
    }

    /// Most games have nothing beside their moves, and a path is long to look up.
    private static <T> T of(Map<List<Square>, T> said, List<Square> path) {
        return said.isEmpty() ? null : said.get(path);
    }

    private static void markup(StringBuilder out, Markup markup) {
        if (markup.equals(Markup.NONE)) {
            return;
        }
        markup.sign().ifPresent(sign -> out.append(switch (sign) {
            case GOOD -> "TE[1]";
            case BRILLIANT -> "TE[2]";
            case MISTAKE -> "BM[1]";
            case BLUNDER -> "BM[2]";
            case INTERESTING -> "IT[]";
            case DUBIOUS -> "DO[]";
        }));
        shapes(out, "CR", markup.shapes().stream().filter(Shape::isCircle), shape -> "" + shape.from());
        shapes(out, "AR", markup.shapes().stream().filter(shape -> !shape.isCircle()),
            shape -> shape.from() + ":" + shape.to());
        shapes(out, COLOURS, markup.shapes().stream().filter(shape -> shape.ink() != Shape.Ink.GREEN),
            shape -> shape.ink().name().toLowerCase(Locale.ROOT) + ":" + shape.from()
                + (shape.isCircle() ? "" : ":" + shape.to()));
    }

    private static void shapes(StringBuilder out, String name, Stream<Shape> shapes,
            Function<Shape, String> words) {
        String all = shapes.map(shape -> "[" + words.apply(shape) + "]").collect(Collectors.joining());
        out.append(all.isEmpty() ? "" : name + all);
    }

    private static void property(StringBuilder out, String name, String value) {
        if (!value.isEmpty()) {
            out.append(name).append('[').append(value.replace("\\", "\\\\").replace("]", "\\]")).append(']');
        }
    }

    private static void squares(StringBuilder out, String name, long discs) {
        if (discs != 0) {
            out.append(name);
            Square.all(discs).forEach(square -> out.append('[').append(square).append(']'));
        }
    }

    /// SGF's form of a result, where it has one.
    private static String result(String ggf) {
        Matcher early = EARLY.matcher(ggf);
        if (early.matches()) {
            return (early.group(1).equals("-") ? "W+" : "B+") + early.group(2).toUpperCase(Locale.ROOT);
        }
        Matcher parts = RESULT.matcher(ggf);
        if (!parts.matches()) {
            return ggf;
        }
        int discs = Integer.parseInt(parts.group(2));
        return discs == 0 ? "0" : (parts.group(1).equals("-") ? "W+" : "B+") + discs;
    }
}
