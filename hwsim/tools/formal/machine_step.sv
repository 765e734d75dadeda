// One clock of an exported referee, as open.awk opens it, behind the same pins for all forms of it: the controller's states in one
// bus, one mailbox or the four places of the queue, and one flag for a click that was lost or refused.
module machine_step(input reset, write, input [5:0] move, input [9:0] state, input [63:0] isB, isW, legalL,
    input curB, curW, fresh, illegal, stale, dirty, error, input [5:0] box, input [30:0] queue,
    output [9:0] n_state, output [63:0] n_isB, n_isW, n_legalL,
    output n_curB, n_curW, n_fresh, n_illegal, n_stale, n_dirty, n_error, output [5:0] n_box, output [30:0] n_queue);
    step gates(.reset(reset), .write(write), .move(move),
        .q_controller_INIT(state[0]), .n_controller_INIT(n_state[0]),
        .q_controller_SWAP1(state[1]), .n_controller_SWAP1(n_state[1]),
        .q_controller_LATCH1(state[2]), .n_controller_LATCH1(n_state[2]),
        .q_controller_TEST1(state[3]), .n_controller_TEST1(n_state[3]),
        .q_controller_SWAP2(state[4]), .n_controller_SWAP2(n_state[4]),
        .q_controller_LATCH2(state[5]), .n_controller_LATCH2(n_state[5]),
        .q_controller_TEST2(state[6]), .n_controller_TEST2(n_state[6]),
        .q_controller_READY(state[7]), .n_controller_READY(n_state[7]),
        .q_controller_UPDATE(state[8]), .n_controller_UPDATE(n_state[8]),
        .q_controller_OVER(state[9]), .n_controller_OVER(n_state[9]),
`ifdef Q_mailbox_place0
        .q_mailbox_place0(queue[5:0]), .n_mailbox_place0(n_queue[5:0]),
        .q_mailbox_place1(queue[11:6]), .n_mailbox_place1(n_queue[11:6]),
        .q_mailbox_place2(queue[17:12]), .n_mailbox_place2(n_queue[17:12]),
        .q_mailbox_place3(queue[23:18]), .n_mailbox_place3(n_queue[23:18]),
        .q_mailbox_read(queue[25:24]), .n_mailbox_read(n_queue[25:24]),
        .q_mailbox_write(queue[27:26]), .n_mailbox_write(n_queue[27:26]),
        .q_mailbox_count(queue[30:28]), .n_mailbox_count(n_queue[30:28]),
`else
        .q_mailbox_box(box), .n_mailbox_box(n_box), .q_mailbox_dirty(dirty), .n_mailbox_dirty(n_dirty),
`endif
`ifdef Q_mailbox_lost
        .q_mailbox_lost(error), .n_mailbox_lost(n_error),
`else
        .q_mailbox_errOverrun(error), .n_mailbox_errOverrun(n_error),
`endif
`ifdef Q_audit_both
        .q_audit_errTwoDiscs(1'b0), .q_audit_both(64'h0), .q_audit_errTwoColors(1'b0), .q_audit_checkedLegal(64'h0),
        .q_audit_justLatched(1'b0), .q_audit_errLegal(1'b0), .q_audit_errStates(1'b0), .q_audit_before(128'h0),
        .q_audit_mayHaveChanged(1'b0), .q_audit_errChanged(1'b0),
`endif
        .q_state_isB(isB), .n_state_isB(n_isB), .q_state_isW(isW), .n_state_isW(n_isW),
        .q_state_legalL(legalL), .n_state_legalL(n_legalL), .q_curB(curB), .n_curB(n_curB), .q_curW(curW), .n_curW(n_curW),
        .q_legalFresh(fresh), .n_legalFresh(n_fresh), .q_errIllegal(illegal), .n_errIllegal(n_illegal),
        .q_errStale(stale), .n_errStale(n_stale));
`ifdef Q_mailbox_place0
    assign n_box = 6'h0, n_dirty = 1'b0;
`else
    assign n_queue = 31'h0;
`endif
endmodule
