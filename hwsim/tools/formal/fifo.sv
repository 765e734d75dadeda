// The referee with a queue of four moves, one clock in one state: as in referee.sv, but what the circuit keeps in four
// places and two pointers is compared with a list, first come first played. In UPDATE the move being played still stands in
// its place, before the first of the list.
module queue_view(input [23:0] places, input [1:0] first, input [2:0] count, output [23:0] list);
    // Number i of the list, 0 beyond its end.
    genvar i;
    generate
        for (i = 0; i < 4; i = i + 1) begin : item
            wire [1:0] at = first + i;
            wire [5:0] move = at == 0 ? places[5:0] : at == 1 ? places[11:6] : at == 2 ? places[17:12] : places[23:18];
            assign list[6 * i + 5 : 6 * i] = i < count ? move : 6'h0;
        end
    endgenerate
endmodule

module fifo_rules #(parameter STATE = 0, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, any_legal,
    input         black_moves, any_white_moves, any_stale, any_fresh, illegal, error, write,
    input  [23:0] places, input [1:0] first, any_last, input [2:0] any_count, input [5:0] move,
    output [9:0]  n_state, output [63:0] n_black, n_white, n_legal,
    output        n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_error, n_sound,
    output [2:0]  n_count, output [23:0] n_list, output [5:0] n_playing
);
    localparam PLAYING = STATE == 8;
    wire [63:0] white, legal, r_black, r_white, r_legal;
    wire white_moves, stale, fresh, fits, take, r_bm, r_wm, r_fresh, r_illegal, r_stale;
    wire [9:0] r_state;
    wire [2:0] count = any_count;
    wire waiting = count != 0;
    wire [23:0] list;
    wire [1:0] next_first = first + PLAYING;
    queue_view view(.places(places), .first(next_first), .count(count), .list(list));
    wire [5:0] box = first == 0 ? places[5:0] : first == 1 ? places[11:6] : first == 2 ? places[17:12] : places[23:18];
    before #(.STATE(STATE)) before(.*, .allowed(fits));
    wire allowed = fits & (STATE == 0 | count <= 4 - PLAYING);
    by_rules #(.STATE(STATE), .MUTANT(MUTANT)) rules_(.black(black), .white(white), .legal(legal),
        .black_moves(black_moves), .white_moves(white_moves), .fresh(fresh), .illegal(illegal), .stale(stale),
        .waiting(waiting), .box(box), .n_state(r_state), .n_black(r_black), .n_white(r_white), .n_legal(r_legal),
        .n_black_moves(r_bm), .n_white_moves(r_wm), .n_fresh(r_fresh), .n_illegal(r_illegal), .n_stale(r_stale),
        .take(take));
    wire load = write & count != 4;
    wire [2:0] left = count - take;
    wire [23:0] rest = take ? {6'h0, list[23:6]} : list;
    wire [2:0] r_count = STATE == 0 ? 3'h0 : left + load;
    wire [2:0] end_ = MUTANT == 8 ? 3'h0 : left;
    wire [23:0] added = STATE == 0 ? 24'h0 : load ? rest | ({18'h0, move} << (6 * end_)) : rest;
    wire r_error = STATE == 0 ? 1'b0 : error | (write & count == 4);
    assign {n_state, n_black, n_white, n_legal, n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_error, n_sound,
        n_count, n_list, n_playing} = allowed ? {r_state, r_black, r_white, r_legal, r_bm, r_wm, r_fresh, r_illegal, r_stale,
        r_error, 1'b1, r_count, added, r_state[8] ? box : 6'h0} : 0;
endmodule

module fifo_circuit #(parameter STATE = 0, parameter MUTANT = 0) (
    input  [63:0] black, white_or_more, any_legal,
    input         black_moves, any_white_moves, any_stale, any_fresh, illegal, error, write,
    input  [23:0] places, input [1:0] first, any_last, input [2:0] any_count, input [5:0] move,
    output [9:0]  n_state, output [63:0] n_black, n_white, n_legal,
    output        n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_error, n_sound,
    output [2:0]  n_count, output [23:0] n_list, output [5:0] n_playing
);
    localparam PLAYING = STATE == 8;
    wire [63:0] white, legal, c_black, c_white, c_legal;
    wire white_moves, stale, fresh, fits, c_bm, c_wm, c_fresh, c_illegal, c_stale, c_error, c_dirty;
    wire [9:0] c_state;
    wire [5:0] c_box;
    wire [30:0] c_queue;
    wire [5:0] box = first == 0 ? places[5:0] : first == 1 ? places[11:6] : first == 2 ? places[17:12] : places[23:18];
    before #(.STATE(STATE)) before(.*, .allowed(fits));
    wire allowed = fits & (STATE == 0 | any_count <= 4 - PLAYING);
    // The second pointer says nothing new.
    wire [1:0] last = STATE == 0 ? any_last : first + any_count[1:0] + PLAYING;
    machine_step step(.reset(1'b0), .write(write), .move(move), .state(10'h1 << STATE), .isB(black), .isW(white),
        .legalL(legal), .curB(black_moves), .curW(white_moves), .fresh(fresh), .illegal(illegal), .stale(stale),
        .dirty(1'b0), .error(error), .box(6'h0), .queue({any_count, last, first, places}), .n_state(c_state),
        .n_isB(c_black), .n_isW(c_white), .n_legalL(c_legal), .n_curB(c_bm), .n_curW(c_wm), .n_fresh(c_fresh),
        .n_illegal(c_illegal), .n_stale(c_stale), .n_dirty(c_dirty), .n_error(c_error), .n_box(c_box), .n_queue(c_queue));
    wire [2:0] count = c_queue[30:28];
    wire [23:0] list, playing;
    wire [1:0] first_of_list = c_queue[25:24] + c_state[8];
    wire [1:0] expected_last = c_queue[25:24] + count[1:0] + c_state[8];
    queue_view view(.places(c_queue[23:0]), .first(first_of_list), .count(count), .list(list));
    queue_view head(.places(c_queue[23:0]), .first(c_queue[25:24]), .count(3'h1), .list(playing));
    assign {n_state, n_black, n_white, n_legal, n_black_moves, n_white_moves, n_fresh, n_illegal, n_stale, n_error, n_sound,
        n_count, n_list, n_playing} = allowed ? {c_state, c_black, c_white, c_legal, c_bm, c_wm, c_fresh, c_illegal, c_stale,
        c_error, c_queue[27:26] == expected_last, count, list, c_state[8] ? playing[5:0] : 6'h0} : 0;
endmodule
