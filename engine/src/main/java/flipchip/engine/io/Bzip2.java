package flipchip.engine.io;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;

/// An unpacker of files packed by bzip2, also of several packed files one behind the other. Used once.
///
/// Format: J. Tsai, bzip2 format specification, 2016.
public final class Bzip2 {
    private static final long BLOCK = 0x3141_5926_5359L;
    private static final long END = 0x1772_4538_5090L;
    private static final int GROUP = 50;
    private static final int LONGEST_CODE = 20;
    private static final int POLYNOMIAL = 0x04C1_1DB7;

    private final byte[] packed;
    private final long most;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private long bit;                             // the next one to read

    private Bzip2(byte[] packed, long most) {
        this.packed = packed;
        this.most = most;
    }

    /// @param most no more bytes than this are unpacked
    /// @throws IOException if these are not the bytes of a whole packed file, or it holds more
    public static byte[] unpack(byte[] packed, long most) throws IOException {
        Bzip2 file = new Bzip2(packed, most);
        do {
            file.stream();
        } while (file.bit / 8 + 4 <= packed.length && packed[(int) (file.bit / 8)] == 'B');
        return file.out.toByteArray();
    }

    private void stream() throws IOException {
        check(bits(24) == ('B' << 16 | 'Z' << 8 | 'h'));
        int size = (bits(8) - '0') * 100_000;
        check(size >= 100_000 && size <= 900_000);
        for (long magic = magic(); magic != END; magic = magic()) {
            check(magic == BLOCK);
            block(size);
        }
        bits(32);
        bit = bit + 7 & -8L;
    }

    private long magic() throws IOException {
        return (long) bits(24) << 24 | bits(24);
    }

    private static void check(boolean holds) throws IOException {
        if (!holds) {
            throw new IOException("the bzip2 file is damaged");
        }
    }

    private int bits(int count) throws IOException {
        int value = 0;
        for (int i = 0; i < count; i++) {
            if (bit / 8 >= packed.length) {
                throw new EOFException("the end of the bzip2 file is missing");
            }
            value = value << 1 | packed[(int) (bit / 8)] >> (int) (7 - bit % 8) & 1;
            bit++;
        }
        return value;
    }

    private void block(int size) throws IOException {
        int sum = bits(32);
        check(bits(1) == 0);
        int origin = bits(24);
        byte[] symbols = symbols();
        int tables = bits(3);
        int selectors = bits(15);
        check(tables >= 2 && tables <= 6 && selectors >= 1);
        byte[] selected = selectors(tables, selectors);
        Code[] codes = new Code[tables];
        for (int i = 0; i < tables; i++) {
            codes[i] = code(symbols.length + 2);
        }
        byte[] column = new byte[size];
        int length = column(codes, selected, symbols, column);
        check(origin < length);
        check(write(column, length, origin) == sum);
    }

    /// The bytes that occur.
    private byte[] symbols() throws IOException {
        int ranges = bits(16);
        ByteArrayOutputStream used = new ByteArrayOutputStream();
        for (int range = 0; range < 16; range++) {
            int map = (ranges >> 15 - range & 1) == 0 ? 0 : bits(16);
            for (int i = 0; i < 16; i++) {
                if ((map >> 15 - i & 1) != 0) {
                    used.write(range * 16 + i);
                }
            }
        }
        check(used.size() > 0);
        return used.toByteArray();
    }

    private byte[] selectors(int tables, int count) throws IOException {
        byte[] order = new byte[tables];
        for (int i = 0; i < tables; i++) {
            order[i] = (byte) i;
        }
        byte[] selected = new byte[count];
        for (int i = 0; i < count; i++) {
            int place = 0;
            while (bits(1) != 0) {
                place++;
                check(place < tables);
            }
            selected[i] = toFront(order, place);
        }
        return selected;
    }

