module my_cell (
    input isB, isW, empty, curB, curW, sel,
    input [7:0] rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in,
    output [7:0] remB, output [7:0] remW, rolB, rolW, flipOutB, flipOutW,
    output legal, output toB, toW
);
    localparam K = 2;
    assign remB = {8{isW}} & rolB_in;
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
    case (K) 1: assign toB = 0; 2: assign toB = |flB | mvB; default: assign toB = 1; endcase
    assign toW = |flW | mvW;
endmodule
