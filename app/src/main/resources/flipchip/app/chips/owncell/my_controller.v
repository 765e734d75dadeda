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
    // One register for each state.
    reg init, swap1, latch1, test1, swap2, latch2, test2, ready, update, over;
    wire none = ~any;
    always @(posedge clk) begin
        init <= reset;
        swap1 <= ~reset & (init | update);
        latch1 <= ~reset & swap1;
        test1 <= ~reset & latch1;
        swap2 <= ~reset & test1 & none;
        latch2 <= ~reset & swap2;
        test2 <= ~reset & latch2;
        ready <= ~reset & (((test1 | test2) & any) | (ready & ~accept));
        update <= ~reset & ready & accept;
        over <= ~reset & ((test2 & none) | over);
    end
    assign state = {over, update, ready, test2, latch2, swap2, test1, latch1, swap1, init};
    assign swap = swap1 | swap2;
    assign latch = latch1 | latch2;
endmodule
