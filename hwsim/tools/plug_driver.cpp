// A board in Verilator behind a pseudo terminal. The model has pins clk, rx, tx; its divider is whatever was built in.
//
//   plug_driver LINK DIVIDER
//
// LINK becomes a symbolic link to the terminal; it is removed at the end. Time passes while bytes travel, and for as
// long after them as the board waits for the rest of a request. SIGTERM ends the driver; it prints the clocks.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <termios.h>
#include <unistd.h>
#include "Vplug.h"
#include "verilated.h"

static volatile sig_atomic_t ended = 0;

static void on_signal(int) { ended = 1; }

double sc_time_stamp() { return 0; }

class Board {
public:
    explicit Board(long bit_clocks) : divider(bit_clocks) {
        model.rx = 1;
        model.clk = 0;
        model.eval();
    }

    // One bit time with this level on the line; bytes that come are put into `replies`.
    void bit(bool level) {
        model.rx = level;
        for (long i = 0; i < divider; i++) {
            model.clk = 1;
            model.eval();
            model.clk = 0;
            model.eval();
            clocks++;
            listen(model.tx);
        }
    }

    bool receiving() const { return position >= 0; }

    long clocks = 0;
    std::deque<unsigned char> replies;

private:
    void listen(bool level) {
        if (position < 0 && level) return;
        if (position < 0) frame = 0;
        position++;
        if (position % divider != divider / 2) return;
        const long number = position / divider;
        if (level) frame |= 1u << number;
        if (number == 9) {
            replies.push_back(static_cast<unsigned char>(frame >> 1));
            position = -1;
        }
    }

    Vplug model;
    const long divider;
    long position = -1;
    unsigned frame = 0;
};

static int open_terminal(const char *link) {
    const int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) {
        perror("plug_driver: no pseudo terminal");
        exit(2);
    }
    // Held open here too, so that a host may come and go.
    const int slave = open(ptsname(master), O_RDWR | O_NOCTTY);
    termios raw;
    tcgetattr(slave, &raw);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    unlink(link);
    if (symlink(ptsname(master), link) != 0) {
        perror("plug_driver: no link");
        exit(2);
    }
    return master;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "plug_driver: LINK DIVIDER\n");
        return 2;
    }
    const long divider = atol(argv[2]);
    const long patience = 6000;   // bits: more than the board waits for the rest of a request
    signal(SIGTERM, on_signal);
    signal(SIGINT, on_signal);
    const int master = open_terminal(argv[1]);
    auto board = std::make_unique<Board>(divider);
    for (int i = 0; i < 4; i++) board->bit(true);
    long quiet = 0, requests = 0, answers = 0;
    while (!ended) {
        pollfd wait = {master, POLLIN, 0};
        if (poll(&wait, 1, quiet < patience ? 0 : 200) < 0) continue;
        unsigned char bytes[64];
        const ssize_t came = wait.revents & POLLIN ? read(master, bytes, sizeof bytes) : 0;
        for (ssize_t i = 0; i < came; i++) {
            board->bit(false);
            for (int b = 0; b < 8; b++) board->bit(bytes[i] >> b & 1);
            board->bit(true);
            requests++;
        }
        if (came > 0) quiet = 0;
        if (quiet < patience) {
            for (int i = 0; i < 10; i++) board->bit(true);
            quiet = board->receiving() ? 0 : quiet + 10;
        }
        while (!board->replies.empty()) {
            const unsigned char value = board->replies.front();
            board->replies.pop_front();
            if (write(master, &value, 1) != 1) perror("plug_driver: lost a byte");
            answers++;
        }
    }
    unlink(argv[1]);
    printf("%ld clocks, %ld bytes in, %ld bytes out\n", board->clocks, requests, answers);
    return 0;
}
