package flipchip.engine.api;

/// A search in the opponent's time, for a position that may arise.
public interface PonderHandle extends SearchHandle {

    /// The position has arisen: the time pondered counts as time thought, so the result comes no later than
    /// that of a search begun now, and at once if the limits are already reached. Returns at once, may be
    /// called from any thread.
    void hit();
}
