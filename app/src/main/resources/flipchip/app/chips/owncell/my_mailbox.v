// The mailbox: one move waits here for the controller. Every register changes at the rising edge of clk.
//
// A write puts the square into the empty box. While a move waits, a write is refused and remembered as an overrun,
// also in the clock in which the move is taken: the controller still reads the square in the next one.
module my_mailbox (
    input clk,
    input reset,        // empty the box and forget the overrun
    input write,        // a player sends a move
    input [5:0] data,   // its square, 0 to 63
    input take,         // the controller takes the move; only while one waits
    output [5:0] box,   // the square written last; any value until there is one
    output dirty,       // a move waits
    output overrun      // a write was refused since the last reset
);
    reg [5:0] square;
    reg waits, refused;
    wire load = write & ~waits;
    always @(posedge clk) begin
        if (load) square <= data;
        waits <= ~reset & (load | (waits & ~take));
        refused <= ~reset & (refused | (write & waits));
    end
    assign box = square;
    assign dirty = waits;
    assign overrun = refused;
endmodule
