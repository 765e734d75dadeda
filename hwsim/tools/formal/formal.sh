# Parts of `prove` that prove circuits for all boards, with Yosys and its ABC. Sourced; needs $root, $out, $short, check, beside
# and program.
#
# Each proof makes two networks of gates, one from an exported circuit and one from the rules in this folder, and asks ABC
# whether they are the same for every input (`cec`, or `dprove` from a reset where clocks matter). Nothing is sampled.
formal=$root/hwsim/tools/formal
work=$out/formal
searches=("$formal"/{solver,search_lives,units_lives,units,worth,stability,rules,wholes,pins}.sv)
blocks=("$formal"/{five_blocks,evaluation,pipeline,rules,pins}.sv)
referees=(machine machine-fifo machine-unguarded machine-no-latch machine-audit)

# What makes one module of a hierarchy, without what no output needs, and gates of it; ABC finds what is alike.
flat='proc -norom; flatten; opt_clean; opt_muxtree; opt_expr; opt_merge'
gates="$flat; techmap; opt_expr; opt_merge; aigmap"

# aiger OUT TOP PARAMETERS FILE...: the combinational network of TOP, if `asked` is set of that output; PARAMETERS like
# "STATE=3 MUTANT=1"
aiger() {
    local to=$1 top=$2 set= pair gates=$gates
    [ -z "${asked:-}" ] || gates="$flat; delete -port o:* o:$asked %d; ${gates#"$flat; "}"
    for pair in $3; do set+="chparam -set ${pair%=*} ${pair#*=} $top; "; done
    shift 3
    yosys -q -p "read_verilog -sv $*; $set hierarchy -top $top; $gates; write_aiger -symbols $to" > "$to.log" 2>&1 || { cat "$to.log"; return 1; }
    # A net that nothing drives could be anything: then nothing would be proved.
    ! grep -m1 undriven "$to.log"
}

# opened CIRCUIT [ADAPTER]: what is exported of it, opened as open.awk says, in $work/CIRCUIT/step.v
opened() { { awk -f "$formal/open.awk" "$work/$1"/*_flat.sv && cat "${@:2}"; } > "$work/$1/step.v"; }

# same A B: two networks of $work; never: all outputs of a network are 0 for every input
same() { yosys-abc -c "cec $work/$1.aig $work/$2.aig"; }
never() { yosys-abc -c "read $work/$1.aig; strash; orpos; iprove"; }

# game NETWORK CLOCKS SECONDS: looks for a game from power-up on after which the first output is 1
game() { rm -f "$work/$1.cex"; timeout "$3" yosys-abc -c "read $work/$1.aig; orpos; bmc3 -F $2 -T $3; write_cex -n $work/$1.cex"; cat "$work/$1.cex"; }

# pair NAME CIRCUIT RULES PARAMETERS CIRCUIT_FILES RULE_FILES: both networks, then the question
pair() {
    aiger "$work/$1.circuit.aig" "$2" "${4/MUTANT=*/}" $5 && aiger "$work/$1.rules.aig" "$3" "$4" $6 \
        && same "$1.circuit" "$1.rules"
}

# Turns what ABC says of two networks that differ into a board: a link that the window opens, and rows from the first rank
# down, X black, O white; own discs are shown as black where the circuit knows no colours.
board() {
    awk '/^Output|^Networks/ { print } /^Input pattern:/ {
        for (i = 3; i <= NF; i++) { split($i, pin, "="); value[pin[1]] = pin[2] }
        mover = value["black_moves"] == "" ? (value["colour"] == 1 ? "White" : "Black") : value["black_moves"] ? "Black" : "White"
        from = ("square[0]" in value) ? "square[" : ("box[0]" in value) ? "box[" : ""
        for (s = 0; s < 64; s++) {
            b = value["black[" s "]"] + value["own[" s "]"] + value["discs[" s "]"]
            w = value["white_or_more[" s "]"] + value["other_or_more[" s "]"]
            line = line (b ? "X" : w ? "O" : "-")
            if (value["selected[" s "]"] == 1) chosen = chosen " " sprintf("%c%d", 97 + s % 8, int(s / 8) + 1)
        }
        for (i = 5; i >= 0; i--) square = 2 * square + (from ? value[from i "]"] : 0)
        where = from ? sprintf(" %c%d", 97 + square % 8, int(square / 8) + 1) : chosen
        print "counterexample: flipchip '\''flipchip:?start=" line (mover == "Black" ? "X" : "O") "'\''" (where ? ", disc on" where : "")
        for (s = 0; s < 64; s += 8) print "    " int(s / 8) + 1 " " substr(line, s + 1, 8)
    }'
}

