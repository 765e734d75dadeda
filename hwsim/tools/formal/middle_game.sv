// Document 001's middle game for Othello, a clock at a time, whatever its registers and memories hold: a node of the tree goes
// through eight stages, and each move that the last one writes is a node to come.
`define STAGES(kind, p, s) kind p``build``s, kind p``generate``s, kind p``stability``s, kind p``mobility``s, \
    kind p``square_values``s, kind p``update_tables``s, kind p``update_board``s, kind p``fetch``s
`define CATEGORIES(kind, p, s) kind p``REST``s, kind p``GIVING_NO_CORNER``s, kind p``QUIET``s, kind p``CORNER``s
`define LISTS(kind, p) `CATEGORIES(kind, p, 3), `CATEGORIES(kind, p, 2), `CATEGORIES(kind, p, 1), `CATEGORIES(kind, p, 0)

// A valued move: bit 16 is set for none, the value with 512 added, 63 less the move's rank. Of two the greater is the better.
`define NO_MOVE 17'h10000

// The 46 lines: 8 ranks, 8 files, 15 diagonals up to the right, 15 down to the right. Each has a counter of its empty squares, of
// as many bits as it takes; a root brings its own.
module line_counters(input root, input [139:0] given, before, input [63:0] placed, output [139:0] after, output [45:0] full);
    function integer bits(input integer line);
        integer missing;
        begin
            missing = line < 16 ? 0 : line < 31 ? (line > 23 ? line - 23 : 23 - line) : line > 38 ? line - 38 : 38 - line;
            bits = missing == 0 ? 4 : missing < 5 ? 3 : missing < 7 ? 2 : 1;
        end
    endfunction
    function integer start(input integer line);
        integer l;
        begin
            start = 0;
            for (l = 0; l < line; l = l + 1) start = start + bits(l);
        end
    endfunction
    genvar l, s;
    generate
        for (l = 0; l < 46; l = l + 1) begin : lines
            localparam AT = start(l);
            localparam BITS = bits(l);
            wire [63:0] on;
            for (s = 0; s < 64; s = s + 1) begin : squares
                localparam F = s % 8;
                localparam R = s / 8;
                assign on[s] = placed[s] & (l < 8 ? R == l : l < 16 ? F == l - 8 : l < 31 ? F + R == l - 16 : F - R == l - 38);
            end
            assign after[AT +: BITS] = root ? given[AT +: BITS] : before[AT +: BITS] - (| on);
            assign full[l] = after[AT +: BITS] == 0;
        end
    endgenerate
endmodule

// By axis as in stability.sv: the squares on full lines.
module on_lines(input [45:0] lines, output [255:0] full);
    genvar s;
    generate
        for (s = 0; s < 64; s = s + 1) begin : squares
            assign full[s] = lines[s / 8], full[64 + s] = lines[8 + s % 8];
            assign full[128 + s] = lines[38 + s % 8 - s / 8], full[192 + s] = lines[16 + s % 8 + s / 8];
        end
    endgenerate
endmodule

// The squares from which a row of the other side's discs ends at an own one, and one of these discs has an empty neighbour left:
// the first one a second neighbour, for the first will be taken.
module open_moves(input [63:0] own, opp, output [63:0] open);
    wire [63:0] empty = ~(own | opp), one, two;
    wire [63:0] next [0:8];
    wire [63:0] some [0:54];
    assign some[0] = 0;
    genvar d, s, length, i;
    generate
        for (d = 0; d < 9; d = d + 1) begin : ways
            localparam X = d % 3 - 1;
            localparam Y = d / 3 - 1;
            look #(.RIGHT(X), .DOWN(Y)) look(.board(empty), .there(next[d]));
            for (length = 1; length <= 6; length = length + 1) begin : rows
                wire [63:0] from, turned, there;
                if (d == 4) assign some[6 * d + length] = some[6 * d + length - 1];
                else begin
                    wire [63:0] any [0:length];
                    rows_of #(.RIGHT(X), .DOWN(Y), .LENGTH(length)) row(.own(own), .opp(opp), .placed(64'h0), .from(from),
                        .turned(turned));
                    look #(.RIGHT(X), .DOWN(Y)) first(.board(two), .there(any[1]));
                    for (i = 2; i <= length; i = i + 1) begin : discs
                        wire [63:0] here;
                        look #(.RIGHT(X * i), .DOWN(Y * i)) other(.board(one), .there(here));
                        assign any[i] = any[i - 1] | here;
                    end
                    assign some[6 * d + length] = some[6 * d + length - 1] | (from & any[length]);
                end
            end
        end
        for (s = 0; s < 64; s = s + 1) begin : squares
            wire [3:0] count = next[0][s] + next[1][s] + next[2][s] + next[3][s] + next[5][s] + next[6][s] + next[7][s] + next[8][s];
            assign one[s] = count != 0, two[s] = count > 1;
        end
    endgenerate
    assign open = some[54];
