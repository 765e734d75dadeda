package flipchip.engine.api;

/// A limit of what a level gives away on purpose, as people do: it picks among moves that look
/// almost as good, better ones more often, and never one that looks worse than the budget.
///
/// @param centidiscs most that one move may lose in the level's own eyes; 0 = always the best move
/// @param percent    how many moves in a hundred are picked that way, 0..100; the others are the best move
public record LossBudget(int centidiscs, int percent) {
    public static final LossBudget NONE = new LossBudget(0, 0);

    /// @throws IllegalArgumentException if a number is outside its range
    public LossBudget {
        if (centidiscs < 0 || centidiscs > 6400 || percent < 0 || percent > 100) {
            throw new IllegalArgumentException(
                "loss budget of " + centidiscs + " centidiscs in " + percent + " %");
        }
    }

    public boolean isNone() {
        return centidiscs == 0 || percent == 0;
    }
}
