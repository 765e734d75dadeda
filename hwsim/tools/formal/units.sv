// The dispatcher of the chip with several units, a clock at a time: it makes the first two moves, gives what is left to the
// first free unit and hears the first that has finished. The root's registers end in 0, those of the move searched in 1.
`ifdef Q_unit11_sp
`define UNITS 12
`else
`ifdef Q_unit7_sp
`define UNITS 8
`else
`ifdef Q_unit3_sp
`define UNITS 4
`else
`ifdef Q_unit1_sp
`define UNITS 2
`else
`ifdef Q_unit0_sp
`define UNITS 1
`endif
`endif
`endif
`endif
`endif
`define UNIT_PORTS(number, tail) `NODE_NETS(input, q_unit``number``_, `COMMA), `NODE_NETS(output, n_unit``number``_, `COMMA), \
    input [5:0] q_reply``number, output [5:0] n_reply``number, \
    input [127:0] stack_board``tail``_word, output [5:0] stack_board``tail``_at, output stack_board``tail``_write, \
    output [5:0] stack_board``tail``_to, output [127:0] stack_board``tail``_data, \
    input [140:0] stack_state``tail``_word, output [5:0] stack_state``tail``_at, output stack_state``tail``_write, \
    output [5:0] stack_state``tail``_to, output [140:0] stack_state``tail``_data, \
    input [127:0] q_stack_board_read``tail, output [127:0] n_stack_board_read``tail, \
    input [140:0] q_stack_state_read``tail, output [140:0] n_stack_state_read``tail,