# Turns the inputs that ABC found into clicks, a line for each clock that has one.
clicks() {
    awk '/^(click|square)/ { split($1, at, "[@=]"); value[at[1] "@" at[2]] = at[3]; if (at[2] > last) last = at[2] }
        END { for (t = 0; t <= last; t++) {
            s = 0
            for (i = 5; i >= 0; i--) s = 2 * s + value["square[" i "]@" t]
            name = sprintf("%c%d", 97 + s % 8, int(s / 8) + 1)
            if (eager || value["click@" t] == 1) list = list " " (eager ? "" : t ":") name
        }
        print "clicks (clock:square):" list "; broken in clock " last }' eager="$1"
}

# refused ...: as pair, but the two must differ; says where
refused() {
    pair "$@" > "$work/$1.difference"
    board < "$work/$1.difference" | tee "$work/$1.board"
    grep -q 'NOT EQUIVALENT' "$work/$1.difference"
}

# broken NAME PARAMETERS MACHINE CLOCKS SECONDS: a game after which a property of story.sv does not hold
broken() {
    aiger "$work/$1.aig" story "$2" "$formal/story.sv" "$formal/rules.sv" "$3/step.v" || return 1
    game "$1" "$4" "$5" > "$work/$1.game"
    grep -E 'Output.*asserted' "$work/$1.game" || return 1
    case $2 in *EAGER*) clicks 1 ;; *) clicks '' ;; esac < "$work/$1.game"
}

# mutant FILE NUMBER OUT: the array with one gate of d4 or e5 changed, AND for OR or OR for AND
mutant() {
    awk -v wanted="$2" '/assign (d4|e5)_[a-zA-Z0-9_]+ = [a-zA-Z0-9_]+ [&|] [a-zA-Z0-9_]+;/ { if (++seen == wanted) {
        if (index($0, "&")) sub("&", "|"); else sub("[|]", "\\&"); changed = $2 } } { print }
        END { print "// changed: " changed }' "$1" > "$3"
    tail -1 "$3"
}

