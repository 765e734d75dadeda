// The referee, one clock in one of its ten states, written from the slides of document 004: which state follows, what
// becomes of the board, the colour to move, the latched legal moves, the box and the error flags.
//
// `referee_circuit` is the exported machine with its registers cut open (see formal.sh), `referee_rules` the same by the
// rules, both on whatever the invariant of the state allows:
//
//   INIT           anything at all
//   other states   one disc a square, one colour to move, no stale error
//   TEST, READY, UPDATE      the latched legal moves are those of the board and the colour to move
//   READY          there is one
//   UPDATE         the box names one of them
//   SWAP2          the colour to move has no move; LATCH2, TEST2: nor had the other; OVER: neither has one
//
// Without LATCH states nothing is known of the latched moves but that UPDATE plays one of them; compared if it is legal.
//
// `referee_keeps` says that what follows by the rules satisfies the invariant of the state that follows, and
// `referee_goes_on` that it does not wait for ever: their outputs, what is broken, must be constant 0.
//
// STATE   0 INIT, 1 SWAP1, 2 LATCH1, 3 TEST1, 4 SWAP2, 5 LATCH2, 6 TEST2, 7 READY, 8 UPDATE, 9 OVER
// BOX     0 the mailbox with a dirty bit, 1 the mailbox that is overwritten, 2 the queue of four moves
// LATCHES 1 with LATCH states, 0 without
// MUTANT  makes these rules wrong in one place; 100 and more, those of Othello
`define INIT 0
`define SWAP1 1
`define LATCH1 2
`define TEST1 3
`define SWAP2 4
`define LATCH2 5
`define TEST2 6
`define READY 7
`define UPDATE 8
`define OVER 9

