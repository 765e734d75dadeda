// Document 001's cover of a shogi board, a clock at a time, whatever registers and memories hold: which of the 40 pieces can
// move to which square. The board's ranks come through eight stages, the first one first, then back from the last; two scanners
// find what the ranks before cover on this one, their words are joined in the table, and what rooks cover on their own rank is
// added.
//
// A square's word: 3 bits of type, 1 of promoted, 1 of owner (Black, who plays towards rank 1), 5 of number, 31 if it is empty.
// Types, and how many there are: king 2, rook 2, bishop 2, gold 4, silver 4, knight 4, lance 4, pawn 18.

// What stands in each of the nine files' registers, file 1 lowest.
`define FILES(kind, p, s) kind p``9``s, kind p``8``s, kind p``7``s, kind p``6``s, kind p``5``s, kind p``4``s, kind p``3``s, \
    kind p``2``s, kind p``1``s
`define SCANNED(direction, s) \
    `FILES(direction [39:0], s``straight,), `FILES(direction [39:0], s``diagonal,), `FILES(direction [5:0], s``line,), \
    `FILES(direction [1:0], s``fromLeft,), `FILES(direction [1:0], s``fromRight,), \
    `FILES(direction [3:0], s``jump,), `FILES(direction [3:0], s``landing,)
`define SCANNED_BUS(s) {`FILES(, s``straight,), `FILES(, s``diagonal,), `FILES(, s``line,), `FILES(, s``fromLeft,), \
    `FILES(, s``fromRight,), `FILES(, s``jump,), `FILES(, s``landing,)}

// How a piece of this type moves: steps straight on and to both sides of that, slides, and jumps, first down the board, then up,
// and steps to the side.
module ways_to_move #(parameter TYPE = 0, parameter MUTANT = 0) (input promoted, black, output [8:0] ways);
    wire gold = TYPE == 3 | (TYPE > 3 & promoted), plain = ~promoted;
    wire round = TYPE == 0 | (TYPE == 2 & promoted);            // one step along files and ranks
    wire corners = TYPE == 0 | (TYPE == 1 & promoted);          // and one to the corners
    wire silver = TYPE == 4 & plain, knight = TYPE == 5 & plain, lance = TYPE == 6 & plain, pawn = TYPE == 7 & plain;
    wire [3:0] forward = {knight, TYPE == 1 | lance, corners | silver | gold, round | gold | silver | pawn};
    wire [3:0] backward = {1'b0, TYPE == 1, corners | (MUTANT == 1 ? 1'b0 : silver), round | gold};
    assign ways = {round | gold, black ? {forward, backward} : {backward, forward}};
endmodule

// A square's word on its way through three stages: its type alone on a wire, which of the 40 it is, how it moves.
module decoded #(parameter MUTANT = 0) (input [9:0] word, input [15:0] q3, input [50:0] q4, output [15:0] n3, output [50:0] n4,
        output [49:0] n5);
    wire there = word[9:5] != 31;
    assign n3 = {~there, word[9:5], word[4:3], there ? 8'h1 << word[2:0] : 8'h0};
    // the number of the first piece of each type, and how many there are, pawns on the left
    localparam [47:0] BEFORE = {6'd22, 6'd18, 6'd14, 6'd10, 6'd6, 6'd4, 6'd2, 6'd0};
    localparam [39:0] COUNT = {5'd18, 5'd4, 5'd4, 5'd4, 5'd4, 5'd2, 5'd2, 5'd2};
    wire [39:0] which [0:8];
    wire [8:0] moves [0:8];
    assign which[0] = 0, moves[0] = 0;
    genvar t;
    generate
        for (t = 0; t < 8; t = t + 1) begin : types
            wire [8:0] ways;
            ways_to_move #(.TYPE(t), .MUTANT(MUTANT)) way(.promoted(q4[48]), .black(q4[49]), .ways(ways));
            assign which[t + 1] = which[t]
                | (q3[t] & q3[14:10] < COUNT[5 * t +: 5] ? 40'h1 << (BEFORE[6 * t +: 6] + q3[14:10]) : 40'h0);
            assign moves[t + 1] = moves[t] | (ways & {9{q4[40 + t]}});
        end
    endgenerate
    assign n4 = {q3[15], q3[9:8], q3[7:0], which[8]};
    assign n5 = {moves[8], q4[50], q4[39:0]};
endmodule

// Nine files, WIDTH bits of each where the file's bit is set.
module only_files #(parameter WIDTH = 1) (input [9 * WIDTH - 1:0] all, input [8:0] files, output [9 * WIDTH - 1:0] some);
    genvar f;
    generate
        for (f = 0; f < 9; f = f + 1) begin : each
            assign some[WIDTH * f +: WIDTH] = all[WIDTH * f +: WIDTH] & {WIDTH{files[f]}};
        end
    endgenerate
endmodule

// One scanner: what is kept of this rank for the next, and what the ranks before cover here. A piece one file further to the left
// covers what a shift to the left by a file shows. SIDE 1: steps to the left on this rank count too, otherwise those to the right.
module scanner_of_pieces #(parameter SIDE = 0, parameter MUTANT = 0) (input [899:0] q, output [899:0] n, input first,
        input [359:0] pieces, input [8:0] empty, straight, diagonal, slides, jumps, side, output [359:0] found);
    wire [359:0] q_straight, q_diagonal, n_straight, n_diagonal, beside;
    wire [53:0] q_line, n_line, line, passing;
    wire [17:0] q_left, q_right, n_left, n_right, bishops, from_left, from_right;
    wire [35:0] q_jump, q_landing, n_jump, n_landing, knights;
    assign {q_straight, q_diagonal, q_line, q_left, q_right, q_jump, q_landing} = q;
    assign n = {n_straight, n_diagonal, n_line, n_left, n_right, n_jump, n_landing};
    wire [8:0] open = first ? 9'h0 : empty;
    wire [53:0] sliders;
    only_files #(40) o1(pieces, straight, n_straight);
    only_files #(40) o2(pieces, diagonal, n_diagonal);
    only_files #(40) o3(pieces, side, beside);
    only_files #(6) o4(sliders, slides, line);
    only_files #(6) o5(q_line, open, passing);
    only_files #(2) o6(q_left << 2, open, from_left);
    only_files #(2) o7(q_right >> 2, MUTANT == 2 ? empty : open, from_right);
    only_files #(4) o8(knights, jumps, n_jump);
    assign n_line = line | passing, n_left = bishops | from_left, n_right = bishops | from_right;
    assign n_landing = first ? 36'h0 : q_jump;
    wire [359:0] steps = q_straight | q_diagonal << 40 | q_diagonal >> 40, stepped = SIDE ? beside >> 40 : beside << 40;
    wire [17:0] slid = q_left << 2 | q_right >> 2;
    wire [35:0] landed = q_landing << 4 | q_landing >> 4;
    genvar f;
    generate
        for (f = 0; f < 9; f = f + 1) begin : files
            wire [39:0] here = pieces[40 * f +: 40];
            assign bishops[2 * f +: 2] = here[5:4], knights[4 * f +: 4] = here[17:14];
            assign sliders[6 * f +: 6] = {here[21:18], here[3:2]};
            wire [39:0] came = {18'h0, q_line[6 * f + 2 +: 4], landed[4 * f +: 4], 8'h0, slid[2 * f +: 2], q_line[6 * f +: 2], 2'h0};
            assign found[40 * f +: 40] = stepped[40 * f +: 40] | (first ? 40'h0 : came | steps[40 * f +: 40]);
        end
    endgenerate
endmodule

// Which files of a rank its rooks reach: only empty squares are between.
module rooks_of_rank(input [359:0] pieces, input [8:0] empty, output [17:0] reached);
    genvar f, g, h;
    generate
        for (f = 0; f < 9; f = f + 1) begin : files
            wire [1:0] by [0:9];
            assign by[0] = 0;
            for (g = 0; g < 9; g = g + 1) begin : rooks
                wire [8:0] free;
                for (h = 0; h < 9; h = h + 1) begin : between
                    assign free[h] = (h > f & h < g) | (h < f & h > g) ? empty[h] : 1'b1;
                end
                assign by[g + 1] = by[g] | (f != g & (& free) ? pieces[40 * g + 2 +: 2] : 2'h0);
            end
            assign reached[2 * f +: 2] = by[9];
        end
    endgenerate
endmodule

module cover_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input start, load, input [3:0] load_rank, input [89:0] load_data, input [4:0] table_address,
    input [89:0] board_word, input [17:0] rook_cover_word, input [359:0] cover_table_word,
    input [5:0] q_clock, input [89:0] q_stage2,
    `FILES(input [15:0], q_file, _stage3), `FILES(input [50:0], q_file, _stage4), `FILES(input [49:0], q_file, _stage5),
    `SCANNED(input, q_down_), `SCANNED(input, q_up_),
    input [359:0] q_stage6_down, q_stage6_up, input [17:0] q_rook_ranks, input [359:0] q_or_held, q_or_both, q_or_all, q_stage7,
    input [89:0] q_board_read, input [17:0] q_rook_cover_read, input [359:0] q_cover_table_read,
    output [5:0] clock, output [359:0] table_data,
    output [3:0] board_at, board_to, output board_write, output [89:0] board_data,
    output [3:0] rook_cover_at, rook_cover_to, output rook_cover_write, output [17:0] rook_cover_data,
    output [4:0] cover_table_at, cover_table_to, output cover_table_write, output [359:0] cover_table_data,
    output [5:0] n_clock, output [89:0] n_stage2,
    `FILES(output [15:0], n_file, _stage3), `FILES(output [50:0], n_file, _stage4), `FILES(output [49:0], n_file, _stage5),
    `SCANNED(output, n_down_), `SCANNED(output, n_up_),
    output [359:0] n_stage6_down, n_stage6_up, output [17:0] n_rook_ranks, output [359:0] n_or_held, n_or_both, n_or_all, n_stage7,
    output [89:0] n_board_read, output [17:0] n_rook_cover_read, output [359:0] n_cover_table_read, output allowed
);
    assign allowed = 1'b1;
    // 46 clocks after the start; none is rest.
    wire [5:0] t = q_clock;
    assign clock = t, n_clock = t == 46 ? 6'd0 : t == 0 ? start : t + 6'd1;

    // The board: the host's words in, rank 1 to 9 and back out.
    assign board_at = t >= 1 & t <= 9 ? t - 1 : t >= 10 & t <= 18 ? 18 - t : 0;
    assign board_write = load & load_rank < 9, board_to = load_rank, board_data = load_data;
    assign n_board_read = board_word, n_stage2 = q_board_read;

    wire [143:0] q3 = {`FILES(, q_file, _stage3)}, n3;
    wire [458:0] q4 = {`FILES(, q_file, _stage4)}, n4;
    wire [449:0] q5 = {`FILES(, q_file, _stage5)}, n5;
    assign {`FILES(, n_file, _stage3)} = n3, {`FILES(, n_file, _stage4)} = n4, {`FILES(, n_file, _stage5)} = n5;
    wire [359:0] pieces;
    wire [8:0] empty, way [0:8];
    genvar f, w;
    generate
        for (f = 0; f < 9; f = f + 1) begin : files
            decoded #(.MUTANT(MUTANT)) square(.word(q_stage2[10 * f +: 10]), .q3(q3[16 * f +: 16]), .q4(q4[51 * f +: 51]),
                .n3(n3[16 * f +: 16]), .n4(n4[51 * f +: 51]), .n5(n5[50 * f +: 50]));
            assign pieces[40 * f +: 40] = q5[50 * f +: 40], empty[f] = q5[50 * f + 40];
            for (w = 0; w < 9; w = w + 1) begin : ways assign way[w][f] = q5[50 * f + 41 + w]; end
        end
    endgenerate

    // Stage 6 has the first rank in clock 6, and the last one again in clock 15.
    scanner_of_pieces #(.SIDE(1), .MUTANT(MUTANT)) down(.q(`SCANNED_BUS(q_down_)), .n(`SCANNED_BUS(n_down_)), .first(t == 6),
        .pieces(pieces), .empty(empty), .straight(way[0]), .diagonal(way[1]), .slides(way[2]), .jumps(way[3]), .side(way[8]),
        .found(n_stage6_down));
    scanner_of_pieces #(.SIDE(0), .MUTANT(MUTANT)) up(.q(`SCANNED_BUS(q_up_)), .n(`SCANNED_BUS(n_up_)), .first(t == 15),
        .pieces(pieces), .empty(empty), .straight(way[4]), .diagonal(way[5]), .slides(way[6]), .jumps(way[7]), .side(way[8]),
        .found(n_stage6_up));
    rooks_of_rank rooks(.pieces(pieces), .empty(empty), .reached(n_rook_ranks));

    // What rooks reach on their ranks: kept from rank 1 on, wanted from rank 9 on, every other clock.
    assign rook_cover_write = t >= 7 & t <= 15, rook_cover_to = rook_cover_write ? t - 7 : 0, rook_cover_data = q_rook_ranks;
    wire asks = t[0] & t >= 27 & t <= 43;
    assign rook_cover_at = asks ? 4'd8 - (t - 27) / 2 : 4'd0, n_rook_cover_read = rook_cover_word;

    // The table: rows 0 to 8 from the first scan, 9 to 17 from the second, 18 to 26 the cover; these from rank 9 on.
    wire scans = t >= 8 & t <= 16, back = t >= 17 & t <= 25, joins = ~t[0] & t >= 30 & t <= 46;
    assign cover_table_write = scans | back | joins, cover_table_data = q_stage7;
    assign cover_table_to = scans ? t - 8 : back ? 9 + 25 - t : joins ? 26 - (t - 30) / 2 : 0;
    wire both = t >= 25 & t <= 42;
    assign cover_table_at = t == 0 ? table_address : ~both ? 5'd0 : t[0] ? 8 - (t - 25) / 2 : 17 - (t - 26) / 2;
    assign table_data = q_cover_table_read, n_cover_table_read = cover_table_at < 27 ? cover_table_word : 360'h0;
    assign n_or_held = table_data, n_or_both = q_or_held | table_data;
    wire [359:0] added;
    generate
        for (f = 0; f < 9; f = f + 1) begin : joined assign added[40 * f +: 40] = {q_rook_cover_read[2 * f +: 2], 2'h0}; end
    endgenerate
    assign n_or_all = q_or_both | (MUTANT == 3 ? 360'h0 : added);
    assign n_stage7 = t > 25 ? q_or_all : t >= 7 & t <= 15 ? q_stage6_down : q_stage6_up;
endmodule
