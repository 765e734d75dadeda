package flipchip.app.files.format;

import static flipchip.app.kit.text.Languages.check;
import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import flipchip.app.kit.text.Languages;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.GgfFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Languages.class)
class FaultsTest {
    @Test
    void aPastedBadMoveIsToldInTheLanguageOfTheWindow() {
        speak(Locale.GERMAN);
        assertEquals(List.of("Zug 4: a1 dreht keinen Stein um; Weiß kann d3 f3 f4 g5 spielen. "
            + "Die 3 Züge davor wurden behalten"), Recognizer.read("f5d6c3a1").problems());
        assertEquals(List.of("Zug 1: „hello“ ist kein Zug"), Recognizer.read("hello").problems());
        speak(Locale.CHINESE);
        assertEquals(List.of("第 2 手：f5 已有子；白可下 f4 d6 f6。其前 1 手已保留"), Recognizer.read("f5f5").problems());
    }

    @Test
    void aBadGameOfAServerIsToldInTheLanguageOfTheWindow() {
        String head =
            "(;GM[Othello]BO[8 ---------------------------O*------*O-------" + "-------------------- *]";
        speak(Locale.FRENCH);
        assertEquals(List.of("Partie 1, coup 2 : a1 n'est pas légal ; légaux : f4 d6 f6. "
            + "Tout ce qui précède est " + "gardé"), Recognizer.read(head + "B[f5]W[a1];)").problems());
        speak(Locale.GERMAN);
        assertEquals(List.of("Partie 1: GM[Go] ist nicht Othello"),
            Recognizer.read("(;GM[Go]BO[8 -];)").problems());
        assertEquals(List.of("Partie 1, Zug 1: f5 ist als Weiß markiert, aber Schwarz ist am Zug"),
            Recognizer.read(head + "W[f5];)").problems());
        assertEquals("Nur die ersten 50.000 Partien werden gelesen",
            Faults.told(new GgfFault(0, 0, GgfFault.Kind.MANY, List.of("50000"))));
    }

    @Test
    void aPastedBoardThatIsNoneIsToldInTheLanguageOfTheWindow() {
        String board = BoardText.print(Position.INITIAL).substring(0, 64);
        speak(Locale.GERMAN);
        assertEquals(
            List.of(
                "Feld 61 (e8): Hier endet das Brett; gebraucht werden 64 " + "Felder und die Seite am Zug"),
            Recognizer.read(board.substring(0, 60)).problems());
        assertEquals(List.of("Seite am Zug: Nach den 64 Feldern wird ein Zeichen erwartet, nicht „XX“"),
            Recognizer.read(board + " XX").problems());
        assertEquals(List.of("Seite am Zug: „-“ ist weder X noch O"),
            Recognizer.read(board + " -").problems());
        assertEquals(
            List.of("Das Brett nennt die Seite am Zug nicht; sie wurde aus der Steinzahl erschlossen"),
            Recognizer.read(board.replaceAll("(.{8})", "$1\n") + "; a comment").notes());
        assertEquals(
            List.of(
                "Feld 25 (a4): Hier endet das Brett; gebraucht werden 64 " + "Felder und die Seite am Zug"),
            Recognizer
                .read("--------\n--------\n--------\n; a part of a board, and a " + "long comment about it")
                .problems());
        check("board", () -> Recognizer.read(board + "-").problems().getFirst());
    }

    @Test
    void everyFaultHasItsSentenceInEveryLanguage() {
        for (GgfFault.Kind kind : GgfFault.Kind.values()) {
            GgfFault fault = new GgfFault(3, kind.ordinal() < GgfFault.Kind.NO_SQUARE.ordinal() ? 0 : 7, kind,
                kind == GgfFault.Kind.TURN ? List.of("a1", "BLACK", "WHITE") : List.of("8", "8"));
            check(kind.name(), () -> Faults.told(fault));
        }
    }

    @Test
    void aBadPositionOfAnotherProgramIsToldInTheLanguageOfTheWindow() {
        speak(Locale.GERMAN);
        assertEquals(List.of("FEN: Die Reihe „7“ hat 7 Felder, nicht 8"),
            Recognizer.read("8/8/8/3Pp3/3pP3/8/8/7 b").problems());
        String line = "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X; ";
        assertEquals(List.of("Zeile 2, Angabe 1: a1 ist hier nicht legal; legal: d3 c4 f5 e6"),
            Recognizer.read(line + "d3:+2\n" + line + "a1:+2\n").problems());
        speak(Locale.JAPANESE);
        assertEquals(List.of("2 行目、項目 1：a1 はここに打てません。着手可能：d3 c4 f5 e6"),
            Recognizer.read(line + "d3:+2\n" + line + "a1:+2\n").problems());
        speak(Locale.CHINESE);
        assertEquals(List.of("第 2 行，第 1 项：a1 在此不合法；可下：d3 c4 f5 e6"),
            Recognizer.read(line + "d3:+2\n" + line + "a1:+2\n").problems());
    }
}
