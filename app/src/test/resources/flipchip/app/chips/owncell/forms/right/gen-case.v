module my_cell (
    input isB, isW, empty, curB, curW, sel,
    input [7:0] rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in,
    output [7:0] remB, remW, rolB, rolW, flipOutB, flipOutW,
    output legal, toB, toW
);
    genvar g; for (g = 7; g >= 0; g = g - 1) case (g) 0: assign remB[0] = isW & rolB_in[0];
        default: assign remB[g] = rolB_in[g] & isW; endcase
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
