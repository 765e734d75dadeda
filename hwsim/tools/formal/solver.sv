// The endgame chip a clock at a time, from the endgame-chip paper's list of states: what each register takes at the next edge,
// and what is written where, whatever registers, stack and host memory hold. `search` is the machine that searches; a chip has
// one and a memory for the host, a chip of several units has one for each.
//
// Allowed: one state at a time, a step that it has, and no square with two discs. `search_lives` shows that this stays so, but for
// the forms with a table or a sorted list.
`define COMMA ,
`define NODE(p) {p``phase_IDLE, p``phase_INIT, p``phase_COMPARE, p``phase_TREE, p``phase_LEAF, p``phase_ENDED, p``phase_PASS, \
    p``phase_CUTOFF, p``phase_END, p``phase_PUBLISH, p``step, p``alpha, p``beta, p``better, p``black, p``change, p``code, \
    p``color, p``countBlack, p``countWhite, p``cutoff, p``ended, p``fresh, p``leaf, p``line, p``move, p``moves, p``otherAny, \
    p``pass, p``ret, p``retLine, p``retValid, p``sp, p``tree, p``value, p``white}
`define NODE_NETS(kind, p, end) kind p``phase_IDLE end kind p``phase_INIT end kind p``phase_COMPARE end kind p``phase_TREE end \
    kind p``phase_LEAF end kind p``phase_ENDED end kind p``phase_PASS end kind p``phase_CUTOFF end kind p``phase_END end \
    kind p``phase_PUBLISH end kind [3:0] p``step end kind [7:0] p``alpha end kind [7:0] p``beta end kind p``better end \
    kind [63:0] p``black end kind [63:0] p``change end kind [5:0] p``code end kind p``color end kind [6:0] p``countBlack end \
    kind [6:0] p``countWhite end kind [31:0] p``cutoff end kind [31:0] p``ended end kind p``fresh end kind [31:0] p``leaf end \
    kind [53:0] p``line end kind [5:0] p``move end kind [63:0] p``moves end kind p``otherAny end kind [31:0] p``pass end \
    kind [7:0] p``ret end kind [53:0] p``retLine end kind p``retValid end kind [5:0] p``sp end kind [31:0] p``tree end \
    kind [7:0] p``value end kind [63:0] p``white
`define NODE_BITS 607
// What a form adds: the table of searched nodes, the list of moves sorted by the replies that they leave, or a depth and what a node
// there is worth.
`ifdef Q_hits
`define EXTRA(p) {p``phase_LOOK_UP, p``phase_HIT, p``phase_SWEEP, p``alphaIn, p``betaIn, p``hits, p``passed, p``sweep}
`define EXTRA_NETS(kind, p, end) kind p``phase_LOOK_UP end kind p``phase_HIT end kind p``phase_SWEEP end kind [7:0] p``alphaIn end \
    kind [7:0] p``betaIn end kind [31:0] p``hits end kind p``passed end kind [9:0] p``sweep
`define EXTRA_BITS 62
`define EXTRA_PUSHED(p) {p``passed, p``betaIn, p``alphaIn}
`define STATE_BITS 158
`define FINAL_PUBLISH 8
`else
`define FINAL_PUBLISH 7
`ifdef Q_trial
`define EXTRA(p) {p``phase_TRIAL, p``answerCount, p``answers, p``held, p``list, p``listCounts, p``trial, p``trialMover, \
    p``trialOther}
`define EXTRA_NETS(kind, p, end) kind p``phase_TRIAL end kind [5:0] p``answerCount end kind [63:0] p``answers end \
    kind [30:0] p``held end kind [185:0] p``list end kind [185:0] p``listCounts end kind [63:0] p``trial end \
    kind [63:0] p``trialMover end kind [63:0] p``trialOther
`define EXTRA_BITS 666
`define EXTRA_PUSHED(p) p``list
`define STATE_BITS 327
`else
`define STATE_BITS 141
`ifdef Q_plies
`define EXTRA(p) {p``phase_EVALUATE, p``mobilityBlack, p``mobilityWhite, p``movesBlack, p``movesWhite, p``plies, p``stable, \
    p``stableBlack, p``stableWhite}
`define EXTRA_NETS(kind, p, end) kind p``phase_EVALUATE end kind [6:0] p``mobilityBlack end kind [6:0] p``mobilityWhite end \
    kind [63:0] p``movesBlack end kind [63:0] p``movesWhite end kind [5:0] p``plies end kind [63:0] p``stable end \
    kind [6:0] p``stableBlack end kind [6:0] p``stableWhite
