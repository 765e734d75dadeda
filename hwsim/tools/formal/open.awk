# Opens an exported circuit in one module (`hw export --format FLAT`): writes the same gates without a clock, as module `step`.
#
#   awk -f open.awk [-v only=pins|NAME,NAME...] [-v rules=MODULE] [-v unproved=NAME,NAME...] circuit_flat.sv
#
# Every register becomes an input `q_NAME`, what stands in it, and an output `n_NAME`, what it takes at the next edge. Registers
# NAME_0, NAME_1... are one bus, and so is a register that each of the squares a1 to h8 has. A memory becomes the input `NAME_word`,
# what stands at the address that is read, and the outputs `NAME_at`, `NAME_write`, `NAME_to` and `NAME_data`, which say what it is
# asked for and told; a second port has `_2` behind its names. The circuit's pins keep their names.
#
# With `rules` the modules `circuit` and `rules` follow, which have the same pins and compare all outputs of `step` with those of
# that module: an output that the module does not have is an error, unless `unproved` names it. Where the module has an output
# `allowed`, both show zeros unless it is 1. `only` leaves out what is not a pin, or not named.
#
# With `begins` the module `power_up` follows: `broken` is 0 where the module's output `kept` is 1 with what the registers hold at
# first.
#
# `packed` follows too: the step with all registers in one bus, as `define Q_NAME` gives their places in it, `Q` its width and
# `POWER_UP` what they hold at first.
function square(name) { return name ~ /^[a-h][1-8]_/ ? 8 * (substr(name, 2, 1) - 1) + index("abcdefgh", substr(name, 1, 1)) - 1 : -1 }
function base(name) { return square(name) >= 0 ? substr(name, 4) : name ~ /_[0-9]+$/ ? substr(name, 1, match(name, /_[0-9]+$/) - 1) : name }
function place(name) { return square(name) >= 0 ? square(name) : name ~ /_[0-9]+$/ ? substr(name, match(name, /_[0-9]+$/) + 1) + 0 : -1 }
function range(width) { return width == "" ? "" : "[" width - 1 ":0] " }
function register(name, width, first,  b, p) {
    b = base(name); p = place(name)
    if (width != "") { b = name; p = -1 }
    if (!(b in size)) { order[++buses] = b; size[b] = width }
    if (p >= 0) { if (size[b] < p + 1) size[b] = p + 1 }
    known[name] = 1; bus[name] = b; at[name] = p; initial[name] = first
    names[++registers] = name
}
function port(direction, name, width) { kind[++ports] = direction; port_name[ports] = name; port_width[ports] = width }
# the address between the brackets that follow `what`, and what comes behind them
function bracket(text, what,  from, depth, i, c) {
    from = index(text, what "[") + length(what) + 1
    for (i = from; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c == "[") depth++
        if (c == "]" && depth-- == 0) break
    }
    before_bracket = substr(text, 1, index(text, what "[") - 1)
    inside = substr(text, from, i - from)
    behind = substr(text, i + 1)
}
function log2(n,  bits) { for (bits = 0; 2 ^ bits < n; bits++); return bits }
function line(text) { body[++lines] = text }

