package flipchip.engine.analysis;

import java.util.Optional;
import java.util.stream.Stream;

/// A class of moves by the value they lose, from small to large.
public enum MistakeSize {
    SLIP(150), MISTAKE(300), BLUNDER(600);

    private final int centidiscs;

    MistakeSize(int centidiscs) {
        this.centidiscs = centidiscs;
    }

    /// The smallest loss of this size.
    public int centidiscs() {
        return centidiscs;
    }

    /// Whether a loss is of this size or larger.
    public boolean includes(int lossCentidiscs) {
        return lossCentidiscs >= centidiscs;
    }

    /// The largest size that includes a loss; empty if the move is good enough.
    public static Optional<MistakeSize> of(int lossCentidiscs) {
        return Stream.of(values()).filter(size -> size.includes(lossCentidiscs))
            .reduce((_, larger) -> larger);
    }
}
