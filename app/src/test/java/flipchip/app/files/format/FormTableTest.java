package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Ggf;
import org.junit.jupiter.api.Test;

/// The table of docs/play/formats.md that says what each form keeps: a game that has everything is written in
/// each form and read again. With `-Dflipchip.write=true` the test writes the page.
class FormTableTest {
    private static final Path PAGE =
        Path.of(System.getProperty("flipchip.root"), "docs", "play", "formats.md");
    private static final String BEGIN = "<!-- forms -->\n";
    private static final String END = "<!-- end of forms -->\n";
    private static final String ALL = "(;GM[Othello]PC[Club]DT[2024.05.06]PB[Ann]PW[Ben]RB[1800]RW[17"
        + "00]TI[05:00//02:00]" + "TY[8]RE[+4]CO[About it]BO[8 -------- -------- -------- ---O*--"
        + "- ---*O--- -------- -------- -------- *]" + "KM[0]B[F5/1.50/2.00]W[D6//3.00]B[C3];)";

    private record Part(String name, Function<SavedGame, Object> of) {}

    private static final List<Part> PARTS =
        List.of(new Part("names", game -> game.info().black() + game.info().white()),
            new Part("event", game -> game.info().event()), new Part("date", game -> game.info().date()),
            new Part("result", game -> game.info().result()), new Part("start", game -> game.tree().start()),
            new Part("main line", game -> game.game().moves()),
            new Part("variations", game -> game.tree().size()),
            new Part("comment on the game", game -> game.tree().comment()),
            new Part("comments on moves", game -> game.tree().commentAt(Square.sequence("f5"))),
            new Part("times", SavedGame::times), new Part("analysis", SavedGame::analysis),
            new Part("clocks", game -> game.extras().blackClock()),
            new Part("values of moves", game -> game.extras().values()),
            new Part("ratings and other tags", game -> game.extras().tags()));

    private static SavedGame everything() {
        SavedGame game = GgfGames.toSaved(Ggf.read(ALL).games().getFirst());
        return new SavedGame(game.info(),
            game.tree().with(Square.sequence("f5d6c4")).withComment(Square.sequence("f5"), "good"),
            game.times(), "f5d6 0,f5,12,12,4,s,14,91,f5", game.extras());
    }

    private static boolean keeps(Form form, Part part) {
        SavedGame game = everything();
        try {
            return part.of().apply(game)
                .equals(part.of().apply(Recognizer.read(form.write(game)).games().getFirst()));
        } catch (IllegalArgumentException _) {
            return false;                         // the comment's place is not there
        }
    }

    private static String table() {
        List<String> rows =
            new ArrayList<>(List.of("| | SGF | GGF | moves | board |", "|---|---|---|---|---|"));
        for (Part part : PARTS) {
            rows.add("| " + part.name() + " | " + List.of(Form.values()).stream()
                .map(form -> keeps(form, part) ? "kept" : "–").collect(Collectors.joining(" | ")) + " |");
        }
        rows.add("| named as lost | " + List
            .of(Form.values()).stream().map(form -> Losses.of(form, everything())
                .map(words -> words.replaceFirst(".* for ", "")).orElse("nothing"))
            .collect(Collectors.joining(" | ")) + " |");
        return String.join("\n", rows) + "\n";
    }

    @Test
    void thePageSaysWhatEachFormKeeps() throws IOException {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.ENGLISH);
        try {
            String page = Files.readString(PAGE);
            int begin = page.indexOf(BEGIN) + BEGIN.length();
            String made = page.substring(0, begin) + table() + page.substring(page.indexOf(END));
            if (Boolean.getBoolean("flipchip.write")) {
                Files.writeString(PAGE, made);
            }
            assertEquals(made, Files.readString(PAGE));
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }
}
