# Puts many mutants of an opened circuit into one: each changed line chooses by a bit of `mutated`, which the module
# `mutation` of another file sets.
#
#   awk -v of=COUNT -f mutants.awk step.v mutant1.v mutant2.v...
FNR == 1 { file++ }
file == 1 { line[FNR] = $0; lines = FNR; next }
$0 != line[FNR] && /^    assign / {
    now = was = FNR in change ? change[FNR] : line[FNR]
    sub(/^    assign [^=]* = /, "", was); sub(/;$/, "", was)
    new = $0; sub(/^    assign [^=]* = /, "", new); sub(/;$/, "", new)
    head = line[FNR]; sub(/ = .*/, "", head)
    change[FNR] = head " = mutated[" file - 2 "] ? (" new ") : (" was ");"
}
END {
    for (l = 1; l <= lines; l++) {
        print l in change ? change[l] : line[l]
        if (line[l] == "module step(") inside = 1
        if (inside && line[l] == ");" || inside && line[l] ~ /\);$/) {
            print "    wire [" of - 1 ":0] mutated;\n    mutation chosen(.mutated(mutated));"
            inside = 0
        }
    }
    print "(* blackbox *) module mutation(output [" of - 1 ":0] mutated);\nendmodule"
}