// What a state may find: the free inputs narrowed to what the invariant allows, and whether it allows them.
module before #(parameter STATE = 0, parameter LATCHES = 1, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, any_legal,
    input         black_moves, any_white_moves, any_stale, any_fresh,
    input  [5:0]  box,
    output [63:0] white, legal,
    output        white_moves, stale, fresh, allowed
);
    localparam KNOWN = STATE == `TEST1 || STATE == `TEST2 || STATE == `READY || STATE == `UPDATE;
    wire [63:0] by_black, by_white, none1, none2;
    wire [63:0] mine = black_moves ? by_black : by_white;
    rules blacks(.own(black), .opp(white), .placed(64'h0), .legal(by_black), .turned(none1));
    rules whites(.own(white), .opp(black), .placed(64'h0), .legal(by_white), .turned(none2));
    assign white = STATE == `INIT ? white_or_more : white_or_more & ~black;
    assign white_moves = STATE == `INIT ? any_white_moves : ~black_moves;
    assign legal = KNOWN && LATCHES ? mine : any_legal;
    assign stale = STATE == `INIT || !LATCHES ? any_stale : 1'b0;
    assign fresh = STATE == `TEST1 || STATE == `TEST2 ? 1'b1 : any_fresh;
    assign allowed = !LATCHES ? STATE != `UPDATE | mine[box] & any_legal[box]
        : STATE == `READY ? | mine
        : STATE == `UPDATE ? mine[box]
        : STATE == `SWAP2 ? ~| mine
        : STATE == `LATCH2 || STATE == `TEST2 ? ~| (black_moves ? by_white : by_black)
        : STATE == `OVER ? ~| (by_black | by_white)
        : 1'b1;
endmodule

// One clock by the rules.
module by_rules #(parameter STATE = 0, parameter BOX = 0, parameter LATCHES = 1, parameter MUTANT = 0) (
    input  [63:0] black, white, legal,
    input         black_moves, white_moves, fresh, illegal, stale, waiting,
    input  [5:0]  box,
    output [9:0]  n_state,
    output [63:0] n_black, n_white, n_legal,
    output        n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, take
);
    localparam LATCHING = LATCHES ? STATE == `LATCH1 || STATE == `LATCH2 : STATE == `TEST1 || STATE == `TEST2;
    localparam SWAPPING = STATE == `SWAP1 || STATE == `SWAP2;
    localparam TESTING = STATE == `TEST1 || STATE == `TEST2;
    wire [63:0] placed = 64'h1 << box;
    wire [63:0] now_legal, turned;
    wire any = | legal;
    wire accept = waiting & legal[box];
    rules #(.MUTANT(MUTANT >= 100 ? MUTANT - 100 : 0)) rules(.own(black_moves ? black : white),
        .opp(black_moves ? white : black), .placed(placed), .legal(now_legal), .turned(turned));
    assign take = (STATE == `READY) & waiting;
    localparam AFTER_SWAP1 = LATCHES ? `LATCH1 : `TEST1;
    localparam AFTER_SWAP2 = LATCHES ? `LATCH2 : `TEST2;
    wire [3:0] next = STATE == `INIT ? `SWAP1
        : STATE == `SWAP1 ? AFTER_SWAP1
        : STATE == `LATCH1 ? `TEST1
        : STATE == `TEST1 ? (any ? `READY : MUTANT == 1 ? `OVER : `SWAP2)
        : STATE == `SWAP2 ? AFTER_SWAP2
        : STATE == `LATCH2 ? `TEST2
        : STATE == `TEST2 ? (any ? (MUTANT == 2 ? `SWAP1 : `READY) : `OVER)
        : STATE == `READY ? ((MUTANT == 3 ? waiting : accept) ? `UPDATE : `READY)
        : STATE == `UPDATE ? `SWAP1
        : `OVER;
    assign n_state = 10'h1 << next;
    wire [63:0] mine = (black_moves ? black : white) | turned | placed;
    wire [63:0] yours = (black_moves ? white : black) & ~(MUTANT == 4 ? 64'h0 : turned);
    assign n_black = STATE == `INIT ? 64'h0000000810000000
        : STATE == `UPDATE ? (black_moves ? mine : yours) : black;
    assign n_white = STATE == `INIT ? 64'h0000001008000000
        : STATE == `UPDATE ? (black_moves ? yours : mine) : white;
    assign n_legal = STATE == `INIT ? (LATCHES ? 64'h0 : 64'h0000102004080000) : LATCHING ? now_legal : legal;
    // Colours change places; white first, so that Black begins after the first swap.
    assign n_black_moves = STATE == `INIT ? 1'b0 : SWAPPING && !(MUTANT == 5 && STATE == `SWAP2) ? white_moves : black_moves;
    assign n_white_moves = STATE == `INIT ? 1'b1 : SWAPPING && !(MUTANT == 5 && STATE == `SWAP2) ? black_moves : white_moves;
    assign n_fresh = STATE == `INIT ? 1'b0 : STATE == `LATCH1 || STATE == `LATCH2 ? 1'b1 : TESTING ? 1'b0 : fresh;
    assign n_stale = STATE == `INIT ? 1'b0 : stale | (TESTING & ~fresh);
    assign n_illegal = STATE == `INIT ? 1'b0 : illegal | (take & ~legal[box] & (MUTANT != 6));
endmodule

// A mailbox: a move that waits, and what becomes of a click.
module box_by_rules #(parameter STATE = 0, parameter BOX = 0, parameter MUTANT = 0) (
    input        take, write, waiting, error,
    input  [5:0] box, move,
    output       n_waiting, n_error,
    output [5:0] n_box
);
    wire load = BOX == 1 || MUTANT == 7 ? write : write & ~waiting;
    assign n_waiting = STATE == `INIT ? 1'b0 : load | (waiting & ~take);
    assign n_box = load ? move : box;
    assign n_error = STATE == `INIT ? 1'b0 : error | (write & waiting);
endmodule

module referee_rules #(parameter STATE = 0, parameter BOX = 0, parameter LATCHES = 1, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, any_legal,
    input         black_moves, any_white_moves, any_stale, any_fresh, illegal, waiting, error, write,
    input  [5:0]  box, move,
    output [9:0]  n_state, output [63:0] n_black, n_white, n_legal,
    output        n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_waiting, n_error,
    output [5:0]  n_box
);
    wire [63:0] white, legal, r_black, r_white, r_legal;
    wire white_moves, stale, fresh, allowed, take, r_bm, r_wm, r_fresh, r_illegal, r_stale, r_waiting, r_error;
    wire [9:0] r_state;
    wire [5:0] r_box;
    before #(.STATE(STATE), .LATCHES(LATCHES)) before(.*);
    by_rules #(.STATE(STATE), .BOX(BOX), .LATCHES(LATCHES), .MUTANT(MUTANT)) rules_(.black(black), .white(white),
        .legal(legal), .black_moves(black_moves), .white_moves(white_moves), .fresh(fresh), .illegal(illegal),
        .stale(stale), .waiting(waiting), .box(box), .n_state(r_state), .n_black(r_black), .n_white(r_white),
        .n_legal(r_legal), .n_black_moves(r_bm), .n_white_moves(r_wm), .n_fresh(r_fresh), .n_illegal(r_illegal),
        .n_stale(r_stale), .take(take));
    box_by_rules #(.STATE(STATE), .BOX(BOX), .MUTANT(MUTANT)) box_(.take(take), .write(write), .waiting(waiting),
        .error(error), .box(box), .move(move), .n_waiting(r_waiting), .n_error(r_error), .n_box(r_box));
    assign {n_state, n_black, n_white, n_legal, n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_waiting, n_error,
        n_box} = allowed ? {r_state, r_black, r_white, r_legal, r_bm, r_wm, r_fresh, r_illegal, r_stale, r_waiting, r_error,
        r_box} : 0;
endmodule

module referee_circuit #(parameter STATE = 0, parameter BOX = 0, parameter LATCHES = 1, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, any_legal,
    input         black_moves, any_white_moves, any_stale, any_fresh, illegal, waiting, error, write,
    input  [5:0]  box, move,
    output [9:0]  n_state, output [63:0] n_black, n_white, n_legal,
    output        n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_waiting, n_error,
    output [5:0]  n_box
);
    wire [63:0] white, legal, c_black, c_white, c_legal;
    wire white_moves, stale, fresh, allowed, c_bm, c_wm, c_fresh, c_illegal, c_stale, c_waiting, c_error;
    wire [9:0] c_state;
    wire [5:0] c_box;
    before #(.STATE(STATE), .LATCHES(LATCHES)) before(.*);
    machine_step step(.reset(1'b0), .write(write), .move(move), .state(10'h1 << STATE), .isB(black), .isW(white),
        .legalL(legal), .curB(black_moves), .curW(white_moves), .fresh(fresh), .illegal(illegal), .stale(stale),
        .dirty(waiting), .error(error), .box(box), .n_state(c_state), .n_isB(c_black), .n_isW(c_white),
        .n_legalL(c_legal), .n_curB(c_bm), .n_curW(c_wm), .n_fresh(c_fresh), .n_illegal(c_illegal), .n_stale(c_stale),
        .n_dirty(c_waiting), .n_error(c_error), .n_box(c_box));
    assign {n_state, n_black, n_white, n_legal, n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_waiting, n_error,
        n_box} = allowed ? {c_state, c_black, c_white, c_legal, c_bm, c_wm, c_fresh, c_illegal, c_stale, c_waiting, c_error,
        c_box} : 0;
endmodule

// From any contents of all registers at all, with reset high: INIT and nothing else.
module reset_circuit #(parameter MUTANT = 0) (
    input [9:0] state, input [63:0] black, white, legal,
    input black_moves, white_moves, fresh, illegal, stale, waiting, error, write, input [5:0] box, move, input [30:0] queue,
    output [9:0] n_state
);
    wire [63:0] b, w, l;
    wire [5:0] x;
    wire c1, c2, c3, c4, c5, c6, c7;
    machine_step step(.reset(1'b1), .write(write), .move(move), .state(state), .isB(black), .isW(white), .legalL(legal),
        .curB(black_moves), .curW(white_moves), .fresh(fresh), .illegal(illegal), .stale(stale), .dirty(waiting),
        .error(error), .box(box), .queue(queue), .n_state(n_state), .n_isB(b), .n_isW(w), .n_legalL(l), .n_curB(c1), .n_curW(c2),
        .n_fresh(c3), .n_illegal(c4), .n_stale(c5), .n_dirty(c6), .n_error(c7), .n_box(x));
endmodule

module reset_rules #(parameter MUTANT = 0) (
    input [9:0] state, input [63:0] black, white, legal,
    input black_moves, white_moves, fresh, illegal, stale, waiting, error, write, input [5:0] box, move, input [30:0] queue,
    output [9:0] n_state
);
    assign n_state = MUTANT == 1 ? 10'h2 : 10'h1;
endmodule

// The invariant of the state that follows.
module referee_keeps #(parameter STATE = 0, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, any_legal,
    input         black_moves, any_white_moves, any_stale, any_fresh, illegal, waiting, error, write,
    input  [5:0]  box, move,
    output [7:0]  broken
);
    wire one_state, one_disc, one_colour, known, some, named, passed, not_stale;
    assign broken = ~{one_state, one_disc, one_colour, known, some, named, passed, not_stale};
    wire [63:0] white, legal, n_black, n_white, n_legal, by_black, by_white, none1, none2;
    wire white_moves, stale, fresh, allowed, take, n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale;
    wire [9:0] s;
    wire n_waiting, n_error;
    wire [5:0] n_box;
    before #(.STATE(STATE)) before(.*);
    by_rules #(.STATE(STATE), .MUTANT(MUTANT)) rules_(.black(black), .white(white), .legal(legal),
        .black_moves(black_moves), .white_moves(white_moves), .fresh(fresh), .illegal(illegal), .stale(stale),
        .waiting(waiting), .box(box), .n_state(s), .n_black(n_black), .n_white(n_white), .n_legal(n_legal),
        .n_black_moves(n_black_moves), .n_white_moves(n_white_moves), .n_fresh(n_fresh), .n_illegal(n_illegal),
        .n_stale(n_stale), .take(take));
    box_by_rules #(.STATE(STATE), .MUTANT(MUTANT)) box_(.take(take), .write(write), .waiting(waiting), .error(error),
        .box(box), .move(move), .n_waiting(n_waiting), .n_error(n_error), .n_box(n_box));
    rules blacks(.own(n_black), .opp(n_white), .placed(64'h0), .legal(by_black), .turned(none1));
    rules whites(.own(n_white), .opp(n_black), .placed(64'h0), .legal(by_white), .turned(none2));
    wire [63:0] mine = n_black_moves ? by_black : by_white;
    wire [63:0] yours = n_black_moves ? by_white : by_black;
    assign one_state = ~allowed | ((s & (s - 10'h1)) == 0 & s != 0);
    assign one_disc = ~allowed | (n_black & n_white) == 0;
    assign one_colour = ~allowed | n_black_moves != n_white_moves;
    assign known = ~allowed | ~(s[`TEST1] | s[`TEST2] | s[`READY] | s[`UPDATE]) | n_legal == mine;
    assign some = ~allowed | ~s[`READY] | mine != 0;
    assign named = ~allowed | ~s[`UPDATE] | mine[n_box];
    assign passed = ~allowed | (~s[`SWAP2] | mine == 0) & (~(s[`LATCH2] | s[`TEST2]) | yours == 0)
        & (~s[`OVER] | (mine | yours) == 0);
    assign not_stale = ~allowed | ~n_stale & (~(s[`TEST1] | s[`TEST2]) | n_fresh);
endmodule

// No deadlock. `nearer`: every state but READY and OVER leads, clock by clock, to one of them: their distance shrinks, and
// UPDATE, the one that may begin the way anew, has an empty square fewer. `taken`: in READY with an empty box a click on a
// legal move is in the box after the clock; `played`: a legal move in the box is played; `dropped`: another one leaves it.
module referee_goes_on #(parameter STATE = 0, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, any_legal,
    input         black_moves, any_white_moves, any_stale, any_fresh, illegal, waiting, error, write,
    input  [5:0]  box, move,
    output [4:0]  broken
);
    wire nearer, fewer, taken, played, dropped;
    assign broken = ~{nearer, fewer, taken, played, dropped};
    wire [63:0] white, legal, n_black, n_white, n_legal;
    wire white_moves, stale, fresh, allowed, take, n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale;
    wire [9:0] s;
    wire n_waiting, n_error;
    wire [5:0] n_box;
    before #(.STATE(STATE)) before(.*);
    by_rules #(.STATE(STATE), .MUTANT(MUTANT)) rules_(.black(black), .white(white), .legal(legal),
        .black_moves(black_moves), .white_moves(white_moves), .fresh(fresh), .illegal(illegal), .stale(stale),
        .waiting(waiting), .box(box), .n_state(s), .n_black(n_black), .n_white(n_white), .n_legal(n_legal),
        .n_black_moves(n_black_moves), .n_white_moves(n_white_moves), .n_fresh(n_fresh), .n_illegal(n_illegal),
        .n_stale(n_stale), .take(take));
    box_by_rules #(.STATE(STATE), .MUTANT(MUTANT)) box_(.take(take), .write(write), .waiting(waiting), .error(error),
        .box(box), .move(move), .n_waiting(n_waiting), .n_error(n_error), .n_box(n_box));
    // INIT 7, SWAP1 6, LATCH1 5, TEST1 4, SWAP2 3, LATCH2 2, TEST2 1, READY and OVER 0
    localparam AWAY = STATE == `READY || STATE == `OVER || STATE == `UPDATE ? 0 : 7 - STATE;
    wire [3:0] n_away = s[`READY] | s[`OVER] ? 0 : s[`INIT] ? 7 : s[`SWAP1] ? 6 : s[`LATCH1] ? 5 : s[`TEST1] ? 4
        : s[`SWAP2] ? 3 : s[`LATCH2] ? 2 : s[`TEST2] ? 1 : 15;
    wire [63:0] empty = ~(black | white);
    wire [63:0] n_empty = ~(n_black | n_white);
    assign nearer = ~allowed | STATE == `READY | STATE == `UPDATE | (STATE == `OVER & s[`OVER]) | n_away < AWAY;
    assign fewer = ~allowed | STATE == `INIT | (STATE == `UPDATE ? empty[box] & n_empty == (empty & ~(64'h1 << box))
        : n_empty == empty);
    assign taken = ~allowed | STATE != `READY | waiting | ~write | (n_waiting & n_box == move & s[`READY]);
    assign played = ~allowed | STATE != `READY | ~(waiting & legal[box]) | (s[`UPDATE] & n_box == box);
    assign dropped = ~allowed | STATE != `READY | ~(waiting & ~legal[box]) | (s[`READY] & ~n_waiting & n_illegal);
endmodule
