package flipchip.app.circuit.controller;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.MachineVariant;
import flipchip.hwsim.referee.run.MachineState;

/// A picture of the controller and its mailbox at one moment, read from the machine's nets. Immutable.
///
/// @param graph   states and transitions
/// @param code    the values of the state nets, one-hot, in the order of [ControllerState]
/// @param high    pins that are high
/// @param latched whether a legal move is stored
/// @param mailbox moves waiting, the next one first
/// @param box     the square the mailbox shows, waiting or not
/// @param places  how many moves the mailbox holds
/// @param guarded whether the mailbox refuses what it has no room for
/// @param errors  names of the error pins that are high
record ControllerPicture(GraphPicture graph, String code, Set<Pin> high, boolean latched,
        List<Square> mailbox, Square box, int places, boolean guarded, List<String> errors) {
    private static final Texts TEXTS = Texts.of("controller");
    private static final int SQUARE_BITS = 6;
    private static final int QUEUE = 4;

    /// What the controller reads and drives.
    enum Pin {
        ANY("any"),
        ACCEPT("accept"),
        SWAP("swap"),
        LATCH("latch"),
        MOVE_ENABLE("moveEnable"),
        TAKE("take"),
        UPDATE("update"),
        GAME_OVER("gameOver");

        private final String net;

        Pin(String net) {
            this.net = net;
        }

        /// As the circuit calls it.
        String net() {
            return net;
        }

        private boolean isHigh(MachineState state, MachineCircuit circuit) {
            return switch (this) {
                case ANY -> state.high(circuit.any());
                case ACCEPT -> state.high(circuit.accept());
                case SWAP -> state.high(circuit.controller().swap());
                case LATCH -> state.high(circuit.controller().latch());
                case MOVE_ENABLE -> state.moveEnable();
                case TAKE -> state.high(circuit.netlist().net("take"));
                case UPDATE -> state.high(circuit.controller().net(ControllerState.UPDATE));
                case GAME_OVER -> state.high(circuit.controller().net(ControllerState.OVER));
            };
        }
    }

    static ControllerPicture of(Moment moment) {
        MachineCircuit circuit = moment.run().machine().circuit();
        MachineState state = moment.state();
        Set<Pin> high = EnumSet.noneOf(Pin.class);
        for (Pin pin : Pin.values()) {
            if (pin.isHigh(state, circuit)) {
                high.add(pin);
            }
        }
        boolean fifo = circuit.variant().mailbox() == MachineVariant.MailboxKind.FIFO;
        StringBuilder code = new StringBuilder();
        circuit.controller().states().forEach(net -> code.append(state.high(net) ? 1 : 0));
        return new ControllerPicture(GraphPicture.of(moment), code.toString(), high,
            state.legalLatched() != 0, fifo ? queue(state, circuit) : single(state), state.mailbox(),
            fifo ? QUEUE : 1, circuit.variant().mailbox() != MachineVariant.MailboxKind.UNGUARDED,
            state.errors());
    }

    private static List<Square> single(MachineState state) {
        return state.dirty() ? List.of(state.mailbox()) : List.of();
    }

    /// The moves between the place written next and as many before it as wait.
    private static List<Square> queue(MachineState state, MachineCircuit circuit) {
        int count = number(state, circuit, "mailbox.count", 3);
        int tail = number(state, circuit, "mailbox.write", 2);
        List<Square> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            moves.add(Square.of(number(state, circuit,
                "mailbox.place" + Math.floorMod(tail - count + i, QUEUE), SQUARE_BITS)));
        }
        return moves;
    }

    private static int number(MachineState state, MachineCircuit circuit, String name, int width) {
        int value = 0;
        for (int bit = 0; bit < width; bit++) {
            Net net = circuit.netlist().find(name + "[" + bit + "]").orElseThrow();
            value |= state.high(net) ? 1 << bit : 0;
        }
        return value;
    }

    /// Which state it is in and where it came from.
    String inWords() {
        return graph.current()
            .map(now -> graph.latest().map(edge -> TEXTS.get("controller.came", now, edge.from()))
                .orElse(TEXTS.get("controller.in", now)))
            .orElse(TEXTS.get("controller.none"));
    }

    /// What its state is for.
    String stateInWords() {
        return graph.current().map(state -> TEXTS.get("controller.state." + state))
            .orElse(TEXTS.get("controller.none"));
    }

    /// The state after the next clock edge with the signals of this moment, and the reason if there is a
    /// choice.
    String nextInWords() {
        return graph.next()
            .map(edge -> reason(edge).map(key -> TEXTS.get("controller.next", edge.to(), TEXTS.get(key)))
                .orElseGet(() -> TEXTS.get("controller.next.always", edge.to())))
            .orElse(graph.current().isPresent() ? TEXTS.get("controller.next.open") : "");
    }

    private Optional<String> reason(Transition edge) {
        return switch (edge.from()) {
            case TEST1, TEST2 -> {
                boolean any = latched;           // the pin follows it, later
                yield Optional.of(any != (edge.to() == ControllerState.READY) ? "controller.next.late"
                    : any ? "controller.next.any"
                    : "controller.next.none");
            }
            case READY -> {
                boolean accept = high.contains(Pin.ACCEPT);
                yield Optional.of(accept != (edge.to() == ControllerState.UPDATE) ? "controller.next.late"
                    : accept ? "controller.next.accept"
                    : mailbox.isEmpty() ? "controller.next.wait"
                    : "controller.next.refuse");
            }
            case OVER -> Optional.of("controller.next.over");
            default -> Optional.empty();
        };
    }

    /// What waits in the mailbox.
    String mailboxInWords() {
        if (places > 1) {
            return TEXTS.get("mailbox.queue", mailbox.size(), places,
                mailbox.isEmpty()
                    ? TEXTS.get("mailbox.none")
                    : String.join(" ", mailbox.stream().map(Square::toString).toList()));
        }
        String what = mailbox.isEmpty() ? "mailbox.empty" : "mailbox.full";
        return TEXTS.get(guarded ? what : what + ".unguarded", box);
    }

    /// The error pins that are high; empty if none is.
    String errorsInWords() {
        return errors.isEmpty() ? "" : TEXTS.get("controller.errors", String.join(", ", errors));
    }
}
