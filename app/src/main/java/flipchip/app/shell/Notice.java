package flipchip.app.shell;

import java.util.List;

/// One message to the user that is not about the moves.
///
/// @param topic   what it is about: a newer one about the same takes its place
/// @param weight  how long it stays
/// @param text    one or two sentences
/// @param actions what can be done about it, the most likely first
public record Notice(String topic, Weight weight, String text, List<Action> actions) {
    /// How long a notice stays.
    public enum Weight {
        /// Something was done: goes after some seconds, or with the next one.
        DONE,
        /// Offers something: stays until it is answered, closed, or its matter is over.
        ASKS,
        /// Something went wrong: stays until it is closed.
        PROBLEM
    }

    /// A button of a notice.
    public record Action(String label, Runnable doing) {}

    public Notice {
        actions = List.copyOf(actions);
    }

    /// Something was done.
    public static Notice done(String text) {
        return new Notice("", Weight.DONE, text, List.of());
    }

    /// Something can be done about `topic`.
    public static Notice asks(String topic, String text, String label, Runnable doing) {
        return new Notice(topic, Weight.ASKS, text, List.of(new Action(label, doing)));
    }

    /// Something went wrong with `topic`.
    public static Notice problem(String topic, String text) {
        return new Notice(topic, Weight.PROBLEM, text, List.of());
    }

    /// Something went wrong.
    public static Notice problem(String text) {
        return problem(text, text);
    }
}
