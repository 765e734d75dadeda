// The masks of document 001's mate search, all eighteen clocks, for every shogi board with one king of the defender: a square is in
// the check mask of a way to move if a piece that moves so would attack the king from there; it is in the defence mask if such a
// piece stands there, or if it is empty and between the king and one that slides.
//
// Ways: 0 rook, 1 bishop, 2 gold, 3 silver, 4 knight, 5 lance, 6 pawn, 7 dragon, 8 horse. The attacker's forward is towards rank 1
// if it is Black's.

// Bit s: what is on the square so many files and ranks away, 0 beyond the border.
module look9 #(parameter RIGHT = 0, parameter DOWN = 0) (input [80:0] board, output [80:0] there);
    genvar f, r;
    generate
        for (f = 0; f < 9; f = f + 1) for (r = 0; r < 9; r = r + 1) begin : squares
            if (f + RIGHT >= 0 && f + RIGHT < 9 && r + DOWN >= 0 && r + DOWN < 9)
                assign there[9 * r + f] = board[9 * (r + DOWN) + f + RIGHT];
            else assign there[9 * r + f] = 1'b0;
        end
    endgenerate
endmodule

// From which squares a way leads in this direction over empty squares to one of `goal`, and which empty squares lie on the way
// from one of `start`.
module slide #(parameter RIGHT = 0, parameter DOWN = 0) (input [80:0] goal, empty, start, output [80:0] from, between);
    wire [80:0] reach [0:8];
    wire [80:0] came [0:8];
    assign reach[0] = 0, came[0] = 0;
    genvar k;
    generate
        for (k = 0; k < 8; k = k + 1) begin : steps
            wire [80:0] next, last;
            look9 #(.RIGHT(RIGHT), .DOWN(DOWN)) ahead(.board(goal | (reach[k] & empty)), .there(next));
            look9 #(.RIGHT(-RIGHT), .DOWN(-DOWN)) back(.board(start | (came[k] & empty)), .there(last));
            assign reach[k + 1] = next, came[k + 1] = last;
        end
    endgenerate
    assign from = reach[8], between = empty & reach[8] & came[8];
endmodule

