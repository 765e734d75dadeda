package flipchip.app.learn.classroom;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.learn.classroom.Lesson.Step;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Mobility;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.ThemeDetector;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// The lists of lessons: twelve about Othello and eight about the circuit. The rules or the circuit decide
/// what is right.
final class Lessons {
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    private static final String OPENING = "f5f6e6f4e3d6";
    private static final String LEGAL = ".legal";

    private Lessons() {}

    static List<Lesson> othello() {
        return List.of(rules(), passes(), corners(), edges(), mobility(), tempo(), openings(), balanced(),
            unbalanced(), wedges(), stoner(), parity());
    }

    static List<Lesson> circuit() {
        return List.of(gate(), cell(), ray(), array(), flip(), controller(), latches(), clock());
    }

    private static Lesson rules() {
        return new Lesson("rules",
            List.of(Step.at(Game.INITIAL, s -> s.move().isPresent()), Step.then(s -> s.move().isPresent()),
                Step.move(board(LessonBoards.PASS),
                    s -> s.move().isPresent() && s.game().passFollows(s.start().length())),
                Step.at(board(LessonBoards.LAST), s -> s.game().isOver())));
    }

    private static Lesson corners() {
        return new Lesson("corners",
            List.of(Step.move(board(LessonBoards.CORNER), s -> s.played(move -> (move.bit() & CORNERS) != 0)),
                Step.move(board(LessonBoards.NO_CORNER),
                    s -> s.played(move -> (s.before().play(move).legalMoves() & CORNERS) == 0))));
    }

    private static Lesson passes() {
        return new Lesson("passes",
            List.of(only(LessonBoards.PASS_AGAIN, Square.F1), only(LessonBoards.PASS_X, Square.G2)));
    }

    private static Lesson edges() {
        return new Lesson("edges",
            List.of(only(LessonBoards.EDGE, Square.A6), only(LessonBoards.EDGE_SIDE, Square.H2)));
    }

    private static Lesson balanced() {
        return new Lesson("balanced",
            List.of(only(LessonBoards.SIX, Square.A2), only(LessonBoards.SIX_BELOW, Square.G8)));
    }

    private static Lesson unbalanced() {
        return new Lesson("unbalanced",
            List.of(only(LessonBoards.FIVE, Square.G8), only(LessonBoards.FIVE_CORNER, Square.H8)));
    }

    private static Lesson wedges() {
        return new Lesson("wedges",
            List.of(only(LessonBoards.WEDGE, Square.A7), only(LessonBoards.WEDGE_HIGH, Square.A2)));
    }

    private static Lesson stoner() {
        return new Lesson("stoner",
            List.of(only(LessonBoards.STONER, Square.B7), only(LessonBoards.STONER_RIGHT, Square.G7)));
    }

    /// Moves that give the opponent none that it did not have.
    private static Lesson tempo() {
        return new Lesson("tempo",
            Stream.of(LessonBoards.TEMPO, LessonBoards.TEMPO_LEFT)
                .map(board -> Step.move(board(board),
                    s -> s.played(
                        move -> (s.before().play(move).legalMoves() & ~s.before().pass().legalMoves()) == 0)))
                .toList());
    }

    private static Lesson openings() {
        return new Lesson("openings",
            List.of(Step.move(game("c4"), s -> s.played(Set.of(Square.C3, Square.E3)::contains)),
                Step.move(game("c4e3"), s -> s.played(Set.of(Square.F4, Square.F5, Square.F6)::contains))));
    }

    /// A step with one right move, the only one that wins.
    private static Step only(String board, Square right) {
        return Step.move(board(board), s -> s.played(move -> move == right));
    }

    private static Lesson mobility() {
        return new Lesson("mobility",
            List.of(
                Step.move(game(OPENING),
                    s -> s.played(
                        move -> isLeast(s.before(), move, after -> Long.bitCount(after.legalMoves())))),
                Step.move(game(OPENING + "c6c5"), s -> s.played(move -> isLeast(s.before(), move,
                    after -> Mobility.potential(after.player(), after.opponent()))))));
    }

    private static Lesson parity() {
        return new Lesson("parity", List.of(
            Step.move(board(LessonBoards.REGIONS),
                s -> s.played(
                    move -> Long.bitCount(ThemeDetector.region(~s.before().occupied(), move)) % 2 == 1)),
            Step.move(board(LessonBoards.PARITY), s -> s.played(move -> -best(s.before().play(move)) > 0))));
    }

    private static Lesson gate() {
        return new Lesson("gate", List.of(Step.at(game(OPENING), s -> s.gate().isPresent()).atChip(),
            Step.then(s -> s.gate().filter(Gate.And.class::isInstance).isPresent() && s.isHigh()).atChip()
                .predicting(1),
            Step.then(s -> s.gate().filter(Gate.Or.class::isInstance).isPresent() && !s.isHigh()).atChip()));
    }

