package flipchip.app.circuit.inside;

/// A kind of critical path.
enum PathKind {
    NONE,
    /// The one that ended last in the clock that is shown: what changed at its edge, and what each gate
    /// passed on.
    LAST,
    /// The longest way through the array that the netlist has, the constants of the border taken into
    /// account. No position needs to make a signal run along it.
    LONGEST
}
