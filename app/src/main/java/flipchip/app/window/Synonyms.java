package flipchip.app.window;

import java.util.Map;

/// Other words under which people look for a command, in English, whatever the language of the window: they
/// are never shown.
final class Synonyms {
    private static final Map<String, String> WORDS = Map.ofEntries(
        Map.entry("undo", "take back return retract"),
        Map.entry("new-game", "start play again opponent level strength clock"),
        Map.entry("setting-theme", "dark light appearance colours skin mode"),
        Map.entry("settings", "preferences options configuration"),
        Map.entry("waveforms", "vcd trace signals gtkwave scope"),
        Map.entry("legal-moves", "indicators dots possible"), Map.entry("panel", "circuit chip hardware"),
        Map.entry("analyse-game", "review report accuracy mistakes blunders"),
        Map.entry("hint", "best move help"),
        Map.entry("database", "wthor games archive tournament"), Map.entry("copy-link", "share address url"),
        Map.entry("library", "saved games collection"), Map.entry("resign", "give up surrender"),
        Map.entry("export-picture", "svg png gif image animation film screenshot"),
        Map.entry("full-screen", "maximise presentation"), Map.entry("hazards", "stories timing errors race"),
        Map.entry("exhibits", "gallery museum circuits"),
        Map.entry("setting-scale", "zoom size dpi bigger font"),
        Map.entry("setting-language", "translation english german french japanese chinese deutsch"),
        Map.entry("graph", "evaluation curve"), Map.entry("help", "keys shortcuts manual"),
        Map.entry("twin-check", "verify compare engine circuit"),
        Map.entry("lessons", "tutorial course teach beginner rules"),
        Map.entry("school", "puzzle problem training exercise practice"),
        Map.entry("drill", "repertoire repetition opening training flashcards"),
        Map.entry("own-games", "statistics progress accuracy history csv"),
        Map.entry("learn", "training puzzle practice"),
        Map.entry("back-to-game", "lost game return recover"));

    private Synonyms() {}

    /// Other words for the command with this id; may be empty.
    static String of(String id) {
        return WORDS.getOrDefault(id, "");
    }
}