`define UNIT_WIRES(number, tail) \
    assign q_nodes[number] = `NODE(q_unit``number``_), board_reads[number] = q_stack_board_read``tail; \
    assign state_reads[number] = q_stack_state_read``tail, replies[number] = q_reply``number; \
    assign `NODE(n_unit``number``_) = n_nodes[number]; \
    assign n_reply``number = hands & chosen[number] ? q_move1 : q_reply``number; \
    assign stack_board``tail``_at = q_unit``number``_sp - 6'd1, stack_state``tail``_at = q_unit``number``_sp - 6'd1; \
    assign stack_board``tail``_to = q_unit``number``_sp, stack_state``tail``_to = q_unit``number``_sp; \
    assign stack_board``tail``_write = push_board[number], stack_state``tail``_write = push_state[number]; \
    assign stack_board``tail``_data = board_data[number], stack_state``tail``_data = state_data[number]; \
    assign n_stack_board_read``tail = pop_asked[number] ? stack_board``tail``_word : q_stack_board_read``tail; \
    assign n_stack_state_read``tail = pop_asked[number] ? stack_state``tail``_word : q_stack_state_read``tail;

`ifdef UNITS
module units_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    `UNIT_PORTS(0, )
`ifdef Q_unit1_sp
    `UNIT_PORTS(1, _2)
`endif
`ifdef Q_unit3_sp
    `UNIT_PORTS(2, _3) `UNIT_PORTS(3, _4)
`endif
`ifdef Q_unit7_sp
    `UNIT_PORTS(4, _5) `UNIT_PORTS(5, _6) `UNIT_PORTS(6, _7) `UNIT_PORTS(7, _8)
`endif
`ifdef Q_unit11_sp
    `UNIT_PORTS(8, _9) `UNIT_PORTS(9, _10) `UNIT_PORTS(10, _11) `UNIT_PORTS(11, _12)
`endif
    input [7:0] host_address, input host_write, input [63:0] host_wdata, output [63:0] host_rdata, output idle,
    input [63:0] host_memory_word, host_memory_word_2, output [7:0] host_memory_at, host_memory_at_2, output host_memory_write,
    output [7:0] host_memory_to, output [63:0] host_memory_data,
    input [63:0] q_host_memory_read, q_host_memory_read_2, output [63:0] n_host_memory_read, n_host_memory_read_2,
    input [`UNITS-1:0] q_ready, output [`UNITS-1:0] n_ready,
    input q_state_IDLE, q_state_INIT, input [1:0] q_state_COMPARE, q_state_PLAY, input q_state_DELEGATE, q_state_AWAIT,
    input q_state_WAIT, q_state_CUTOFF, input [1:0] q_state_ENDED, input q_state_END, q_state_PUBLISH, input [3:0] q_step,
    output reg n_state_IDLE, n_state_INIT, output reg [1:0] n_state_COMPARE, n_state_PLAY, output reg n_state_DELEGATE,
    output reg n_state_AWAIT, n_state_WAIT, n_state_CUTOFF, output reg [1:0] n_state_ENDED, output reg n_state_END,
    output reg n_state_PUBLISH, output reg [3:0] n_step,
    input [63:0] q_black0, q_white0, q_moves0, q_black1, q_white1, q_moves1, q_change, input [5:0] q_move0, q_move1, q_code,
    input [7:0] q_alpha0, q_beta0, q_alpha1, q_beta1, q_value, q_ret, input [53:0] q_line0, q_line1, q_ret_line,
    input q_color, q_ret_valid, q_better, q_root_job, q_eldest, q_first, input [31:0] q_tree, q_ended, q_cutoff,
    input [39:0] q_clocks,
    output reg [63:0] n_black0, n_white0, n_moves0, n_black1, n_white1, n_moves1, n_change,
    output reg [5:0] n_move0, n_move1, n_code, output reg [7:0] n_alpha0, n_beta0, n_alpha1, n_beta1, n_value, n_ret,
    output reg [53:0] n_line0, n_line1, n_ret_line, output reg n_color, n_ret_valid, n_better, n_root_job, n_eldest, n_first,
    output reg [31:0] n_tree, n_ended, n_cutoff, output reg [39:0] n_clocks, output allowed, output [10:0] wrong, output kept
);
    wire [`NODE_BITS-1:0] q_nodes [0:`UNITS-1];
    wire [`NODE_BITS-1:0] n_nodes [0:`UNITS-1];
    wire [127:0] board_reads [0:`UNITS-1];
    wire [140:0] state_reads [0:`UNITS-1];
    wire [127:0] board_data [0:`UNITS-1];
    wire [140:0] state_data [0:`UNITS-1];
    wire [5:0] replies [0:`UNITS-1];
    wire [`UNITS-1:0] push_board, push_state, pop_asked, finishes, right, resting, free, chosen, heard;
    `UNIT_WIRES(0, )
`ifdef Q_unit1_sp
    `UNIT_WIRES(1, _2)
`endif
`ifdef Q_unit3_sp
    `UNIT_WIRES(2, _3) `UNIT_WIRES(3, _4)
`endif
`ifdef Q_unit7_sp
    `UNIT_WIRES(4, _5) `UNIT_WIRES(5, _6) `UNIT_WIRES(6, _7) `UNIT_WIRES(7, _8)
`endif
`ifdef Q_unit11_sp
    `UNIT_WIRES(8, _9) `UNIT_WIRES(9, _10) `UNIT_WIRES(10, _11) `UNIT_WIRES(11, _12)
`endif

    wire [13:0] states = {q_state_IDLE, q_state_INIT, q_state_COMPARE, q_state_PLAY, q_state_DELEGATE, q_state_AWAIT,
        q_state_WAIT, q_state_CUTOFF, q_state_ENDED, q_state_END, q_state_PUBLISH};
    wire [3:0] final_ = q_state_INIT ? 5 : q_state_COMPARE != 0 | q_state_CUTOFF ? 2 : q_state_PLAY != 0 ? 15
        : q_state_ENDED != 0 ? 3 : q_state_END ? 1 : q_state_PUBLISH ? 7 : 0;
    wire waits = q_state_IDLE | q_state_AWAIT | q_state_WAIT;
    wire last = ~waits & q_step == final_;
    wire played0 = q_state_PLAY[0] & last, played1 = q_state_PLAY[1] & last;
    wire clear = q_state_INIT & q_step == 0;

    // The window of the replies.
    wire signed [7:0] alpha0 = q_alpha0, beta0 = q_beta0, alpha1 = q_alpha1, beta1 = q_beta1, ret = q_ret;
    wire open = beta1 > alpha1;
    // Mutant 1 is the circuit as it first was: it handed on a reply whose window had been closed meanwhile.
    wire hands = played1 & (open | MUTANT == 1);

    // The units: free ones take jobs, finished ones are heard, always the first of them.
    wire whole = q_state_DELEGATE & q_root_job, part = q_state_DELEGATE & ~q_root_job;
    wire second = q_state_PLAY[1];
    wire [63:0] after_black, after_white;
    wire [53:0] lines [0:`UNITS];
    wire [7:0] values [0:`UNITS];
    wire [5:0] answers_to [0:`UNITS];
    assign lines[`UNITS] = 0, values[`UNITS] = 0, answers_to[`UNITS] = 0;
    genvar i;
    generate
        for (i = 0; i < `UNITS; i = i + 1) begin : unit
            `NODE_NETS(wire, u_, ;);
            assign `NODE(u_) = q_nodes[i];
            search #(.UNIT(1)) search(.q(q_nodes[i]), .n(n_nodes[i]), .x(1'b0), .entry(139'h0),
                .start(hands & chosen[i] | q_state_DELEGATE & i == 0),
                .clear(clear), .jcolor(q_color ^ part), .jblack(whole ? q_black0 : part ? q_black1 : after_black),
                .jwhite(whole ? q_white0 : part ? q_white1 : after_white), .jalpha(q_state_DELEGATE ? q_alpha0 : q_alpha1),
                .jbeta(q_state_DELEGATE ? q_beta0 : q_beta1), .host(64'h0), .board_read(board_reads[i]),
                .state_read(state_reads[i]), .push_board(push_board[i]), .push_state(push_state[i]), .pop_asked(pop_asked[i]),
                .finishes(finishes[i]), .board_data(board_data[i]), .state_data(state_data[i]), .allowed(right[i]));
            assign resting[i] = u_phase_IDLE;
            assign lines[i] = heard[i] ? u_retLine : lines[i + 1];
            assign values[i] = heard[i] ? u_ret : values[i + 1];
            assign answers_to[i] = heard[i] ? replies[i] : answers_to[i + 1];
        end
    endgenerate
    assign free = resting & ~q_ready;
    assign chosen = free & ~(free - 1), heard = q_ready & ~(q_ready - 1);
    assign n_ready = finishes | q_ready & ~(MUTANT == 4 ? heard & ~resting : heard);
    wire some_ready = q_ready != 0, all_free = & free, some_free = | free;
    wire signed [7:0] value = values[0];

    // Checker, selector and flipper work on the root or on the move's position.
    wire root_moves = q_state_INIT;
    wire [63:0] legal_own = root_moves ? (q_color ? q_white0 : q_black0) : q_color ? q_black1 : q_white1;
    wire [63:0] legal_opp = root_moves ? (q_color ? q_black0 : q_white0) : q_color ? q_white1 : q_black1;
    wire [63:0] all, turned, none1, none2, left;
    rules moves_of(.own(legal_own), .opp(legal_opp), .placed(64'h0), .legal(all), .turned(none1));
    wire [63:0] legal = all & ~64'h0000001818000000;
    wire [63:0] moves = second ? q_moves1 : q_moves0;
    wire any0 = q_moves0 != 0, any1 = q_moves1 != 0, found, ok;
    wire [5:0] code, first, square;
    selector_alone selector(.legal(moves), .any(found), .code(code), .square(first), .remaining(left), .allowed(ok));
    rank_square rank_square(.rank(q_code), .square(square));
    wire mover = q_color ^ second;
    wire [63:0] black = second ? q_black1 : q_black0, white = second ? q_white1 : q_white0;
    rules discs_of(.own(mover ? white : black), .opp(mover ? black : white), .placed(q_change), .legal(none2), .turned(turned));
    wire [63:0] placed = 64'h1 << (second ? q_move1 : q_move0);
    assign after_black = mover ? black & ~q_change : black | q_change;
    assign after_white = mover ? white | q_change : white & ~q_change;

    wire goes = q_state_WAIT & (any1 ? ~open | some_free & ~q_eldest : all_free & (MUTANT != 3 | some_ready));
    wire answered = q_state_AWAIT & some_ready;
    wire better1 = some_ready & ~q_state_AWAIT & (q_color ? value > alpha1 : value < beta1);
    wire leaves = q_state_IDLE & q_host_memory_read_2[1] | last | goes | answered;
    wire ends = last & q_state_ENDED != 0;
    wire mover_ends = q_color ^ q_state_ENDED[1];
    wire signed [7:0] alpha_ends = q_state_ENDED[0] ? q_alpha0 : q_alpha1, beta_ends = q_state_ENDED[0] ? q_beta0 : q_beta1;

    always @* begin
        {n_black0, n_white0, n_moves0, n_black1, n_white1, n_moves1, n_change, n_move0, n_move1, n_code, n_alpha0, n_beta0, n_alpha1,
            n_beta1, n_value, n_ret, n_line0, n_line1, n_ret_line, n_color, n_ret_valid, n_better, n_root_job, n_eldest, n_first,
            n_tree, n_ended, n_cutoff, n_clocks} = {q_black0, q_white0, q_moves0, q_black1, q_white1, q_moves1, q_change, q_move0,
            q_move1, q_code, q_alpha0, q_beta0, q_alpha1, q_beta1, q_value, q_ret, q_line0, q_line1, q_ret_line, q_color,
            q_ret_valid, q_better, q_root_job, q_eldest, q_first, q_tree, q_ended, q_cutoff, q_clocks};
        {n_state_IDLE, n_state_INIT, n_state_COMPARE, n_state_PLAY, n_state_DELEGATE, n_state_AWAIT, n_state_WAIT, n_state_CUTOFF,
            n_state_ENDED, n_state_END, n_state_PUBLISH} = leaves ? 14'h0 : states;
        n_step = waits | last ? 0 : q_step + 1;
        if (~q_state_IDLE & ~q_state_PUBLISH) n_clocks = q_clocks + 1;

        if (better1 & q_color) n_alpha1 = value;
        if (better1 & ~q_color) n_beta1 = value;
        if (better1) n_line1 = {answers_to[0], lines[0][53:6]};
        if (some_ready) n_eldest = 0;

        if (q_state_IDLE & leaves) n_state_INIT = 1;
        if (q_state_INIT) begin
            if (q_step == 0) {n_color, n_tree, n_ended, n_cutoff, n_clocks} = {q_host_memory_read_2[0], 96'h0, 40'd1};
            if (q_step == 1) n_black0 = q_host_memory_read_2;
            if (q_step == 2) n_white0 = q_host_memory_read_2;
            if (q_step == 3) {n_alpha0, n_beta0, n_line0, n_ret_valid} = {-8'sd127, 8'sd127, `NONE, 1'b0};
            if (q_step == 4) n_moves0 = legal;
            if (last & any0) n_state_COMPARE[0] = 1;
            if (last & ~any0) {n_state_DELEGATE, n_root_job} = 2'b11;
        end
        if (q_state_COMPARE[0]) begin
            if (q_step == 1) n_better = q_ret_valid & (q_color ? ret < beta0 : ret > alpha0);
            if (last) begin
                if (q_better & ~q_color) n_alpha0 = ret;
                if (q_better & q_color) n_beta0 = ret;
                if (q_better) n_line0 = {q_move0, q_ret_line[53:6]};
                n_ret_valid = 0;
                if (any0) n_state_PLAY[0] = 1;
                else n_state_ENDED[0] = 1;
            end
        end
        if (q_state_PLAY != 0) begin
            if (q_step == 1) n_code = code;
            if (q_step == 2 & second) n_move1 = square;
            if (q_step == 2 & ~second) n_move0 = square;
            if (q_step == 3 & second) n_moves1 = q_moves1 & ~(64'h1 << square);
            if (q_step == 3 & ~second) n_moves0 = MUTANT == 2 ? q_moves0 : q_moves0 & ~(64'h1 << square);
            if (q_step == 4) n_change = placed;
            if (q_step == 11) n_change = turned;
            if (q_step == 12) n_change = q_change | placed;
        end
        if (q_state_PLAY[0]) begin
            if (q_step == 13) {n_black1, n_white1} = {after_black, after_white};
            if (q_step == 14) {n_alpha1, n_beta1, n_line1, n_first} = {q_alpha0, q_beta0, `NONE, 1'b1};
            if (last) begin
                n_moves1 = legal;
                n_root_job = 0;
                n_tree = q_tree + 1;
                if (legal != 0) n_state_WAIT = 1;
                else n_state_DELEGATE = 1;
            end
        end
        if (q_state_DELEGATE) n_state_AWAIT = 1;
        if (answered) begin
            {n_ret, n_ret_line, n_ret_valid} = {value, lines[0], 1'b1};
            if (q_root_job) n_state_END = 1;
            else n_state_COMPARE[0] = 1;
        end
        if (goes) n_state_COMPARE[1] = 1;
        if (q_state_COMPARE[1] & last) begin
            if (~any1) n_state_ENDED[1] = 1;
            else if (open) n_state_PLAY[1] = 1;
            else n_state_CUTOFF = 1;
        end
        if (played1) begin
            n_eldest = n_eldest | q_first;
            n_first = 0;
            if (hands) begin n_state_WAIT = 1; n_tree = q_tree + 1; end
            else n_state_CUTOFF = 1;
        end
        if (q_state_CUTOFF) begin
            if (q_step == 0 & MUTANT != 5) n_moves1 = 0;
            if (last) begin n_state_WAIT = 1; n_cutoff = q_cutoff + 1; end
        end
        if (q_state_ENDED != 0) begin
            if (q_step == 1) n_value = (beta_ends > alpha_ends) ^ mover_ends ? alpha_ends : beta_ends;
            if (q_step == 2) {n_ret, n_ret_line} = {q_value, q_state_ENDED[0] ? q_line0 : q_line1};
        end
        if (ends) n_ended = q_ended + 1;
        if (ends & q_state_ENDED[0]) n_state_END = 1;
        if (ends & q_state_ENDED[1]) {n_state_COMPARE[0], n_ret_valid} = 2'b11;
        if (q_state_END & last) n_state_PUBLISH = 1;
        if (q_state_PUBLISH & last) n_state_IDLE = 1;
    end

    // The host's memory, as for the chip with one unit; the counters are those of all units and of the dispatcher.
    wire [31:0] tree [0:`UNITS], leaf [0:`UNITS], ended [0:`UNITS], pass [0:`UNITS], cutoff [0:`UNITS];
    assign tree[0] = q_tree, leaf[0] = 0, ended[0] = q_ended, pass[0] = 0, cutoff[0] = q_cutoff;
    generate
        for (i = 0; i < `UNITS; i = i + 1) begin : sums
            `NODE_NETS(wire, u_, ;);
            assign `NODE(u_) = q_nodes[i];
            assign tree[i + 1] = tree[i] + u_tree, leaf[i + 1] = leaf[i] + u_leaf, ended[i + 1] = ended[i] + u_ended;
            assign pass[i + 1] = pass[i] + u_pass, cutoff[i + 1] = cutoff[i] + u_cutoff;
        end
    endgenerate
    wire writes = q_state_END & q_step == 0 | q_state_PUBLISH & q_step != 7;
    wire [63:0] count = q_step == 0 ? tree[`UNITS] : q_step == 1 ? leaf[`UNITS] : q_step == 2 ? ended[`UNITS]
        : q_step == 3 ? pass[`UNITS] : q_step == 4 ? cutoff[`UNITS] : q_step == 5 ? q_clocks : q_color;
    assign host_memory_at_2 = q_state_INIT & q_step < 2 ? q_step : q_state_END ? 3 : q_state_PUBLISH & q_step < 6 ? 4 + q_step : 2;
    assign host_memory_at = host_address, host_rdata = q_host_memory_read, idle = q_state_IDLE;
    assign n_host_memory_read = host_memory_word, n_host_memory_read_2 = host_memory_word_2;
    assign host_memory_write = host_write | writes, host_memory_to = writes ? host_memory_at_2 : host_address;
    assign host_memory_data = ~writes ? host_wdata : q_state_END ? {2'b00, q_ret, q_ret_line} : count;

    // While the root is worked on no unit is; while its first reply is made none has begun.
    wire replies_run = q_state_WAIT | q_state_COMPARE[1] | q_state_PLAY[1] | q_state_CUTOFF;
    wire one = states != 0 & (states & (states - 1)) == 0 & q_step <= (waits ? 0 : final_);
    assign allowed = one & (& right) & ((q_black0 & q_white0) == 0 | q_state_IDLE | q_state_INIT & q_step <= 2) & (q_black1 & q_white1) == 0
        & (q_ready & ~resting) == 0 & (replies_run | all_free | q_state_AWAIT);

    // That it ends (units_lives.sv); of a unit only this is asked, which search_lives.sv shows.
    wire [`UNITS-1:0] started, good, n_good, n_resting, sound, searching;
    wire dispatches;
    generate
        for (i = 0; i < `UNITS; i = i + 1) begin : unit_ends
            `NODE_NETS(wire, u_, ;);
            `NODE_NETS(wire, v_, ;);
            assign `NODE(u_) = q_nodes[i], `NODE(v_) = n_nodes[i];
            wire signed [7:0] u = u_ret, v = v_ret;
            assign started[i] = hands & chosen[i] | q_state_DELEGATE & i == 0, n_resting[i] = v_phase_IDLE;
            assign good[i] = u >= -64 & u <= 64, n_good[i] = v >= -64 & v <= 64, sound[i] = right[i] & (~u_phase_END | good[i]);
            search_invariant #(.UNIT(1)) searches(.q(q_nodes[i]), .x(1'b0), .kept(searching[i]));
        end
    endgenerate
    units_live #(.UNITS(`UNITS)) lives(.q(`ROOT(q_)), .n(`ROOT(n_)), .ready(q_ready), .n_ready(n_ready), .resting(resting),
        .n_resting(n_resting), .good(good), .n_good(n_good), .started(started), .given(& sound), .hands(hands),
        .host(q_host_memory_read_2), .jblack(whole ? q_black0 : part ? q_black1 : after_black),
        .jwhite(whole ? q_white0 : part ? q_white1 : after_white), .jalpha(q_state_DELEGATE ? q_alpha0 : q_alpha1),
        .jbeta(q_state_DELEGATE ? q_beta0 : q_beta1), .wrong(wrong), .kept(dispatches));
    assign kept = dispatches & (& right) & (& searching);
endmodule
`endif
