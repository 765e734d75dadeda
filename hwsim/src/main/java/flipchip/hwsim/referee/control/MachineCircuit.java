package flipchip.hwsim.referee.control;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.ForeignCell;
import flipchip.hwsim.referee.array.RailBus;
import flipchip.hwsim.referee.array.Rails;

/// The complete referee: cell array, square latches, controller, mailbox, disc counters; nets by meaning.
/// Buses over squares have bit [Square#index()].
/// Thread: any
///
/// @param netlist      the circuit
/// @param start        the position that INIT puts on the board
/// @param variant      how it is built
/// @param pins         the input pins
/// @param array        the 64 cells; its `current` are the colour registers, its `is` the board latches
/// @param legalLatched legal moves at the last LATCH
/// @param controller   its states
/// @param mailbox      the move waiting
/// @param any          a legal move is latched
/// @param accept       the mailbox holds a latched legal move
/// @param errIllegal   a move that is not legal was taken out of the mailbox since the last INIT
/// @param errStale     a TEST read legal moves that no LATCH had stored for it, since the last INIT
/// @param counts       number of discs, 7 bits each, by colour
public record MachineCircuit(Netlist netlist, Position start, MachineVariant variant, Pins pins,
        ArrayNets array, Bus legalLatched, ControllerCircuit controller, MailboxCircuit mailbox, Net any,
        Net accept, Net errIllegal, Net errStale, RailBus counts) {

    /// The input pins.
    ///
    /// @param reset back to INIT at the next edge, from any state
    /// @param write put `move` into the mailbox at the next edge
    /// @param move  number of a square, 6 bits
    public record Pins(Net reset, Net write, Bus move) {}

    /// The sound machine.
    public static MachineCircuit build(Position start) {
        return build(start, MachineVariant.SOUND);
    }

    public static MachineCircuit build(Position start, MachineVariant variant) {
        return build(start, variant, Optional.empty());
    }

    /// @param cell the cell of the array, if it is not ours
    /// @throws IllegalStateException if such cells, put side by side, make a loop
    public static MachineCircuit build(Position start, MachineVariant variant, Optional<ForeignCell> cell) {
        return new MachineBuilder(start, variant, cell).build((n, ends) -> ControllerCircuit.build(n,
            ends.any, ends.accept, ends.pins.reset(), variant.latchStates()));
    }

    /// The sound machine without its controller: the states' nets are input pins. The pin `reset` does
    /// nothing.
    public static MachineCircuit withoutController(Position start) {
        return new MachineBuilder(start, MachineVariant.SOUND, Optional.empty())
            .build((n, _) -> ControllerCircuit.byHand(n));
    }

    /// The nets while they grow, and the order in which they do.
    private static final class MachineBuilder {
        private final NetlistBuilder n = new NetlistBuilder("othello_machine");
        private final Position start;
        private final MachineVariant variant;
        private final Optional<ForeignCell> cell;
        private final Pins pins = new Pins(n.input("reset"), n.input("write"), n.input("move", 6));
        private final List<SquareCircuit> squares =
            Stream.of(Square.values()).map(square -> SquareCircuit.declare(n, square)).toList();
        private final Net any = n.declare("any");
        private final Net accept = n.declare("accept");

        private MachineBuilder(Position start, MachineVariant variant, Optional<ForeignCell> cell) {
            this.start = start;
            this.variant = variant;
            this.cell = cell;
        }

        private MachineCircuit build(BiFunction<NetlistBuilder, MachineBuilder, ControllerCircuit> kind) {
            ControllerCircuit controller = kind.apply(n, this);
            Net init = controller.net(ControllerState.INIT);
            Rails current = current(controller, init);
            RailBus is = new RailBus(bus(s -> s.is().black()), bus(s -> s.is().white()));
            ArrayNets array =
                ArrayNets.build(n, cell, current, is, bus(SquareCircuit::empty), bus(SquareCircuit::select));
            Net take = n.declare("take");
            MailboxCircuit mailbox = mailbox(controller, take, init);
            n.driveAnd(take, controller.net(ControllerState.READY), mailbox.dirty());
            Net errIllegal = accept(take, mailbox, init);
            Net errStale = staleGuard(controller, init);
            squares(controller, array, mailbox);
            RailBus counts = new RailBus(count("black_count", is.black()), count("white_count", is.white()));
            outputs(controller, array, mailbox, counts);
            n.output("illegal", errIllegal);
            n.output("stale", errStale);
            return new MachineCircuit(n.build(), start, variant, pins, array, bus(SquareCircuit::legal),
                controller, mailbox, any, accept, errIllegal, errStale, counts);
        }

        private MailboxCircuit mailbox(ControllerCircuit controller, Net take, Net init) {
            return switch (variant.mailbox()) {
                case DIRTY_BIT -> MailboxCircuit.build(n, pins.write(), pins.move(), take, init);
                case UNGUARDED -> MailboxCircuit.unguarded(n, pins.write(), pins.move(), take, init);
                case FIFO -> {
                    Net refused = n.and(take, n.not(accept));
                    Net done = n.or(controller.net(ControllerState.UPDATE), refused);
                    yield FifoMailbox.build(n, pins.write(), pins.move(), take, done, init);
                }
            };
        }

        /// A dirty bit for the legal latches: set by LATCH, cleared by TEST, which must find it set.
        private Net staleGuard(ControllerCircuit controller, Net init) {
            Net fresh = n.declare("legalFresh");
            Net errStale = n.declare("errStale");
            Net latched =
                n.or(controller.net(ControllerState.LATCH1), controller.net(ControllerState.LATCH2));
            Net tested = n.or(controller.net(ControllerState.TEST1), controller.net(ControllerState.TEST2));
            n.driveFlipFlop(fresh, n.or(latched, n.and(fresh, n.not(tested))), Net.ONE, init, false, false);
            n.driveSetReset(errStale, n.and(tested, n.not(fresh)), Net.ZERO, init, false, false);
            return errStale;
        }

        private Bus bus(Function<SquareCircuit, Net> net) {
            return new Bus(squares.stream().map(net).toList());
        }

        /// Two registers, one rail each, that change places: both colours switch at the same instant. INIT
        /// makes the colour that does not begin the current one, because SWAP1 follows.
        private Rails current(ControllerCircuit controller, Net init) {
            Rails current = new Rails(n.declare("curB"), n.declare("curW"));
            boolean whiteBegins = start.toMove() == Color.WHITE;
            n.driveFlipFlop(current.black(), current.white(), controller.swap(), init, whiteBegins,
                whiteBegins);
            n.driveFlipFlop(current.white(), current.black(), controller.swap(), init, !whiteBegins,
                !whiteBegins);
            return current;
        }

        /// any = some square is latched legal; accept = dirty AND some square is hit. Returns errIllegal.
        private Net accept(Net take, MailboxCircuit mailbox, Net init) {
            orTree("any_tree", any, bus(SquareCircuit::legal));
            Net hit = n.declare("hit");
            orTree("hit_tree", hit, bus(SquareCircuit::hit));
            n.driveAnd(accept, mailbox.dirty(), hit);
            Net errIllegal = n.declare("errIllegal");
            n.driveSetReset(errIllegal, n.and(take, n.not(hit)), Net.ZERO, init, false, false);
            return errIllegal;
        }

        private void orTree(String name, Net out, Bus in) {
            try (NetlistBuilder.OpenScope scope = n.scope(name, "or_tree_64")) {
                scope.input("in", in);
                n.driveOr(out, Words.orTree(n, in.slice(0, 32).nets()),
                    Words.orTree(n, in.slice(32, 64).nets()));
                scope.output("out", out);
            }
        }

        private void squares(ControllerCircuit controller, ArrayNets array, MailboxCircuit mailbox) {
            Bus named;
            try (NetlistBuilder.OpenScope scope = n.scope("decoder", "decoder_6_to_64")) {
                named = scope.output("named", Words.decode(n, scope.input("box", mailbox.box())));
            }
            for (Square square : Square.values()) {
                int s = square.index();
                SquareCircuit.Inputs in = new SquareCircuit.Inputs(named.get(s), array.legal().get(s),
                    array.to().get(s), controller.net(ControllerState.INIT), controller.latch(),
                    controller.net(ControllerState.UPDATE));
                squares.get(s).drive(n, square, in, discAt(square),
                    variant.presetLegal() && start.isLegal(square));
            }
        }

        private Optional<Color> discAt(Square square) {
            return Stream.of(Color.values()).filter(color -> (start.discs(color) & square.bit()) != 0)
                .findFirst();
        }

        private Bus count(String name, Bus discs) {
            try (NetlistBuilder.OpenScope scope = n.scope(name, "disc_counter")) {
                return scope.output("count", PopulationCount.build(n, scope.input("discs", discs)));
            }
        }

        private void outputs(ControllerCircuit controller, ArrayNets array, MailboxCircuit mailbox,
                RailBus counts) {
            n.output("isB", array.is().black());
            n.output("isW", array.is().white());
            n.output("legalL", bus(SquareCircuit::legal));
            n.output("current", array.current().black());
            n.output("state", new Bus(controller.states()));
            n.output("moveEnable", controller.net(ControllerState.READY));
            n.output("gameOver", controller.net(ControllerState.OVER));
            n.output("full", mailbox.dirty());
            n.output("overrun", mailbox.overrun());
            if (!mailbox.lost().isConstant()) {
                n.output("lost", mailbox.lost());
            }
            n.output("blackCount", counts.black());
            n.output("whiteCount", counts.white());
        }
    }
}
