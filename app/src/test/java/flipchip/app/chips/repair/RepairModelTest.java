package flipchip.app.chips.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import flipchip.hwsim.verify.faults.Puzzle;
import flipchip.hwsim.verify.faults.RepairGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The panel's model, played only with the actions of the panel.
class RepairModelTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 22);

    /// Follows the wrong value from the symptom back to the gate whose inputs are all right.
    private static void solve(RepairModel model) {
        while (true) {
            String here = model.subject();
            boolean shown = model.value(here).planned();
            List<RepairModel.Value> likeliest = model.inputs().stream()
                .sorted((a, b) -> Boolean.compare(b.planned() == shown, a.planned() == shown)).toList();
            Optional<String> wrong = Optional.empty();
            for (RepairModel.Value input : likeliest) {
                model.look(input.net());
                model.probe();
                if (model.value(input.net()).isWrong()) {
                    wrong = Optional.of(input.net());
                    break;
                }
            }
            model.look(wrong.orElse(here));
            if (wrong.isEmpty()) {
                assertTrue(model.replace(), here);
                return;
            }
        }
    }

    private static RepairModel solved(int... numbers) {
        RepairModel model = new RepairModel(() -> TODAY);
        for (int number : numbers) {
            model.begin(Puzzle.of(number));
            solve(model);
        }
        return model;
    }

    @Test
    void aTestPlayerSolvesPuzzlesAtParAndTheResultsAreKept(@TempDir Path folder) throws Exception {
        RepairModel model = solved(0, 1, 2);
        assertEquals(3, model.results().solved());
        assertEquals(3, model.results().atPar());
        assertEquals(3, model.next());
        assertFalse(model.isOpen());

        Path file = folder.resolve("data").resolve("repairs.txt");
        model.results().save(file);
        assertEquals(model.results(), RepairResults.load(file, _ -> {}));
        RepairResults.NONE.save(file);
        assertEquals(model.results(), RepairResults.load(file, _ -> {}), "another program kept them");
        Files.writeString(file, Files.readString(file) + "nonsense\n");
        Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, '\n'}, StandardOpenOption.APPEND);
        assertEquals(model.results(), RepairResults.load(file, _ -> {}));
        assertEquals(RepairResults.NONE, RepairResults.load(folder.resolve("missing"), _ -> {}));
    }

    @Test
    @Tag("slow")
    void aTestPlayerSolvesAYearOfPuzzles() {
        RepairModel model = new RepairModel(() -> TODAY);
        for (int number = 0; number < RepairModel.YEAR; number++) {
            assertEquals(number, model.next());
            model.begin(Puzzle.of(number));
            solve(model);
        }
        assertEquals(365, model.results().solved());
        assertEquals(365, model.results().atPar());
    }

    @Test
    void lookingIsFreeAndTheSecondProbeOfANetToo() {
        RepairModel model = new RepairModel(() -> TODAY);
        model.begin(Puzzle.of(4));
        RepairGame game = model.game().orElseThrow();
        assertEquals(game.puzzle().symptom().net(), model.subject());
        assertTrue(model.value(model.subject()).isWrong());

        model.probe();
        assertEquals(0, game.probes());
        String input = model.inputs().stream().map(RepairModel.Value::net).filter(net -> !game.isKnown(net))
            .findFirst().orElseThrow();
        model.look(input);
        assertTrue(model.value(input).shows().isEmpty());
        model.probe();
        model.probe();
        assertEquals(1, game.probes());
        assertEquals(List.of(game.puzzle().symptom().net(), input), List.copyOf(model.marks().keySet()));
        model.look("no such net");
        assertEquals(input, model.subject());
    }

    @Test
    void thePuzzleOfTheDayChangesAtMidnight() {
        LocalDate[] day = {TODAY};
        RepairModel model = new RepairModel(() -> day[0]);
        int before = model.daily();

        day[0] = TODAY.plusDays(1);

        assertEquals(before + 1, model.daily());
    }

    @Test
    void hintsAndWrongGuessesCost() {
        RepairModel model = new RepairModel(() -> TODAY);
        model.begin(Puzzle.of(5));
        String wrong = model.game().orElseThrow().gates().stream()
            .filter(gate -> !gate.equals(model.game().orElseThrow().puzzle().gate())).findFirst()
            .orElseThrow();
        model.look(wrong);
        assertFalse(model.replace());
        model.hint();
        model.look(model.game().orElseThrow().puzzle().gate());
        assertTrue(model.replace());

        RepairResults.Result result = model.results().of(5).orElseThrow();
        assertEquals(3, result.cost());
        assertEquals(new RepairResults.Result(0, result.par(), 1, 1, TODAY), result);
        model.probe();
        assertFalse(model.replace());
        assertEquals(result, model.results().of(5).orElseThrow());
    }

    @Test
    void theVerdictPraisesWhoNeedsNoMoreThanPar() {
        assertTrue(solved(0).verdict().endsWith(" Par or better!"), solved(0).verdict());

        RepairModel slow = new RepairModel(() -> TODAY);
        slow.begin(Puzzle.of(0));
        RepairGame game = slow.game().orElseThrow();
        game.gates().stream().limit(game.puzzle().par() + 2L).forEach(gate -> {
            slow.look(gate);
            slow.probe();
        });
        slow.look(game.puzzle().gate());
        assertTrue(slow.replace());
        assertTrue(game.probes() > game.puzzle().par());
        assertTrue(slow.verdict().endsWith(" probes, par " + game.puzzle().par() + "."), slow.verdict());
    }

    @Test
    void aBetterResultReplacesAWorseAndDaysInARowAreCounted() {
        RepairResults.Result good = new RepairResults.Result(3, 5, 0, 0, TODAY);
        RepairResults.Result bad = new RepairResults.Result(3, 5, 1, 1, TODAY);
        int today = RepairResults.number(TODAY);
        RepairResults results =
            RepairResults.NONE.with(today - 1, bad).with(today - 2, good).with(today - 4, good);

        assertEquals(2, results.days(TODAY));
        assertEquals(3, results.with(today, good).days(TODAY));
        assertEquals(good, results.with(today - 1, good).of(today - 1).orElseThrow());
        assertEquals(good, results.with(today - 2, bad).of(today - 2).orElseThrow());
        assertEquals(0, RepairResults.NONE.days(TODAY));
    }
}