# sized SIZE MUTANT: array_circuit and array_rules of formal/array.sv for a board of SIZE by SIZE, the rules written out
# square by square. MUTANT 1 forgets the longest runs; an array that is then still equal would prove nothing.
sized() {
    awk -v n="$1" -v mutant="$2" 'BEGIN {
        top = n * n - 1
        pins = "input black_moves, input [" top ":0] black, white_or_more, selected, output [" top ":0] legal, to_black, to_white"
        print "module array_circuit(" pins ");"
        print "    wire [" top ":0] white = white_or_more & ~black;"
        print "    othello_array_" n " array(.curB(black_moves), .curW(~black_moves), .isB(black), .isW(white),"
        print "        .empty(~(black | white)), .sel(selected), .legal(legal), .toB(to_black), .toW(to_white));"
        print "endmodule"
        print "module array_rules(" pins ");"
        print "    wire [" top ":0] white = white_or_more & ~black, turned;"
        print "    wire [" top ":0] own = black_moves ? black : white, opp = black_moves ? white : black;"
        for (s = 0; s <= top; s++) for (right = -1; right <= 1; right++) for (down = -1; down <= 1; down++) {
            if (right == 0 && down == 0) continue
            x = s % n; y = int(s / n); d = 3 * (down + 1) + right + 1; before = "1\047b1"
            # the last square of a row of k discs is one further
            for (last = 0; inside(x + (last + 2) * right, y + (last + 2) * down); last++);
            for (k = 1; k <= last; k++) {
                at = s + k * (right + n * down); behind = at + right + n * down
                here = s "_" d "_" k
                print "    wire row_" here " = " before " & opp[" at "];"
                print "    wire end_" here " = row_" here " & " (mutant == 1 && k == n - 2 ? "1\047b0" : "own[" behind "]") ";"
                before = "row_" here
                legal[s] = legal[s] " | end_" here
            }
            for (k = last; k >= 1; k--) {
                here = s "_" d "_" k
                print "    wire turns_" here " = end_" here (k < last ? " | turns_" s "_" d "_" (k + 1) : "") ";"
                at = s + k * (right + n * down)
                turned[at] = turned[at] " | (selected[" s "] & turns_" here ")"
            }
        }
        for (s = 0; s <= top; s++) {
            print "    assign legal[" s "] = ~black[" s "] & ~white[" s "] & (1\047b0" legal[s] ");"
            print "    assign turned[" s "] = 1\047b0" turned[s] ";"
        }
        print "    assign to_black = (turned | selected) & {" n * n "{black_moves}};"
        print "    assign to_white = (turned | selected) & {" n * n "{~black_moves}};"
        print "endmodule"
    }
    function inside(x, y) { return x >= 0 && x < n && y >= 0 && y < n }'
}

# sized_pair SIZE MUTANT: the exported array of that size and the rules, then the question
sized_pair() {
    local dir=$work/array-$1
    sized "$1" "$2" > "$dir/rules$2.sv"
    pair "array-$1-$2" array_circuit array_rules "" "$dir/rules$2.sv $dir/othello_array_$1_flat.sv" "$dir/rules$2.sv"
}

# sizes SIZE...: boards of other sizes, from the same cell
sizes() {
    local size
    for size in "$@"; do
        [ -z "$match" ] || grep -qE -- "$match" <<< "$size by $size = rules, every select" \
            || grep -qE -- "$match" <<< "$size by $size: wrong rules refused" || continue
        rm -rf "${work:?}/array-$size"
        program hw export --force "array-$size" "$work/array-$size" --format FLAT > "$work/array-$size.log" || return 1
        beside check "$size by $size = rules, every select" 'Networks are equivalent' sized_pair "$size" 0
        beside check "$size by $size: wrong rules refused" 'Networks are NOT EQUIVALENT' sized_pair "$size" 1
    done
}

# pick SHORT WHOLE: which of two lists is wanted
pick() { if [ -n "$short" ]; then echo "$1"; else echo "$2"; fi; }

