// What the referee's output pins show of its registers, whatever these hold.

// How many bits are set: four at a time, added from left to right.
module counted #(parameter MUTANT = 0) (input [63:0] bits, output [6:0] count);
    wire [6:0] sum [0:16];
    assign sum[0] = 0;
    genvar i;
    generate
        for (i = 0; i < 16; i = i + 1) begin : four
            wire [2:0] here = bits[4 * i] + bits[4 * i + 1] + bits[4 * i + 2]
                + (MUTANT == 1 && i == 15 ? 1'b0 : bits[4 * i + 3]);
            assign sum[i + 1] = sum[i] + here;
        end
    endgenerate
    assign count = sum[16];
endmodule

`ifdef Q_controller_INIT
module machine_pins #(parameter MUTANT = 0, parameter STATE = 0) (
    input reset, write, input [5:0] move,
    input q_controller_INIT, q_controller_SWAP1, q_controller_LATCH1, q_controller_TEST1, q_controller_SWAP2,
    input q_controller_LATCH2, q_controller_TEST2, q_controller_READY, q_controller_UPDATE, q_controller_OVER,
    input q_curB, q_curW, q_errIllegal, q_legalFresh, q_errStale,
    input [63:0] q_state_isB, q_state_isW, q_state_legalL,
`ifdef Q_mailbox_place0
    input [1:0] q_mailbox_read, q_mailbox_write, input [5:0] q_mailbox_place0, q_mailbox_place1, q_mailbox_place2,
    input [5:0] q_mailbox_place3, input [2:0] q_mailbox_count, input q_mailbox_errOverrun,
`else
    input [5:0] q_mailbox_box, input q_mailbox_dirty,
`ifdef Q_mailbox_lost
    input q_mailbox_lost, output lost,
`else
    input q_mailbox_errOverrun,
`endif
`endif
`ifdef Q_audit_both
    input q_audit_errTwoDiscs, input [63:0] q_audit_both, input q_audit_errTwoColors, input [63:0] q_audit_checkedLegal,
    input q_audit_justLatched, q_audit_errLegal, q_audit_errStates, input [127:0] q_audit_before, input q_audit_mayHaveChanged,
    input q_audit_errChanged, output auditTwoDiscs, auditTwoColors, auditLegal, auditStates, auditChanged,
`endif
    output [63:0] isB, isW, legalL, output current, output [9:0] state, output moveEnable, gameOver, full, overrun,
    output [6:0] blackCount, whiteCount, output illegal, stale, allowed
);
    assign allowed = 1'b1;
    assign isB = q_state_isB, isW = q_state_isW, legalL = q_state_legalL, illegal = q_errIllegal, stale = q_errStale;
    assign current = MUTANT == 1 ? q_curW : q_curB;
    assign state = {q_controller_OVER, q_controller_UPDATE, q_controller_READY, q_controller_TEST2, q_controller_LATCH2,
        q_controller_SWAP2, q_controller_TEST1, q_controller_LATCH1, q_controller_SWAP1, q_controller_INIT};
    assign moveEnable = MUTANT == 2 ? q_controller_UPDATE : q_controller_READY;
    assign gameOver = MUTANT == 3 ? q_controller_TEST2 : q_controller_OVER;
    counted blacks(.bits(q_state_isB), .count(blackCount));
    counted #(.MUTANT(MUTANT == 4)) whites(.bits(q_state_isW), .count(whiteCount));
`ifdef Q_mailbox_place0
    assign full = q_mailbox_count != 0;
`else
    assign full = q_mailbox_dirty;
`endif
`ifdef Q_mailbox_lost
    assign overrun = 1'b0, lost = q_mailbox_lost;
`else
    assign overrun = q_mailbox_errOverrun;
`endif
`ifdef Q_audit_both
    assign auditTwoDiscs = q_audit_errTwoDiscs, auditTwoColors = q_audit_errTwoColors, auditLegal = q_audit_errLegal;
    assign auditStates = q_audit_errStates, auditChanged = q_audit_errChanged;
`endif
endmodule
`endif
