package flipchip.hwsim.circuit.solver;

/// A state of the sequencer, one iteration at a node: the five of the endgame-chip paper's Figure 3 and Table
/// 6.
public enum NodeType {
    /// One legal move is taken and the child becomes the current node.
    TREE,
    /// Neither side can move: the discs are counted.
    LEAF,
    /// All moves are done: the result goes to the parent.
    ENDED,
    /// Only the other side can move.
    PASS,
    /// The window is closed: the remaining moves are dropped. An ENDED iteration leaves the node.
    CUTOFF
}