endmodule

// Moves by category: corners, those that leave no disc open, those that give no corner away, the rest.
module move_categories(input [63:0] own, opp, moves, output [255:0] categories);
    localparam [63:0] CORNERS = 64'h8100000000000081;
    wire [63:0] gives, open;
    beside near(CORNERS & ~own & ~opp, gives);
    open_moves o(own, opp, open);
    wire [63:0] keeps = moves & ~CORNERS & ~gives;
    assign categories = {moves & ~CORNERS & gives, keeps & open, keeps & ~open, moves & CORNERS};
endmodule

// The first move of a category, valued: the category's bonus and the square's value, less the turned discs with an empty neighbour.
module valued_move #(parameter signed [15:0] BONUS = 0, parameter MUTANT = 0) (input [63:0] own, opp, moves, output [16:0] key,
        output [63:0] left);
    wire any, ok;
    wire [5:0] rank, square;
    selector_alone selector(.legal(moves), .any(any), .code(rank), .square(square), .remaining(left), .allowed(ok));
    wire [63:0] placed = any ? 64'h1 << square : 64'h0, legal, turned, near_empty;
    rules play(.own(own), .opp(opp), .placed(placed), .legal(legal), .turned(turned));
    beside b(~(own | opp | placed), near_empty);
    wire signed [7:0] open;
    number_of count(turned & near_empty, open);
    wire signed [15:0] worth;
    square_values #(.MUTANT(MUTANT)) values(any ? BONUS : 16'sd0, placed, 64'h0, 64'h0, worth);
    wire signed [15:0] value = worth - open;
    assign key = {~any, ~value[9], value[8:0], ~rank};
endmodule

// Where it is better than what a place holds it takes that place, and all others move down.
module sorted_list(input [67:0] list, input [16:0] key, output [67:0] longer);
    genvar i;
    generate
        for (i = 0; i < 4; i = i + 1) begin : places
            wire [16:0] here = list[17 * i +: 17];
            wire better = $signed(key) > $signed(here);
            if (i == 0) assign longer[16:0] = better ? key : here;
            else assign longer[17 * i +: 17] = places[i - 1].better ? places[i - 1].here : better ? key : here;
        end
    endgenerate
endmodule

