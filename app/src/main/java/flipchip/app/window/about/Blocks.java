package flipchip.app.window.about;

import java.net.URL;
import java.util.function.Function;
import flipchip.app.kit.control.Controls;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
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
import org.commonmark.node.ListItem;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;

/// Draws the blocks of a text in Markdown: headings, paragraphs, lists, tables, code and pictures. Links are
/// words.
///
/// Style classes: `h1` and so on, `code-block`, `table-cell-text`, `table-head`; of words `words`, `strong`,
/// `emphasis`, `code`.
final class Blocks {
    private static final double GAP = 24;
    private static final double LEAST = 100;

    private final Function<String, URL> pictures;
    private final Region within;

    /// @param pictures where a picture lies; null where there is none of this name
    /// @param within   no picture is wider
    Blocks(Function<String, URL> pictures, Region within) {
        this.pictures = pictures;
        this.within = within;
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
            Label dot = new Label("•");
            dot.setMinWidth(Region.USE_PREF_SIZE);
            rows.getChildren().add(new HBox(8, dot, content));
        }
        return rows;
    }

    private static Node table(TableBlock table) {
        GridPane grid = Controls.styled(new GridPane(), "handbook-table");
        int line = 0;
        int columns = 0;
        for (org.commonmark.node.Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            for (org.commonmark.node.Node row = part.getFirstChild(); row instanceof TableRow;
                    row = row.getNext()) {
                int column = 0;
                for (org.commonmark.node.Node cell = row.getFirstChild(); cell != null;
                        cell = cell.getNext()) {
                    TextFlow text = flow(cell);
                    text.getStyleClass()
                        .add(((TableCell) cell).isHeader() ? "table-head" : "table-cell-text");
                    grid.add(text, column++, line);
                }
                columns = Math.max(columns, column);
                line++;
            }
        }
        for (int i = 0; i < columns; i++) {
            ColumnConstraints wide = new ColumnConstraints();
            wide.setHgrow(Priority.SOMETIMES);
            wide.setMinWidth(40);
            grid.getColumnConstraints().add(wide);
        }
        return grid;
    }

    private Node picture(org.commonmark.node.Image image) {
        URL place = pictures.apply(image.getDestination());
        if (place == null) {
            return flow(image);
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
    private static TextFlow flow(org.commonmark.node.Node block) {
        TextFlow flow = new TextFlow();
        flow.setMinWidth(0);
        add(flow, block, "words");
        return flow;
    }

    private static void add(TextFlow flow, org.commonmark.node.Node parent, String style) {
        for (org.commonmark.node.Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            switch (node) {
                case org.commonmark.node.Text text -> flow.getChildren().add(text(text.getLiteral(), style));
                case Code code -> flow.getChildren().add(text(code.getLiteral(), "code"));
                case SoftLineBreak _ -> flow.getChildren().add(text(" ", style));
                case HardLineBreak _ -> flow.getChildren().add(text("\n", style));
                case StrongEmphasis _ -> add(flow, node, "strong");
                case Emphasis _ -> add(flow, node, "emphasis");
                default -> add(flow, node, style);
            }
        }
    }

    private static Text text(String words, String style) {
        Text text = Controls.styled(new Text(words), style);
        return text;
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