for_all_boards() {
    local rules=$formal/rules.sv referee="$formal/referee.sv $formal/rules.sv" circuit state number
    local array=$work/array/othello_array_flat.sv machine=$work/machine
    local states=(INIT SWAP1 LATCH1 TEST1 SWAP2 LATCH2 TEST2 READY UPDATE OVER)
    local quick="0 4 7 9"
    mkdir -p "$work"
    for circuit in $(proved_circuits); do
        rm -rf "${work:?}/$circuit"
        program hw export --force "$circuit" "$work/$circuit" --format FLAT > "$work/$circuit.log" || return 1
    done
    program hw export --force solver "$work/solver" --format SV > "$work/solver.log" || return 1
    for circuit in "${referees[@]}"; do opened "$circuit" "$formal/machine_step.sv" || return 1; done
    opened fifo || return 1
    check "every output pin in a proof or named" '^[0-9]+ of [0-9]+ pins in proofs, none forgotten' pins

    wholes
    number=0
    while IFS= read -r change; do
        number=$((number + 1))
        mkdir -p "$work/machine-changed$number"
        sed -E "0,/$change" "$machine/othello_machine_flat.sv" > "$work/machine-changed$number/othello_machine_flat.sv"
        cmp -s "$machine/othello_machine_flat.sv" "$work/machine-changed$number/othello_machine_flat.sv" && return 1
        beside check "machine's pins, gate $number changed, refused" 'NOT EQUIVALENT.*' \
            whole "machine-changed$number" "machine-changed$number" machine_pins "$formal/pins.sv" "" 0 pins
    done <<'CHANGES'
(assign white_count_.* = .*) & /s/(assign white_count_.* = .*) & /\1 | /
assign gameOver = .*;/s/(assign gameOver = ).*/\1controller_TEST2;/
assign moveEnable = .*;/s/(assign moveEnable = ).*/\1controller_UPDATE;/
assign current = .*;/s/(assign current = ).*/\1curW;/
CHANGES

    beside check "array = rules, every select vector" 'Networks are equivalent' \
        pair array array_circuit array_rules "" "$formal/array.sv $array" "$formal/array.sv $rules"
    for number in $(pick "1 5 12" "1 2 3 4 5 6 7 8 9 10 11 12"); do
        beside check "wrong rules $number refused" 'counterexample: .*' \
            refused "rules$number" array_circuit array_rules "MUTANT=$number" "$formal/array.sv $array" "$formal/array.sv $rules"
    done
    for number in $(pick "40" "7 20 33 46 59 72 85 98 111 124 137 150"); do
        mutant "$array" "$number" "$work/mutant$number.sv" > /dev/null
        beside check "gate $(tail -1 "$work/mutant$number.sv" | cut -d' ' -f3) changed, refused" 'counterexample: .*' \
            refused "gate$number" array_circuit array_rules "" "$formal/array.sv $work/mutant$number.sv" "$formal/array.sv $rules"
    done

    sizes $(pick "4 6" "4 5 6 7 9 10 11 12 13 14 15 16") || return 1

    beside check "referee: reset leads to INIT" 'Networks are equivalent' \
        pair reset reset_circuit reset_rules "" "$referee $machine/step.v" "$referee"
    for state in $(pick "$quick" "0 1 2 3 4 5 6 7 8 9"); do
        beside check "referee: a clock in ${states[state]}" 'Networks are equivalent' \
            pair "referee$state" referee_circuit referee_rules "STATE=$state" "$referee $machine/step.v" "$referee"
        beside check "referee: ${states[state]} keeps the invariant" 'UNSATISFIABLE' keeps referee_keeps "$state"
        beside check "referee: no deadlock in ${states[state]}" 'UNSATISFIABLE' keeps referee_goes_on "$state"
    done
    # with wrong rules they must not hold: else the questions ask nothing
    beside check "wrong READY loses the invariant" '^SATISFIABLE' keeps referee_keeps 7 3
    beside check "wrong TEST2 goes round for ever" '^SATISFIABLE' keeps referee_goes_on 6 2
    for number in $(pick "3" "1 2 3 4 5 6 7 106"); do
        local where=(0 3 6 7 8 4 7 7 2)
        state=${where[number % 100]}
        [ "$number" -lt 100 ] || state=8                 # wrong rules of Othello show where discs are turned
        beside check "wrong referee $number refused" 'counterexample: .*' refused "referee-mutant$number" referee_circuit \
            referee_rules "STATE=$state MUTANT=$number" "$referee $machine/step.v" "$referee"
    done

    for state in $(pick "7" "0 1 2 3 4 5 6 7 8 9"); do
        beside check "queue: a clock in ${states[state]}" 'Networks are equivalent' pair "fifo$state" fifo_circuit fifo_rules \
            "STATE=$state" "$formal/fifo.sv $referee $work/machine-fifo/step.v" "$formal/fifo.sv $referee"
    done
    beside check "wrong queue refused" 'counterexample: .*' refused fifo-mutant fifo_circuit fifo_rules "STATE=7 MUTANT=8" \
        "$formal/fifo.sv $referee $work/machine-fifo/step.v" "$formal/fifo.sv $referee"
    for state in $(pick "8" "0 1 2 3 4 5 6 7 8 9"); do
        beside check "audit: the referee's clock in ${states[state]}" 'Networks are equivalent' pair "audit$state" referee_circuit \
            referee_rules "STATE=$state" "$referee $work/machine-audit/step.v" "$referee"
    done
    for state in $(pick "7" "0 1 2 3 4 5 6 7 8 9"); do
        beside check "overwritten mailbox: a clock in ${states[state]}" 'Networks are equivalent' pair "unguarded$state" referee_circuit \
            referee_rules "STATE=$state BOX=1" "$referee $work/machine-unguarded/step.v" "$referee"
    done
    for state in $(pick "7" "0 1 3 4 6 7 8 9"); do
        beside check "no LATCH states: a clock in ${states[state]}" 'Networks are equivalent' pair "no-latch$state" referee_circuit \
            referee_rules "STATE=$state LATCHES=0" "$referee $work/machine-no-latch/step.v" "$referee"
    done
    beside check "overwritten mailbox fails" 'clicks .*; broken in clock [0-9]+' broken lost PROPERTY=1 "$work/machine-unguarded" 20 300
    beside check "no LATCH states fails" 'clicks .*; broken in clock [0-9]+' broken stale "PROPERTY=0 PRESET=1 EAGER=1" "$work/machine-no-latch" 20 300
    if [ -z "$short" ]; then
        beside check "dirty bit refuses a second click" 'clicks .*; broken in clock [0-9]+' broken refuses PROPERTY=2 "$machine" 20 300
        beside check "queue refuses a fifth click" 'clicks .*; broken in clock [0-9]+' broken fifth "PROPERTY=2 QUEUE=1" "$work/machine-fifo" 20 300
    fi

    for circuit in checker flipper selector counter; do
        beside check "solver's $circuit = rules" 'Networks are equivalent' pair "$circuit" "${circuit}_circuit" "${circuit}_rules" "" \
            "$formal/blocks.sv $work/solver/endgame_solver.sv" "$formal/blocks.sv $rules"
    done
    beside check "wrong checker refused" 'counterexample: .*' refused checker-mutant checker_circuit checker_rules MUTANT=2 \
        "$formal/blocks.sv $work/solver/endgame_solver.sv" "$formal/blocks.sv $rules"
    beside check "wrong selector refused" 'NOT EQUIVALENT' refused selector-mutant selector_circuit selector_rules MUTANT=2 \
        "$formal/blocks.sv $work/solver/endgame_solver.sv" "$formal/blocks.sv $rules"

    beside check "fifo keeps its invariant" 'UNSATISFIABLE' fifo_keeps

    # the chip's search, with a flipper without registers, and as one of several units
    for number in $(pick "0" "0 1 2"); do
        beside check "search always ends$(described_search "$number")" 'UNSATISFIABLE' \
            search_lives "$number" "FORM=$((number % 2)) UNIT=$((number / 2))"
    done
    if [ -z "$short" ]; then
        beside check "search with a window left open is refused" '^SATISFIABLE' search_lives wrong "FORM=0 UNIT=0 MUTANT=1"
        beside check "search always ends, with an evaluation" 'UNSATISFIABLE' search_lives evaluated "FORM=0 UNIT=0" solver-leaf-evaluation
        beside check "evaluating search with a window left open is refused" '^SATISFIABLE' \
            search_lives evaluated-wrong "FORM=0 UNIT=0 MUTANT=1" solver-leaf-evaluation
    fi
    beside check "search that takes no move away is refused" '^SATISFIABLE' search_lives still "FORM=0 UNIT=0 MUTANT=2"

    # and the dispatcher of several units
    for number in $(pick "2" "1 2 4 8 12"); do
        beside check "units-$number: power-up keeps the invariant" 'UNSATISFIABLE' begins "solver-units-$number" units_rules
    done
    for number in $(pick "" "1 2 4 8 12"); do
        beside check "units-$number: dispatcher always ends" 'UNSATISFIABLE' dispatcher_lives "$number" 0
    done
    for number in $(pick "" "1 2 3 4 5"); do
        beside check "wrong dispatcher $number is refused" '^SATISFIABLE' dispatcher_lives 2 "$number"
    done
    for circuit in $(pick solver "solver solver-leaf-evaluation"); do
        beside check "$circuit: power-up keeps the invariant" 'UNSATISFIABLE' begins "$circuit" chip_rules
    done

    [ -z "$short" ] || return 0
    beside check "five blocks: power-up keeps the invariant" 'UNSATISFIABLE' begins document-002 five_rules "${blocks[*]}"
    beside check "five blocks: a clock keeps the invariant" 'UNSATISFIABLE' five_keeps
}