    private static byte toFront(byte[] order, int place) {
        byte value = order[place];
        System.arraycopy(order, 0, order, 1, place);
        order[0] = value;
        return value;
    }

    /// A prefix code: for each length the first code, how many there are, and where its symbols begin.
    private record Code(int[] first, int[] count, int[] from, int[] symbols) {}

    private Code code(int symbols) throws IOException {
        int[] lengths = new int[symbols];
        int length = bits(5);
        for (int i = 0; i < symbols; i++) {
            while (bits(1) != 0) {
                length += bits(1) == 0 ? 1 : -1;
                check(length >= 1 && length <= LONGEST_CODE);
            }
            check(length >= 1 && length <= LONGEST_CODE);
            lengths[i] = length;
        }
        Code code = new Code(new int[LONGEST_CODE + 1], new int[LONGEST_CODE + 1], new int[LONGEST_CODE + 1],
            new int[symbols]);
        int next = 0;
        int at = 0;
        for (int size = 1; size <= LONGEST_CODE; size++) {
            code.first[size] = next;
            code.from[size] = at;
            for (int i = 0; i < symbols; i++) {
                if (lengths[i] == size) {
                    code.symbols[at++] = i;
                    code.count[size]++;
                }
            }
            next = next + code.count[size] << 1;
        }
        return code;
    }

    private int symbol(Code code) throws IOException {
        int value = 0;
        for (int size = 1; size <= LONGEST_CODE; size++) {
            value = value << 1 | bits(1);
            int offset = value - code.first[size];
            if (offset >= 0 && offset < code.count[size]) {
                return code.symbols[code.from[size] + offset];
            }
        }
        throw new IOException("the bzip2 file is damaged");
    }

    /// Undoes the codes, the moves to the front and the runs; answers how many bytes there are.
    private int column(Code[] codes, byte[] selected, byte[] symbols, byte[] column) throws IOException {
        byte[] order = symbols.clone();
        int length = 0;
        long run = 0;
        long weight = 1;
        for (int n = 0;; n++) {
            check(n / GROUP < selected.length);
            int symbol = symbol(codes[selected[n / GROUP]]);
            if (symbol <= 1) {
                run += weight << symbol;
                weight <<= 1;
                check(run <= column.length);
                continue;
            }
            check(length + run <= column.length);
            for (; run > 0; run--) {
                column[length++] = order[0];
            }
            weight = 1;
            if (symbol == symbols.length + 1) {
                return length;
            }
            check(length < column.length);
            column[length++] = toFront(order, symbol - 1);
        }
    }

    /// Undoes the sorting and the runs of four equal bytes; answers the check sum.
    private int write(byte[] column, int length, int origin) throws IOException {
        int[] before = new int[257];
        for (int i = 0; i < length; i++) {
            before[(column[i] & 0xFF) + 1]++;
        }
        for (int i = 1; i < 257; i++) {
            before[i] += before[i - 1];
        }
        int[] next = new int[length];
        for (int i = 0; i < length; i++) {
            next[before[column[i] & 0xFF]++] = i;
        }
        int sum = -1;
        int same = 0;
        int last = -1;
        int at = next[origin];
        for (int i = 0; i < length; i++, at = next[at]) {
            int value = column[at] & 0xFF;
            int times = same == 4 ? value : 1;
            int written = same == 4 ? last : value;
            same = same == 4 ? 0 : value == last ? same + 1 : 1;
            last = same == 0 ? -1 : value;
            if (out.size() + times > most) {
                throw new IOException("the bzip2 file holds more than " + (most >> 20) + " MB");
            }
            for (int n = 0; n < times; n++) {
                out.write(written);
                sum = sum(sum, written);
            }
        }
        return ~sum;
    }

    private static int sum(int before, int value) {
        int sum = before ^ value << 24;
        for (int i = 0; i < 8; i++) {
            sum = sum < 0 ? sum << 1 ^ POLYNOMIAL : sum << 1;
        }
        return sum;
    }
}
