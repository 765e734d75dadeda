// The search always ends. `wrong` is 0 whatever the machine holds that keeps the invariant, so that
//
// - the invariant stays (0), and each clock leads to the next step of a state, and the last step to a state that may follow (1);
// - a node that is entered has an open window, so that it is never cut off before its first move (2, the invariant);
// - a node comes back to COMPARE with fewer moves, or with the same none and no longer fresh (3, 4, 5);
// - a move puts a disc on an empty square, and a pass leads to a node that has a move (6, 7);
// - the stack pointer goes up by one where a node is pushed, down by one where it comes back, and stays else (8).
//
// A node with e empty squares therefore sees at most e + 2 comparisons and has at most e children, each with e - 1 empty squares,
// or one child that has a move. That the word that comes back is the one that was pushed follows from its address: only nodes
// deeper than it write meanwhile, and above it. Their place is in the stack where e is at most 31.
module search_lives #(parameter FORM = 0, parameter UNIT = 0, parameter MUTANT = 0) (
    input [`NODE_BITS-1:0] q, input [`EXTRA_BITS-1:0] x, input start, clear, jcolor, input [63:0] jblack, jwhite,
    input [7:0] jalpha, jbeta, input [63:0] host, input [127:0] board_read, input [140:0] state_read, output [8:0] wrong
);
    wire [`NODE_BITS-1:0] n;
    wire [`EXTRA_BITS-1:0] y;
    wire push_board, push_state, pop_asked, finishes, right;
    wire [127:0] board_data;
    wire [140:0] state_data;
    search #(.FORM(FORM), .UNIT(UNIT), .MUTANT(MUTANT)) search(.q(q), .n(n), .x(x), .y(y), .entry(139'h0),
        .start(start), .clear(clear), .jcolor(jcolor),
        .jblack(jblack), .jwhite(jwhite), .jalpha(jalpha), .jbeta(jbeta), .host(host), .board_read(board_read),
        .state_read(state_read), .push_board(push_board), .push_state(push_state), .pop_asked(pop_asked), .finishes(finishes),
        .board_data(board_data), .state_data(state_data), .allowed(right));
    wire kept, kept_then, right_then;
    search #(.FORM(FORM), .UNIT(UNIT)) then(.q(n), .x(y), .entry(139'h0), .start(1'b0), .clear(1'b0), .jcolor(1'b0), .jblack(64'h0),
        .jwhite(64'h0), .jalpha(8'h0), .jbeta(8'h0), .host(64'h0), .board_read(128'h0), .state_read(141'h0), .allowed(right_then));
    search_invariant #(.FORM(FORM), .UNIT(UNIT)) before(.q(q), .x(x), .kept(kept));
    search_invariant #(.FORM(FORM), .UNIT(UNIT)) after(.q(n), .x(y), .kept(kept_then));
    `NODE_NETS(wire, q_, ;);
    `NODE_NETS(wire, n_, ;);
    assign `NODE(q_) = q, `NODE(n_) = n;
`ifdef Q_plies
    `EXTRA_NETS(wire, q_, ;);
    `EXTRA_NETS(wire, n_, ;);
    assign `EXTRA(q_) = x, `EXTRA(n_) = y;
`else
    wire q_phase_EVALUATE = 0, n_phase_EVALUATE = 0;
