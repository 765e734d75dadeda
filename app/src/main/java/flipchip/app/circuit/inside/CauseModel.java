package flipchip.app.circuit.inside;

import java.util.Optional;
import java.util.concurrent.Executor;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.why.Explainer;
import flipchip.hwsim.referee.why.Explanation;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A model of the explanation of what the machine did: of a square that was asked about, otherwise of the
/// last move. Explanations are computed on the thread `causes`; the newest question counts.
/// Thread: FX
final class CauseModel implements AutoCloseable {
    private final Worker worker;
    private final LatestRequest requests;
    private final ReadOnlyObjectWrapper<Optional<Explanation>> explanation =
        new ReadOnlyObjectWrapper<>(this, "explanation", Optional.empty());
    private Optional<Question> asked = Optional.empty();
    /// The moment of a step that the user went to, where the explanation stays.
    private Optional<Instant> visited = Optional.empty();
    private Optional<Explainer> explainer = Optional.empty();    // of the thread `causes`

    /// @param square empty for the last move
    private record Question(GameRun run, Optional<Square> square, Instant at) {}

    /// @param screen runs tasks on the FX thread
    CauseModel(Executor screen) {
        worker = new Worker("causes", screen);
        requests = worker.newest();
    }

    ReadOnlyObjectProperty<Optional<Explanation>> explanationProperty() {
        return explanation.getReadOnlyProperty();
    }

    /// The explanation, if it is about `square` in the run of `moment`.
    Optional<Explanation> about(Moment moment, Square square) {
        return asked.filter(now -> now.run == moment.run()).isEmpty()
            ? Optional.empty()
            : explanation.get().filter(why -> why.square().equals(Optional.of(square)));
    }

    /// Explains `square`, or the last move. The machine with the user's cell has other nets: it is not
    /// explained.
    void ask(Moment moment, Optional<Square> square) {
        boolean stays = visited.equals(Optional.of(moment.at()))
                && asked.filter(now -> now.run == moment.run() && now.square.equals(square)).isPresent();
        Question question = new Question(moment.run(), square,
            square.isPresent() ? moment.at() : moment.run().endOf(moment.at().move()));
        if (stays || asked.equals(Optional.of(question))) {
            return;
        }
        visited = Optional.empty();
        asked = Optional.of(question);
        if (moment.run().machine().options().cell().isPresent()) {
            requests.cancel();
            explanation.set(Optional.empty());
        } else {
            requests.ask(_ -> answer(question), found -> explanation.set(Optional.of(found)), Worker::report);
        }
    }

    /// Keeps the explanation while the time line is at `at`, where one of its steps led.
    void visit(Instant at) {
        visited = Optional.of(at);
    }

    /// Explains nothing.
    void forget() {
        requests.cancel();
        asked = Optional.empty();
        explanation.set(Optional.empty());
    }

    private Explanation answer(Question question) {
        Explainer known =
            explainer.filter(now -> now.run() == question.run).orElseGet(() -> new Explainer(question.run));
        explainer = Optional.of(known);
        return question.square.map(square -> known.square(square, question.at))
            .orElseGet(() -> known.move(question.at.move()));
    }

    @Override
    public void close() {
        worker.close();
    }
}
