package flipchip.hwsim.fpga;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Muxes;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A front end common to the boards: receiver, request decoder, reply and transmitter.
///
/// A request is four bytes, a reply twelve. The device behind reads [#execute], one clock long, and
/// [#wants(ChipCommand)], and returns its result in [#finish]. One use.
final class BoardFront {
    static final int REQUEST_START = 0xC5;
    static final int REPLY_START = 0x3A;
    static final int STATUS_BITS = 4;
    static final int PAYLOAD_BYTES = 8;
    /// CRC-8 of Dallas and Maxim, for the lowest bit first.
    static final int POLYNOMIAL = 0x8C;
    private static final int REPLY_BYTES = PAYLOAD_BYTES + 4;

    /// States of the decoder, one flip-flop each.
    private enum State { AWAIT, COMMAND, ARGUMENT, CHECK, EXECUTE, WAIT, REPLY, SEND }

    private final NetlistBuilder n;
    private final BoardOptions options;
    private final SerialReceiver receiver;
    private final List<Net> states;
    private final Loads registers;
    private final Bus command;
    private final Bus argument;
    private final Bus status;
    private final Bus payload;
    private final Bus index;
    private final Bus crc;
    private final Bus codes;

    /// Adds pin `rx` and all that comes before the device.
    BoardFront(NetlistBuilder builder, BoardOptions options) {
        n = builder;
        this.options = options;
        receiver = SerialReceiver.build(n, n.input("rx"), options.divider());
        states = Stream.of(State.values()).map(state -> n.declare("front." + state)).toList();
        registers = new Loads(n);
        command = registers.register("command", 8);
        argument = registers.register("argument", 8);
        status = registers.register("status", STATUS_BITS);
        payload = registers.register("payload", 8 * PAYLOAD_BYTES);
        index = registers.register("index", 4);
        crc = registers.register("crc", 8);
        codes = Words.decode(n, command.slice(0, 4));
    }

    private Net in(State state) {
        return states.get(state.ordinal());
    }

    /// One clock in which the device starts on the command.
    Net execute() {
        return in(State.EXECUTE);
    }

    Net wants(ChipCommand wanted) {
        return codes.get(wanted.code());
    }

    /// The code of no command at all.
    Net unassigned() {
        return Words.orTree(n, codes.nets().subList(ChipCommand.values().length, codes.width()));
    }

    /// High in the clock of [#execute] of this command.
    Net executes(ChipCommand wanted) {
        return n.and(execute(), wants(wanted));
    }

    Bus argument() {
        return argument;
    }

    /// The last request did not arrive whole.
    Net lineError() {
        return n.or(Words.equalsConstant(n, status, ChipStatus.BAD_CHECKSUM.ordinal()),
            Words.equalsConstant(n, status, ChipStatus.CUT_SHORT.ordinal()));
    }

    Net sending() {
        return in(State.SEND);
    }

    /// Outputs of the device.
    ///
    /// @param refusal status that ends the command at once, in the clock of [#execute]; zero lets it go on
    /// @param done    the command is finished; read from the clock after [#execute] on
    /// @param outcome status when it is done
    /// @param data    what the reply carries, one clock after it is done
    record Answer(Bus refusal, Net done, Bus outcome, Bus data) {}

    /// Adds what comes after the device, and the pin `tx`.
    void finish(Answer answer) {
        Net strobe = receiver.strobe();
        Net begins =
            n.and(in(State.AWAIT), n.and(strobe, Words.equalsConstant(n, receiver.data(), REQUEST_START)));
        Net inRequest = Words.orTree(n, List.of(in(State.COMMAND), in(State.ARGUMENT), in(State.CHECK)));
        Net late = n.name("late", n.and(n.and(inRequest, n.not(strobe)), patience(inRequest, strobe)));
        Net garbled = n.and(inRequest, receiver.broken());
        Net checked = n.and(in(State.CHECK), strobe);
        Net sound = n.not(Words.orTree(n, crc.nets()));
        Net wrong = n.or(garbled, n.and(checked, n.not(sound)));
        Net refused = n.and(execute(), Words.orTree(n, answer.refusal.nets()));
        Net done = n.and(in(State.WAIT), answer.done);

        registers.load("command", n.and(in(State.COMMAND), strobe), receiver.data());
        registers.load("argument", n.and(in(State.ARGUMENT), strobe), receiver.data());
        registers.load("status", late, ChipStatus.CUT_SHORT.ordinal());
        registers.load("status", wrong, ChipStatus.BAD_CHECKSUM.ordinal());
        registers.load("status", refused, answer.refusal);
        registers.load("status", done, answer.outcome);
        Net sent = send(answer.data, begins);
        registers.drive();

        Net toReply = Words.orTree(n, List.of(late, wrong, refused, done));
        drive(State.AWAIT, sent, begins);
        drive(State.COMMAND, begins, n.or(strobe, toReply));
        drive(State.ARGUMENT, n.and(in(State.COMMAND), strobe), n.or(strobe, toReply));
        drive(State.CHECK, n.and(in(State.ARGUMENT), strobe), n.or(strobe, toReply));
        drive(State.EXECUTE, n.and(checked, sound), Net.ONE);
        drive(State.WAIT, n.and(execute(), n.not(refused)), done);
        drive(State.REPLY, toReply, Net.ONE);
        drive(State.SEND, in(State.REPLY), sent);
    }

