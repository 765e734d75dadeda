package flipchip.hwsim.referee.control;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.referee.array.RailBus;

/// A test circuit after the cellular-referee lecture, slide 41: additional gates in the machine that watch
/// its rules and latch an error pin for each. The machine's nets keep their ids, so a [MachineCircuit] can be
/// read from a simulator of this netlist.
///
/// Slow nets are stored in registers and compared in the next clock, so that the audit does not lengthen the
/// clock.
///
/// @param netlist    machine and audit
/// @param twoDiscs   a square had two discs
/// @param twoColors  a square was set to both colours in UPDATE
/// @param legal      the latched legal moves were not those of the sum-of-products checker of the
///                   endgame-chip paper
/// @param states     the controller was not in exactly one state
/// @param changed    a disc came, went or turned at another time than after UPDATE or INIT
public record AuditCircuit(Netlist netlist, Net twoDiscs, Net twoColors, Net legal, Net states, Net changed) {

    /// The rules it watches, in the order of [#errors()].
    public enum Rule {
        /// A square never has two discs.
        TWO_DISCS,
        /// A square is never set to both colours in UPDATE.
        TWO_COLORS,
        /// The latched legal moves are those of the endgame-chip paper's sum-of-products checker.
        LEGAL,
        /// The controller is in exactly one state.
        STATES,
        /// A disc comes, goes or turns after UPDATE or INIT only.
        CHANGED
    }

    /// Machine and audit as one circuit; the error pins are outputs called `auditTwoDiscs` and so on.
    public static AuditCircuit of(MachineCircuit machine) {
        NetlistBuilder n = NetlistBuilder.copyOf(machine.netlist(), _ -> true);
        Watch watch = new Watch(n, machine);
        Net twoDiscs;
        Net twoColors;
        Net legal;
        Net states;
        Net changed;
        try (NetlistBuilder.OpenScope _ = n.scope("audit", "audit")) {
            twoDiscs = watch.latched("errTwoDiscs", watch.twoDiscs());
            twoColors = watch.latched("errTwoColors", watch.twoColors());
            legal = watch.latched("errLegal", watch.legalDiffers());
            states = watch.latched("errStates", watch.notOneState());
            changed = watch.latched("errChanged", watch.changed());
        }
        n.output("auditTwoDiscs", twoDiscs);
        n.output("auditTwoColors", twoColors);
        n.output("auditLegal", legal);
        n.output("auditStates", states);
        n.output("auditChanged", changed);
        return new AuditCircuit(n.build(), twoDiscs, twoColors, legal, states, changed);
    }

    /// The error pin of a rule.
    public Net error(Rule rule) {
        return errors().get(rule.ordinal());
    }

    /// The error pins.
    public List<Net> errors() {
        return List.of(twoDiscs, twoColors, legal, states, changed);
    }

    private record Watch(NetlistBuilder n, MachineCircuit machine) {
        /// A pin that stays high from the clock after the first one in which `error` is.
        Net latched(String name, Net error) {
            Net out = n.declare(name);
            return n.driveSetReset(out, error, Net.ZERO, machine.pins().reset(), false, false);
        }

        Net twoDiscs() {
            RailBus is = machine.array().is();
            return Words.orTree(n, Words.and(n, is.black(), is.white()).nets());
        }

        Net twoColors() {
            RailBus to = machine.array().to();
            Net update = machine.controller().net(ControllerState.UPDATE);
            Bus both = Registers.register(n, "both", Words.and(n, to.black(), to.white()), update);
            return Words.orTree(n, both.nets());
        }

        Net legalDiffers() {
            RailBus is = machine.array().is();
            Net whiteMoves = machine.array().current().of(Color.WHITE);
            Bus own = Words.mux(n, whiteMoves, is.black(), is.white());
            Bus opponent = Words.mux(n, whiteMoves, is.white(), is.black());
            Bus checked;
            try (NetlistBuilder.OpenScope _ = n.scope("checker", "audit_legal_checker")) {
                checked = LegalChecker.build(n, own, opponent, LegalChecker.Form.FLAT, true);
            }
            Net latch = machine.controller().latch();
            Bus stored = Registers.register(n, "checkedLegal", checked, latch);
            Net justLatched = n.driveFlipFlop(n.declare("justLatched"), latch, Net.ONE);
            return n.and(justLatched, Words.orTree(n, Words.xor(n, stored, machine.legalLatched()).nets()));
        }

        /// No state, or a second one after the first.
        Net notOneState() {
            Net any = Net.ZERO;
            List<Net> second = new ArrayList<>();
            for (Net state : machine.controller().states()) {
                if (!any.equals(Net.ZERO)) {
                    second.add(n.and(any, state));
                }
                any = any.equals(Net.ZERO) ? state : n.or(any, state);
            }
            return n.or(n.not(any), Words.orTree(n, second));
        }

        /// The board now against the board a clock ago.
        Net changed() {
            Bus discs = Words.concat(machine.array().is().black(), machine.array().is().white());
            Bus before = Registers.register(n, "before", discs, Net.ONE);
            Net mayChange = n.or(machine.controller().net(ControllerState.UPDATE),
                machine.controller().net(ControllerState.INIT));
            Net mayHaveChanged = n.driveFlipFlop(n.declare("mayHaveChanged"), mayChange, Net.ONE);
            return n.and(n.not(mayHaveChanged), Words.orTree(n, Words.xor(n, discs, before).nets()));
        }
    }
}
