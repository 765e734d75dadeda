package flipchip.app.window.about;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;

/// The chapters that the search, the key of the help and links lead to are those of the texts.
class ChaptersTest {
    @Test
    void theTitlesAreTheHeadingsOfTheTexts() {
        for (String page : Handbook.PAGES) {
            List<String> headings = new ArrayList<>();
            for (Node block = Parser.builder().build().parse(Handbook.read(page)).getFirstChild();
                    block != null; block = block.getNext()) {
                if (block instanceof Heading) {
                    headings.add(Blocks.words(block));
                }
            }
            assertEquals(headings, Handbook.titles(page), page);
        }
        assertTrue(Handbook.titles(Handbook.CIRCUIT).size() > 10);
    }

    @Test
    void eachTitleAndEachTermIsFoundUnderOneName() {
        Map<String, Integer> names = new TreeMap<>();
        new HandbookFeature(null).findable().forEach(command -> names.merge(command.id(), 1, Integer::sum));
        names.values().removeIf(count -> count == 1);

        assertEquals(Map.of(), names);
        assertEquals("The game", Handbook.terms().get("disc"));
    }

    @Test
    void whatIsSaidToHaveAChapterHasOne() {
        assertEquals(List.of(), HandbookFeature.ABOUT.values().stream()
            .filter(title -> Handbook.place(title).isEmpty()).toList());
    }

    @Test
    void aLinkLeadsToItsPageOrOutOfTheBook() {
        assertEquals(Optional.of(new Handbook.Place("play/opponents.md", "How strong is each opponent?")),
            Handbook.place("play/first-game.md", "opponents.md"));
        assertEquals(Optional.of(new Handbook.Place("circuit/own-cell.md", "Grading")),
            Handbook.place("circuit/class.md", "own-cell.md#grading"));
        assertEquals(Optional.empty(), Handbook.place("circuit/class.md", "../develop/build.md"));
        assertEquals(Optional.empty(),
            Handbook.place("sources.md", "https://doi.org/10.1109/FPT.2004.1393254"));
    }

    @Test
    void aTableKeepsItsLongestWordsAndSharesTheRest() {
        List<Double> least = List.of(80.0, 60.0);

        assertEquals(List.of(100.0, 300.0), FittedTable.widths(500, least, List.of(100.0, 300.0)));
        assertEquals(List.of(84.0, 156.0), FittedTable.widths(240, least, List.of(90.0, 300.0)).stream()
            .map(width -> (double) Math.round(width)).toList());
        assertEquals(List.of(40.0, 30.0), FittedTable.widths(70, least, List.of(100.0, 300.0)));
    }
}
