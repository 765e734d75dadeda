package flipchip.app.learn.classroom;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;

/// A question before a step of a lesson, which is answered once. FX thread only.
final class Prediction {
    /// No question.
    static final Prediction NONE = new Prediction("", 0);

    private static final Texts TEXTS = Texts.of("lessons");
    private static final int ANSWERS = 3;

    private final String key;
    private final int right;
    private int guess;

    /// @param key   of the step's words
    /// @param right number of the right answer, from 1; 0 where nothing is asked
    Prediction(String key, int right) {
        this.key = key;
        this.right = right;
    }

    /// Whether an answer is awaited.
    boolean isOpen() {
        return right > 0 && guess == 0;
    }

    String question() {
        return TEXTS.get(key + ".ask");
    }

    /// The answers to choose from; empty while none is awaited.
    List<String> answers() {
        return isOpen()
            ? IntStream.rangeClosed(1, ANSWERS).mapToObj(answer -> TEXTS.get(key + ".ask." + answer)).toList()
            : List.of();
    }

    /// Takes an answer, from 1.
    void answer(int number) {
        guess = number;
    }

    /// Whether the answer was right, and why; empty before it.
    String verdict() {
        return guess == 0
            ? ""
            : Sentences.join(TEXTS.get(guess == right ? "predict.right" : "predict.wrong"),
                TEXTS.get(key + ".why"));
    }
}
