package flipchip.app.window.about;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;

/// The chapters that the search and the key of the help lead to are those of the text.
class ChaptersTest {
    private static final String TEXT = HandbookPage.read("how-it-works.md");

    @Test
    void theTitlesAreTheHeadingsOfTheText() {
        List<String> headings = new ArrayList<>();
        for (Node block = Parser.builder().build().parse(TEXT).getFirstChild(); block != null;
                block = block.getNext()) {
            if (block instanceof Heading) {
                headings.add(Blocks.words(block));
            }
        }

        assertTrue(headings.size() > 10, headings.toString());
        assertEquals(headings, HandbookPage.titles(TEXT));
    }

    @Test
    void whatIsSaidToHaveAChapterHasOne() {
        List<String> titles = HandbookPage.titles(TEXT);
        assertEquals(List.of(),
            HandbookFeature.ABOUT.values().stream().filter(title -> !titles.contains(title)).toList());
    }
}