`define EXTRA_BITS 227
`else
`define EXTRA_BITS 1
`endif
`endif
`endif
`define NONE {9{6'd28}}
`define FORM_COMBINATIONAL 1

module search #(parameter FORM = 0, parameter UNIT = 0, parameter MUTANT = 0) (
    input [`NODE_BITS-1:0] q, output [`NODE_BITS-1:0] n, input [`EXTRA_BITS-1:0] x, output [`EXTRA_BITS-1:0] y,
    input start, clear, jcolor, input [63:0] jblack, jwhite, input [7:0] jalpha, jbeta,   // where a search begins
    input [63:0] host,                                                                    // read from the host's memory
    input [127:0] board_read, input [`STATE_BITS-1:0] state_read,                         // read from the stack
    input [138:0] entry, output [9:0] index, output remember, output [138:0] remembered,  // the table of searched nodes
    output push_board, push_state, pop_asked, finishes, output [127:0] board_data, output [`STATE_BITS-1:0] state_data,
    output allowed
);
    `NODE_NETS(wire, q_, ;);
    `NODE_NETS(reg, n_, ;);
    assign `NODE(q_) = q;
    assign n = `NODE(n_);
`ifdef EXTRA
    `EXTRA_NETS(wire, q_, ;);
    `EXTRA_NETS(reg, n_, ;);
    assign `EXTRA(q_) = x;
    assign y = `EXTRA(n_);
`else
    assign y = 0;
`endif

    localparam FLIPPED = FORM == `FORM_COMBINATIONAL ? 6 : 13;
    wire [9:0] phases = {q_phase_PUBLISH, q_phase_END, q_phase_CUTOFF, q_phase_PASS, q_phase_ENDED, q_phase_LEAF, q_phase_TREE,
        q_phase_COMPARE, q_phase_INIT, q_phase_IDLE};
    wire [3:0] final_ = q_phase_INIT ? 5 : q_phase_COMPARE | q_phase_CUTOFF ? 2 : q_phase_TREE ? FLIPPED + 2
        : q_phase_LEAF | q_phase_ENDED | q_phase_PASS ? 3 : q_phase_END ? 1 : q_phase_PUBLISH ? `FINAL_PUBLISH
`ifdef Q_hits
        : q_phase_LOOK_UP ? 1 : q_phase_HIT ? 3 : q_phase_SWEEP ? 15
`endif
`ifdef Q_trial
        : q_phase_TRIAL ? 12
`endif
`ifdef Q_plies
        : q_phase_EVALUATE ? 14
`endif
        : 0;
`ifdef Q_hits
    wire [2:0] added = {q_phase_LOOK_UP, q_phase_HIT, q_phase_SWEEP};
    wire last = q_phase_IDLE ? start : q_phase_SWEEP ? & q_sweep : q_step == final_;
    wire leaves = q_phase_LEAF | q_phase_ENDED | q_phase_HIT;
`else
    wire last = q_phase_IDLE ? start : q_step == final_;
`ifdef Q_plies
    wire [0:0] added = q_phase_EVALUATE;
    wire leaves = q_phase_LEAF | q_phase_ENDED | q_phase_EVALUATE;
`else
`ifdef Q_trial
    wire [0:0] added = q_phase_TRIAL;
`else
    wire [0:0] added = 0;
`endif
    wire leaves = q_phase_LEAF | q_phase_ENDED;
`endif
`endif
    wire signed [7:0] alpha = q_alpha, beta = q_beta, ret = q_ret;
    wire signed [7:0] alpha_then = q_better & ~q_color ? ret : alpha, beta_then = q_better & q_color ? ret : beta;
    wire [12:0] active = {added, phases};
    assign allowed = active != 0 & (active & (active - 1)) == 0 & q_step <= final_
        & ((q_black & q_white) == 0 | q_phase_IDLE | q_phase_INIT & q_step <= 2)
