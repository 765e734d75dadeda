// The machine of five blocks of document 002: one clock in each of its nine states, for all boards, and the four clocks in
// which the legal moves of a new board run through the pipeline, from any contents of its registers.
//
// STATE  0 WAIT, 1 CHECK, 2 APPLY, 3 GENERATE_1, 4 GENERATE_2, 5 GENERATE_3, 6 SCORE, 7 TEST, 8 OVER
module five_rules #(parameter STATE = 0, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, legal, flips, input colour, passed, illegal, strobe, input [5:0] square, typed,
    input  [999:0] rest, output [8:0]  n_state, output [63:0] n_black, n_white, n_flips, output n_colour, n_passed, n_illegal,
    output [5:0]  n_square
);
    wire [63:0] white = white_or_more & ~black;
    wire [63:0] mine = colour ? white : black;
    wire [63:0] yours = colour ? black : white;
    wire [63:0] disc = 64'h1 << square;
    wire [63:0] can, turned;
    rules #(.MUTANT(MUTANT >= 100 ? MUTANT - 100 : 0)) rules(.own(mine), .opp(yours), .placed(disc), .legal(can),
        .turned(turned));
    wire valid = can[square];
    wire any = | legal;
    wire passes = STATE == 7 & ~any & (MUTANT == 1 | ~passed);
    wire [3:0] next = STATE == 0 ? (strobe ? 1 : 0) : STATE == 1 ? (valid ? 2 : 0) : STATE == 2 ? 3 : STATE == 3 ? 4
        : STATE == 4 ? 5 : STATE == 5 ? 6 : STATE == 6 ? 7 : STATE == 7 ? (any ? 0 : passes ? 3 : 8) : 8;
    assign n_state = 9'h1 << next;
    wire [63:0] mine_after = mine | flips | disc;
    wire [63:0] yours_after = yours & ~(flips | (MUTANT == 2 ? 64'h0 : disc));
    assign n_black = STATE == 2 ? (colour ? yours_after : mine_after) : black;
    assign n_white = STATE == 2 ? (colour ? mine_after : yours_after) : white;
    assign n_flips = STATE == 1 ? turned & {64{~(black[square] | white[square])}} : flips;
    assign n_colour = colour ^ (STATE == 2 | passes);
    assign n_passed = STATE == 2 ? 1'b0 : passed | passes;
    assign n_illegal = STATE == 1 ? ~valid : illegal;
    assign n_square = STATE == 0 & strobe ? typed : square;
endmodule

module five_circuit #(parameter STATE = 0, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, legal, flips, input colour, passed, illegal, strobe, input [5:0] square, typed,
    input  [999:0] rest, output [8:0]  n_state, output [63:0] n_black, n_white, n_flips, output n_colour, n_passed, n_illegal,
    output [5:0]  n_square
);
    wire [63:0] white = white_or_more & ~black;
    wire [63:0] n_legal;
    wire [999:0] n_rest;
    machine_step step(.strobe(strobe), .typed(typed), .state(9'h1 << STATE), .black(black), .white(white), .color(colour),
        .square(square), .flips(flips), .passed(passed), .illegal(illegal), .generator_legal(legal), .rest(rest),
        .n_state(n_state), .n_black(n_black), .n_white(n_white), .n_color(n_colour), .n_square(n_square),
        .n_flips(n_flips), .n_passed(n_passed), .n_illegal(n_illegal), .n_generator_legal(n_legal), .n_rest(n_rest));
endmodule

// After a move or a pass: four clocks later the machine tests, and the register of legal moves is that of the board.
module moves_circuit #(parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, legal, flips, input colour, passed, illegal, strobe, input [5:0] square, typed,
    input  [999:0] rest, output [8:0] state, output [63:0] found
);
    wire [63:0] white = white_or_more & ~black;
    wire [8:0] s [0:4];
    wire [63:0] l [0:4];
    wire [999:0] r [0:4];
    assign s[0] = 9'h8;
    assign l[0] = legal;
    assign r[0] = rest;
    genvar i;
    generate
        for (i = 0; i < 4; i = i + 1) begin : clocks
            wire [63:0] b, w, f;
            wire [5:0] q;
            wire c, p, x;
            machine_step step(.strobe(strobe), .typed(typed), .state(s[i]), .black(black), .white(white), .color(colour),
                .square(square), .flips(flips), .passed(passed), .illegal(illegal), .generator_legal(l[i]), .rest(r[i]),
                .n_state(s[i + 1]), .n_black(b), .n_white(w), .n_color(c), .n_square(q), .n_flips(f), .n_passed(p),
                .n_illegal(x), .n_generator_legal(l[i + 1]), .n_rest(r[i + 1]));
        end
    endgenerate
    assign state = s[4];
    assign found = l[4];
endmodule

module moves_rules #(parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, legal, flips, input colour, passed, illegal, strobe, input [5:0] square, typed,
    input  [999:0] rest, output [8:0] state, output [63:0] found
);
    wire [63:0] white = white_or_more & ~black;
    wire [63:0] none;
    rules #(.MUTANT(MUTANT)) rules(.own(colour ? white : black), .opp(colour ? black : white), .placed(64'h0),
        .legal(found), .turned(none));
    assign state = 9'h80;
endmodule
