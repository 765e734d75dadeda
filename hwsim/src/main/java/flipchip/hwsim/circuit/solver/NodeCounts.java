package flipchip.hwsim.circuit.solver;

/// A count of the visits of each state.
///
/// @param hits nodes found in the hash table; 0 in every form without one
public record NodeCounts(long tree, long leaf, long ended, long pass, long cutoff, long hits) {

    public long of(NodeType type) {
        return switch (type) {
            case TREE -> tree;
            case LEAF -> leaf;
            case ENDED -> ended;
            case PASS -> pass;
            case CUTOFF -> cutoff;
        };
    }

    /// The paper's "nodes": iterations of the main loop.
    public long visits() {
        return tree + leaf + ended + pass + cutoff + hits;
    }

    /// Every node but the root was entered by one TREE or PASS and left by one LEAF or ENDED visit, or a hit.
    public boolean isBalanced() {
        return leaf + ended + hits == tree + pass + 1;
    }

    /// The endgame-chip paper: cut-off / (cut-off + searching), 0 to 1.
    public double cutoffRate() {
        return tree + cutoff == 0 ? 0 : (double) cutoff / (cutoff + tree);
    }

    /// A single visit.
    static NodeCounts one(NodeType type) {
        return new NodeCounts(type == NodeType.TREE ? 1 : 0, type == NodeType.LEAF ? 1 : 0,
            type == NodeType.ENDED ? 1 : 0, type == NodeType.PASS ? 1 : 0, type == NodeType.CUTOFF ? 1 : 0,
            0);
    }

    public NodeCounts plus(NodeCounts other) {
        return new NodeCounts(tree + other.tree, leaf + other.leaf, ended + other.ended, pass + other.pass,
            cutoff + other.cutoff, hits + other.hits);
    }
}
