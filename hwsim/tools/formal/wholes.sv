// Circuits of document 000 that know colours, as they stand in exports of their own, and the same by the rules.
module factored_circuit(input colour, input [63:0] black, white_or_more, output [63:0] legal);
    legal_checker_factored checker_(.color(colour), .black(black), .white(white_or_more & ~black), .legal(legal));
endmodule

module factored_rules #(parameter MUTANT = 0) (input colour, input [63:0] black, white_or_more, output [63:0] legal);
    wire [63:0] white = white_or_more & ~black;
    wire [63:0] none;
    rules #(.MUTANT(MUTANT)) rules(.own(colour ? white : black), .opp(colour ? black : white), .placed(64'h0),
        .legal(legal), .turned(none));
endmodule

// The flipper is asked about empty squares only.
module turner_circuit(input colour, input [63:0] black, white_or_more, input [5:0] square, output [63:0] flip, black_after,
        white_after);
    wire [63:0] white = white_or_more & ~black, all, blacks, whites;
    wire [63:0] asked = {64{~black[square] & ~white[square]}};
    disc_flipper flipper(.color(colour), .black(black), .white(white), .square(square), .flip(all), .black_after(blacks),
        .white_after(whites));
    assign flip = all & asked, black_after = blacks & asked, white_after = whites & asked;
endmodule

module turner_rules #(parameter MUTANT = 0) (input colour, input [63:0] black, white_or_more, input [5:0] square,
        output [63:0] flip, black_after, white_after);
    wire [63:0] white = white_or_more & ~black, none, turned;
    wire [63:0] asked = {64{~black[square] & ~white[square]}};
    wire [63:0] taken = turned | (64'h1 << square);
    rules #(.MUTANT(MUTANT)) rules(.own(colour ? white : black), .opp(colour ? black : white), .placed(64'h1 << square),
        .legal(none), .turned(turned));
    assign flip = turned & asked;
    assign black_after = (colour ? black & ~turned : black | taken) & asked;
    assign white_after = (colour ? white | taken : white & ~turned) & asked;
endmodule