# search_lives NAME PARAMETERS [CIRCUIT]: as in this form of the chip
search_lives() {
    local names=()
    [ -z "${3:-}" ] || { names=("$work/search-lives-$1.v"); begun "$3" chip_rules "${names[0]}" || return 1; }
    aiger "$work/search-lives-$1.aig" search_lives "$2" "${names[@]}" "${searches[@]}" && never "search-lives-$1"
}

# dispatcher_lives UNITS MUTANT
dispatcher_lives() {
    local asked=wrong
    begun "solver-units-$1" units_rules "$work/dispatcher-$1-$2.v" \
        && aiger "$work/dispatcher-$1-$2.aig" units_rules "MUTANT=$2" "$work/dispatcher-$1-$2.v" "${searches[@]}" && never "dispatcher-$1-$2"
}

# begins CIRCUIT RULES [FILES]: at power-up the invariant holds
begins() {
    begun "$1" "$2" "$work/begins-$1.v" && aiger "$work/begins-$1.aig" power_up "" "$work/begins-$1.v" ${3:-"${searches[@]}"} && never "begins-$1"
}

five_keeps() {
    local asked=wrong
    begun document-002 five_rules "$work/five-keeps.v" \
        && aiger "$work/five-keeps.aig" five_rules "" "$work/five-keeps.v" "${blocks[@]}" && never five-keeps
}

