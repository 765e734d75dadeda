package flipchip.app.circuit.inside;

import java.util.Optional;
import java.util.concurrent.Executor;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.why.Explainer;
import flipchip.hwsim.referee.why.Explanation;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A model of the explanation of what the machine did. Explanations are computed on the thread `causes`; the
/// newest question counts.
/// Thread: FX
final class CauseModel implements AutoCloseable {
    /// What is asked about.
    sealed interface Subject {
        /// The disc that turned last in a move.
        record LastMove() implements Subject {}

        /// Why the move could be played.
        record PlayedSquare() implements Subject {}

        record OfSquare(Square square) implements Subject {}

        record OfNet(Net net) implements Subject {}

        /// Why the machine waits, a side passed, or the game is over.
        record Machine() implements Subject {}

        /// Whether the answer is the same at every moment of a move.
        default boolean isOfMove() {
            return !(this instanceof OfSquare || this instanceof OfNet);
        }
    }

    private final Worker worker;
    private final LatestRequest requests;
    private final ReadOnlyObjectWrapper<Optional<Explanation>> explanation =
        new ReadOnlyObjectWrapper<>(this, "explanation", Optional.empty());
    private Optional<Question> asked = Optional.empty();
    private Optional<Question> answered = Optional.empty();
    /// The moment of a step that the user went to, where the explanation stays.
    private Optional<Instant> visited = Optional.empty();
    private Optional<Explainer> explainer = Optional.empty();    // of the thread `causes`

    private record Question(GameRun run, Subject subject, Instant at) {}

    /// @param screen runs tasks on the FX thread
    CauseModel(Executor screen) {
        worker = new Worker("causes", screen);
        requests = worker.newest();
    }

    /// The newest answer, which may be that of a question before.
    ReadOnlyObjectProperty<Optional<Explanation>> explanationProperty() {
        return explanation.getReadOnlyProperty();
    }

    /// The answer about `subject` in the run of `moment`.
    Optional<Explanation> about(Moment moment, Subject subject) {
        return answered.filter(now -> now.run == moment.run() && now.subject.equals(subject)).isEmpty()
            ? Optional.empty()
            : explanation.get();
    }

    /// Whether the user went to a step of the explanation.
    boolean isVisited() {
        return visited.isPresent();
    }

    /// Whether `at` is where the user went to.
    boolean isVisiting(Instant at) {
        return visited.equals(Optional.of(at));
    }

    /// Follows the explanation no more. Answers whether it was followed.
    boolean leave() {
        boolean was = visited.isPresent();
        visited = Optional.empty();
        return was;
    }

    /// Explains `subject`. The machine with the user's cell has other nets: it is not explained.
    void ask(Moment moment, Subject subject) {
        boolean stays = visited.equals(Optional.of(moment.at()))
                && asked.filter(now -> now.run == moment.run() && now.subject.equals(subject)).isPresent();
        Question question = new Question(moment.run(), subject,
            subject.isOfMove() ? moment.run().endOf(moment.at().move()) : moment.at());
        if (stays || asked.equals(Optional.of(question))) {
            return;
        }
        visited = Optional.empty();
        asked = Optional.of(question);
        if (moment.run().machine().options().cell().isPresent()) {
            requests.cancel();
            explanation.set(Optional.empty());
        } else {
            requests.ask(_ -> answer(question), found -> {
                answered = Optional.of(question);
                explanation.set(Optional.of(found));
            }, Worker::report);
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
        visited = Optional.empty();
        explanation.set(Optional.empty());
    }

    private Explanation answer(Question question) {
        Explainer known =
            explainer.filter(now -> now.run() == question.run).orElseGet(() -> new Explainer(question.run));
        explainer = Optional.of(known);
        int move = question.at.move();
        return switch (question.subject) {
            case Subject.LastMove() -> known.move(move);
            case Subject.PlayedSquare() -> question.run.moves().get(move).square().map(
                square -> known.square(square, new Instant(move, 0, question.run.clock(question.at).steps())))
                .orElseGet(() -> known.move(move));
            case Subject.OfSquare(Square square) -> known.square(square, question.at);
            case Subject.OfNet(Net net) -> known.net(net, question.at);
            case Subject.Machine() -> known.machine(known.clock(move, ControllerState.OVER)
                .or(() -> known.clock(move, ControllerState.SWAP2)).orElse(question.at));
        };
    }

    @Override
    public void close() {
        worker.close();
    }
}
