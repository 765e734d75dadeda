# Turns a circuit without memory (`hw export NAME DIR --format FLAT`) into straight C++ for 512 boards at once: each net a local
# vector of 512 bits, each gate one statement, in an order in which inputs come first. Time is per pass.
#
#   awk -f rival.awk circuit_flat.sv > rival.cpp; g++ -O3 -march=native rival.cpp; ./a.out PASSES
function pin(direction,  width) {
    width = match($0, /\[[0-9]+:0\]/) ? substr($0, RSTART + 1, RLENGTH - 4) + 1 : 1
    name = $NF; sub(/,$/, "", name)
    place[name] = direction == "input" ? inputs : outputs
    if (direction == "input") inputs += width; else outputs += width
    if (direction == "input") for (i = 0; i < width; i++) done[width > 1 ? name "[" i "]" : name] = "in[" place[name] + i "]"
    is_pin[name] = direction
}
/^    (input|output)/ { pin($1); next }
/^    assign / && /\{/ {
    name = $2; list = substr($0, index($0, "{") + 1); sub(/\};$/, "", list)
    bits = split(list, bit, ", ")
    for (i = 1; i <= bits; i++) { out[place[name] + bits - i] = bit[i] }
    next
}
/^    assign / { text = $0; sub(/^    assign [^ ]+ = /, "", text); sub(/;$/, "", text); drives[$2] = text; order[++nets] = $2 }
function value(word) { return word ~ /^1'b0$/ ? "zero" : word ~ /^1'b1$/ ? "one" : word in done ? done[word] : word }
function emit(net,  words, n, i, text) {
    if (net in done || !(net in drives)) return
    done[net] = net
    n = split(drives[net], words, " ")
    for (i = 1; i <= n; i++) { sub(/^~/, "", words[i]); emit(words[i]) }
    n = split(drives[net], words, " ")
    for (i = 1; i <= n; i++) text = text " " (words[i] ~ /^~/ ? "~" value(substr(words[i], 2)) : value(words[i]))
    print "    const Word " net " =" text ";"
}
END {
    print "#include <cstdint>\n#include <cstdio>\n#include <cstdlib>\n#include <ctime>"
    print "typedef uint64_t Word __attribute__((vector_size(64)));"
    print "__attribute__((noinline)) void pass(const Word* in, Word* out) {\n    const Word zero = {}, one = ~zero;"
    for (n = 1; n <= nets; n++) emit(order[n])
    for (n = 0; n < outputs; n++) if (n in out) print "    out[" n "] = " value(out[n]) ";"
    print "}\nint main(int, char** words) {"
    print "    static Word in[" inputs "], out[" outputs "], all;\n    long passes = atol(words[1]);\n    uint64_t seed = 1;"
    print "    for (Word& word : in) for (int i = 0; i < 8; i++) word[i] = seed = seed * 6364136223846793005u + 1442695040888963407u;"
    print "    pass(in, out);\n    uint64_t sum = 0;"
    print "    for (Word& word : out) for (int i = 0; i < 8; i++) sum = 31 * sum + word[i];"
    print "    std::clock_t start = std::clock();"
    print "    for (long i = 0; i < passes; i++) { in[0] ^= all; pass(in, out); all = out[i & 63]; }"
    print "    double ns = 1e9 * double(std::clock() - start) / CLOCKS_PER_SEC / passes;"
    print "    std::printf(\"%.0f ns a pass of 512 boards, %.0f ns for 64, outputs %llx\\n\", ns, ns / 8, (unsigned long long) sum);\n}"
}