`ifdef Q_plies
        // a new node has an open window, and no result is larger than a board
        & (~q_phase_COMPARE | q_step != 2 | ~q_fresh | beta_then > alpha_then)
        & (~q_phase_LEAF | q_step != 2 | $signed(q_value) >= -64 & $signed(q_value) <= 64)
`endif
        & ~(UNIT & q_phase_PUBLISH);

    // Whose moves: in COMPARE the other side's; in EVALUATE Black's and then White's.
`ifdef Q_plies
    wire asked = q_phase_EVALUATE ? q_step == 1 : q_color ^ q_phase_COMPARE;
`else
    wire asked = q_color ^ q_phase_COMPARE;
`endif
    wire [63:0] own = asked ? q_white : q_black, opp = asked ? q_black : q_white, all, turned, left, unused;
    wire [63:0] placed = 64'h1 << q_move;
`ifdef Q_trial
    // On trial the checker finds the replies, and the selector chooses from what has not been tried.
    wire [63:0] none1, none2, candidates = q_phase_TRIAL ? q_trial : q_moves;
    rules replies(.own(q_phase_TRIAL ? q_trialOther : own), .opp(q_phase_TRIAL ? q_trialMover : opp), .placed(64'h0), .legal(all),
        .turned(none1));
    rules flips(.own(own), .opp(opp), .placed(q_change), .legal(none2), .turned(turned));
`else
    wire [63:0] candidates = q_moves;
    rules rules(.own(own), .opp(opp), .placed(FORM == `FORM_COMBINATIONAL ? placed : q_change), .legal(all), .turned(turned));
`endif
    wire [63:0] legal = all & ~64'h0000001818000000;      // the paper has no checker for the middle
    wire found, ok, any = q_moves != 0;
    wire [5:0] code, square, first;
    selector_alone selector(.legal(candidates), .any(found), .code(code), .square(first), .remaining(left), .allowed(ok));
    rank_square rank_square(.rank(q_code), .square(square));
    wire [6:0] blacks, whites;
    counted count_black(.bits(q_black), .count(blacks));
    counted count_white(.bits(q_white), .count(whites));

    wire open = MUTANT == 1 ? beta_then >= alpha_then : beta_then > alpha_then;
    wire goes_back = last & leaves, pop = goes_back & q_sp != 0;
    assign push_board = q_phase_TREE & q_step == FLIPPED | q_phase_PASS & q_step == 1;
    assign push_state = q_phase_TREE & q_step == FLIPPED + 1 | q_phase_PASS & q_step == 1;
    assign pop_asked = leaves & q_step == final_ - 1;
    assign finishes = q_phase_END & last;
    assign board_data = {q_white, q_black}, state_data = {
`ifdef EXTRA_PUSHED
        `EXTRA_PUSHED(q_),
`endif
        q_color, q_line, q_move, q_beta, q_alpha, q_moves};

`ifdef Q_hits
    localparam [639:0] BLACKS = {64'h3466E9A083914F64, 64'h7D29825C75521255, 64'hB54E0F1600CC4D19, 64'h8621A03FE0BBDB7B, 64'h657EECDD3CB13D09,
        64'h3EE5789041C98AC3, 64'h2C829ABE1F4532E1, 64'h1B39896A51A8749B, 64'h06C45D188009454F, 64'hE220A8397B1DCDAF};
    localparam [639:0] WHITES = {64'hD81A8D2B5A4485AC, 64'hC3CF17102B7F7F86, 64'h84BB3F97971D80AB, 64'h8E1F7555983AA92F, 64'hC2D326E0055BDEF6,
        64'hF3B8488C368CB0A6, 64'hC584133AC916AB3C, 64'h53CB9F0C747EA2EA, 64'hF88BB8A8724C81EC, 64'h6E789E6AA1B965F4};
    localparam [9:0] COLORS = 10'b1101111001;
    genvar bit_;
    generate
        for (bit_ = 0; bit_ < 10; bit_ = bit_ + 1) begin : parity
            assign index[bit_] = ^ (q_black & BLACKS[64 * bit_ +: 64]) ^ ^ (q_white & WHITES[64 * bit_ +: 64])
                ^ (q_color & COLORS[bit_]);
        end
    endgenerate
    // An entry is the node, its value and whether that is exact (1), a lower bound (2) or an upper one (3).
    wire signed [7:0] value = q_value, alpha_in = q_alphaIn, beta_in = q_betaIn, known = entry[136:129];
    wire [1:0] kind = value <= alpha_in ? 3 : value >= beta_in ? 2 : 1;
    wire hit = entry[128:0] == {q_color, q_white, q_black}
        & (entry[138:137] == 1 | entry[138:137] == 2 & known >= beta | entry[138:137] == 3 & known <= alpha);
    assign remember = q_phase_ENDED & last & ~q_passed, remembered = {kind, q_value, q_color, q_white, q_black};
`else
    assign index = 0, remember = 0, remembered = 0;
