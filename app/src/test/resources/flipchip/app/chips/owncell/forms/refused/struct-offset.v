// struct
module my_cell (
    input isB, isW, empty, curB, curW, sel,
    input [7:0] rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in,
    output reg [7:0] remB, output [7:0] remW, rolB, rolW, flipOutB, flipOutW,
    output legal, output toB, toW
);
    typedef struct packed { logic [7:4] h; logic [3:0] l; } st; st v; assign v = rolB_in; integer i;
    always @* for (i=0;i<4;i=i+1) begin remB[i] = isW & v.l[i]; remB[4+i] = isW & v.h[i]; end
    assign remW = {8{isB}} & rolW_in;
    assign rolB = {8{isB}} | remB;
    assign rolW = {8{isW}} | remW;
    assign legal = empty & ((curB & |remB_in) | (curW & |remW_in));
    wire mvB = sel & curB;
    wire mvW = sel & curW;
    wire [7:0] flB = flipB_in & remB;
    wire [7:0] flW = flipW_in & remW;
    assign flipOutB = flB | {8{mvB}};
    assign flipOutW = flW | {8{mvW}};
    assign toB = |flB | mvB;
    assign toW = |flW | mvW;
endmodule
