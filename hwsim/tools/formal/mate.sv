// The mate search pipeline of document 001 for Othello, a clock at a time, whatever its registers and its list hold: the updater
// plays a move, the generator sorts the legal moves that are then there into three classes, the filter stores one in each clock.
// A stage is free if it is empty or gives what it holds to the next one at this edge.
//
// Classes: 0 corners, 1 moves that give no corner away, 2 the rest, which are next to an empty corner.
module move_classes #(parameter MUTANT = 0) (input [63:0] own, opp, output [191:0] classes);
    localparam [63:0] CORNERS = 64'h8100000000000081;
    wire [63:0] legal, none;
    rules rules(.own(own), .opp(opp), .placed(64'h0), .legal(legal), .turned(none));
    wire [63:0] gives;
    beside near(CORNERS & ~own & ~opp & (MUTANT == 1 ? ~64'h1 : ~64'h0), gives);
    assign classes = {legal & ~CORNERS & gives, legal & ~CORNERS & ~gives, legal & CORNERS};
endmodule

module mate_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input offer, input [63:0] player, opponent, input [6:0] move, input [5:0] read_address, input [7:0] list_word,
    input [2:0] q_updater_busy, q_generator_busy, q_filter_busy, input [134:0] q_updater_in,
    input [127:0] q_generator_in, q_filter_in, input [191:0] q_filter_moves, input [5:0] q_filter_address, input [7:0] q_list_read,
    output ready, updater_busy, generator_busy, filter_busy, filter_leave, storing, output [63:0] own, opp, output [5:0] address,
    output [7:0] word, read_word, output [5:0] list_at, list_to, output list_write, output [7:0] list_data,
    output [2:0] n_updater_busy, n_generator_busy, n_filter_busy, output [134:0] n_updater_in,
    output [127:0] n_generator_in, n_filter_in, output [191:0] n_filter_moves, output [5:0] n_filter_address,
    output [7:0] n_list_read, output allowed
);
    assign allowed = 1'b1;
    assign updater_busy = q_updater_busy[2], generator_busy = q_generator_busy[2], filter_busy = q_filter_busy[2];

    // The updater: the mover's discs, the other side's, and the move, 64 and more for none. Then the other side moves.
    wire [63:0] mover = q_updater_in[63:0], other = q_updater_in[127:64], legal, turned;
    wire [63:0] placed = q_updater_in[134] ? 64'h0 : 64'h1 << q_updater_in[133:128];
    rules play(.own(mover), .opp(other), .placed(placed), .legal(legal), .turned(turned));
    wire [127:0] played = {mover | placed | turned, other & ~turned};

    // The filter: the first move, in the selector's order, of the first class that has one; it is taken off the list.
    wire [63:0] first = q_filter_moves[63:0], second = q_filter_moves[127:64], third = q_filter_moves[191:128];
    wire any, ok;
    wire [5:0] rank, square;
    wire [63:0] left;
    selector_alone selector(.legal(first != 0 ? first : second != 0 ? second : third), .any(any), .code(rank), .square(square),
        .remaining(left), .allowed(ok));
    wire [191:0] others = q_filter_moves & ~(any ? {3{64'h1 << square}} : 192'h0);
    assign storing = filter_busy & any, address = q_filter_address;
    assign word = {first != 0 ? 2'd0 : second != 0 ? 2'd1 : 2'd2, square};
    assign {opp, own} = q_filter_in;

    assign filter_leave = filter_busy & others == 0;
    wire generator_leave = generator_busy & (~filter_busy | filter_leave);
    wire updater_leave = updater_busy & (~generator_busy | (MUTANT == 2 ? 1'b0 : generator_leave));
    assign ready = ~updater_busy | updater_leave;

    wire takes = offer & ready;
    wire [191:0] classes;
    move_classes #(.MUTANT(MUTANT)) sorted(.own(q_generator_in[63:0]), .opp(q_generator_in[127:64]), .classes(classes));
    assign n_updater_busy = {takes | (updater_busy & ~updater_leave), 2'b00};
    assign n_generator_busy = {updater_leave | (generator_busy & ~generator_leave), 2'b00};
    assign n_filter_busy = {generator_leave | (filter_busy & ~filter_leave), 2'b00};
    assign n_updater_in = takes ? {move, opponent, player} : q_updater_in;
    assign n_generator_in = ~updater_leave ? q_generator_in : MUTANT == 3 ? {played[63:0], played[127:64]} : played;
    assign n_filter_in = generator_leave ? q_generator_in : q_filter_in;
    assign n_filter_moves = generator_leave ? classes : filter_busy ? others : q_filter_moves;
    assign n_filter_address = generator_leave ? 6'd0 : storing ? q_filter_address + 6'd1 : q_filter_address;

    assign list_at = read_address, n_list_read = list_word, read_word = q_list_read;
    assign list_write = storing, list_to = q_filter_address, list_data = word;
endmodule