`endif
`ifdef Q_trial
    // The tried move goes behind the last that leaves no more replies.
    wire [6:0] replies_left;
    counted count_replies(.bits(q_answers), .count(replies_left));
    wire [30:0] stays;
    wire [185:0] list, list_counts;
    genvar place;
    generate
        for (place = 0; place < 31; place = place + 1) begin : places
            assign stays[place] = q_held[place] & q_listCounts[6 * place +: 6] <= q_answerCount;
            if (place == 0) begin
                assign list[5:0] = stays[0] ? q_list[5:0] : q_code;
                assign list_counts[5:0] = stays[0] ? q_listCounts[5:0] : q_answerCount;
            end else begin
                assign list[6 * place +: 6] = stays[place] ? q_list[6 * place +: 6]
                    : stays[place - 1] ? q_code : q_list[6 * place - 6 +: 6];
                assign list_counts[6 * place +: 6] = stays[place] ? q_listCounts[6 * place +: 6]
                    : stays[place - 1] ? q_answerCount : q_listCounts[6 * place - 6 +: 6];
            end
        end
    endgenerate
`endif
`ifdef Q_plies
    wire ends = q_fresh & q_sp == q_plies & (any | q_otherAny);
    wire [6:0] moves_black, moves_white, stable_black, stable_white;
    wire [63:0] joined;
    wire [7:0] estimate, outcome;
    counted count_moves_black(.bits(q_movesBlack), .count(moves_black));
    counted count_moves_white(.bits(q_movesWhite), .count(moves_white));
    counted count_stable_black(.bits(q_stable & q_black), .count(stable_black));
    counted count_stable_white(.bits(q_stable & q_white), .count(stable_white));
    secure secure(.black(q_black), .white(q_white), .set(q_stable), .now(joined));
    worth #(.MUTANT(MUTANT)) worth(.black(q_black), .white(q_white), .moves_black(q_mobilityBlack), .moves_white(q_mobilityWhite),
        .stable_black(q_stableBlack), .stable_white(q_stableWhite), .white_moves(q_color), .value(estimate));
    result result(.discs(q_value), .value(outcome));
`endif

    always @* begin
        `NODE(n_) = q;
`ifdef EXTRA
        `EXTRA(n_) = x;
`endif
        n_step = q_phase_IDLE | last ? 0 : q_step + 1;
        if (last) {n_phase_IDLE, n_phase_INIT, n_phase_COMPARE, n_phase_TREE, n_phase_LEAF, n_phase_ENDED, n_phase_PASS,
            n_phase_CUTOFF, n_phase_END, n_phase_PUBLISH} = 0;
`ifdef Q_hits
        if (last) {n_phase_LOOK_UP, n_phase_HIT, n_phase_SWEEP} = 0;
        if (clear) n_hits = 0;
`endif
`ifdef Q_trial
        if (last) n_phase_TRIAL = 0;
`endif
`ifdef Q_plies
        if (last) n_phase_EVALUATE = 0;
`endif
        if (clear) {n_tree, n_leaf, n_ended, n_pass, n_cutoff} = 0;
        if (q_phase_IDLE & start) begin
            n_phase_INIT = 1;
            if (UNIT) {n_color, n_black, n_white, n_alpha, n_beta} = {jcolor, jblack, jwhite, jalpha, jbeta};
        end
        if (q_phase_INIT) begin
            if (!UNIT & q_step == 0) n_color = host[0];
`ifdef Q_plies
            if (q_step == 0) n_plies = host[7:2];
