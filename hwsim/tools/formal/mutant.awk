# Writes an exported circuit (`hw export --format FLAT`) with one thing changed, and says in its last line what.
#
#   awk -v number=N -v of=COUNT -f mutant.awk circuit_flat.sv circuit_flat.sv
#
# The mutants are spread over all gates, registers and output pins: AND for OR and the reverse, another kind for XOR, an inverter
# left out, a multiplexer's inputs swapped, an input of a gate taken from the gate before, a constant, a register without its
# reset or never loaded, a bit of an output pin inverted.
function gate(line) { return line ~ /^    assign [^{]* = / || line ~ /^    always_ff .*<=/ }
# whether a gate reads what another one says: then this one cannot read it, or the mutant would be a ring
function reads(name, other,  i, count, words) {
    if (name == other) return 1
    if (name in passed) return 0
    passed[name]
    count = split(inputs[name], words, " ")
    for (i = 1; i <= count; i++) if (reads(words[i], other)) return 1
    return 0
}
FNR == NR {
    if (gate($0)) gates++
    if (/^    assign [A-Za-z0-9_]+ = /) { name = $2; text = $0; sub(/^[^=]*=/, "", text); gsub(/[^A-Za-z0-9_\[\]]+/, " ", text); inputs[name] = text }
    next
}
FNR == 1 { wanted = int((number - 0.5) * gates / of) + 1; kind = number % 4 }
gate($0) && ++seen == wanted {
    was = $0
    if (/^    always_ff/) {
        if (kind < 2 && /if \([A-Za-z0-9_]+\) [A-Za-z0-9_]+ <= 1'b[01]; else /) sub(/if \([A-Za-z0-9_]+\) [A-Za-z0-9_]+ <= 1'b[01]; else /, "")
        else if (/<= [A-Za-z0-9_\[\]]+;$/) { sub(/<= [^ ]+;$/, kind % 2 ? "<= 1'b0;" : "<= 1'b1;") }
    } else if (/^    assign [A-Za-z0-9_]+ = \{/) sub(/= \{/, "= {~")
    else if (kind == 3) sub(/= .*;/, number % 8 == 3 ? "= 1'b0;" : "= 1'b1;")
    else if (kind == 2 && before != "" && / [&|^] / && !reads(before, $2)) sub(/[^ ]+;$/, before ";")
    else if (/ & /) sub(/ & /, " | ")
    else if (/ \| /) sub(/ \| /, " \\& ")
    else if (/ \^ /) sub(/ \^ /, " | ")
    else if (/ \? /) { match($0, /\? .* : /); first = substr($0, RSTART + 2, RLENGTH - 5); match($0, / : .*;/); second = substr($0, RSTART + 3, RLENGTH - 4)
        sub(/\? .*;/, "? " second " : " first ";") }
    else if (/= ~/) sub(/= ~/, "= ")
    else sub(/= /, "= ~")
    if (was == $0) { sub(/= /, "= ~") }
    changed = was " -> " $0
}
/^    assign [A-Za-z0-9_]+ = / { before = $2 }
{ print }
END { print "// " changed }
