package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
    STALE_LEGAL(MachineVariant.WITHOUT_LATCH_PRESET, Moves.ONE_PASS, 54),
    STALE_END(MachineVariant.WITHOUT_LATCH_PRESET, Moves.SHORTEST, 64),
    STALE_POWER_UP(MachineVariant.WITHOUT_LATCH, MoveScript.patient(List.of(), 10)),
    LATCHED_LEGAL(MachineVariant.SOUND, Moves.ONE_PASS, 60),
    LATCHED_END(MachineVariant.SOUND, Moves.SHORTEST, 64),
    LOST_MOVE(MachineVariant.UNGUARDED, Moves.TOO_EARLY),
    DIRTY_BIT(MachineVariant.SOUND, Moves.TOO_EARLY),
    FIFO(MachineVariant.FIFO, Moves.TOO_EARLY),
    FAST_CLOCK(MachineOptions.DEFAULT.withPeriod(15), Moves.RUN_OF_FIVE, 52),
    FASTER_CLOCK(MachineOptions.DEFAULT.withPeriod(7), Moves.ONE_PASS, 16),
    SAFE_CLOCK(MachineOptions.DEFAULT, Moves.RUN_OF_FIVE, 52),
    STUCK_WIRE(MachineOptions.DEFAULT.withStuck(new StuckNet("d3.remB[S]", true)), Moves.ONE_PASS, 16);

    /// Constants of an enum's own cannot be used in its list of values.
    private static final class Moves {
        static final String ONE_PASS = "c4c3c2b2e6c1a1a3";
        static final String SHORTEST = "c4c3c2b4a5f4g4c5d6";
        static final String RUN_OF_FIVE = "f5f6c4g5g6c5b5a5";
        static final MoveScript TOO_EARLY =
            MoveScript.at(Map.of(4L, Square.D3, 7L, Square.C3, 8L, Square.E3), 24);
    }

    private final MachineOptions options;
    private final MoveScript script;

    HazardStory(MachineOptions options, MoveScript script) {
        this.options = options.withAudit();
        this.script = script;
    }

    HazardStory(MachineVariant variant, MoveScript script) {
        this(MachineOptions.DEFAULT.withVariant(variant), script);
    }

    HazardStory(MachineOptions options, String patient, int clocks) {
        this(options, MoveScript.patient(Square.sequence(patient), clocks));
    }

    HazardStory(MachineVariant variant, String patient, int clocks) {
        this(variant, MoveScript.patient(Square.sequence(patient), clocks));
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

    /// Its name in commands, e.g. fast-clock.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The story with this id, in capitals or not.
    public static Optional<HazardStory> named(String id) {
        return Arrays.stream(values()).filter(story -> story.id().equalsIgnoreCase(id)).findFirst();
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
