package flipchip.app.engines.protocol;

import java.util.List;
import java.util.stream.Stream;
import flipchip.engine.board.Fault;
import flipchip.engine.notation.MessageText;

/// A guest engine did something that ends its search or its use; the message names the engine and what
/// happened, in English. Who says it in the user's language takes the kind and its values, of which {0} is
/// the engine's name.
public final class EngineFailure extends RuntimeException implements Fault {
    private static final long serialVersionUID = 1;

    /// What happened.
    public enum Kind {
        /// Another question came before the answer.
        ASKED_ELSE("received a newer request"),
        /// The request was cancelled.
        CLOSED("was closed"),
        /// The search ended before there was a move to take.
        STOPPED("was stopped before it chose a move"),
        /// A line is longer than {1} characters.
        ENDLESS("sent a line longer than {1} characters"),
        /// A line cannot be read; {1} is the line or the reason.
        NOT_TAKEN("sent a line that cannot be read: {1}"),
        /// It passed, though {1} can be played.
        PASSED("passed, which is not legal here; legal: {1}"),
        /// It played {1}; legal are {2}.
        ILLEGAL("played {1}, which is not legal; legal: {2}"),
        /// No answer to a ping for {1} seconds.
        DEAF("did not respond to a ping for {1} s"),
        /// No move for {1} seconds.
        LATE("did not move for {1} s"),
        /// Its process has ended with the code {1}, and it said {2} before.
        ENDED("exited with code {1}; last output: {2}"),
        /// Its process has ended with the code {1}, without a word.
        ENDED_MUTE("exited with code {1} without an error message");

        private final String english;

        Kind(String english) {
            this.english = english;
        }
    }

    private final Kind kind;
    private final transient List<String> values;

    /// @param values what the kind's words name from {1} on
    EngineFailure(String engine, Kind kind, List<String> values) {
        this(kind, Stream.concat(Stream.of(engine), values.stream()).map(EngineFailure::shortened).toList());
    }

    private EngineFailure(Kind kind, List<String> values) {
        super(shortened("the engine '" + values.getFirst() + "' " + Fault.filled(kind.english, values)));
        this.kind = kind;
        this.values = values;
    }

    private static String shortened(String text) {
        return MessageText.of(text, 2 * MessageText.MESSAGE);
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public List<String> values() {
        return values;
    }

    @Override
    public String english() {
        return getMessage();
    }
}
