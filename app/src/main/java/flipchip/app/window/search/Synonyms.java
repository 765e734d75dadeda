package flipchip.app.window.search;

import flipchip.app.kit.text.Texts;

/// Other words under which people look for a command, in the language of the window and in English: they are
/// never shown.
final class Synonyms {
    private static final Texts TEXTS = Texts.of("synonyms");

    private Synonyms() {}

    /// Other words for the command with this id; may be empty.
    static String of(String id) {
        return TEXTS.has(id) ? TEXTS.get(id) + " " + TEXTS.english(id) : "";
    }
}
