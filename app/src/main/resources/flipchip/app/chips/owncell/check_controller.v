// The student's controller and the specified one with the same inputs, clock by clock. What they hold before the first
// reset may be anything.
//
// What the comparison itself keeps is there twice: the last bit of `same` says that both are equal, thus not undefined.
module flipchip_check (
    input clk, reset, any, accept,
    output [11:0] student, right, output [3:0] same
);
    reg [1:0] started = 0;                      // since the first reset
    my_controller one(.clk(clk), .reset(reset), .any(any), .accept(accept),
        .state(student[9:0]), .swap(student[10]), .latch(student[11]));
    flipchip_specified_block other(.clk(clk), .reset(reset), .any(any), .accept(accept),
        .state(right[9:0]), .swap(right[10]), .latch(right[11]));
    always @(posedge clk) started <= {started[1] | reset, started[0] | reset};
    assign same[0] = started[0] ? student[9:0] == right[9:0] : 1'b1;
    assign same[1] = started[0] ? student[10] == right[10] : 1'b1;
    assign same[2] = started[0] ? student[11] == right[11] : 1'b1;
    assign same[3] = started[0] == started[1];
endmodule
