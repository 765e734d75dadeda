package flipchip.app.learn.classroom;

import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;

/// An exercise: questions whose answers are moves, one after another. FX thread only.
interface Exercise {
    /// Counts up with everything that changes here.
    ReadOnlyIntegerProperty changesProperty();

    /// What is on the board.
    ReadOnlyObjectProperty<Game> gameProperty();

    /// Asks the next question.
    void next();

    /// Answers with a square. Nothing after the first answer.
    void choose(Square square);

    /// Shows the answer, also after a wrong one; counts as not known, unless it was answered before.
    void solve();

    /// Whether [#solve] would show anything.
    boolean isSolvable();

    /// Whether there is a question.
    boolean isAsking();

    boolean isAnswered();

    /// Whether it was answered rightly.
    boolean isRight();

    /// What is asked, or why nothing is.
    String task();

    /// What the answer was worth and why; empty before it.
    String verdict();

    /// How the learner stands.
    String standing();
}
