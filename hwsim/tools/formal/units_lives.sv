// The dispatcher of the chip with several units always ends. `wrong` is 0 whatever it holds that keeps the invariant, so that
//
// - the invariant stays (0), and each clock leads to the next step of a state or to a state that may follow (1);
// - PLAY takes a move of its position away, CUTOFF all replies, and nothing else adds or takes one (2, 3);
// - where it waits for an answer a unit is at work or has answered, so that nobody waits for nobody (4), no unit begins
//   meanwhile (5), and of the answers that are there one is heard (6);
// - a unit begins from rest, with an open window and no square with two discs, as search_lives.sv asks (7, 8);
// - a move that is handed on finds a free unit (9), and fills an empty square (10).
//
// A root with e empty squares therefore makes at most e first moves with at most e - 1 replies each, and between two of them it
// waits until each unit has ended one search and has been heard.
`ifdef Q_unit0_sp
`define ROOT(p) {p``state_IDLE, p``state_INIT, p``state_COMPARE, p``state_PLAY, p``state_DELEGATE, p``state_AWAIT, p``state_WAIT, \
    p``state_CUTOFF, p``state_ENDED, p``state_END, p``state_PUBLISH, p``step, p``black0, p``white0, p``moves0, p``black1, p``white1, \
    p``moves1, p``change, p``move0, p``move1, p``code, p``alpha0, p``beta0, p``alpha1, p``beta1, p``value, p``ret, p``color, \
    p``ret_valid, p``better, p``root_job, p``eldest, p``first}
`define ROOT_NETS(kind, p, end) kind p``state_IDLE end kind p``state_INIT end kind [1:0] p``state_COMPARE end \
    kind [1:0] p``state_PLAY end kind p``state_DELEGATE end kind p``state_AWAIT end kind p``state_WAIT end kind p``state_CUTOFF end \
    kind [1:0] p``state_ENDED end kind p``state_END end kind p``state_PUBLISH end kind [3:0] p``step end kind [63:0] p``black0 end \
    kind [63:0] p``white0 end kind [63:0] p``moves0 end kind [63:0] p``black1 end kind [63:0] p``white1 end \
    kind [63:0] p``moves1 end kind [63:0] p``change end kind [5:0] p``move0 end kind [5:0] p``move1 end kind [5:0] p``code end \
    kind [7:0] p``alpha0 end kind [7:0] p``beta0 end kind [7:0] p``alpha1 end kind [7:0] p``beta1 end kind [7:0] p``value end \
    kind [7:0] p``ret end kind p``color end kind p``ret_valid end kind p``better end kind p``root_job end kind p``eldest end \
    kind p``first
`define ROOT_BITS 538

