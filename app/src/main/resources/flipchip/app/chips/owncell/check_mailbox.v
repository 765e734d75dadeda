// The student's mailbox and the specified one with the same inputs, clock by clock. What is held before the first reset,
// and the square before the first move, may be anything; take is 1 only while a move waits.
//
// What the comparison itself keeps is there twice: the last bit of `same` says that both are equal, thus not undefined.
module flipchip_check (
    input clk, reset, write, input [5:0] data, input taking,
    output take, output [7:0] student, right, output [3:0] same
);
    reg [1:0] started = 0, known = 0;           // since the first reset; since a move was written
    my_mailbox one(.clk(clk), .reset(reset), .write(write), .data(data), .take(take),
        .box(student[5:0]), .dirty(student[6]), .overrun(student[7]));
    flipchip_specified_block other(.clk(clk), .reset(reset), .write(write), .data(data), .take(take),
        .box(right[5:0]), .dirty(right[6]), .overrun(right[7]));
    assign take = taking & started[0] & right[6];
    wire fresh = ~reset & started[0] & (known[0] | (write & ~right[6]));
    always @(posedge clk) begin
        started <= {started[1] | reset, started[0] | reset};
        known <= {fresh, fresh};
    end
    assign same[0] = known[0] ? student[5:0] == right[5:0] : 1'b1;
    assign same[1] = started[0] ? student[6] == right[6] : 1'b1;
    assign same[2] = started[0] ? student[7] == right[7] : 1'b1;
    assign same[3] = started[0] == started[1] & known[0] == known[1];
endmodule