module middle_game_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input start, input [63:0] root_player, root_opponent, input signed [15:0] root_squares, input [139:0] root_lines,
    input [23:0] words_word, input [127:0] boards_word, input [155:0] tables_word, input [63:0] stable_2_word,
    `STAGES(input [2:0], q_, _busy), `STAGES(input [5:0], q_, _node),
    input [6:0] q_next, q_count, input q_fetch_root, input [0:0] q_fetch_past, input [23:0] q_fetch_passed,
    input [6:0] q_update_move, input [0:0] q_update_root, input [5:0] q_update_parent,
    input [63:0] q_tables_player, q_tables_opponent, q_tables_disc, q_tables_flips, input [0:0] q_tables_root,
    input [63:0] q_group1_player, q_group1_opponent, q_group1_known, q_group2_player, q_group2_opponent, q_group2_known,
    input [63:0] q_group3_player, q_group3_opponent, q_group3_moves, q_group3_stable, input [0:0] q_group3_answers,
    input signed [15:0] q_group1_squares, q_group2_sum, q_group3_sum, input [45:0] q_group1_filled, q_group2_filled, q_group3_filled,
    input [63:0] q_generate_player, q_generate_opponent, input [0:0] q_generate_passes, q_build_passes,
    `CATEGORIES(input [63:0], q_generate_,), `LISTS(input [16:0], q_generate_), `LISTS(input [16:0], q_build_),
    input [2:0] q_build_left,
    input [23:0] q_words_read, input [127:0] q_boards_read, input [155:0] q_tables_read, input [63:0] q_stable_read,
    output [15:0] value, output [63:0] stable, output evaluated, idle, writing, output [6:0] count, output [23:0] word,
    `STAGES(output, , _busy), `STAGES(output [5:0], , _node),
    output [5:0] words_at, words_to, boards_at, boards_to, tables_at, tables_to, stable_2_at, stable_2_to,
    output words_write, boards_write, tables_write, stable_2_write,
    output [23:0] words_data, output [127:0] boards_data, output [155:0] tables_data, output [63:0] stable_2_data,
    `STAGES(output [2:0], n_, _busy), `STAGES(output [5:0], n_, _node),
    output [6:0] n_next, n_count, output n_fetch_root, output [0:0] n_fetch_past, output [23:0] n_fetch_passed,
    output [6:0] n_update_move, output [0:0] n_update_root, output [5:0] n_update_parent,
    output [63:0] n_tables_player, n_tables_opponent, n_tables_disc, n_tables_flips, output [0:0] n_tables_root,
    output [63:0] n_group1_player, n_group1_opponent, n_group1_known, n_group2_player, n_group2_opponent, n_group2_known,
    output [63:0] n_group3_player, n_group3_opponent, n_group3_moves, n_group3_stable, output [0:0] n_group3_answers,
    output signed [15:0] n_group1_squares, n_group2_sum, n_group3_sum, output [45:0] n_group1_filled, n_group2_filled, n_group3_filled,
    output [63:0] n_generate_player, n_generate_opponent, output [0:0] n_generate_passes, n_build_passes,
    `CATEGORIES(output [63:0], n_generate_,), `LISTS(output [16:0], n_generate_), `LISTS(output [16:0], n_build_),
    output [2:0] n_build_left,
    output [23:0] n_words_read, output [127:0] n_boards_read, output [155:0] n_tables_read, output [63:0] n_stable_read,
    output allowed
);
    localparam FETCH = 0, BOARD = 1, TABLES = 2, SQUARES = 3, MOBILITY = 4, STABILITY = 5, GENERATE = 6, BUILD = 7;
    assign allowed = 1'b1;

    // A stage is done in the clock in which it begins, but for three; it hands its node on if the next one is free, or is then.
    wire [23:0] busy_bits = {`STAGES(, q_, _busy)}, n_busy_bits;
    wire [47:0] node = {`STAGES(, q_, _node)}, n_node;
    wire [7:0] busy, n_busy, leave, done;
    assign {`STAGES(, , _busy)} = busy, {`STAGES(, , _node)} = node;
    assign {`STAGES(, n_, _busy)} = n_busy_bits, {`STAGES(, n_, _node)} = n_node;
    genvar i;
    generate
        for (i = 0; i < 8; i = i + 1) begin : stages
            assign busy[i] = busy_bits[3 * i + 2], n_busy_bits[3 * i +: 3] = {n_busy[i], 2'b00};
            if (i < 7) assign leave[i] = busy[i] & done[i] & (~busy[i + 1] | leave[i + 1]);
            else assign leave[i] = busy[i] & done[i];
            if (i > 0) begin
                assign n_busy[i] = ~start & (leave[i - 1] | (busy[i] & ~leave[i]));
                assign n_node[6 * i +: 6] = leave[i - 1] ? node[6 * i - 6 +: 6] : node[6 * i +: 6];
            end
        end
    endgenerate
    assign idle = busy == 0;

    // FETCH: the next word, also if it is written in this very clock, until the memory is full; the first node is the root.
    wire free = ~busy[FETCH] | leave[FETCH], enter = free & (q_next != q_count | writing) & q_count != 64;
    assign n_next = start ? 7'd1 : q_next + enter, n_busy[FETCH] = start | (free ? enter : busy[FETCH]);
    assign n_node[5:0] = start ? 6'd0 : enter ? q_next[5:0] : node[5:0], n_fetch_root = start | (q_fetch_root & ~enter);
    assign n_fetch_past = enter ? q_next == q_count : q_fetch_past, n_fetch_passed = enter ? word : q_fetch_passed;
    assign words_at = q_next[5:0], n_words_read = enter ? words_word : q_words_read;
    assign words_write = writing, words_to = q_count[5:0], words_data = word;
    wire [23:0] fetched = q_fetch_past & MUTANT != 4 ? q_fetch_passed : q_words_read;
    wire [5:0] parent = node[5:0] - fetched[12:7];

    // UPDATE_BOARD: the parent's board after the move, seen by the other side.
    assign n_update_move = leave[FETCH] ? fetched[6:0] : q_update_move, n_update_root = leave[FETCH] ? q_fetch_root : q_update_root;
    assign n_update_parent = leave[FETCH] ? parent : q_update_parent;
    assign boards_at = parent, n_boards_read = leave[FETCH] ? boards_word : q_boards_read;
    wire [63:0] own = q_boards_read[63:0], opp = q_boards_read[127:64], legal, turned;
    wire [63:0] placed = q_update_root | q_update_move[6] ? 64'h0 : 64'h1 << q_update_move[5:0];
    rules play(.own(own), .opp(opp), .placed(placed), .legal(legal), .turned(turned));
    wire [127:0] after = q_update_root ? {root_opponent, root_player} : {own | placed | turned, opp & ~turned};
    assign boards_write = leave[BOARD], boards_to = node[6 * BOARD +: 6], boards_data = after;

    // UPDATE_TABLES: square values and counters of the lines, from those of the parent; its stable discs are still.
    assign {n_tables_opponent, n_tables_player} = leave[BOARD] ? after : {q_tables_opponent, q_tables_player};
    assign n_tables_disc = leave[BOARD] ? placed : q_tables_disc, n_tables_flips = leave[BOARD] ? turned : q_tables_flips;
    assign n_tables_root = leave[BOARD] ? q_update_root : q_tables_root;
    assign tables_at = q_update_parent, n_tables_read = leave[BOARD] ? tables_word : q_tables_read;
    assign stable_2_at = q_update_parent, n_stable_read = leave[BOARD] ? stable_2_word : q_stable_read;
    wire signed [15:0] gained;
    square_values #(.MUTANT(MUTANT)) gain(q_tables_read[15:0], q_tables_disc, q_tables_flips, 64'h0, gained);
    wire signed [15:0] squares = q_tables_root ? root_squares : -gained;
    wire [139:0] counters;
    wire [45:0] filled;
    line_counters lines(.root(q_tables_root), .given(root_lines), .before(q_tables_read[155:16]), .placed(q_tables_disc),
        .after(counters), .full(filled));
    assign tables_write = leave[TABLES], tables_to = node[6 * TABLES +: 6], tables_data = {counters, squares};
    assign stable_2_write = leave[STABILITY], stable_2_to = node[6 * STABILITY +: 6], stable_2_data = q_group3_stable;

    // SQUARE_VALUES, MOBILITY, STABILITY: the three groups.
    assign {n_group1_player, n_group1_opponent, n_group1_squares, n_group1_filled, n_group1_known} = leave[TABLES]
        ? {q_tables_player, q_tables_opponent, squares, filled, q_tables_root ? 64'h0 : q_stable_read}
        : {q_group1_player, q_group1_opponent, q_group1_squares, q_group1_filled, q_group1_known};
    assign {n_group2_player, n_group2_opponent, n_group2_sum, n_group2_filled, n_group2_known} = leave[SQUARES]
        ? {q_group1_player, q_group1_opponent, q_group1_squares, q_group1_filled, q_group1_known}
        : {q_group2_player, q_group2_opponent, q_group2_sum, q_group2_filled, q_group2_known};
    wire [63:0] moves, replies, mine, theirs, now = mine | theirs;
    wire signed [15:0] sum;
    wire [0:0] answers = replies != 0;
    mobility_sum #(.MUTANT(MUTANT)) mobility(q_group2_sum, q_group2_player, q_group2_opponent, moves, replies, sum);
    assign {n_group3_player, n_group3_opponent, n_group3_sum, n_group3_filled, n_group3_moves, n_group3_answers} = leave[MOBILITY]
        ? {q_group2_player, q_group2_opponent, sum, q_group2_filled, moves, answers}
        : {q_group3_player, q_group3_opponent, q_group3_sum, q_group3_filled, q_group3_moves, q_group3_answers};
    wire [255:0] full;
    on_lines on(q_group3_filled, full);
    joined j1(q_group3_player, q_group3_stable, full, mine);
    joined #(.MUTANT(MUTANT == 3 ? 1 : 0)) j2(q_group3_opponent, q_group3_stable, full, theirs);
    assign n_group3_stable = leave[MOBILITY] ? q_group2_known : busy[STABILITY] ? q_group3_stable | now : q_group3_stable;
    corner_sum corners(q_group3_sum, q_group3_player, q_group3_opponent, q_group3_stable, value);
    assign stable = q_group3_stable, evaluated = leave[STABILITY];

    // GENERATE: each category values a move and keeps the best four.
    assign {n_generate_player, n_generate_opponent, n_generate_passes} = leave[STABILITY]
        ? {q_group3_player, q_group3_opponent, q_group3_answers & q_group3_moves == 0}
        : {q_generate_player, q_generate_opponent, q_generate_passes};
    wire [255:0] waiting = {`CATEGORIES(, q_generate_,)}, left, found;
    wire [271:0] best = {`LISTS(, q_generate_)}, better, n_best;
    move_categories sorts(q_group3_player, q_group3_opponent, q_group3_moves, found);
    assign {`CATEGORIES(, n_generate_,)} = leave[STABILITY] ? found : busy[GENERATE] ? left : waiting;
    assign {`LISTS(, n_generate_)} = leave[STABILITY] ? {16{`NO_MOVE}} : busy[GENERATE] ? better : best;

    // BUILD: the best of the four heads becomes a word, the memory permitting; a pass is one too.
    wire [271:0] lists = {`LISTS(, q_build_)}, taken_off;
    wire [3:0] wins, remains;
    wire [16:0] corner = lists[16:0], quiet = lists[33:17], giving = lists[50:34], rest = lists[67:51];
    wire second = $signed(quiet) > $signed(corner), fourth = $signed(rest) > $signed(giving);
    wire [16:0] low = second ? quiet : corner, high = fourth ? rest : giving;
    wire upper = $signed(high) > $signed(low);
    wire [16:0] head = upper ? high : low;
    assign wins = upper ? (fourth ? 4'b1000 : 4'b0100) : second ? 4'b0010 : 4'b0001;
    assign writing = busy[BUILD] & q_count != 64 & (q_build_passes | (~head[16] & q_build_left != 0));
    generate
        for (i = 0; i < 4; i = i + 1) begin : categories
            localparam BONUS = i == 0 ? 64 : i == 1 ? 16 : i == 2 ? 8 : 0;
            wire [16:0] key;
            valued_move #(.BONUS(BONUS), .MUTANT(MUTANT)) v(q_generate_player, q_generate_opponent, waiting[64 * i +: 64], key,
                left[64 * i +: 64]);
            wire [67:0] mine = {best[204 + 17 * i +: 17], best[136 + 17 * i +: 17], best[68 + 17 * i +: 17], best[17 * i +: 17]};
            wire [67:0] longer;
            sorted_list list(.list(mine), .key(key), .longer(longer));
            assign {better[204 + 17 * i +: 17], better[136 + 17 * i +: 17], better[68 + 17 * i +: 17], better[17 * i +: 17]} = longer;
            assign remains[i] = ~lists[(writing & wins[i] ? 68 : 0) + 17 * i + 16];
            assign {taken_off[204 + 17 * i +: 17], taken_off[136 + 17 * i +: 17], taken_off[68 + 17 * i +: 17],
                taken_off[17 * i +: 17]} = writing & wins[i]
                ? {`NO_MOVE, lists[204 + 17 * i +: 17], lists[136 + 17 * i +: 17], lists[68 + 17 * i +: 17]}
                : {lists[204 + 17 * i +: 17], lists[136 + 17 * i +: 17], lists[68 + 17 * i +: 17], lists[17 * i +: 17]};
        end
    endgenerate
    assign {`LISTS(, n_build_)} = leave[GENERATE] ? better : taken_off;
    assign n_build_passes = leave[GENERATE] ? q_generate_passes : q_build_passes;
    assign n_build_left = leave[GENERATE] ? 3'd4 : writing ? q_build_left - 3'd1 : q_build_left;
    assign count = q_count, n_count = start ? 7'd1 : q_count + writing;
    wire [5:0] square, back = q_count[5:0] - node[6 * BUILD +: 6];
    rank_square ranks(~head[5:0], square);
    assign word = {11'h0, back, q_build_passes ? 7'd64 : {1'b0, square}};

    assign done[4:0] = 5'h1F, done[STABILITY] = (now & ~q_group3_stable) == 0, done[GENERATE] = left == 0;
    assign done[BUILD] = ~writing | q_build_passes | q_build_left == 1 | q_count == 63 | remains == 0;
endmodule
