// simulator.wrong
module my_cell (
    input isB, isW, empty, curB, curW, sel,
    input [7:0] rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in,
    output [7:0] remB, output [7:0] remW, rolB, rolW, flipOutB, flipOutW,
    output reg legal, output toB, toW
);
    assign remB = {8{isW}} & rolB_in;
    assign remW = {8{isB}} & rolW_in;
    assign rolB = {8{isB}} | remB;
    assign rolW = {8{isW}} | remW;
    function any(input e); any = e & ((curB & |remB_in) | (curW & |remW_in)); endfunction
    always @* legal = any(empty);;
    wire mvB = sel & curB;
    wire mvW = sel & curW;
    wire [7:0] flB = flipB_in & remB;
    wire [7:0] flW = flipW_in & remW;
    assign flipOutB = flB | {8{mvB}};
    assign flipOutW = flW | {8{mvW}};
    assign toB = |flB | mvB;
    assign toW = |flW | mvW;
endmodule
