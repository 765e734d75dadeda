package flipchip.lab.train;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/// A column store of positions with scores: the memory form of a shard. One thread at a time.
///
/// The score is for the side to move in centidiscs. The group says which samples belong together ([Split]):
/// the year of the game the position comes from, less [#FIRST_YEAR], or 0 to [#SELF_PLAY_GROUPS] - 1 for
/// games of the engine with itself.
public final class TrainingSamples {
    public static final int FIRST_YEAR = 1900;
    /// Games of self-play are dealt into this many groups, one after the other.
    public static final int SELF_PLAY_GROUPS = 50;

    private long[] players;
    private long[] opponents;
    private short[] scores;
    private byte[] labels;
    private byte[] groups;
    private int size;

    public TrainingSamples(int capacity) {
        int room = Math.max(16, capacity);
        players = new long[room];
        opponents = new long[room];
        scores = new short[room];
        labels = new byte[room];
        groups = new byte[room];
    }

    public void add(long player, long opponent, int score, int label, int group) {
        if (size == players.length) {
            grow(size + (size >> 1));
        }
        players[size] = player;
        opponents[size] = opponent;
        scores[size] = (short) score;
        labels[size] = (byte) label;
        groups[size] = (byte) group;
        size++;
    }

    /// Appends all of `others`.
    public void addAll(TrainingSamples others) {
        for (int i = 0; i < others.size; i++) {
            add(others.players[i], others.opponents[i], others.scores[i], others.label(i), others.group(i));
        }
    }

    /// Joined copies, in order.
    public static TrainingSamples concat(List<TrainingSamples> parts) {
        TrainingSamples all = new TrainingSamples(parts.stream().mapToInt(TrainingSamples::size).sum());
        parts.forEach(all::addAll);
        return all;
    }

    /// Copies of the samples whose index is wanted, in order.
    public TrainingSamples where(IntPredicate wanted) {
        TrainingSamples chosen = new TrainingSamples(0);
        for (int i = 0; i < size; i++) {
            if (wanted.test(i)) {
                chosen.add(players[i], opponents[i], scores[i], labels[i], groups[i]);
            }
        }
        return chosen;
    }

    public int size() {
        return size;
    }

    public long player(int i) {
        return players[i];
    }

    public long opponent(int i) {
        return opponents[i];
    }

    public int score(int i) {
        return scores[i];
    }

    /// A value of [Label].
    public int label(int i) {
        return labels[i];
    }

    public int group(int i) {
        return groups[i] & 0xFF;
    }

    /// Whether the sample comes from a game of the engine with itself.
    public boolean isSelfPlay(int i) {
        return group(i) < SELF_PLAY_GROUPS;
    }

    public int empties(int i) {
        return Long.bitCount(~(players[i] | opponents[i]));
    }

    /// Changes the score and the label of a sample.
    public void relabel(int i, int score, int label) {
        scores[i] = (short) score;
        labels[i] = (byte) label;
    }

    /// Forgets the samples from `newSize` on.
    public void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    private void grow(int room) {
        players = Arrays.copyOf(players, room);
        opponents = Arrays.copyOf(opponents, room);
        scores = Arrays.copyOf(scores, room);
        labels = Arrays.copyOf(labels, room);
        groups = Arrays.copyOf(groups, room);
    }
}
