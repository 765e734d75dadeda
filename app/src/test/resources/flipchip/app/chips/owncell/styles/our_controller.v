// The controller: which step of a move comes next. Every register changes at the rising edge of clk.
//
// INIT, then SWAP1, LATCH1 and TEST1 in turn. If the side to move has a move: READY, until one is accepted; then
// UPDATE, and SWAP1 again. If it has none: SWAP2, LATCH2, TEST2 for the other side, and OVER if that has none either.
// OVER stays. reset leads to INIT from everywhere.
module my_controller (
    input clk,
    input reset,
    input any,              // the side to move has a legal move
    input accept,           // a move waits and is legal
    output [9:0] state,     // one bit is 1: INIT, SWAP1, LATCH1, TEST1, SWAP2, LATCH2, TEST2, READY, UPDATE, OVER
    output swap,            // the colour to move changes at the next edge: SWAP1, SWAP2
    output latch            // the legal moves are stored at the next edge: LATCH1, LATCH2
);
    localparam INIT = 0, SWAP1 = 1, LATCH1 = 2, TEST1 = 3, SWAP2 = 4, LATCH2 = 5, TEST2 = 6, READY = 7, UPDATE = 8,
        OVER = 9;
    reg [3:0] now;
    always @(posedge clk)
        if (reset) now <= INIT;
        else case (now)
            INIT, UPDATE: now <= SWAP1;
            SWAP1: now <= LATCH1;
            LATCH1: now <= TEST1;
            TEST1: now <= any ? READY : SWAP2;
            SWAP2: now <= LATCH2;
            LATCH2: now <= TEST2;
            TEST2: now <= any ? READY : OVER;
            READY: now <= accept ? UPDATE : READY;
            default: now <= OVER;
        endcase
    assign state = 10'd1 << now;
    assign swap = now == SWAP1 || now == SWAP2;
    assign latch = now == LATCH1 || now == LATCH2;
endmodule
