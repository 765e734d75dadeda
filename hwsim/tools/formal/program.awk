# Makes the module `program` of a listing: what stands in each line, as processor.sv reads it. Registers are numbers, 31 is none.
function number(register,  i) { for (i = 0; i < 20; i++) if (names[i + 1] == register) return i; return 31 }
function constant(text) {
    return text == "none0" ? "NONE[31:0]" : text == "none1" ? "{10'h0, NONE[53:32]}" : text < 0 ? "-32'd" (-text) : "32'd" text
}
# Of a place its name, the half of a word of 64 bits and the word of a node; counters have what a node leaves free.
function at(place) {
    half = 0; word = 0
    if (place ~ /^sp\[/) { word = substr(place, 4) / 4; return "sp" }
    if (place ~ /^count[.]/) { word = counts[substr(place, 7)]; return "count" }
    if (place ~ /[01]$/) { half = substr(place, length(place)); sub(/.$/, "", place) }
    return place
}
BEGIN {
    lines = 0
    split("black0 black1 white0 white1 moves0 moves1 line0 line1 retline0 retline1 move color t u alpha beta sp ret " \
        "retvalid fresh", names)
    counts["tree"] = 9; counts["leaf"] = 10; counts["ended"] = 11; counts["pass"] = 12; counts["cutoff"] = 13
}
{ sub(/;.*/, ""); gsub(/,/, " "); $0 = $0 }
NF == 0 { next }
/:$/ { section = $1; sub(/:/, "", section); line_of[section] = lines; next }
{ text[lines] = $0; counted[lines++] = section != "IDLE" && section != "PUBLISH" }
END {
    print "module program(input [7:0] pc, output reg [23:0] op, output reg [4:0] to, first, second, output reg [31:0] value,"
    print "    output reg [127:0] place, output reg half, output reg [3:0] word, output reg [7:0] target, output reg counted, starts);"
    print "    localparam [53:0] NONE = {9{6'd28}};"
    print "    always @* begin"
    print "        {to, first, second, value, half, word, target, counted, starts} = {15'h7FFF, 47'h0};"
    print "        op = \"no\"; place = \"none\";"
    print "        case (pc)"
    for (i = 0; i < lines; i++) {
        $0 = text[i]; op = $1; to = first = second = 31; value = "32'd0"; place = "none"; half = word = target = 0
        if (op == "jmp") target = line_of[$2]
        else if (op == "b") {
            target = line_of[$NF]; first = number($2); op = $3 == "=" ? "bz" : $3 == "<=" ? "ble" : "bnz"
            if (op == "ble") second = number($4)
        } else if (op == "ld" || op == "in") { to = number($2); place = at($3) }
        else if (op == "st" || op == "out") { first = number($3); place = at($2); if (op == "out") second = first + 1 }
        else if (op == "li") { op = "or"; to = number($2); value = constant($3) }
        else {
            to = number($2); first = number($3)
            if (op == "mov") op = "or"; else if (number($4) < 31) second = number($4); else value = constant($4)
        }
        print "            " i ": begin"
        print "                op = \"" op "\"; to = " to "; first = " first "; second = " second "; value = " value ";"
        print "                place = \"" place "\"; half = " half "; word = " word "; target = " target ";"
        print "                counted = " counted[i] "; starts = " (i == line_of["START"]) ";"
        print "            end"
    }
    print "        endcase"
    print "    end"
    print "endmodule"
}
