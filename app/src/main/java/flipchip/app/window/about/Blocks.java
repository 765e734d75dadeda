package flipchip.app.window.about;

import java.net.URL;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.kit.control.Controls;
import flipchip.app.shell.CommandLink;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;

/// Draws the blocks of a text in Markdown: headings, paragraphs, lists, tables, code and pictures. A link to
/// `show:` and the id of a command runs it; one to another page of the book leads there; others are words.
///
/// Style classes: `h1` and so on, `code-block`, `table-cell-text`, `table-head`; of words `words`, `strong`,
/// `emphasis`, `code`.
final class Blocks {
    private static final String SHOW = "show:";
    private static final double GAP = 24;
    private static final double LEAST = 100;

    private final Function<String, URL> pictures;
    private final Function<String, Optional<Handbook.Place>> places;
    private final Consumer<Handbook.Place> go;
    private final Region within;
    private final Map<String, Node> terms = new HashMap<>();

    /// @param pictures where a picture lies; null where there is none of this name
    /// @param places   where a link leads
    /// @param go       follows it
    /// @param within   no picture is wider
    Blocks(Function<String, URL> pictures, Function<String, Optional<Handbook.Place>> places,
            Consumer<Handbook.Place> go, Region within) {
        this.pictures = pictures;
        this.places = places;
        this.go = go;
        this.within = within;
    }

    /// The item of a list that begins with this term, once it is drawn.
    Optional<Node> term(String term) {
        return Optional.ofNullable(terms.get(term));
    }

    Node of(org.commonmark.node.Node block) {
        return switch (block) {
            case Heading heading -> heading(heading);
            case BulletList list -> list(list);
            case OrderedList list -> list(list);
            case TableBlock table -> table(table);
            case FencedCodeBlock code -> code(code.getLiteral());
            case IndentedCodeBlock code -> code(code.getLiteral());
            case Paragraph one when one.getFirstChild() instanceof org.commonmark.node.Image image ->
                picture(image);
            default -> flow(block);
        };
    }

    private static Node heading(Heading heading) {
        return Controls.wrapped(Controls.label(words(heading), "h" + heading.getLevel()));
    }

    private static Node code(String literal) {
        Label label = Controls.label(literal.stripTrailing(), "code-block");
        Controls.wrapped(label);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private Node list(org.commonmark.node.Node list) {
        VBox rows = Controls.styled(new VBox(), "items");
        for (org.commonmark.node.Node item = list.getFirstChild(); item instanceof ListItem;
                item = item.getNext()) {
            VBox content = new VBox();
            for (org.commonmark.node.Node block = item.getFirstChild(); block != null;
                    block = block.getNext()) {
                content.getChildren().add(of(block));
            }
            HBox.setHgrow(content, Priority.ALWAYS);
            content.setMinWidth(0);
            Label dot = new Label(list instanceof OrderedList ? rows.getChildren().size() + 1 + "." : "•");
            dot.setMinWidth(Region.USE_PREF_SIZE);
            HBox row = Controls.styled(new HBox(8, dot, content), "item");
            if (item.getFirstChild() instanceof Paragraph first
                    && first.getFirstChild() instanceof StrongEmphasis term) {
                terms.put(words(term), row);
            }
            rows.getChildren().add(row);
        }
        return rows;
    }

    private FittedTable table(TableBlock table) {
        List<List<TextFlow>> rows = new ArrayList<>();
        for (org.commonmark.node.Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            for (org.commonmark.node.Node row = part.getFirstChild(); row instanceof TableRow;
                    row = row.getNext()) {
                List<TextFlow> cells = new ArrayList<>();
                for (org.commonmark.node.Node cell = row.getFirstChild(); cell instanceof TableCell which;
                        cell = cell.getNext()) {
                    TextFlow text =
                        Controls.styled(flow(cell), which.isHeader() ? "table-head" : "table-cell-text");
                    if (which.getAlignment() == TableCell.Alignment.RIGHT) {
                        text.setTextAlignment(TextAlignment.RIGHT);
                    }
                    cells.add(text);
                }
                rows.add(cells);
            }
        }
        return new FittedTable(rows);
    }

    private Node picture(org.commonmark.node.Image image) {
        URL place = pictures.apply(image.getDestination());
        if (place == null) {
            return new Region();                 // it shows the window, which is here anyway
        }
        Image picture = new Image(place.toExternalForm(), true);      // read beside the screen's thread
        ImageView view = new ImageView(picture);
        view.setPreserveRatio(true);
        view.setSmooth(true);
        Runnable fit =
            () -> view.setFitWidth(Math.min(picture.getWidth(), Math.max(LEAST, within.getWidth() - GAP)));
        within.widthProperty().subscribe(fit);
        picture.widthProperty().subscribe(fit);
        view.setAccessibleText(words(image));
        TextFlow caption = Controls.styled(flow(image), "caption");
        return new VBox(4, view, caption);
    }

    /// The words of a block, each run in its style.
    private TextFlow flow(org.commonmark.node.Node block) {
        TextFlow flow = new TextFlow();
        flow.setMinWidth(0);
        add(flow, block, "words");
        return flow;
    }

    private void add(TextFlow flow, org.commonmark.node.Node parent, String style) {
        for (org.commonmark.node.Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            switch (node) {
                case org.commonmark.node.Text text -> flow.getChildren().add(text(text.getLiteral(), style));
                case Code code -> flow.getChildren().add(text(code.getLiteral(), "code"));
                case SoftLineBreak _ -> flow.getChildren().add(text(" ", style));
                case HardLineBreak _ -> flow.getChildren().add(text("\n", style));
                case StrongEmphasis _ -> add(flow, node, "strong");
                case Emphasis _ -> add(flow, node, "emphasis");
                case Link link when link.getDestination().startsWith(SHOW) ->
                    flow.getChildren().add(link(link,
                        () -> CommandLink.follow(within, link.getDestination().substring(SHOW.length()))));
                case Link link when places.apply(link.getDestination()).isPresent() -> flow.getChildren()
                    .add(link(link, () -> places.apply(link.getDestination()).ifPresent(go)));
                default -> add(flow, node, style);
            }
        }
    }

    private static Hyperlink link(Link link, Runnable action) {
        Hyperlink shown = new Hyperlink(words(link));
        shown.setOnAction(_ -> {
            shown.setVisited(false);
            action.run();
        });
        return shown;
    }

    private static Text text(String words, String style) {
        return Controls.styled(new Text(words), style);
    }

    /// All words below a node, without their styles.
    static String words(org.commonmark.node.Node node) {
        StringBuilder words = new StringBuilder();
        for (org.commonmark.node.Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            words.append(switch (child) {
                case org.commonmark.node.Text text -> text.getLiteral();
                case Code code -> code.getLiteral();
                case SoftLineBreak _ -> " ";
                default -> words(child);
            });
        }
        return words.toString();
    }
}
