package flipchip.lab.six;

/// A set of positions, equal under symmetry.
final class PositionSet {
    private long[] slots = new long[2 << 16];
    private int count;

    /// Whether it was not there.
    boolean add(long player, long opponent, boolean first) {
        int turn = SixRules.leastTurn(player, opponent);
        // the ring around the board is free for the side to move
        long key = SixRules.turned(player, turn) | (first ? 1 : 2);
        long other = SixRules.turned(opponent, turn);
        if (2 * count > slots.length / 2) {
            grow();
        }
        int slot = slot(key, other);
        if (slots[slot] != 0) {
            return false;
        }
        put(slot, key, other);
        count++;
        return true;
    }

    private void put(int slot, long key, long other) {
        slots[slot] = key;
        slots[slot + 1] = other;
    }

    private int slot(long key, long other) {
        int mask = slots.length - 2;
        int slot = (int) (SixTable.key(key, other) >>> 31) & mask;
        while (slots[slot] != 0 && (slots[slot] != key || slots[slot + 1] != other)) {
            slot = slot + 2 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] old = slots;
        slots = new long[2 * old.length];
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] != 0) {
                put(slot(old[i], old[i + 1]), old[i], old[i + 1]);
            }
        }
    }
}