module units_live #(parameter UNITS = 1) (
    input [`ROOT_BITS-1:0] q, n, input [UNITS-1:0] ready, n_ready, resting, n_resting, good, n_good, started,
    input given, hands, input [63:0] host, jblack, jwhite, input [7:0] jalpha, jbeta, output [10:0] wrong, output kept
);
    `ROOT_NETS(wire, q_, ;);
    `ROOT_NETS(wire, n_, ;);
    assign `ROOT(q_) = q, `ROOT(n_) = n;
    wire kept_then;
    units_invariant #(.UNITS(UNITS)) before(.q(q), .ready(ready), .resting(resting), .good(good), .kept(kept));
    units_invariant #(.UNITS(UNITS)) after(.q(n), .ready(n_ready), .resting(n_resting), .good(n_good), .kept(kept_then));

    // The host promises a board without two discs on a square.
    wire holds = given & kept & (~(q_state_INIT & q_step == 2) | (q_black0 & host) == 0);
    wire [3:0] final_ = q_state_INIT ? 5 : q_state_COMPARE != 0 | q_state_CUTOFF ? 2 : q_state_PLAY != 0 ? 15
        : q_state_ENDED != 0 ? 3 : q_state_END ? 1 : q_state_PUBLISH ? 7 : 0;
    wire waits = q_state_IDLE | q_state_AWAIT | q_state_WAIT;
    wire [13:0] q_states = {q_state_IDLE, q_state_INIT, q_state_COMPARE[0], q_state_PLAY[0], q_state_DELEGATE, q_state_AWAIT,
        q_state_WAIT, q_state_COMPARE[1], q_state_PLAY[1], q_state_CUTOFF, q_state_ENDED[1], q_state_ENDED[0], q_state_END,
        q_state_PUBLISH};
    wire [13:0] n_states = {n_state_IDLE, n_state_INIT, n_state_COMPARE[0], n_state_PLAY[0], n_state_DELEGATE, n_state_AWAIT,
        n_state_WAIT, n_state_COMPARE[1], n_state_PLAY[1], n_state_CUTOFF, n_state_ENDED[1], n_state_ENDED[0], n_state_END,
        n_state_PUBLISH};
    wire [13:0] after_it = q_state_IDLE ? 14'h1000 : q_state_INIT ? 14'h0A00 : q_state_COMPARE[0] ? 14'h0404
        : q_state_PLAY[0] ? 14'h0280 : q_state_DELEGATE ? 14'h0100 : q_state_AWAIT ? 14'h0802 : q_state_WAIT ? 14'h0040
        : q_state_COMPARE[1] ? 14'h0038 : q_state_PLAY[1] ? 14'h0090 : q_state_CUTOFF ? 14'h0080 : q_state_ENDED[1] ? 14'h0800
        : q_state_ENDED[0] ? 14'h0002 : q_state_END ? 14'h0001 : 14'h2000;
    wire on = n_states == q_states & (waits ? n_step == 0 : q_step != final_ & n_step == q_step + 4'd1);
    wire next = (waits | q_step == final_) & n_step == 0 & n_states != 0 & (n_states & (n_states - 1)) == 0
        & (n_states & ~after_it) == 0;
    wire [UNITS-1:0] free = resting & ~ready, n_free = n_resting & ~n_ready;
    wire fewer0 = (n_moves0 & ~q_moves0) == 0 & n_moves0 != q_moves0, fewer1 = (n_moves1 & ~q_moves1) == 0 & n_moves1 != q_moves1;
    wire takes0 = q_state_PLAY[0] & q_step == 3, takes1 = q_state_PLAY[1] & q_step == 3;
    wire handed = hands & q_state_PLAY[1];
    wire [63:0] taken1 = q_black1 | q_white1, placed1 = 64'h1 << q_move1;
    wire signed [7:0] first_alpha = jalpha, first_beta = jbeta;
    wire possible;
    window job_window(.alpha(jalpha), .beta(jbeta), .possible(possible));

    assign wrong[0] = holds & ~kept_then;
    assign wrong[1] = holds & ~on & ~next;
    assign wrong[2] = holds & ~q_state_INIT & ~q_state_IDLE & (takes0 ? ~fewer0 : n_moves0 != q_moves0);
    assign wrong[3] = holds & ~(q_state_PLAY[0] & q_step == 15) & (takes1 ? ~fewer1
        : q_state_CUTOFF & q_step == 0 ? n_moves1 != 0 : n_moves1 != q_moves1);
    assign wrong[4] = holds & (q_state_AWAIT | q_state_WAIT) & n_states == q_states & & free;
    assign wrong[5] = holds & (q_state_AWAIT | q_state_WAIT) & (free & ~n_free) != 0;
    assign wrong[6] = holds & ready != 0 & ((ready & n_ready) == ready | (ready & ~n_ready & ~n_free) != 0);
    assign wrong[7] = holds & (started & ~free) != 0;
    assign wrong[8] = holds & started != 0 & ~(possible & first_beta > first_alpha & (jblack & jwhite) == 0);
    assign wrong[9] = holds & handed & (started == 0 | (started & (started - 1)) != 0);
    assign wrong[10] = holds & handed & ((taken1 & placed1) != 0 | (jblack | jwhite) != (taken1 | placed1));
endmodule

module units_invariant #(parameter UNITS = 1) (input [`ROOT_BITS-1:0] q, input [UNITS-1:0] ready, resting, good, output kept);
    `ROOT_NETS(wire, q_, ;);
    assign `ROOT(q_) = q;
    wire signed [7:0] alpha0 = q_alpha0, beta0 = q_beta0, alpha1 = q_alpha1, beta1 = q_beta1, ret = q_ret, value = q_value;
    wire possible0, possible1;
    window window0(.alpha(alpha0), .beta(beta0), .possible(possible0));
    window window1(.alpha(alpha1), .beta(beta1), .possible(possible1));
    wire [UNITS-1:0] free = resting & ~ready;
    wire all_free = & free, some_free = | free;
    wire [63:0] taken0 = q_black0 | q_white0, taken1 = q_black1 | q_white1, placed0 = 64'h1 << q_move0, placed1 = 64'h1 << q_move1;
    wire any0 = q_moves0 != 0, any1 = q_moves1 != 0, open1 = beta1 > alpha1;
    wire good_ret = ret >= -64 & ret <= 64, good_value = value >= -64 & value <= 64;
    wire [5:0] square;
    rank_square rank_square(.rank(q_code), .square(square));

    // The root's window is open, and only its mover has drawn a bound in.
    wire open0 = possible0 & beta0 > alpha0 & (q_color ? alpha0 == -127 : beta0 == 127);
    wire tried0 = q_color ? beta0 != 127 : alpha0 != -127, tried1 = q_color ? alpha1 != -127 : beta1 != 127;
    wire improves = q_color ? ret < beta0 : ret > alpha0;
    wire replies = q_state_WAIT | q_state_COMPARE[1] | q_state_PLAY[1] | q_state_CUTOFF | q_state_ENDED[1];
    wire whole = (q_state_DELEGATE | q_state_AWAIT) & q_root_job, part = (q_state_DELEGATE | q_state_AWAIT) & ~q_root_job;
    wire runs = q_state_COMPARE != 0 | q_state_PLAY != 0 | q_state_DELEGATE | q_state_AWAIT | q_state_WAIT | q_state_CUTOFF
        | q_state_ENDED != 0;

    // PLAY, at the root and a move later.
    wire second = q_state_PLAY[1];
    wire [63:0] moves = second ? q_moves1 : q_moves0, taken = second ? taken1 : taken0, placed = second ? placed1 : placed0;
    wire [63:0] opp = second ? (q_color ? q_white1 : q_black1) : q_color ? q_black0 : q_white0;
    wire [5:0] move = second ? q_move1 : q_move0;
    wire play = (q_step > 3 | moves != 0) & (q_step < 2 | q_step > 3 | moves[square]) & (q_step != 3 | move == square)
        & (q_step < 4 | ~taken[move]) & (q_step < 5 | q_step > 11 | q_change == placed) & (q_step != 12 | (q_change & ~opp) == 0)
        & (q_step < 13 | (q_change & ~(opp | placed)) == 0 & (q_change & placed) != 0);
    wire grown = ~taken0[q_move0] & taken1 == (taken0 | placed0);
    wire play0 = play & ~q_ret_valid & (q_step < 14 | grown) & (q_step < 15 | alpha1 == alpha0 & beta1 == beta0 & q_first);

    wire inherited = q_color ? beta1 == beta0 : alpha1 == alpha0;
    wire unused = all_free & alpha1 == alpha0 & beta1 == beta0;          // no reply has been handed on
    wire reply = grown & (q_moves1 & taken1) == 0 & possible1 & inherited & (~q_first | unused & ~q_state_CUTOFF & ~q_state_ENDED[1]
        & (any1 | q_state_PLAY[1] & q_step > 3)) & (q_first | q_eldest | tried1) & ~q_ret_valid;
    wire compare0 = (q_ret_valid ? good_ret : any0) & (q_step != 2 | q_better == (q_ret_valid & improves));
    wire compare1 = any1 ? ~open1 | some_free : all_free;
    wire ended = (q_step != 2 | good_value) & (q_step != 3 | good_ret);
    wire [13:0] states = {q_state_IDLE, q_state_INIT, q_state_COMPARE, q_state_PLAY, q_state_DELEGATE, q_state_AWAIT, q_state_WAIT,
        q_state_CUTOFF, q_state_ENDED, q_state_END, q_state_PUBLISH};
    wire waits = q_state_IDLE | q_state_AWAIT | q_state_WAIT | q_state_DELEGATE;
    wire [3:0] final_ = q_state_INIT ? 5 : q_state_COMPARE != 0 | q_state_CUTOFF ? 2 : q_state_PLAY != 0 ? 15
        : q_state_ENDED != 0 ? 3 : q_state_END ? 1 : q_state_PUBLISH ? 7 : 0;
    assign kept = states != 0 & (states & (states - 1)) == 0 & q_step <= final_
        & ((q_black0 & q_white0) == 0 | q_state_IDLE | q_state_INIT & q_step <= 2) & (q_black1 & q_white1) == 0
        & (ready & ~(resting & good)) == 0 & (~q_eldest | ~all_free)
        & (q_state_AWAIT ? ~free[0] & (free | 1) == {UNITS{1'b1}} : q_state_WAIT | q_state_COMPARE[1] | q_state_PLAY[1]
            | q_state_CUTOFF | all_free)
        & (~q_state_INIT | (q_step < 4 | open0 & ~q_ret_valid) & (q_step < 5 | (q_moves0 & taken0) == 0))
        & (~runs | open0 & (q_moves0 & taken0) == 0) & (~(part | whole) | ~q_ret_valid) & (~part | grown)
        & (~replies | reply) & (~q_state_COMPARE[0] | compare0) & (~q_state_PLAY[0] | play0)
        & (~q_state_COMPARE[1] | compare1) & (~q_state_PLAY[1] | play & (~open1 | some_free))
        & (~q_state_CUTOFF | ~open1 & (q_step == 0 | ~any1)) & (~q_state_ENDED[1] | ~any1 & tried1 & ended)
        & (~q_state_ENDED[0] | ~any0 & tried0 & ended & ~q_ret_valid);
endmodule
`endif
