// Puts the questions of 'flipchip hw verify array' to the array as Verilator compiled it, on one core: for each
// position and both colours the legal moves, the next state for every legal move, and for one empty square that is
// not legal. With -DLANES the model is the export in which every net is 64 circuits wide, otherwise one circuit.
//
// The rules are written out again here, so that the answers are checked without our Java.
//
//   usage: V... POSITIONS [SEED]
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include "Vothello_array.h"
#include "verilated.h"

using Board = uint64_t;

static const Board INNER = 0x7E7E7E7E7E7E7E7Eull;

static Board shift(Board b, int by) { return by > 0 ? b << by : b >> -by; }

static Board legal_moves(Board own, Board other) {
    Board moves = 0;
    for (int step : {1, 7, 8, 9, -1, -7, -8, -9}) {
        Board through = step == 8 || step == -8 ? other : other & INNER;
        Board run = through & shift(own, step);
        for (int i = 0; i < 5; i++) run |= through & shift(run, step);
        moves |= shift(run, step);
    }
    return moves & ~(own | other);
}

static Board flips(int square, Board own, Board other) {
    Board turned = 0;
    for (int step : {1, 7, 8, 9, -1, -7, -8, -9}) {
        Board through = step == 8 || step == -8 ? other : other & INNER;
        Board run = through & shift(1ull << square, step);
        for (int i = 0; i < 5; i++) run |= through & shift(run, step);
        if (shift(run, step) & own) turned |= run;
    }
    return turned;
}

struct Random {
    uint64_t state;
    uint64_t next() {
        uint64_t z = state += 0x9E3779B97F4A7C15ull;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ z >> 27) * 0x94D049BB133111EBull;
        return z ^ z >> 31;
    }
    Board biased() {
        int eighths = 1 + next() % 7;
        Board bits = 0;
        for (int bit = 0; bit < 3; bit++) bits = eighths >> bit & 1 ? bits | next() : bits & next();
        return bits;
    }
};

// Every second position from a random game, the others random boards of every density.
struct Source {
    Random random;
    bool from_game = false;
    Board own = 0x0000000810000000ull, other = 0x0000001008000000ull, first = 0, second = 0;

    void advance() {
        from_game = !from_game;
        if (from_game) {
            first = own;
            second = other;
            play_on();
        } else {
            Board empty = random.biased(), side = random.biased();
            first = ~empty & side;
            second = ~empty & ~side;
        }
    }
    void play_on() {
        Board moves = legal_moves(own, other);
        if (!moves) {
            std::swap(own, other);
            moves = legal_moves(own, other);
            if (!moves) {
                own = 0x0000000810000000ull;
                other = 0x0000001008000000ull;
                return;
            }
        }
        for (int skip = random.next() % __builtin_popcountll(moves); skip > 0; skip--) moves &= moves - 1;
        int square = __builtin_ctzll(moves);
        Board turned = flips(square, own, other);
        own |= turned | 1ull << square;
        other &= ~turned;
        std::swap(own, other);
    }
};

static VerilatedContext context;
static Vothello_array array{&context};
static long questions = 0, errors = 0;

#ifdef LANES
static Board black[64], white[64], select_[64], legal[64], next[64], black_moves;
static int size = 0;

static void spread(Board squares, Board lanes, Board* planes) {
    for (; squares; squares &= squares - 1) planes[__builtin_ctzll(squares)] |= lanes;
}
template <class Wide> static void put(Wide& port, int square, Board lanes) {
    port[2 * square] = lanes;
    port[2 * square + 1] = lanes >> 32;
}
template <class Wide> static Board get(Wide& port, int square) {
    return port[2 * square] | static_cast<Board>(port[2 * square + 1]) << 32;
}
static void answer() {
    if (!size) return;
    array.curB = black_moves;
    array.curW = ~black_moves;
    for (int s = 0; s < 64; s++) {
        put(array.isB, s, black[s]);
        put(array.isW, s, white[s]);
        put(array.empty, s, ~(black[s] | white[s]));
        put(array.sel, s, select_[s]);
    }
    array.eval();
    Board wrong = 0;
    for (int s = 0; s < 64; s++) {
        wrong |= get(array.legal, s) ^ legal[s];
        wrong |= get(array.toB, s) ^ (next[s] & black_moves);
        wrong |= get(array.toW, s) ^ (next[s] & ~black_moves);
    }
    errors += __builtin_popcountll(wrong & (size == 64 ? ~0ull : (1ull << size) - 1));
    for (Board* planes : {black, white, select_, legal, next})
        for (int s = 0; s < 64; s++) planes[s] = 0;
    black_moves = 0;
    size = 0;
}
// The discs enter the planes once for all the lanes of a position, as in our program.
struct Asked {
    bool is_black;
    Board own, other, moves;
    int from = size;
    void enter() {
        Board lanes = (size == 64 ? ~0ull : (1ull << size) - 1) & ~0ull << from;
        spread(own, lanes, is_black ? black : white);
        spread(other, lanes, is_black ? white : black);
        spread(moves, lanes, legal);
        if (is_black) black_moves |= lanes;
    }
    void ask(Board selected, Board to) {
        Board lane = 1ull << size;
        spread(selected, lane, select_);
        spread(to, lane, next);
        questions++;
        if (++size == 64) {
            enter();
            answer();
            from = 0;
        }
    }
    ~Asked() {
        if (size > from) enter();
    }
};
#else
static void answer() {}
struct Asked {
    bool is_black;
    Board own, other, moves;
    void ask(Board selected, Board to) {
        array.curB = is_black;
        array.curW = !is_black;
        array.isB = is_black ? own : other;
        array.isW = is_black ? other : own;
        array.empty = ~(own | other);
        array.sel = selected;
        array.eval();
        questions++;
        errors += array.legal != moves || array.toB != (is_black ? to : 0) || array.toW != (is_black ? 0 : to);
    }
};
#endif

static void both(bool is_black, Board own, Board other) {
    Board moves = legal_moves(own, other);
    Asked asked{is_black, own, other, moves};
    for (Board rest = moves; rest; rest &= rest - 1) {
        int square = __builtin_ctzll(rest);
        asked.ask(1ull << square, flips(square, own, other) | 1ull << square);
    }
    Board quiet = ~(own | other) & ~moves;
    asked.ask(quiet & -quiet, quiet & -quiet);
}

int main(int count, char** words) {
    long positions = count > 1 ? std::atol(words[1]) : 10000;
    Source source{{count > 2 ? std::strtoull(words[2], nullptr, 10) : 1}};
    std::clock_t start = std::clock();
    for (long i = 0; i < positions; i++) {
        source.advance();
        both(true, source.first, source.second);
        both(false, source.second, source.first);
    }
    answer();
    double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%ld positions, %.1f questions each, %ld errors, %.2f s of processor time, %.0f positions/s\n", positions,
        double(questions) / positions, errors, seconds, positions / seconds);
    return errors != 0;
}
