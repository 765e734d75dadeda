// The fair rival of the wide pass: a circuit without memory as straight C++ (hw export NAME DIR --format CPP), timed alone.
//
//   g++ -O3 -march=native -DCIRCUIT='"FILE.cpp"' rival.cpp; ./a.out PASSES
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

typedef uint64_t Word __attribute__((vector_size(64)));
__attribute__((noinline)) void pass(const Word* in, Word* out);
#include CIRCUIT

int main(int, char** words) {
    static Word in[INPUTS], out[OUTPUTS], all;
    long passes = atol(words[1]);
    uint64_t seed = 1;
    for (Word& word : in)
        for (int i = 0; i < 8; i++) word[i] = seed = seed * 6364136223846793005u + 1442695040888963407u;
    double best = 1e18;
    for (int run = 0; run < 20; run++) {
        std::clock_t start = std::clock();
        for (long i = 0; i < passes; i++) {
            in[0] ^= all;
            pass(in, out);
            all = out[i % OUTPUTS];
        }
        double ns = 1e9 * double(std::clock() - start) / CLOCKS_PER_SEC / passes;
        if (ns < best) best = ns;
    }
    std::printf("%.0f ns for 64 boards, the best of 20 times %ld passes of 512\n", best / 8, passes);
}
