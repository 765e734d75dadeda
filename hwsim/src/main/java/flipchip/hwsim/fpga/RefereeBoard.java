package flipchip.hwsim.fpga;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.logic.Counters;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// The referee behind a serial line: pins `rx`, `tx` and eight lamps.
public final class RefereeBoard {
    /// The kind of chip in HELLO.
    static final int KIND = 1;
    static final int VERSION = 1;

    private final NetlistBuilder n = new NetlistBuilder("referee_board");
    private final BoardOptions options;
    private final BoardFront front;
    private final Loads registers = new Loads(n);
    private final MachineCircuit machine = MachineCircuit.build(Position.INITIAL);

    private RefereeBoard(BoardOptions options) {
        this.options = options;
        front = new BoardFront(n, options);
    }

    public static Netlist netlist(BoardOptions options) {
        return new RefereeBoard(options).build();
    }

    private Netlist build() {
        Net resetting = registers.bit("resetting", false);
        Net writing = registers.bit("writing", false);
        Bus square = registers.register("square", 6);
        BoardClock clock = BoardClock.build(n, front, resetting);
        Embedding referee = Embedding.of(n, "referee", machine.netlist(),
            Map.of("reset", Bus.of(resetting), "write", Bus.of(writing), "move", square), clock.run(),
            _ -> false);
        Net ready = state(referee, ControllerState.READY);
        Net over = state(referee, ControllerState.OVER);
        Net full = referee.port("full").get(0);
        Net play = front.wants(ChipCommand.PLAY);
        Net waiting = n.or(full, writing);

        Bus refusal = refusal(play, over, waiting);
        Net accepted = n.and(n.and(front.execute(), play), n.not(Words.orTree(n, refusal.nets())));
        Net begin = front.executes(ChipCommand.NEW);
        registers.load("resetting", begin, 1);
        registers.load("resetting", resetting, 0);
        registers.load("writing", accepted, 1);
        registers.load("writing", n.and(n.or(clock.run(), begin), n.not(accepted)), 0);
        registers.load("square", accepted, front.argument().slice(0, 6));
        Net updated = n.declare("updated");
        n.driveSetReset(updated, n.and(state(referee, ControllerState.UPDATE), clock.run()), accepted,
            Net.ZERO, false, false);
        registers.drive();

        Net done = n.mux(clock.stopped(), atRest(n.or(writing, resetting), over, ready, full),
            n.not(clock.stepping()));
        Net refused = n.and(play, n.and(n.not(clock.stopped()), n.not(updated)));
        Bus outcome = Words.or(n, Words.gate(n, refused, status(ChipStatus.ILLEGAL)),
            Words.gate(n, n.and(play, clock.stopped()), status(ChipStatus.STOPPED)));
        Net idle = n.or(over, n.and(ready, n.not(waiting)));
        Bus clocks = Counters.up(n, "clocks", 32, n.and(clock.run(), n.not(idle)), resetting);
        front.finish(new BoardFront.Answer(refusal, done, outcome, data(referee, clock, clocks)));
        n.output("leds", Bus.of(ready, over, referee.port("current").get(0), referee.port("illegal").get(0),
            full, clock.stopped(), front.lineError(), front.sending()));
        return n.build();
    }

    /// A move that came while the last one ended the game stays in the mailbox for ever.
    private Net atRest(Net given, Net over, Net ready, Net full) {
        return n.and(n.not(given), n.or(over, n.and(ready, n.not(full))));
    }

    private Net state(Embedding referee, ControllerState state) {
        return referee.port("state").get(state.ordinal());
    }

    static Bus status(ChipStatus status) {
        return Bus.constant(status.ordinal(), BoardFront.STATUS_BITS);
    }

    /// What cannot be done, by order: an unknown command, no such square, the game over, a move that waits.
    private Bus refusal(Net play, Net over, Net waiting) {
        Net high = n.or(front.argument().get(6), front.argument().get(7));
        Net noSquare = n.and(play, high);
        Net late = n.and(n.and(play, n.not(high)), over);
        Net busy = n.and(n.and(play, n.not(n.or(high, over))), waiting);
        Net unknown = Words.orTree(n, List.of(front.wants(ChipCommand.DATA), front.wants(ChipCommand.STORE),
            front.wants(ChipCommand.READ), front.unassigned()));
        Bus refusal = Words.gate(n, noSquare, status(ChipStatus.BAD_ARGUMENT));
        refusal = Words.or(n, refusal, Words.gate(n, late, status(ChipStatus.GAME_OVER)));
        refusal = Words.or(n, refusal, Words.gate(n, busy, status(ChipStatus.BUSY)));
        refusal = Words.or(n, refusal,
            Words.gate(n, front.wants(ChipCommand.BACK), status(ChipStatus.NOT_POSSIBLE)));
        return Words.or(n, refusal, Words.gate(n, unknown, status(ChipStatus.UNKNOWN)));
    }

    private Bus data(Embedding referee, BoardClock clock, Bus clocks) {
        Net hello = front.wants(ChipCommand.HELLO);
        Net black = front.wants(ChipCommand.BLACK);
        Net white = front.wants(ChipCommand.WHITE);
        Net legal = front.wants(ChipCommand.LEGAL);
        Net count = front.wants(ChipCommand.CLOCKS);
        Net other = n.not(Words.orTree(n, List.of(hello, black, white, legal, count)));
        Bus data = Words.gate(n, hello, greeting(options, KIND));
        data = Words.or(n, data, Words.gate(n, black, referee.port("isB")));
        data = Words.or(n, data, Words.gate(n, white, referee.port("isW")));
        data = Words.or(n, data, Words.gate(n, legal, referee.port("legalL")));
        data = Words.or(n, data, Words.gate(n, count, SignedNumbers.zeroExtend(clocks, 64)));
        return Words.or(n, data, Words.gate(n, other, SignedNumbers.zeroExtend(report(referee, clock), 64)));
    }

    /// What STATE shows: see [RefereeState].
    private Bus report(Embedding referee, BoardClock clock) {
        Bus states = new Bus(IntStream.range(0, 16)
            .mapToObj(
                bit -> bit < ControllerState.values().length ? referee.port("state").get(bit) : Net.ZERO)
            .toList());
        Bus flags = Bus.of(referee.port("current").get(0), referee.port("moveEnable").get(0),
            referee.port("gameOver").get(0), referee.port("full").get(0), referee.port("illegal").get(0),
            referee.port("stale").get(0), referee.port("overrun").get(0), clock.stopped());
        Bus counts = Words.concat(SignedNumbers.zeroExtend(referee.port("blackCount"), 8),
            SignedNumbers.zeroExtend(referee.port("whiteCount"), 8));
        return Words.concat(states, flags, counts,
            SignedNumbers.zeroExtend(referee.outer(machine.mailbox().box()), 8));
    }

    /// "FC", the kind, the version, the divider: low byte first.
    static Bus greeting(BoardOptions options, int kind) {
        return Bus.constant(
            'F' | 'C' << 8 | kind << 16 | (long) VERSION << 24 | (long) options.divider() << 32, 64);
    }
}
