// The board as it is: clock, serial line and six lamps, which shine at 0. Those of a full mailbox and a stopped
// clock have no place.
module top (
    input  logic clk,
    input  logic rx,
    output logic tx,
    output logic [5:0] leds_n
);
    logic [7:0] lamps;
    ${CHIP} chip (.clk(clk), .rx(rx), .tx(tx), .leds(lamps));
    assign leds_n = ~{lamps[7:6], lamps[3:0]};
endmodule