`endif
            if (!UNIT & q_step == 1) n_black = host;
            if (!UNIT & q_step == 2) n_white = host;
            if (q_step == 3) begin
                if (!UNIT) {n_alpha, n_beta} = {-8'sd127, 8'sd127};
                n_sp = 0;
                n_line = `NONE;
                n_retValid = 0;
            end
            if (q_step == 4) {n_moves, n_fresh} = {legal, 1'b1};
            if (last) n_phase_COMPARE = 1;
        end
        if (q_phase_COMPARE) begin
            if (q_step == 0 & q_fresh & ~any) n_otherAny = legal != 0;
            if (q_step == 1) n_better = q_retValid & (q_color ? ret < beta : ret > alpha);
            if (last) begin
                n_alpha = alpha_then;
                n_beta = beta_then;
                if (q_better) n_line = {q_move, q_retLine[53:6]};
                n_retValid = 0;
`ifdef Q_hits
                if (q_fresh) {n_alphaIn, n_betaIn, n_passed} = {q_alpha, q_beta, 1'b0};
                if (any & open & q_fresh) n_phase_LOOK_UP = 1;
                else
`endif
`ifdef Q_trial
                if (q_fresh) {n_trial, n_held} = {q_moves, 31'h0};
                if (any & open & q_fresh) begin n_phase_TRIAL = 1; n_tree = q_tree + 1; end
                else
`endif
`ifdef Q_plies
                if (ends) begin n_phase_EVALUATE = 1; n_leaf = q_leaf + 1; end
                else
`endif
                if (any & open) begin n_phase_TREE = 1; n_tree = q_tree + 1; end
                else if (any) begin n_phase_CUTOFF = 1; n_cutoff = q_cutoff + 1; end
                else if (q_fresh & q_otherAny) begin n_phase_PASS = 1; n_pass = q_pass + 1; end
                else if (q_fresh) begin n_phase_LEAF = 1; n_leaf = q_leaf + 1; end
                else begin n_phase_ENDED = 1; n_ended = q_ended + 1; end
            end
        end
`ifdef Q_hits
        if (q_phase_LOOK_UP & last) begin
            if (hit) begin n_phase_HIT = 1; n_hits = q_hits + 1; end
            else begin n_phase_TREE = 1; n_tree = q_tree + 1; end
        end
        if (q_phase_HIT) begin
            if (q_step == 1) n_value = known >= beta ? q_beta : known > alpha ? entry[136:129] : q_alpha;
            if (q_step == 2) {n_ret, n_retLine} = {q_value, `NONE};
        end
        if (q_phase_PASS & q_step == 0) n_passed = 1;
        if (q_phase_SWEEP) n_sweep = q_sweep + 1;
        if (q_phase_SWEEP & last) n_phase_IDLE = 1;