    private static Lesson cell() {
        return new Lesson("cell",
            List.of(
                Step.at(game(OPENING), s -> s.name().endsWith(LEGAL) && s.isHigh()).atChip()
                    .pointingAt(legalSquare()),
                Step.then(s -> s.name().endsWith(LEGAL) && !s.isHigh() && s.now(now -> now.at().step() > 0))
                    .atChip()));
    }

    private static Lesson ray() {
        return new Lesson("ray",
            List.of(Step.at(game(OPENING), s -> s.now(now -> now.at().step() > 0 && isWorking(now))).atChip(),
                Step.then(s -> s.now(now -> !isWorking(now)) && wentForward(s)).atChip().predicting(2)));
    }

    private static Lesson array() {
        return new Lesson("array", List.of(
            Step.at(game(OPENING), s -> s.now(now -> now.state().legalNow() != atEnd(now).legalNow()))
                .atChip(),
            Step.then(s -> s.now(now -> now.isSettled() && now.state().legalNow() == atEnd(now).legalNow()))
                .atChip()));
    }

    private static Lesson flip() {
        return new Lesson("flip", List.of(Step.at(game(OPENING), s -> s.move().isPresent()),
            Step.then(s -> s
                .now(now -> now.isIn(ControllerState.UPDATE) && turned(now.state()) != turned(atEnd(now))))
                .atChip().predicting(1),
            Step.then(s -> s.now(now -> now.isIn(ControllerState.UPDATE)
                    && turned(now.state()) == turned(atEnd(now)) && turned(now.state()) != 0))
                .atChip()));
    }

    private static Lesson controller() {
        return new Lesson("controller", List.of(Step.at(game(OPENING), s -> s.move().isPresent()),
            Step.then(s -> s.now(now -> statesSeen(s, now)
                .containsAll(now.move().clocks().stream().map(ClockRun::state).collect(Collectors.toSet()))))
                .atChip()));
    }

    private static Lesson latches() {
        return new Lesson("latches", List.of(
            Step.at(game(OPENING), s -> s.now(now -> now.state().legalNow() != now.state().legalLatched()))
                .atChip().predicting(2),
            Step.then(s -> s.now(
                now -> now.isSettled() && now.controller().filter(ControllerState::latchesLegal).isPresent()))
                .atChip()));
    }

    private static Lesson clock() {
        return new Lesson("clock",
            List.of(Step.at(game(OPENING), s -> s.now(now -> now.at().step() == 0)).atChip(),
                Step.then(s -> s.now(now -> now.clock().settledAt()
                    == now.move().clocks().stream().mapToInt(ClockRun::settledAt).max().orElse(0)
                        && now.isSettled()))
                    .atChip()));
    }

    /// Whether some net still changes in this clock: what the bars below the chip show.
    private static boolean isWorking(Moment now) {
        return IntStream.rangeClosed(now.at().step() + 1, now.clock().steps())
            .anyMatch(step -> now.clock().togglesAt(step) > 0);
    }

    /// Whether this clock was looked at while it worked, before the moment that is shown now.
    private static boolean wentForward(LessonProgress situation) {
        Moment now = situation.now().orElseThrow();
        return situation.seen().stream().anyMatch(then -> then.run() == now.run()
                && then.clock() == now.clock() && then.at().step() < now.at().step() && isWorking(then));
    }

    /// A square of the lessons' position that may be played.
    private static Square legalSquare() {
        return Square.all(game(OPENING).position().legalMoves()).getFirst();
    }

    private static Set<ControllerState> statesSeen(LessonProgress situation, Moment now) {
        Set<ControllerState> states = new HashSet<>();
        situation.seen().stream()
            .filter(then -> then.run() == now.run() && then.at().move() == now.at().move())
            .forEach(then -> then.controller().ifPresent(states::add));
        return states;
    }

    /// The machine at the end of the clock that is shown.
    private static MachineState atEnd(Moment now) {
        return now.run().stateAt(new Instant(now.at().move(), now.at().clock(), now.clock().steps()));
    }

    private static long turned(MachineState state) {
        return state.toBlack() | state.toWhite();
    }

    /// Whether no move leaves the opponent a smaller number.
    private static boolean isLeast(Board board, Square move, ToIntFunction<Board> number) {
        int mine = number.applyAsInt(board.play(move));
        return Square.all(board.legalMoves()).stream()
            .allMatch(other -> number.applyAsInt(board.play(other)) >= mine);
    }

    /// The result for the side to move; few squares are empty.
    private static int best(Board board) {
        if (board.isGameOver()) {
            return board.finalScore();
        }
        return board.legalMoves() == 0
            ? -best(board.pass())
            : Square.all(board.legalMoves()).stream().mapToInt(move -> -best(board.play(move))).max()
                .orElseThrow();
    }

    private static Game game(String moves) {
        try {
            return Transcript.parse(moves);
        } catch (NotationException e) {
            throw new AssertionError(e);               // a test plays them
        }
    }

    private static Game board(String text) {
        try {
            return Game.startingAt(BoardText.parse(text));
        } catch (NotationException e) {
            throw new AssertionError(e);
        }
    }
}
