// The board as it is: clock, serial line and eight lamps, no pins more. The receiver has flip-flops of its own.
module top (
    input  logic clk,
    input  logic rx,
    output logic tx,
    output logic [7:0] leds
);
    ${CHIP} chip (.clk(clk), .rx(rx), .tx(tx), .leds(leds));
endmodule
