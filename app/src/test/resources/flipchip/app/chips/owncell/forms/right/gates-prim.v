module my_cell (
    input isB, isW, empty, curB, curW, sel,
    input [7:0] rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in,
    output [7:0] remB, remW, rolB, rolW, flipOutB, flipOutW,
    output legal, toB, toW
);
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
    or o1(toB, flB[0], flB[1], flB[2], flB[3], flB[4], flB[5], flB[6], flB[7], mvB);
    nor n1(nw, flW[0], flW[1], flW[2], flW[3], flW[4], flW[5], flW[6], flW[7], mvW); not n2(toW, nw);
endmodule