module mask_rules #(parameter MUTANT = 0) (input [`Q-1:0] before, input [8:0] king_file, king_rank, input [80:0] occupied,
        input [728:0] attackers, input black, output [728:0] check, output [80:0] defence, output single, output [89:0] clock_number);
    wire one_king = king_file != 0 & (king_file & (king_file - 9'd1)) == 0 & king_rank != 0 & (king_rank & (king_rank - 9'd1)) == 0;
    wire [80:0] king, empty = ~occupied;
    genvar f, r, d, w;
    generate
        for (f = 0; f < 9; f = f + 1) for (r = 0; r < 9; r = r + 1) begin : squares
            assign king[9 * r + f] = king_file[f] & king_rank[r] & one_king;
        end
    endgenerate
    wire [80:0] a [0:8];
    generate
        for (w = 0; w < 9; w = w + 1) begin : ways
            for (r = 0; r < 9; r = r + 1) begin : ranks assign a[w][9 * r +: 9] = attackers[81 * r + 9 * w +: 9]; end
        end
    endgenerate
    // d counts the three by three squares around one
    wire [80:0] next [0:8];
    wire [80:0] from [0:8];
    wire [80:0] between [0:8];
    generate
        for (d = 0; d < 9; d = d + 1) if (d != 4) begin : directions
            localparam X = d % 3 - 1;
            localparam Y = d / 3 - 1;
            look9 #(.RIGHT(X), .DOWN(Y)) step(.board(king), .there(next[d]));
            wire [80:0] straight = a[0] | a[7] | (Y == -1 ? a[5] & {81{black}} : Y == 1 ? a[5] & {81{~black}} : 81'h0);
            slide #(.RIGHT(X), .DOWN(Y)) way(.goal(king), .empty(empty), .start(X == 0 | Y == 0 ? straight : a[1] | a[8]),
                .from(from[d]), .between(between[d]));
        end
    endgenerate
    wire [80:0] up_left, up_right, down_left, down_right;
    look9 #(-1, -2) k1(king, up_left);
    look9 #(1, -2) k2(king, up_right);
    look9 #(-1, 2) k3(king, down_left);
    look9 #(1, 2) k4(king, down_right);
    wire [80:0] front = black ? next[1] : next[7], corners = next[0] | next[2] | next[6] | next[8];
    wire [80:0] front_corners = black ? next[0] | next[2] : next[6] | next[8];
    wire [80:0] crosses = next[1] | next[3] | next[5] | next[7];
    wire [80:0] c [0:8];
    assign c[0] = from[1] | from[3] | from[5] | from[7], c[1] = from[0] | from[2] | from[6] | from[8];
    assign c[2] = crosses | front_corners, c[3] = front | (MUTANT == 1 ? front_corners : corners);
    assign c[4] = black ? up_left | up_right : down_left | down_right;
    assign c[5] = black ? from[1] : from[7], c[6] = front;
    assign c[7] = c[0] | corners, c[8] = c[1] | crosses;
    wire [80:0] giving = (c[0] & a[0]) | (c[1] & a[1]) | (c[2] & a[2]) | (c[3] & a[3]) | (c[4] & a[4]) | (c[5] & a[5])
        | (c[6] & a[6]) | (c[7] & a[7]) | (c[8] & a[8]);
    generate
        for (r = 0; r < 9; r = r + 1) for (w = 0; w < 9; w = w + 1) begin : shown
            assign check[81 * r + 9 * w +: 9] = one_king ? c[w][9 * r +: 9] : 9'h0;
        end
    endgenerate
    wire [80:0] stops = giving | between[0] | between[1] | between[2] | between[3] | between[5] | between[6] | between[7]
        | (MUTANT == 2 ? 81'h0 : between[8]);
    assign defence = one_king ? stops : 81'h0;
    generate
        for (r = 0; r < 18; r = r + 1) begin : numbers assign clock_number[5 * r +: 5] = r; end
    endgenerate
    assign single = one_king & (giving & (giving - 81'h1)) == 0;
endmodule

module mask_circuit(input [`Q-1:0] before, input [8:0] king_file, king_rank, input [80:0] occupied, input [728:0] attackers,
        input black, output [728:0] check, output [80:0] defence, output single, output [89:0] clock_number);
    wire one_king = king_file != 0 & (king_file & (king_file - 9'd1)) == 0 & king_rank != 0 & (king_rank & (king_rank - 9'd1)) == 0;
    wire [`Q-1:0] q [0:18];
    wire [1214:0] memory [0:18];
    wire [17:0] alone;
    reg [`Q-1:0] begun;
    // whatever the last board left behind
    always @* begin begun = before; begun[`Q_clock] = 0; end
    assign q[0] = begun, memory[0] = 0;
    genvar t, i;
    generate
        for (t = 0; t < 18; t = t + 1) begin : clocks
            localparam R = t < 9 ? t : 17 - t;
            wire [8:0] king = king_file & {9{king_rank[R] & one_king}};
            wire [134:0] word, data;
            wire [3:0] at, to;
            wire write;
            wire [80:0] c;
            wire [8:0] d;
            assign word = at < 9 ? memory[t][135 * at +: 135] : 135'h0;
            packed_step it(.q(q[t]), .n(q[t + 1]), .king(king), .occupied(occupied[9 * R +: 9]), .attackers(attackers[81 * R +: 81]),
                .attacker_black(black), .check(c), .defence(d), .single(alone[t]), .clock_number(clock_number[5 * t +: 5]),
                .found_above_word(word), .found_above_at(at), .found_above_write(write), .found_above_to(to),
                .found_above_data(data));
            for (i = 0; i < 9; i = i + 1) begin : words
                assign memory[t + 1][135 * i +: 135] = write & to == i ? data : memory[t][135 * i +: 135];
            end
            if (t >= 9) assign check[81 * R +: 81] = one_king ? c : 81'h0;
            if (t >= 9) assign defence[9 * R +: 9] = one_king ? d : 9'h0;
        end
    endgenerate
    assign single = one_king & alone[17];
endmodule
