package flipchip.app.chips.gallery;

import flipchip.hwsim.gates.netlist.Netlist;

/// A source of a figure or of a recording's steps: only what was counted in a circuit may be called
/// counted.
sealed interface Origin {
    /// Counted from the netlist or from its simulated run.
    record Counted(Netlist circuit) implements Origin {}

    /// Found by a program that models a circuit.
    record Modelled() implements Origin {}

    /// Counted in more than one circuit: of a recording, not of a figure.
    record CountedInEach() implements Origin {}

    /// Derived from figures that are quoted, some of them or all.
    record Derived() implements Origin {}

    /// Printed in a paper.
    record Printed(String document) implements Origin {}

    /// Chosen by us.
    record Chosen() implements Origin {}
}