# begun CIRCUIT RULES OUT: what its registers are called, and what they hold at power-up
begun() {
    awk -v rules="$2" -v begins=1 -f "$formal/open.awk" "$work/$1"/*_flat.sv | sed -n '/^`define/p; /^module power_up/,/^endmodule/p' > "$3" \
        && grep -q power_up "$3"
}

described_search() { case $1 in 1) echo ", flipper without registers" ;; 2) echo ", a unit of several" ;; esac }

fifo_keeps() {
    aiger "$work/fifo-keeps.aig" fifo_keeps "" "$work/fifo/step.v" "$formal/boxes.sv" && never fifo-keeps
}

# wholes: what stands in whole.txt
wholes() {
    local circuit outputs module state files mutants when name only paths
    while read -r circuit outputs module state files mutants when; do
        [ "$when" = short ] || [ -z "$short" ] || continue
        name="$circuit: $(described "$outputs" "$state")" only=$outputs paths=$(sources "$files")
        [ "$outputs" != all ] || only=
        [ "$mutants" != - ] || mutants=
        beside check "$name" '^equivalent, [0-9]+ wrong rules refused' \
            wholly "${name//[ :,]/_}" "$circuit" "$module" "$paths" "$mutants" "$state" "$only"
    done < <(grep -v '^#' "$formal/whole.txt")
}

# sources FILES: where those of a line in whole.txt are; of a listing, the module made of it
sources() {
    local file
    for file in ${1//,/ }; do
        if [[ $file = *.program ]]; then
            awk -f "$formal/program.awk" "$root/hwsim/src/main/resources/flipchip/hwsim/circuit/solver/$file" > "$work/$file.sv"
            printf ' %s' "$work/$file.sv"
        else printf ' %s' "$formal/$file"; fi
    done
}

# wholly ...: as whole, in one line
wholly() {
    whole "$@" > "$work/$1.answer"; cat "$work/$1.answer"
    grep -q 'Networks are equivalent' "$work/$1.answer" && sed -n 's/^[0-9]* wrong rules refused/equivalent, &/p' "$work/$1.answer"
}

# described OUTPUTS STATE: in words
described() {
    case $1 in all) echo -n "every pin and register" ;; pins) echo -n "every pin" ;; *) echo -n "${1//,/ }" | cut -c1-60 | tr -d '\n' ;; esac
    case $2 in 0) ;; clocks) echo -n " over several clocks" ;; *) echo -n ", form $2" ;; esac
}

# proved_circuits: those that stand in whole.txt, the large ones for the whole run only
proved_circuits() { grep -v '^#' "$formal/whole.txt" | grep -vE "^solver-units-${short:+(1|4|8|12)} " | cut -d' ' -f1 | sort -u; }

# pins: whether each output pin of each circuit that can be exported stands in whole.txt
pins() {
    local circuit outputs pin all=0 in_proofs=0 forgotten=0
    for circuit in $(program hw list | cut -d' ' -f1); do
        outputs=,$(awk -v circuit="$circuit" '$1 == circuit { print $2 }' "$formal/whole.txt" | paste -sd,),
        if [ "$outputs" = ,, ]; then
            echo "$circuit is in no proof"; forgotten=1
            continue
        fi
        while read -r pin; do
            all=$((all + 1))
            if [[ $outputs == *,all,* || $outputs == *,pins,* || $outputs == *,"$pin",* ]]; then in_proofs=$((in_proofs + 1));
            else echo "$circuit: $pin is in no proof"; forgotten=1; fi
        done < <(awk '/^module /{ pins = 1 } pins && /^    output /{ name = $NF; sub(",", "", name); print name } /^\);/ { exit }' \
            "$work/$circuit"/*_flat.sv)
    done
    [ "$forgotten" = 0 ] && echo "$in_proofs of $all pins in proofs, none forgotten"
}

# whole NAME CIRCUIT RULES FILES [MUTANTS [STATE [ONLY]]]: every output pin of an exported circuit, and what each of its registers
# takes at the next edge, against the module RULES, and against the same with a mistake, MUTANTS by number, which must differ; ONLY
# as in open.awk. An output that the rules lack is an error. STATE `clocks`: the modules RULES_circuit, which chains several clocks of
# the circuit, and RULES_rules.
whole() {
    local at=$work/$1 script number wrong=0 mutants=${5:-} left=circuit right=by_the_rules rules=$3 form=
    if [ "${6:-0}" = clocks ]; then left=${3}_circuit right=${3}_rules rules=; else form="-set STATE ${6:-0}"; fi
    awk -v rules="$rules" -v only="${7:-}" -f "$formal/open.awk" "$work/$2"/*_flat.sv > "$at.v" || return 1
    script="read_verilog -sv $at.v $4; design -save both; ${form:+chparam $form $left;} hierarchy -top $left; $gates; write_aiger -symbols $at.circuit.aig"
    for number in 0 ${mutants//,/ }; do
        script+="; design -load both; chparam $form -set MUTANT $number $right; hierarchy -top $right; $gates;
            write_aiger -symbols $at.rules$number.aig"
    done
    yosys -q -p "$script" > "$at.log" 2>&1 || { cat "$at.log"; return 1; }
    ! grep -m1 undriven "$at.log" || return 1
    same "$1.circuit" "$1.rules0"
    for number in ${mutants//,/ }; do
        same "$1.circuit" "$1.rules$number" | grep 'NOT EQUIVALENT' && wrong=$((wrong + 1)) || { echo "wrong rules $number are not refused"; return 1; }
    done > "$at.wrong" || { cat "$at.wrong"; return 1; }
    echo "$wrong wrong rules refused"
}

# keeps PROPERTY STATE [MUTANT]
keeps() {
    local name=$1$2-${3:-0}
    aiger "$work/$name.aig" "$1" "STATE=$2 MUTANT=${3:-0}" "$formal/referee.sv" "$formal/rules.sv" && never "$name"
}