`endif

    // What the stack and the one who gives the job promise.
    wire [63:0] read_taken = board_read[63:0] | board_read[127:64];
    wire window_kept, job_kept;
    window read_window(.alpha(state_read[71:64]), .beta(state_read[79:72]), .possible(window_kept));
    window job_window(.alpha(jalpha), .beta(jbeta), .possible(job_kept));
    wire signed [7:0] first_alpha = jalpha, first_beta = jbeta, alpha = q_alpha, beta = q_beta;
    wire promised = (board_read[63:0] & board_read[127:64]) == 0 & (state_read[63:0] & read_taken) == 0 & window_kept
        & (UNIT ? ~start | job_kept & first_beta > first_alpha & (jblack & jwhite) == 0
            : ~(q_phase_INIT & q_step == 2) | (q_black & host) == 0);
    wire given = right & kept & promised;

    wire [10:0] q_phases = {q_phase_EVALUATE, q_phase_PUBLISH, q_phase_END, q_phase_CUTOFF, q_phase_PASS, q_phase_ENDED,
        q_phase_LEAF, q_phase_TREE, q_phase_COMPARE, q_phase_INIT, q_phase_IDLE};
    wire [10:0] n_phases = {n_phase_EVALUATE, n_phase_PUBLISH, n_phase_END, n_phase_CUTOFF, n_phase_PASS, n_phase_ENDED,
        n_phase_LEAF, n_phase_TREE, n_phase_COMPARE, n_phase_INIT, n_phase_IDLE};
    wire leaves = q_phase_LEAF | q_phase_ENDED | q_phase_EVALUATE;
    wire [10:0] after_it = q_phase_IDLE ? 11'h002 : q_phase_INIT ? 11'h004 : q_phase_COMPARE ? 11'h4F8 : q_phase_END ? 11'h201
        : q_phase_PUBLISH ? 11'h001 : leaves ? 11'h104 : 11'h004;
    localparam FLIPPED = FORM == `FORM_COMBINATIONAL ? 6 : 13;
    wire [3:0] final_ = q_phase_INIT ? 5 : q_phase_COMPARE | q_phase_CUTOFF ? 2 : q_phase_TREE ? FLIPPED + 2
        : q_phase_LEAF | q_phase_ENDED | q_phase_PASS ? 3 : q_phase_END ? 1 : q_phase_EVALUATE ? 14 : 7;
    wire on = q_step != final_ & n_phases == q_phases & n_step == q_step + 4'd1;
    wire next = q_step == final_ & n_step == 0 & n_phases != 0 & (n_phases & (n_phases - 1)) == 0 & (n_phases & ~after_it) == 0;
    wire [63:0] taken = q_black | q_white, then_taken = n_black | n_white, placed = 64'h1 << q_move;
    wire plays = q_phase_TREE & q_step == FLIPPED;
    wire deeper = q_phase_TREE & q_step == FLIPPED + 1 | q_phase_PASS & q_step == 2;
    wire back = leaves & q_step == final_ & q_sp != 0;
    wire fewer = (n_moves & ~q_moves) == 0 & n_moves != q_moves;

    assign wrong[0] = given & ~(kept_then & right_then);
    assign wrong[1] = given & ~q_phase_IDLE & ~on & ~next;
    assign wrong[2] = given & q_phase_COMPARE & q_step == final_ & q_fresh & n_phase_CUTOFF;
    assign wrong[3] = given & q_phase_TREE & (q_step == 3 ? ~fewer : q_step != final_ & n_moves != q_moves);
    assign wrong[4] = given & q_phase_CUTOFF & (q_step == 0 ? ~fewer | n_moves != 0 : n_moves != 0);
    assign wrong[5] = given & (q_phase_COMPARE & {n_moves, n_fresh} != {q_moves, q_fresh}
        | (q_phase_PASS | q_phase_LEAF | q_phase_EVALUATE) & ~q_fresh | (q_phase_CUTOFF | q_phase_ENDED) & q_fresh
        | push_state & state_data[63:0] != q_moves | back & (n_fresh | n_moves != state_read[63:0]));
    assign wrong[6] = given & (plays ? then_taken != (taken | placed) | (taken & placed) != 0
        : ~q_phase_INIT & ~q_phase_IDLE & ~back & {n_black, n_white} != {q_black, q_white});
    assign wrong[7] = given & q_phase_PASS & q_step == final_ & n_moves == 0;
    assign wrong[8] = given & ~(q_phase_INIT & q_step == 3) & n_sp != (deeper ? q_sp + 6'd1 : back ? q_sp - 6'd1 : q_sp);
endmodule

