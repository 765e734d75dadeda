// The audit circuit of the lecture's slide 41: what each of its registers takes at the next edge, on a board without two discs on
// a square.
module audit_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input reset, write, input [5:0] move,
    input q_controller_INIT, q_controller_SWAP1, q_controller_LATCH1, q_controller_TEST1, q_controller_SWAP2,
    input q_controller_LATCH2, q_controller_TEST2, q_controller_READY, q_controller_UPDATE, q_controller_OVER,
    input q_curB, q_curW, q_errIllegal, q_legalFresh, q_errStale, q_mailbox_dirty, q_mailbox_errOverrun,
    input [63:0] q_state_isB, q_state_isW, q_state_legalL, input [5:0] q_mailbox_box,
    input q_audit_errTwoDiscs, input [63:0] q_audit_both, input q_audit_errTwoColors, input [63:0] q_audit_checkedLegal,
    input q_audit_justLatched, q_audit_errLegal, q_audit_errStates, input [127:0] q_audit_before, input q_audit_mayHaveChanged,
    input q_audit_errChanged,
    output n_audit_errTwoDiscs, output [63:0] n_audit_both, output n_audit_errTwoColors, output [63:0] n_audit_checkedLegal,
    output n_audit_justLatched, n_audit_errLegal, n_audit_errStates, output [127:0] n_audit_before, output n_audit_mayHaveChanged,
    output n_audit_errChanged, allowed
);
    wire two_discs = (q_state_isB & q_state_isW) != 0;
    // STATE 1 looks only at what notices two discs on a square, and allows them.
    assign allowed = STATE == 1 | ~two_discs;
    wire [63:0] by_black, by_white, black_turns, white_turns;
    wire [63:0] placed = (64'h1 << q_mailbox_box) & q_state_legalL & {64{q_controller_UPDATE}};
    rules blacks(.own(q_state_isB), .opp(q_state_isW), .placed(placed), .legal(by_black), .turned(black_turns));
    rules whites(.own(q_state_isW), .opp(q_state_isB), .placed(placed), .legal(by_white), .turned(white_turns));
    wire [63:0] both = (black_turns | placed) & (white_turns | placed) & {64{q_curB & q_curW}};
    wire [9:0] state = {q_controller_OVER, q_controller_UPDATE, q_controller_READY, q_controller_TEST2, q_controller_LATCH2,
        q_controller_SWAP2, q_controller_TEST1, q_controller_LATCH1, q_controller_SWAP1, q_controller_INIT};
    wire one_state = state != 0 & (state & (state - 10'd1)) == 0;
    wire latching = q_controller_LATCH1 | q_controller_LATCH2;
    wire [127:0] discs = {q_state_isW, q_state_isB};
    assign n_audit_errTwoDiscs = ~reset & (q_audit_errTwoDiscs | two_discs);
    assign n_audit_both = q_controller_UPDATE ? both : q_audit_both;
    assign n_audit_errTwoColors = ~reset & (q_audit_errTwoColors | q_audit_both != 0);
    assign n_audit_checkedLegal = latching ? (q_curW ? by_white : by_black) : q_audit_checkedLegal;
    assign n_audit_justLatched = latching;
    assign n_audit_errLegal = ~reset & (q_audit_errLegal | (q_audit_justLatched & q_audit_checkedLegal != q_state_legalL));
    assign n_audit_errStates = ~reset & (q_audit_errStates | ~one_state);
    assign n_audit_before = discs;
    assign n_audit_mayHaveChanged = q_controller_UPDATE | (q_controller_INIT & MUTANT != 1);
    assign n_audit_errChanged = ~reset & (q_audit_errChanged | (~q_audit_mayHaveChanged & q_audit_before != discs));
endmodule