    /// A one-hot state that is entered, and left again by `leave`.
    private void drive(State state, Net enter, Net leave) {
        boolean first = state == State.AWAIT;
        n.driveFlipFlop(in(state), n.or(enter, n.and(in(state), n.not(leave))), Net.ONE, Net.ZERO, false,
            first);
    }

    /// High when a request has paused too long.
    private Net patience(Net inRequest, Net strobe) {
        int clocks = options.divider() * options.patienceBits();
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(clocks - 1);
        Net restart = n.or(strobe, n.not(inRequest));
        Bus waited = n.declare("waited", width);
        Bus next = Adders.increment(n, waited);
        IntStream.range(0, width)
            .forEach(bit -> n.driveFlipFlop(waited.get(bit), next.get(bit), Net.ONE, restart, false, false));
        return Words.andTree(n, waited.nets());
    }

    /// Twelve bytes, one after the other. Returns the net that is high when the last has gone.
    private Net send(Bus data, Net begins) {
        Net reply = in(State.REPLY);
        Net load = n.declare("send_next");
        Bus bytes = Muxes.oneHot(n,
            List.of(at(0), at(1), at(2), n.not(n.or(head(), at(REPLY_BYTES - 1))), at(REPLY_BYTES - 1)),
            List.of(Bus.constant(REPLY_START, 8), command, SignedNumbers.zeroExtend(status, 8),
                payload.slice(0, 8), crc));
        SerialTransmitter transmitter = SerialTransmitter.build(n, load, bytes, options.divider());
        Net all = at(REPLY_BYTES);
        Net free = n.and(in(State.SEND), transmitter.ready());
        n.driveAnd(load, free, n.not(all));
        registers.load("index", reply, 0);
        registers.load("index", load, Adders.increment(n, index));
        registers.load("payload", reply, data);
        registers.load("payload", n.and(load, n.not(head())),
            Words.concat(payload.slice(8, payload.width()), Bus.constant(0, 8)));
        Net covered = n.not(Words.orTree(n, List.of(at(0), at(1), all)));
        Net outgoing = n.and(in(State.SEND), n.and(transmitter.sent(), covered));
        Net incoming = n.and(n.not(in(State.SEND)), receiver.sample());
        Net feed = n.xor(crc.get(0), n.mux(in(State.SEND), receiver.bit(), transmitter.bit()));
        registers.load("crc", n.or(begins, reply), 0);
        registers.load("crc", n.and(n.or(outgoing, incoming), n.not(n.or(begins, reply))), divided(feed));
        n.output("tx", transmitter.tx());
        return n.and(free, all);
    }

    private Net at(int value) {
        return Words.equalsConstant(n, index, value);
    }

    /// The first three bytes, which do not come from the payload.
    private Net head() {
        return Words.orTree(n, List.of(at(0), at(1), at(2)));
    }

    /// The remainder after one more bit.
    private Bus divided(Net feed) {
        return new Bus(IntStream.range(0, 8).mapToObj(bit -> {
            Net shifted = bit == 7 ? Net.ZERO : crc.get(bit + 1);
            boolean tapped = (POLYNOMIAL >>> bit & 1) != 0;
            return !tapped ? shifted : bit == 7 ? feed : n.xor(shifted, feed);
        }).toList());
    }
}
