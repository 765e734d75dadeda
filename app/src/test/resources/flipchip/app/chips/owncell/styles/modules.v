    wire legalB, legalW;
    colour black (.own(isB), .other(isW), .moves(curB), .played(sel), .rol_in(rolB_in), .flip_in(flipB_in),
        .rem(remB), .rol(rolB), .flip_out(flipOutB), .turned(toB));
    colour white (.own(isW), .other(isB), .moves(curW), .played(sel), .rol_in(rolW_in), .flip_in(flipW_in),
        .rem(remW), .rol(rolW), .flip_out(flipOutW), .turned(toW));
    any_of #(.N(8)) someB (remB_in, legalB);
    any_of #(.N(8)) someW (remW_in, legalW);
    assign legal = empty & ((curB & legalB) | (curW & legalW));
endmodule

module any_of #(parameter N = 4) (input [N - 1:0] a, output y);
    assign y = a != {N{1'b0}};
endmodule

module colour (input own, input other, input moves, input played, input [7:0] rol_in, input [7:0] flip_in,
        output [7:0] rem, output [7:0] rol, output [7:0] flip_out, output turned);
    wire here = moves & played;
    wire [7:0] fl = flip_in & rem;
    assign rem = {8{other}} & rol_in;
    assign rol = {8{own}} | rem;
    assign flip_out = fl | {8{here}};
    any_of #(9) some ({here, fl}, turned);
