// Circuits without a clock, each as it stands in an export of its own, by the rules. Two discs on a square are no board.
module checker_rules #(parameter MUTANT = 0, parameter STATE = 0) (input color, input [63:0] black, white, output [63:0] legal,
        output allowed);
    // STATE 1: the four squares in the middle are never empty, and have no checker.
    wire [63:0] all, none;
    rules #(.MUTANT(MUTANT)) rules(.own(color ? white : black), .opp(color ? black : white), .placed(64'h0), .legal(all),
        .turned(none));
    assign legal = STATE == 1 ? all & ~64'h0000001818000000 : all;
    assign allowed = (black & white) == 0;
endmodule

// The flipper is asked about empty squares only.
module flipper_rules #(parameter MUTANT = 0, parameter STATE = 0) (input color, input [63:0] black, white, input [5:0] square,
        output [63:0] flip, black_after, white_after, output allowed);
    wire [63:0] none, turned;
    wire [63:0] taken = turned | (64'h1 << square);
    rules #(.MUTANT(MUTANT)) rules(.own(color ? white : black), .opp(color ? black : white), .placed(64'h1 << square),
        .legal(none), .turned(turned));
    assign flip = turned;
    assign black_after = color ? black & ~turned : black | taken;
    assign white_after = color ? white | taken : white & ~turned;
    assign allowed = (black & white) == 0 & ~black[square] & ~white[square];
endmodule

// The chains alone turn what lies in rows from any set of squares.
module chains_rules #(parameter MUTANT = 0, parameter STATE = 0) (input [63:0] own, opp, disc, output [63:0] flip,
        output allowed);
    wire [63:0] none;
    rules #(.MUTANT(MUTANT)) rules(.own(own), .opp(opp), .placed(disc), .legal(none), .turned(flip));
    assign allowed = (own & opp) == 0 & (disc & (disc - 64'h1)) == 0 & (disc & (own | opp)) == 0;
endmodule

module move_rules #(parameter MUTANT = 0, parameter STATE = 0) (input color, input [63:0] black, white, input [5:0] square,
        output [63:0] legal, black_after, white_after, output allowed);
    wire [63:0] turned;
    wire [63:0] taken = turned | (64'h1 << square);
    wire free = ~black[square] & ~white[square];
    rules #(.MUTANT(MUTANT)) rules(.own(color ? white : black), .opp(color ? black : white), .placed(64'h1 << square),
        .legal(legal), .turned(turned));
    assign black_after = ~free ? black : color ? black & ~turned : black | taken;
    assign white_after = ~free ? white : color ? white | taken : white & ~turned;
    assign allowed = (black & white) == 0;
endmodule

module selector_alone #(parameter MUTANT = 0, parameter STATE = 0) (input [63:0] legal, output any, output [5:0] code, square,
        output [63:0] remaining, output allowed);
    // Figure 10 of document 000: class A first, inside a class the lowest number. Without a move the code is the last one and the square the first.
    localparam [511:0] CLASSES = {"BICEECIB", "IJHGGHJI", "CHDFFDHC", "EGFAAFGE", "EGFAAFGE", "CHDFFDHC",
        MUTANT == 2 ? "IJHGHGJI" : "IJHGGHJI", "BICEECIB"};
    reg found, take;
    reg [5:0] rank, first;
    reg [5:0] where;
    reg [63:0] left;
    reg [7:0] letter;
    integer i;
    always @* begin
        found = 0;
        rank = 0;
        first = 63;
        where = 0;
        left = legal;
        for (letter = "A"; letter <= "J"; letter = letter + 1)
            for (i = 0; i < 64; i = i + 1)
                if (CLASSES[8 * (63 - i) +: 8] == letter) begin
                    take = legal[i] & ~found;
                    found = found | take;
                    first = take ? rank : first;
                    where = take ? i : where;
                    left[i] = legal[i] & ~take;
                    rank = rank + 1;
                end
    end
    assign any = found, code = first, square = where, remaining = left, allowed = 1'b1;
endmodule

// The square with a rank in the paper's order.
module rank_square(input [5:0] rank, output [5:0] square);
    localparam [511:0] CLASSES = {"BICEECIB", "IJHGGHJI", "CHDFFDHC", "EGFAAFGE", "EGFAAFGE", "CHDFFDHC", "IJHGGHJI", "BICEECIB"};
    reg [5:0] next, found;
    reg [7:0] letter;
    integer i;
    always @* begin
        next = 0;
        found = 0;
        for (letter = "A"; letter <= "J"; letter = letter + 1)
            for (i = 0; i < 64; i = i + 1)
                if (CLASSES[8 * (63 - i) +: 8] == letter) begin
                    if (rank == next) found = i;
                    next = next + 1;
                end
    end
    assign square = found;
endmodule

module counter_alone #(parameter MUTANT = 0, parameter STATE = 0) (input [63:0] discs, output [6:0] count, output allowed);
    counted #(.MUTANT(MUTANT)) counted(.bits(discs), .count(count));
    assign allowed = 1'b1;
endmodule

// How many discs turn in each direction, what turns in all of them, and whether the square is empty and anything does.
module validator_rules #(parameter MUTANT = 0, parameter STATE = 0) (input [63:0] player, opponent, input [5:0] square,
        output valid, output [63:0] flips,
        output [2:0] length_N, length_NE, length_E, length_SE, length_S, length_SW, length_W, length_NW, output allowed);
    wire [63:0] turned [0:8];
    wire [2:0] length [0:8];
    genvar d, row, file;
    generate
        for (d = 0; d < 9; d = d + 1) if (d != 4) begin : way
            wire [63:0] none;
            one_way #(.RIGHT(d % 3 - 1), .DOWN(d / 3 - 1)) one(.own(player), .opp(opponent), .placed(64'h1 << square),
                .from(none), .turned(turned[d]));
            wire [6:0] count;
            counted counted(.bits(turned[d]), .count(count));
            assign length[d] = count[2:0];
        end
    endgenerate
    wire [63:0] all = turned[0] | turned[1] | turned[2] | turned[3] | turned[5] | turned[6] | turned[7]
        | (MUTANT == 1 ? 64'h0 : turned[8]);
    wire free = ~player[square] & ~opponent[square];
    assign flips = free ? all : 64'h0;
    assign valid = free & all != 0;
    assign {length_NW, length_N, length_NE, length_W, length_E, length_SW, length_S, length_SE}
        = {length[0], length[1], length[2], length[3], length[5], length[6], length[7], length[8]};
    assign allowed = (player & opponent) == 0;
endmodule

module array_whole #(parameter MUTANT = 0, parameter STATE = 0) (input curB, curW, input [63:0] isB, isW, empty, sel,
        output [63:0] legal, toB, toW, output allowed);
    // Either colour may move, both or none; a selected square takes the colours that move, and so do the discs that turn.
    wire [63:0] by_black, by_white, black_turns, white_turns;
    rules #(.MUTANT(MUTANT)) blacks(.own(isB), .opp(isW), .placed(sel), .legal(by_black), .turned(black_turns));
    rules #(.MUTANT(MUTANT)) whites(.own(isW), .opp(isB), .placed(sel), .legal(by_white), .turned(white_turns));
    assign legal = (by_black & {64{curB}}) | (by_white & {64{curW}});
    assign toB = (black_turns | sel) & {64{curB}};
    assign toW = (white_turns | sel) & {64{curW}};
    assign allowed = (isB & isW) == 0 & empty == ~(isB | isW);
endmodule
