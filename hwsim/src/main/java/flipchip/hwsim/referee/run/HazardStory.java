package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineVariant;
import flipchip.hwsim.referee.control.StuckNet;

/// A script of a timing error of the cellular-referee lecture, slides 42 and 43, or of its remedy: moves,
/// their clocks and the machine. A story runs the same every time; its recording is a [GameRun] like that of
/// any game.
public enum HazardStory {
    STALE_LEGAL("Read before write", MachineVariant.WITHOUT_LATCH_PRESET, Moves.ONE_PASS, 54, """
        This controller has no LATCH state: it stores the legal moves and tests them at the same clock edge, \
        so it tests those of the player before. Eight moves go well. After a1-a3 Black has no move, but \
        White's old legal moves are still stored: the machine waits for Black forever."""),
    STALE_END("The game that never ends", MachineVariant.WITHOUT_LATCH_PRESET, Moves.SHORTEST, 64, """
        The same controller and the shortest game: after nine moves White has no disc left. The \
        sound machine shows game over; this one saw the legal moves of the move before and waits in \
        READY."""),
    STALE_POWER_UP("White begins", MachineVariant.WITHOUT_LATCH, MoveScript.patient(List.of(), 10), """
        The same controller, switched on without legal moves stored in advance: its first TEST finds none, \
        takes that for a pass, and White is to move first."""),
    LATCHED_LEGAL("The remedy: a LATCH state", MachineVariant.SOUND, Moves.ONE_PASS, 60, """
        The sound machine latches the legal moves one clock before it tests them. After the eighth move it \
        finds that Black has none, swaps the colour again and offers White's two."""),
    LATCHED_END("The remedy: the game ends", MachineVariant.SOUND, Moves.SHORTEST, 64, """
        The sound machine plays the shortest game, finds no move for either side, and stops in OVER with 13 \
        to 0."""),
    LOST_MOVE("Write before read", MachineVariant.UNGUARDED, Moves.TOO_EARLY, """
        The mailbox has no dirty bit. Black plays d3; White writes c3 while the colours are swapped, and e3 \
        one clock later. The second write overwrites the first before it is read: e3 is played."""),
    DIRTY_BIT("The remedy: a dirty bit", MachineVariant.SOUND, Moves.TOO_EARLY, """
        The same three writes. The dirty bit marks c3 as unread: e3 is refused and reported, and c3 \
        is played."""),
    FIFO("The remedy: a queue", MachineVariant.FIFO, Moves.TOO_EARLY, """
        The same three writes into a queue of four. Both moves are kept; e3 comes out when Black is to move, \
        is not legal there and is thrown away."""),
    FAST_CLOCK("A clock of 15", MachineOptions.DEFAULT.withPeriod(15), Moves.RUN_OF_FIVE, 52, """
        The clock edge comes every 15 gate delays. Seven moves go well, their runs are short. The eighth, \
        a5, has five discs to turn in a row and needs 16: the edge comes one too early, and the last disc of \
        the run stays White's. No rule is broken that the audit circuit could see."""),
    FASTER_CLOCK("A clock of 7", MachineOptions.DEFAULT.withPeriod(7), Moves.ONE_PASS, 16, """
        With 7 gate delays the first TEST is over before "any legal move?" has come through its tree of ORs: \
        Black passes although four moves are latched, and White is offered the first move. The audit \
        circuit, too slow itself, raises a false alarm."""),
    SAFE_CLOCK("The remedy: a clock of 18", MachineOptions.DEFAULT, Moves.RUN_OF_FIVE, 52, """
        The moves of the clock of 15 with the period that the longest run of six needs: one gate for the \
        select, and 17."""),
    STUCK_WIRE("A broken wire", MachineOptions.DEFAULT.withStuck(new StuckNet("d3.remB[S]", true)),
        Moves.ONE_PASS, 16, """
            Nothing is wrong with the timing: one wire of d3 is stuck high, so d2 seems to be legal. \
            The audit circuit compares the latched legal moves with those of another circuit for the \
            same rule, and raises its pin at the first difference.""");

    /// Constants of an enum's own cannot be used in its list of values.
    private static final class Moves {
        static final String ONE_PASS = "c4c3c2b2e6c1a1a3";
        static final String SHORTEST = "c4c3c2b4a5f4g4c5d6";
        static final String RUN_OF_FIVE = "f5f6c4g5g6c5b5a5";
        static final MoveScript TOO_EARLY =
            MoveScript.at(Map.of(4L, Square.D3, 7L, Square.C3, 8L, Square.E3), 24);
    }

    private final String title;
    private final MachineOptions options;
    private final MoveScript script;
    private final String explanation;

    HazardStory(String title, MachineOptions options, MoveScript script, String explanation) {
        this.title = title;
        this.options = options.withAudit();
        this.script = script;
        this.explanation = explanation;
    }

    HazardStory(String title, MachineVariant variant, MoveScript script, String explanation) {
        this(title, MachineOptions.DEFAULT.withVariant(variant), script, explanation);
    }

    HazardStory(String title, MachineOptions options, String patient, int clocks, String explanation) {
        this(title, options, MoveScript.patient(Square.sequence(patient), clocks), explanation);
    }

    HazardStory(String title, MachineVariant variant, String patient, int clocks, String explanation) {
        this(title, variant, MoveScript.patient(Square.sequence(patient), clocks), explanation);
    }

    /// The state at the end of one clock.
    ///
    /// @param state    empty if the controller is not in exactly one
    /// @param written  the move at the input pins, stored at the end of the clock
    /// @param legal    latched legal moves
    /// @param errors   names of the machine's own error pins that are high
    /// @param alarms   rules whose error pins of the audit circuit are high
    public record Clock(long number, Optional<ControllerState> state, Color current, boolean dirty,
            Optional<Square> written, long legal, long black, long white, List<String> errors,
            Set<AuditCircuit.Rule> alarms) {}

    /// A few words for a menu.
    public String title() {
        return title;
    }

    /// What happens and why, in two or three sentences.
    public String explanation() {
        return explanation;
    }

    /// The machine, with the audit circuit built in.
    public MachineOptions options() {
        return options;
    }

    /// What is written when.
    public MoveScript script() {
        return script;
    }

    /// The story from power-up, gate delay by gate delay.
    public GameRun record() {
        return OthelloMachine.build(options).record(script);
    }

    /// The story clock by clock.
    public List<Clock> run() {
        return clocks(record());
    }

    /// A recording clock by clock.
    public static List<Clock> clocks(GameRun run) {
        List<Clock> clocks = new ArrayList<>();
        for (MoveRun move : run.moves()) {
            for (int clock = 0; clock < move.clocks().size(); clock++) {
                clocks.add(look(run, move, clock));
            }
        }
        return clocks;
    }

    private static Clock look(GameRun run, MoveRun move, int index) {
        ClockRun clock = move.clocks().get(index);
        MachineState at = run.stateAt(new Instant(move.number(), index, clock.steps()));
        return new Clock(clock.number(), at.findState(), at.current(), at.dirty(), at.written(),
            at.legalLatched(), at.black(), at.white(), at.errors(), clock.alarms());
    }
}
