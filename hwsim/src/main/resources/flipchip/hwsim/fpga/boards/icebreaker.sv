// The board as it is: clock, serial line, five lamps of the part that can be broken off and the two on the board, which
// shine at 0. The lamp of a stopped clock has no place.
module top (
    input  logic clk,
    input  logic rx,
    output logic tx,
    output logic [4:0] leds,
    output logic red_n,
    output logic green_n
);
    logic [7:0] lamps;
    ${CHIP} chip (.clk(clk), .rx(rx), .tx(tx), .leds(lamps));
    assign leds = lamps[4:0];
    assign red_n = ~lamps[6];     // an error on the line
    assign green_n = ~lamps[7];   // sending
endmodule
