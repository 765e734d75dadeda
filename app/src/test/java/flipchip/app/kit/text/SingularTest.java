package flipchip.app.kit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Collections;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts whose numbers can be 1 have a noun in the singular for it, in the languages that have one.
class SingularTest {
    private static final Pattern PLURAL = Pattern.compile(
        "(?<!of |von )\\b1 (legal |empty |gate |black |white " + "|legale |leere |schwarze |weiße |net )?"
            + "(games|positions|moves|squares|visits|discs|clocks|gates|bits|steps|delays|nets"
            + "|Partien|Stellungen|Züge|Zügen|Felder|Besuche|Steine|Takten?|Schritte|Gattern|Netze|wechseln"
            + "|parties|coups|cases|visites|pions|cycles|portes|étapes|délais|blancs|changent)\\b"
            + "|\\b(all|alle|les) 1\\b",
        Pattern.UNICODE_CHARACTER_CLASS);
    private static final Integer[] ONES = Collections.nCopies(10, 1).toArray(Integer[]::new);

    @ParameterizedTest
    @ValueSource(strings = {"analysis report.running", "analysis report.done", "analysis compare.step",
        "analysis compare.facts", "browser import.reading", "browser saved", "browser import.done",
        "browser player.title", "chip solve.position", "chip solve.visits", "chip stack.line",
        "classroom book.games", "controller says.over", "editor fine", "end refereed", "end counted",
        "exhibit common.plan.gates", "lanes lane.tip.clock", "lanes lane.tip.gate", "lanes track.says",
        "learn board", "opened about.circuit", "opened about.made", "opened table.number",
        "opened about.inside", "opened about.inside.own", "opened vcd.from", "opened mutant.refused",
        "opened mutant.refused.pin", "opened mutant.survives", "opened mutant.alike", "opened mutant.differs",
        "owncircuit board.pin.in", "owncircuit board.pin.out", "schematic path.text", "story did.over",
        "story free.still", "story free.over", "twin running", "wave measure.both", "wave measure.one",
        "workbench verdict.DIFFERS", "workbench verdict.PROVED", "workbench verdict.DISPUTED",
        "workbench verdict.PROVED.clocked"})
    void oneIsFollowedByASingular(String text) {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        String[] areaAndKey = text.split(" ");
        try {
            for (Locale language : new Locale[] {Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH}) {
                Locale.setDefault(Locale.Category.DISPLAY, language);
                String filled = Texts.of(areaAndKey[0]).get(areaAndKey[1], (Object[]) ONES);
                assertFalse(PLURAL.matcher(filled).find(), filled);
            }
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void theNumberStands(int games) {
        assertEquals(games + (games == 1 ? " game" : " games") + " and 7,000 positions in 3 s.",
            Texts.of("browser").english("import.done", games, 7000L, 3L));
    }
}