`endif
`ifdef Q_trial
        if (q_phase_TRIAL) begin
            if (q_step == 0) n_code = code;
            if (q_step == 1) {n_trial, n_change} = {q_trial & ~(64'h1 << square), 64'h1 << square};
            if (q_step == 8) n_change = turned | q_change;
            if (q_step == 9) {n_trialMover, n_trialOther} = {own | q_change, opp & ~q_change};
            if (q_step == 10) n_answers = legal;
            if (q_step == 11) n_answerCount = replies_left[5:0];
            if (last) begin
                {n_list, n_listCounts, n_held} = {list, list_counts, {q_held[29:0], 1'b0} | q_held | 31'h1};
                if (q_trial != 0) n_phase_TRIAL = 1;
                else n_phase_TREE = 1;
            end
        end
        if (q_phase_TREE & q_step == 3) n_list = q_list >> 6;
`endif
        if (q_phase_TREE) begin
`ifdef Q_trial
            if (q_step == 1) n_code = q_list[5:0];
`else
            if (q_step == 1) n_code = code;
`endif
            if (q_step == 2) n_move = square;
            if (q_step == 3) n_moves = MUTANT == 2 ? q_moves : q_moves & ~(64'h1 << square);
            if (FORM == `FORM_COMBINATIONAL) begin
                if (q_step == 5) n_change = turned | placed;
            end else begin
                if (q_step == 4) n_change = placed;
                if (q_step == 11) n_change = turned;
                if (q_step == 12) n_change = q_change | placed;
            end
            if (push_board) begin
                n_black = q_color ? q_black & ~q_change : q_black | q_change;
                n_white = q_color ? q_white | q_change : q_white & ~q_change;
            end
        end
        if (q_phase_TREE & push_state | q_phase_PASS & q_step == 2)
            {n_color, n_sp, n_line, n_fresh} = {~q_color, q_sp + 6'd1, `NONE, 1'b1};
        if (q_phase_PASS & q_step == 0) n_move = 27;
        if ((q_phase_TREE | q_phase_PASS) & last) {n_moves, n_phase_COMPARE} = {legal, 1'b1};
        if (q_phase_LEAF) begin
            if (q_step == 0) {n_countBlack, n_countWhite} = {blacks, whites};
            if (q_step == 1) n_value = q_countBlack - q_countWhite;
`ifdef Q_plies
            if (q_step == 2) {n_ret, n_retLine} = {outcome, `NONE};
`else
            if (q_step == 2) {n_ret, n_retLine} = {q_value, `NONE};
`endif
        end
`ifdef Q_plies
        if (q_phase_EVALUATE) begin
            if (q_step == 0) n_movesBlack = legal;
            if (q_step == 1) n_movesWhite = legal;
            if (q_step == 3) {n_mobilityBlack, n_mobilityWhite, n_stable} = {moves_black, moves_white, 64'h0};
            if (q_step >= 4 & q_step <= (MUTANT == 7 ? 10 : 11)) n_stable = q_stable | joined;
            if (q_step == 12) {n_stableBlack, n_stableWhite} = {stable_black, stable_white};
            if (q_step == 13) n_value = estimate;
            if (q_step == 14) {n_ret, n_retLine} = {q_value, `NONE};
        end
`endif
        if (q_phase_ENDED) begin
            if (q_step == 1) n_value = open ^ q_color ? q_alpha : q_beta;
            if (q_step == 2) {n_ret, n_retLine} = {q_value, q_line};
        end
        if (goes_back & ~pop) n_phase_END = 1;
        if (pop) begin
            n_phase_COMPARE = 1;
            {n_white, n_black} = board_read;
            {
`ifdef EXTRA_PUSHED
                `EXTRA_PUSHED(n_),
`endif
                n_color, n_line, n_move, n_beta, n_alpha, n_moves} = state_read;
            {n_sp, n_fresh, n_retValid} = {MUTANT == 3 ? q_sp : q_sp - 6'd1, 2'b01};
        end
        if (q_phase_CUTOFF) begin
            if (q_step == 0) n_moves = 0;
            if (last) n_phase_COMPARE = 1;
        end
        if (q_phase_END & last) begin
            if (UNIT) n_phase_IDLE = 1;
            else n_phase_PUBLISH = 1;
        end
`ifdef Q_hits
        if (q_phase_PUBLISH & last) n_phase_SWEEP = 1;
`else
        if (q_phase_PUBLISH & last) n_phase_IDLE = 1;
`endif
    end
endmodule

`ifndef Q_unit0_sp
`ifdef Q_clocks
// A chip with its host memory: the host's address and data, but where the chip writes.
module chip_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input [7:0] host_address, input host_write, input [63:0] host_wdata, output [63:0] host_rdata, output idle,
    input [127:0] stack_board_word, output [5:0] stack_board_at, output stack_board_write, output [5:0] stack_board_to,
    output [127:0] stack_board_data,
    input [`STATE_BITS-1:0] stack_state_word, output [5:0] stack_state_at, output stack_state_write, output [5:0] stack_state_to,
    output [`STATE_BITS-1:0] stack_state_data,
`ifdef Q_hits
    input [138:0] table__word, output [9:0] table__at, output table__write, output [9:0] table__to, output [138:0] table__data,
    input [138:0] q_table_read, output [138:0] n_table_read,
`endif
`ifdef EXTRA
    `EXTRA_NETS(input, q_, `COMMA), `EXTRA_NETS(output, n_, `COMMA),
`endif
    input [63:0] host_memory_word, host_memory_word_2, output [7:0] host_memory_at, host_memory_at_2, output host_memory_write,
    output [7:0] host_memory_to, output [63:0] host_memory_data,
    `NODE_NETS(input, q_, `COMMA), `NODE_NETS(output, n_, `COMMA), input [39:0] q_clocks, output [39:0] n_clocks,
    input [127:0] q_stack_board_read, output [127:0] n_stack_board_read,
    input [`STATE_BITS-1:0] q_stack_state_read, output [`STATE_BITS-1:0] n_stack_state_read,
    input [63:0] q_host_memory_read, q_host_memory_read_2, output [63:0] n_host_memory_read, n_host_memory_read_2, output allowed, kept
);
    wire pop_asked, finishes;
    wire clear = q_phase_INIT & q_step == 0;
    wire [`NODE_BITS-1:0] n;
    assign `NODE(n_) = n;
    wire [9:0] index;
    wire remember;
    wire [138:0] remembered;
`ifdef EXTRA
    wire [`EXTRA_BITS-1:0] x = `EXTRA(q_), y;
    assign `EXTRA(n_) = y;
`else
    wire [`EXTRA_BITS-1:0] x = 0, y;
`endif
`ifdef Q_hits
    wire sweeps = q_phase_SWEEP;
    wire [138:0] entry = q_table_read;
    assign table__at = index, n_table_read = q_phase_LOOK_UP & q_step == 0 ? table__word : q_table_read;
    assign table__write = remember | sweeps, table__to = sweeps ? q_sweep : index, table__data = sweeps ? 139'h0 : remembered;
`else
    wire sweeps = 1'b0;
    wire [138:0] entry = 0;
`endif
    search #(.FORM(STATE), .MUTANT(MUTANT)) search(.x(x), .y(y), .entry(entry), .index(index), .remember(remember),
        .remembered(remembered),
        .q(`NODE(q_)), .n(n), .start(q_host_memory_read_2[1]), .clear(clear),
        .jcolor(1'b0), .jblack(64'h0), .jwhite(64'h0), .jalpha(8'h0), .jbeta(8'h0), .host(q_host_memory_read_2),
        .board_read(q_stack_board_read), .state_read(q_stack_state_read), .push_board(stack_board_write),
        .push_state(stack_state_write), .pop_asked(pop_asked), .finishes(finishes), .board_data(stack_board_data),
        .state_data(stack_state_data), .allowed(allowed));
    assign n_clocks = clear ? 40'd1 : q_phase_IDLE | q_phase_PUBLISH | sweeps ? q_clocks : q_clocks + 1;
    assign stack_board_at = q_sp - 6'd1, stack_state_at = q_sp - 6'd1, stack_board_to = q_sp, stack_state_to = q_sp;
    assign n_stack_board_read = pop_asked ? stack_board_word : q_stack_board_read;
    assign n_stack_state_read = pop_asked ? stack_state_word : q_stack_state_read;

    // What stays so while it searches (search_lives.sv).
    wire searching;
    search_invariant #(.FORM(STATE)) searches(.q(`NODE(q_)), .x(x), .kept(searching));
    assign kept = allowed & searching;

    // 0 black, 1 white, 2 control, 3 result, 4 to 8 the counters, 9 clocks.
    wire counter = q_phase_PUBLISH & q_step < `FINAL_PUBLISH - 1;
    wire writes = q_phase_END & q_step == 0 | q_phase_PUBLISH & q_step != `FINAL_PUBLISH;
    wire [63:0] count = q_step == 0 ? q_tree : q_step == 1 ? q_leaf : q_step == 2 ? q_ended : q_step == 3 ? q_pass
        : q_step == 4 ? q_cutoff : q_step == 5 ? q_clocks
`ifdef Q_hits
        : q_step == 6 ? q_hits
`endif
        : q_color;
    assign host_memory_at_2 = q_phase_INIT & q_step < 2 ? q_step : q_phase_END ? 3 : counter ? 4 + q_step : 2;
    assign host_memory_at = host_address, host_rdata = q_host_memory_read, idle = q_phase_IDLE;
    assign n_host_memory_read = host_memory_word, n_host_memory_read_2 = host_memory_word_2;
    assign host_memory_write = host_write | writes, host_memory_to = writes ? host_memory_at_2 : host_address;
    assign host_memory_data = ~writes ? host_wdata : q_phase_END ? {2'b00, q_ret, q_retLine} : MUTANT == 4 ? count + 1 : count;
endmodule
`endif
`endif
