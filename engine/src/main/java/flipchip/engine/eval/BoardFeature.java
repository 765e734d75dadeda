package flipchip.engine.eval;

/// Something that a whole board shows and no pattern holds, with a weight for each of its classes.
///
/// @param name    for reports; with the number of classes it tells files of other features apart
/// @param classes how many
/// @param classOf which of them a board belongs to
public record BoardFeature(String name, int classes, ClassOf classOf) {

    /// Tells the class of a board.
    @FunctionalInterface
    public interface ClassOf {
        /// Seen by the side to move, 0..classes - 1; the same for all images of a board.
        int of(long player, long opponent);
    }

    @Override
    public String toString() {
        return name + " (" + classes + ")";
    }
}