/^module / { inside_header = 1; next }
inside_header && /^    (input|output)/ {
    width = match($0, /\[[0-9]+:0\]/) ? substr($0, RSTART + 1, RLENGTH - 4) + 1 : ""
    name = $NF; sub(/,$/, "", name)
    if (name != "clk") port($1, name, width)
    next
}
inside_header && /^\);/ { inside_header = 0; next }
/^    logic \[[0-9]+:0\] [A-Za-z0-9_]+ \[0:[0-9]+\];/ {
    name = $3
    word[name] = substr($2, 2) + 1
    match($4, /:[0-9]+/)
    depth_of[name] = substr($4, RSTART + 1, RLENGTH - 1) + 1
    memories[++memory_count] = name
    next
}
/^    initial / { next }
/^    logic [A-Za-z0-9_]+ = 1'b[01];/ { register($2, "", substr($4, 4, 1)); next }
/^    logic \[[0-9]+:0\] [A-Za-z0-9_]+ = / { register($3, substr($2, 2) + 1, 0); next }
/^    always_ff @\(posedge clk\) begin$/ { in_writes = 1; next }
in_writes && /^    end$/ { in_writes = 0; next }
in_writes {
    text = $0; sub(/^ +/, "", text)
    for (m = 1; m <= memory_count; m++) if (index(text, memories[m] "[") && index(text, memories[m] "[") < index(text, "<=")) name = memories[m]
    bracket(text, name)
    condition = "1'b1"
    if (before_bracket ~ /^if /) { condition = before_bracket; sub(/^if */, "", condition) }
    data = behind; sub(/^ *<= */, "", data); sub(/;$/, "", data)
    tail = ++writes[name] > 1 ? "_" writes[name] : ""
    port("output", name "_write" tail, ""); port("output", name "_to" tail, log2(depth_of[name])); port("output", name "_data" tail, word[name])
    line("    assign " name "_write" tail " = " condition ";"); line("    assign " name "_to" tail " = " inside ";")
    line("    assign " name "_data" tail " = " data ";")
    next
}
/^    (always_ff|assign) / {
    text = $0
    for (m = 1; m <= memory_count; m++) {
        name = memories[m]
        while (match(text, "(^|[^A-Za-z0-9_])" name "\\[")) {
            bracket(text, name)
            tail = ++reads[name] > 1 ? "_" reads[name] : ""
            port("input", name "_word" tail, word[name]); port("output", name "_at" tail, log2(depth_of[name]))
            line("    assign " name "_at" tail " = " inside ";")
            text = before_bracket name "_word" tail behind
        }
    }
    if ($1 == "assign") { line(text); next }
    sub(/^    always_ff @\(posedge clk\) /, "", text)
    match(text, /[A-Za-z0-9_]+ <= /)
    name = substr(text, RSTART, RLENGTH - 4)
    # `if (a) x <= b; else if (c) x <= d;` is `a ? b : c ? d : x`
    if (match(text, /else [^;]*;$/) ? substr(text, RSTART, 8) == "else if " : text ~ /^if /) text = text " else " name " <= " name ";"
    gsub(name " <= ", "", text); gsub(/if \([^)]*\)/, "& ?", text); gsub(/if \(/, "(", text); gsub(/; else/, " :", text)
    line("    assign d_" name " = " text)
    next
}
/^    logic / { line($0); next }
function instance(module, prefix, with,  text, i) {
    text = "    " module " " prefix "it("
    for (i = 1; i <= ports; i++) text = text (i > 1 ? ", " : "") "." port_name[i] "(" (kind[i] == "input" ? "" : prefix) port_name[i] ")"
    return text ");"
}
# A register that lacks some of its bits: the rules neither see nor set those.
function there(name,  b, p, mask) {
    b = substr(name, 3)
    if (name !~ /^[qn]_/ || !(b in holes)) return ""
    for (p = size[b] - 1; p >= 0; p--) mask = mask ((b, p) in used ? 1 : 0)
    return " & " size[b] "'b" mask
}
function left_out(i) { return kind[i] == "input" ? 0 : index("," unproved ",", "," port_name[i] ",") || (only == "pins" ? port_name[i] ~ /^n_/ : only != "" && !index("," only ",", "," port_name[i] ",")) }
END {
    for (b = 1; b <= buses; b++) { port("input", "q_" order[b], size[order[b]]); port("output", "n_" order[b], size[order[b]]) }
    text = ""
    for (i = 1; i <= ports; i++) text = text (i > 1 ? ",\n" : "") "    " kind[i] " logic " range(port_width[i]) port_name[i]
    print "module step(\n" text ");"
    for (r = 1; r <= registers; r++) {
        name = names[r]
        print "    logic " range(at[name] < 0 ? size[bus[name]] : "") name ", d_" name ";"
        print "    assign " name " = q_" bus[name] (at[name] < 0 ? "" : "[" at[name] "]") ";"
        print "    assign n_" bus[name] (at[name] < 0 ? "" : "[" at[name] "]") " = d_" name ";"
        used[bus[name], at[name]] = 1
    }
    for (b = 1; b <= buses; b++) for (p = 0; p < size[order[b]]; p++) if (!((order[b], p) in used) && !((order[b], -1) in used)) {
        holes[order[b]] = 1
        print "    assign n_" order[b] "[" p "] = 1'b0;"
    }
    for (l = 1; l <= lines; l++) print body[l]
    print "endmodule"
    offset = 0; list = ""; next_list = ""; first = ""
    for (b = 1; b <= buses; b++) {
        name = order[b]; width = size[name] == "" ? 1 : size[name]
        print "`define Q_" name " " offset + width - 1 ":" offset
        offset += width
    }
    for (r = registers; r >= 1; r--) start[bus[names[r]], at[names[r]]] = initial[names[r]]
    for (b = buses; b >= 1; b--) {
        name = order[b]; width = size[name] == "" ? 1 : size[name]
        for (p = width - 1; p >= 0; p--) first = first ((name, p) in start ? start[name, p] : (name, -1) in start ? start[name, -1] : 0)
    }
    if (buses) {
        print "`define Q " offset "\n`define POWER_UP " offset "'b" first
        text = "module packed_step(input [" offset - 1 ":0] q, output [" offset - 1 ":0] n"
        call = ""
        for (i = 1; i <= ports; i++) {
            name = port_name[i]
            if (name ~ /^[qn]_/) call = call ", ." name "(" substr(name, 1, 1) "[`Q_" substr(name, 3) "])"
            else { text = text ", " kind[i] " " range(port_width[i]) name; call = call ", ." name "(" name ")" }
        }
        print text ");\n    step it(" substr(call, 3) ");\nendmodule"
    }
    if (begins) {
        text = ""; call = ""
        for (i = 1; i <= ports; i++) if (kind[i] == "input") {
            name = port_name[i]; b = substr(name, 3); value = ""
            if (name ~ /^q_/) {
                for (p = (size[b] == "" ? 1 : size[b]) - 1; p >= 0; p--)
                    value = value ((b, p) in start ? start[b, p] : (b, -1) in start ? start[b, -1] : 0)
                call = call "." name "(" length(value) "'b" value "), "
            } else { text = text "input " range(port_width[i]) name ", "; call = call "." name "(" name "), " }
        }
        print "module power_up(" text "output broken);\n    wire kept;\n    " rules " it(" call ".kept(kept));"
        print "    assign broken = ~kept;\nendmodule"
    }
    if (rules != "") {
        text = ""
        for (i = 1; i <= ports; i++) if (!left_out(i)) text = text (text == "" ? "" : ", ") kind[i] " " range(port_width[i]) port_name[i]
        for (side = 1; side <= 2; side++) {
            print "module " (side == 1 ? "circuit" : "by_the_rules") " #(parameter MUTANT = 0, parameter STATE = 0) (" text ");"
            print "    wire ok;"
            for (i = 1; i <= ports; i++) if (kind[i] == "output")
                print "    wire " range(port_width[i]) (side == 1 ? "c_" port_name[i] ", " : "") "r_" port_name[i] ";"
            if (side == 1) print instance("step", "c_")
            text2 = "    " rules " #(.MUTANT(MUTANT), .STATE(STATE)) r_it("
            comma = ""
            for (i = 1; i <= ports; i++) if (!left_out(i)) {
                text2 = text2 comma "." port_name[i] "(" (kind[i] == "input" ? port_name[i] there(port_name[i]) : "r_" port_name[i]) ")"; comma = ", "
            }
            print text2 comma ".allowed(ok));"
            for (i = 1; i <= ports; i++) if (kind[i] == "output" && !left_out(i))
                print "    assign " port_name[i] " = ok ? " (side == 1 ? "c_" port_name[i] : "r_" port_name[i] there(port_name[i])) " : 0;"
            print "endmodule"
        }
    }
}
