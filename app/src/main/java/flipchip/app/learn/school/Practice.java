package flipchip.app.learn.school;

import java.util.Locale;

/// A kind of practice that counts for a day.
public enum Practice {
    PUZZLE, SCHOOL, OPENINGS, MISTAKES, LESSON, MASTERS;

    /// As the file of days has it.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Practice of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
