package flipchip.engine.api;

/// Judges boards for one thread, and follows the search from move to move so that it may judge incrementally.
///
/// The search calls [#start] once and then [#play] or [#pass] and [#undo] in strict nesting; [#evaluate] is
/// only asked about the board reached that way. An implementation may use the hooks or look at the two
/// bitboards alone. No method allocates or checks.
public interface Evaluator {
    /// Judgements stay inside the open interval of finished games, -6399..6399 centidiscs: the engine clamps
    /// others to it.
    int MAX = 6399;

    /// Begins at this board; what was followed before is forgotten.
    void start(long player, long opponent);

    /// The side to move plays `square` (0..63) and turns `flips`; the other side is to move then.
    void play(int square, long flips);

    /// The side to move passes.
    void pass();

    /// Takes back the last [#play] or [#pass].
    void undo();

    /// Expected result for the side to move, in centidiscs, -[#MAX]..[#MAX].
    int evaluate(long player, long opponent);

    /// The same where the legal moves of the player are known.
    default int evaluate(long player, long opponent, long moves) {
        return evaluate(player, opponent);
    }

    /// The best judgement there is. May take longer than [#evaluate], which orders the moves of the midgame
    /// and looks first where a better look does not pay.
    default int judge(long player, long opponent) {
        return evaluate(player, opponent);
    }

    /// The same for a search that only asks whether a leaf is worth more than `alpha`: may be rough far from
    /// it.
    ///
    /// @param alpha centidiscs for the side to move
    default int judge(long player, long opponent, int alpha) {
        return judge(player, opponent);
    }

    /// The same for a search that wants the lowest of several boards: may be rough from `limit` on.
    ///
    /// @param limit centidiscs for the side to move
    default int judgeBelow(long player, long opponent, int limit) {
        return judge(player, opponent);
    }
}