// A window that the search can have: each bound is still without limit or what a node can be worth.
`ifdef Q_plies
`define MOST 126
`else
`define MOST 64
`endif
module window(input signed [7:0] alpha, beta, output possible);
    assign possible = (alpha == -127 | alpha >= -`MOST & alpha <= `MOST) & (beta == 127 | beta >= -`MOST & beta <= `MOST);
endmodule

module search_invariant #(parameter FORM = 0, parameter UNIT = 0) (input [`NODE_BITS-1:0] q, input [`EXTRA_BITS-1:0] x, output kept);
    `NODE_NETS(wire, q_, ;);
    assign `NODE(q_) = q;
`ifdef Q_plies
    `EXTRA_NETS(wire, q_, ;);
    assign `EXTRA(q_) = x;
`endif
    localparam FLIPPED = FORM == `FORM_COMBINATIONAL ? 6 : 13;
    wire signed [7:0] alpha = q_alpha, beta = q_beta, ret = q_ret, value = q_value;
    wire possible, open = beta > alpha;
    window window(.alpha(alpha), .beta(beta), .possible(possible));
    wire improves = q_color ? ret < beta : ret > alpha;
    // The side to move has taken the result of a child.
    wire tried = ~q_fresh & (q_color ? beta != 127 : alpha != -127);
    wire good_ret = ret >= -`MOST & ret <= `MOST, good_value = value >= -`MOST & value <= `MOST;
    wire [63:0] taken = q_black | q_white, opp = q_color ? q_black : q_white, placed = 64'h1 << q_move;
    wire [5:0] square;
    rank_square rank_square(.rank(q_code), .square(square));
    wire before_pass = q_phase_COMPARE | q_phase_PASS & q_step < 3;
    wire other = q_color ^ before_pass;
    wire [63:0] all, none;
    rules rules(.own(other ? q_white : q_black), .opp(other ? q_black : q_white), .placed(64'h0), .legal(all), .turned(none));
    wire answers = (all & ~64'h0000001818000000) != 0;

    wire fresh = q_fresh & open & ~q_retValid, played = open & ~q_retValid & (q_fresh | tried);
    wire compare = (q_moves & taken) == 0 & (q_fresh ? fresh & (q_step != 2 | ~q_better)
            & (q_step == 0 | q_moves != 0 | q_otherAny == answers) : q_retValid ? good_ret : tried & q_moves == 0)
        & (q_step != 2 | q_better == (q_retValid & improves));
    wire changes = FORM == `FORM_COMBINATIONAL
        ? q_step != FLIPPED | (q_change & ~(opp | placed)) == 0 & (q_change & placed) != 0
        : (q_step < 5 | q_step > 11 | q_change == placed) & (q_step != 12 | (q_change & ~opp) == 0)
            & (q_step != 13 | (q_change & ~(opp | placed)) == 0 & (q_change & placed) != 0);
    wire tree = (q_step == FLIPPED + 2 ? fresh : played) & (q_step > 3 | q_moves != 0)
        & (q_step > FLIPPED | (q_moves & taken) == 0) & (q_step < 2 | q_step > 3 | q_moves[square]) & (q_step != 3 | q_move == square)
        & (q_step < 4 | q_step > FLIPPED | ~taken[q_move]) & changes;
    wire leaf = q_fresh & q_moves == 0 & (q_step != 1 | q_countBlack <= 64 & q_countWhite <= 64)
        & (q_step != 2 | value >= -64 & value <= 64) & (q_step != 3 | good_ret);
    wire ended = q_moves == 0 & ~q_retValid & tried & (q_step > 1 | ~q_better | ret == (q_color ? beta : alpha))
        & (q_step != 2 | good_value) & (q_step != 3 | good_ret);
    wire pass = fresh & (q_step == 3 | q_moves == 0) & answers;
    wire cutoff = ~open & ~q_retValid & tried & (q_moves == 0) == (q_step != 0);
    wire init = (UNIT | q_step >= 4 ? possible & open : 1'b1) & (q_step < 4 | q_sp == 0 & ~q_retValid)
        & (q_step < 5 | q_fresh & (q_moves & taken) == 0);
    wire runs = q_phase_COMPARE | q_phase_TREE | q_phase_LEAF | q_phase_ENDED | q_phase_PASS | q_phase_CUTOFF;
    assign kept = (~runs | possible) & (~q_phase_INIT | init) & (~q_phase_COMPARE | compare) & (~q_phase_TREE | tree)
        & (~q_phase_LEAF | leaf) & (~q_phase_ENDED | ended) & (~q_phase_PASS | pass) & (~q_phase_CUTOFF | cutoff)
        & (~q_phase_END | good_ret)
`ifdef Q_plies
        & (~q_phase_EVALUATE | possible & q_fresh & (q_step != 14 | good_value))
`endif
        & ((q_black & q_white) == 0 | q_phase_IDLE | !UNIT & q_phase_INIT & q_step <= 2);
endmodule
