// Stable discs by the essay of document 003, and the circuits that keep them: one clock from any contents of their registers.

// On each of the four axes: along a rank, along a file, down to the right, down to the left.
`define AXIS_RIGHT(a) (a == 1 ? 0 : a == 3 ? -1 : 1)
`define AXIS_DOWN(a) (a == 0 ? 0 : 1)

// The squares whose whole line along the axis is full.
module full_lines(input [63:0] occupied, output [255:0] full);
    genvar a, s, k;
    generate
        for (a = 0; a < 4; a = a + 1) for (s = 0; s < 64; s = s + 1) begin : squares
            localparam X = `AXIS_RIGHT(a);
            localparam Y = `AXIS_DOWN(a);
            localparam F = s % 8;
            localparam R = s / 8;
            wire [14:0] there;
            for (k = -7; k <= 7; k = k + 1) begin : line
                if (F + k * X >= 0 && F + k * X < 8 && R + k * Y >= 0 && R + k * Y < 8)
                    assign there[k + 7] = occupied[8 * (R + k * Y) + F + k * X];
                else assign there[k + 7] = 1'b1;
            end
            assign full[64 * a + s] = & there;
        end
    endgenerate
endmodule

// The discs of one colour that a set of stable discs makes stable: on each axis the whole line is full, or one of the two
// neighbours is a stable disc of the same colour or beyond the border.
module joined #(parameter MUTANT = 0) (input [63:0] own, set, input [255:0] full, output [63:0] now);
    wire [63:0] axis [0:3];
    genvar a, s;
    generate
        for (a = 0; a < 4; a = a + 1) for (s = 0; s < 64; s = s + 1) begin : squares
            localparam X = `AXIS_RIGHT(a);
            localparam Y = `AXIS_DOWN(a);
            localparam F = s % 8;
            localparam R = s / 8;
            if (F + X < 0 || F + X > 7 || R + Y > 7 || F - X < 0 || F - X > 7 || R - Y < 0) assign axis[a][s] = 1'b1;
            else begin
                localparam NEXT = 8 * (R + Y) + F + X;
                localparam LAST = 8 * (R - Y) + F - X;
                assign axis[a][s] = full[64 * a + s] | (set[NEXT] & (own[NEXT] | MUTANT == 1)) | (set[LAST] & own[LAST]);
            end
        end
    endgenerate
    assign now = own & axis[0] & axis[1] & axis[2] & (MUTANT == 2 ? axis[3] | 64'h0000001000000000 : axis[3]);
endmodule

module secure #(parameter MUTANT = 0) (input [63:0] black, white, set, output [63:0] now);
    wire [255:0] full;
    wire [63:0] blacks, whites;
    full_lines lines(black | white, full);
    joined j1(black, set, full, blacks);
    joined #(.MUTANT(MUTANT)) j2(white, set, full, whites);
    assign now = blacks | whites;
endmodule

`ifdef Q_stable_discs
// The packed score: outcome, stability, mobility, pieces, each difference with 64 added.
module score_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input [63:0] black, white, input [6:0] moves_black, moves_white, input over, clear, input [63:0] q_stable_discs,
    output [63:0] stable, n_stable_discs, output settled, output [25:0] score, output allowed
);
    // STATE 1: the sums hold for any two sets of squares.
    assign allowed = STATE == 1 | (black & white) == 0;
    wire [63:0] now;
    secure #(.MUTANT(MUTANT)) secure(.black(black), .white(white), .set(q_stable_discs), .now(now));
    wire [63:0] grown = q_stable_discs | now;
    assign n_stable_discs = clear ? 64'h0 : grown;
    assign stable = q_stable_discs, settled = grown == q_stable_discs;
    wire [6:0] b, w, sb, sw;
    counted c1(.bits(black), .count(b));
    counted c2(.bits(white), .count(w));
    counted c3(.bits(black & q_stable_discs), .count(sb));
    counted c4(.bits(white & q_stable_discs), .count(sw));
    wire [7:0] pieces = b - w + 8'd64, steady = sb - sw + 8'd64, mobility = moves_black - moves_white + 8'd64;
    wire [1:0] outcome = ~over | b == w ? 2'd1 : b > w ? 2'd2 : 2'd0;
    assign score = {outcome, over ? pieces : steady, over ? (MUTANT == 3 ? pieces : 8'd64) : mobility, pieces};
endmodule
`endif

`ifdef Q_stable
module stability_rules #(parameter MUTANT = 0, parameter STATE = 0) (input [63:0] player, opponent, q_stable, input clear,
        output [63:0] stable, n_stable, output settled, allowed);
    assign allowed = (player & opponent) == 0;
    wire [63:0] now;
    secure #(.MUTANT(MUTANT)) secure(.black(player), .white(opponent), .set(q_stable), .now(now));
    assign stable = q_stable, settled = (now | q_stable) == q_stable, n_stable = clear ? 64'h0 : q_stable | now;
endmodule
`endif

`ifdef Q_waiting
// Kept from move to move: which squares a move makes doubtful, and what the lowest of them adds.
module list_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input [63:0] black, white, input take, clear, input [63:0] q_board_black, q_board_white, q_set, q_waiting, input [7:0] q_count,
    output [63:0] stable, output settled, output [7:0] examined,
    output [63:0] n_board_black, n_board_white, n_set, n_waiting, output [7:0] n_count, output allowed
);
    assign allowed = (black & white) == 0 & (q_board_black & q_board_white) == 0;
    localparam [63:0] CORNERS_AND_C = 64'hC3810000000081C3;
    wire [63:0] had = q_board_black | q_board_white, occupied = black | white;
    wire [63:0] placed = occupied & ~had, turned = (q_board_black & white) | (q_board_white & black);
    // discs on a line that is full and has a disc placed
    wire [63:0] filled;
    genvar a, s, k;
    generate
        for (s = 0; s < 64; s = s + 1) begin : squares
            wire [3:0] on;
            localparam F = s % 8;
            localparam R = s / 8;
            for (a = 0; a < 4; a = a + 1) begin : axes
                localparam X = a == 1 ? 0 : a == 3 ? -1 : 1;
                localparam Y = a == 0 ? 0 : 1;
                wire [14:0] full, fresh;
                for (k = -7; k <= 7; k = k + 1) begin : line
                    if (F + k * X >= 0 && F + k * X < 8 && R + k * Y >= 0 && R + k * Y < 8) begin
                        assign full[k + 7] = occupied[8 * (R + k * Y) + F + k * X];
                        assign fresh[k + 7] = placed[8 * (R + k * Y) + F + k * X];
                    end else assign full[k + 7] = 1'b1, fresh[k + 7] = 1'b0;
                end
                assign on[a] = (& full) & (| fresh);
            end
            assign filled[s] = | on;
        end
    endgenerate
    wire [63:0] beside_set, beside_joined, now;
    beside b1(q_set, beside_set);
    wire [63:0] doubtful = (had & CORNERS_AND_C) == 0 ? occupied
        : occupied & (placed | (MUTANT == 3 ? 64'h0 : turned) | filled | beside_set);
    wire [63:0] lowest = q_waiting & (~q_waiting + 64'h1);
    secure #(.MUTANT(MUTANT)) secure(.black(q_board_black), .white(q_board_white), .set(q_set), .now(now));
    wire [63:0] joined = now & lowest;
    beside b2(q_set & lowest | joined, beside_joined);
    assign stable = q_set, settled = q_waiting == 0, examined = q_count;
    wire looking = ~settled & ~take & ~clear;
    assign n_board_black = clear ? 64'h0 : take ? black : q_board_black;
    assign n_board_white = clear ? 64'h0 : take ? white : q_board_white;
    assign n_set = clear ? 64'h0 : looking ? q_set | joined : q_set;
    assign n_waiting = clear ? 64'h0
        : take ? ((occupied & CORNERS_AND_C) == 0 ? 64'h0 : doubtful & ~q_set)
        : looking ? (q_waiting & ~lowest) | (beside_joined & had & ~(q_set | joined)) : q_waiting;
    assign n_count = clear | take ? 8'd0 : q_count + looking;
endmodule
`endif
