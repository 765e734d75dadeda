package flipchip.app.circuit.waves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class WaveRowsTest {
    private static final GameRun RUN = run();

    private final ObjectProperty<String> saved = new SimpleObjectProperty<>("");
    private final WaveRows rows = new WaveRows(saved);

    private static GameRun run() {
        try {
            return OthelloMachine.build().record(Transcript.parse("f5d6c3d3c4f4"));
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Moment> at(int move, int clock, int step) {
        return Optional.of(Moment.of(RUN, new Instant(move, clock, step)));
    }

    private List<String> labels() {
        return rows.visible().stream()
            .map(row -> row instanceof Row.Wave wave ? wave.label() + " = " + wave.name() : "# " + row.line())
            .toList();
    }

    private void three() {
        rows.reset("state STATE\naccept HEX\nlegal HEX");
    }

    @Test
    void withoutRowsOfOnesOwnThoseOfTheMoveAreShownInWords() {
        rows.follow(at(5, 2, 10));

        assertEquals(List.of("# # Move 5: c4", "controller = state", "c4 is played = c4.mvB",
            "d4 becomes black = d4.toB", "legal moves = legal"), labels());
        rows.follow(at(4, 0, 0));
        assertTrue(labels().contains("d3 is played = d3.mvW"), labels().toString());
        assertEquals("", saved.get());
    }

    @Test
    void everyNetOfEveryMovesRowsExists() {
        SignalCatalog catalog = SignalCatalog.of(RUN.machine().circuit());
        for (int move = 0; move <= 6; move++) {
            rows.follow(at(move, 0, 0));
            for (Row row : rows.all()) {
                assertTrue(!(row instanceof Row.Wave wave) || catalog.find(wave.name()).isPresent(),
                    row.line());
            }
        }
    }

    @Test
    void rowsOfTheMoveCanBeChangedAndThenStay() {
        rows.follow(at(5, 2, 10));
        rows.remove(List.of(rows.all().get(1)));
        rows.follow(at(4, 0, 0));

        assertTrue(labels().contains("c4 is played = c4.mvB"));
        assertEquals(rows.all(), new WaveRows(new SimpleObjectProperty<>(saved.get())).all());
        assertTrue(rows.undo());
        assertTrue(rows.isThisMove());
    }

    @Test
    void severalRowsMoveAndGoTogether() {
        three();
        List<Row> first = List.of(rows.all().get(0), rows.all().get(1));
        rows.move(first, true);
        assertEquals(List.of("legal = legal", "state = state", "accept = accept"), labels());
        rows.move(first, true);
        assertEquals("legal = legal", labels().getFirst());
        rows.move(first, false);
        assertEquals("legal = legal", labels().getLast());
        rows.remove(first);
        assertEquals(List.of("legal = legal"), labels());
    }

    @Test
    void everyChangeIsUndoneAndDoneAgain() {
        three();
        rows.remove(List.of(rows.all().get(1)));
        rows.addGroup("mine", 0);
        List<String> end = labels();
        rows.undo();
        rows.undo();
        assertEquals(List.of("state = state", "accept = accept", "legal = legal"), labels());
        assertTrue(rows.redo());
        assertTrue(rows.redo());
        assertEquals(end, labels());
        assertFalse(rows.redo());
    }

    @Test
    void signalsAreFoundByWordsAndByRegularExpressions() {
        SignalCatalog catalog = SignalCatalog.of(RUN.machine().circuit());

        assertEquals(8, catalog.search("^[a-h]4\\.toB$", 100).size());
        assertEquals("d4.remB[S]", catalog.search("d4.remb[s]", 5).getFirst().name());
        assertEquals(List.of(), catalog.search("^[", 5));
    }

    private Map<Row.Wave, Signal> waves() {
        SignalCatalog catalog = SignalCatalog.of(RUN.machine().circuit());
        Map<Row.Wave, Signal> waves = new LinkedHashMap<>();
        for (Row row : rows.visible()) {
            if (row instanceof Row.Wave wave) {
                waves.put(wave, catalog.find(wave.name()).orElseThrow());
            }
        }
        return waves;
    }

    private WaveTexts ofMove() {
        rows.follow(at(5, 2, 10));
        return new WaveTexts(RUN, waves(),
            new WaveFiles.Span((int) RUN.timeOf(new Instant(5, 0, 0)), (int) RUN.timeOf(RUN.endOf(5))));
    }

    @Test
    void theTableHasALineForEachChangeAndTheTextsOfTheRows() throws IOException {
        StringBuilder out = new StringBuilder();
        ofMove().csv(out);
        List<String> lines = out.toString().lines().toList();

        assertEquals("time,controller,c4 is played,d4 becomes black,legal moves", lines.getFirst());
        long start = RUN.timeOf(new Instant(5, 2, 0));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith(start + ",UPDATE,0,0,")), out.toString());
        Map<Integer, String> turned = new LinkedHashMap<>();
        lines.stream().skip(1)
            .forEach(line -> turned.putIfAbsent(Integer.valueOf(line.split(",")[3]), line.split(",")[0]));
        int step = 0;
        while ((RUN.stateAt(new Instant(5, 2, step)).toBlack() >>> 27 & 1) == 0) {
            step++;
        }
        assertEquals(String.valueOf(start + step), turned.get(1), "d4 turns there");
    }

    @Test
    void theDiagramOfClocksHasAColumnAClockAndNamesStates() throws IOException {
        StringBuilder out = new StringBuilder();
        ofMove().clocks(out);
        assertTrue(out.toString().contains("\"name\": \"controller\", \"wave\": \"=.====\", "
            + "\"data\": [\"READY\", \"UPDATE\", \"SWAP1\", \"LATCH1\", \"TEST1\"]"), out.toString());
    }

    @Test
    void theDiagramOfGateDelaysSpeaksInTheRadixOfTheRow() throws IOException {
        StringBuilder out = new StringBuilder();
        ofMove().delays(out);
        assertTrue(out.toString().contains("\"UPDATE\"") && out.toString().contains("d4 becomes black"));
    }
}
