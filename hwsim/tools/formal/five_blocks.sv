// The machine of five blocks of document 002, a clock at a time: its own registers here, those of its move generator and of its AI
// unit, whose weights are built in, in pipeline.sv and evaluation.sv. `kept` is the invariant: one of the nine states, and no
// square with discs of both colours. `wrong` if the next clock loses it, whatever the other registers hold.
`ifdef Q_generator_cand_N
module five_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input strobe, input [5:0] typed,
    output [63:0] black_out, white_out, legal_out, output color_out, passed_out, illegal_out, output [5:0] square_out,
    output [17:0] score_out,
    input [63:0] q_generator_cand_N, q_generator_cand_NE, q_generator_cand_E, q_generator_cand_SE, q_generator_cand_S,
    input [63:0] q_generator_cand_SW, q_generator_cand_W, q_generator_cand_NW, q_generator_filtered, q_generator_legal,
    output [63:0] n_generator_cand_N, n_generator_cand_NE, n_generator_cand_E, n_generator_cand_SE, n_generator_cand_S,
    output [63:0] n_generator_cand_SW, n_generator_cand_W, n_generator_cand_NW, n_generator_filtered, n_generator_legal,
    input [7:0] q_score_E_piece, q_score_E_mobility, q_score_E_corner, q_score_E_edge,
    input [15:0] q_score_M_piece, q_score_M_mobility, q_score_M_corner, q_score_M_edge,
    input [16:0] q_score_A1_0, q_score_A1_1, input [17:0] q_score_A2_score,
    output [7:0] n_score_E_piece, n_score_E_mobility, n_score_E_corner, n_score_E_edge,
    output [15:0] n_score_M_piece, n_score_M_mobility, n_score_M_corner, n_score_M_edge,
    output [16:0] n_score_A1_0, n_score_A1_1, output [17:0] n_score_A2_score,
    input q_state_WAIT, q_state_CHECK, q_state_APPLY, q_state_SCORE, q_state_TEST, q_state_OVER, input [3:0] q_state_GENERATE,
    output n_state_WAIT, n_state_CHECK, n_state_APPLY, n_state_SCORE, n_state_TEST, n_state_OVER, output [3:0] n_state_GENERATE,
    input [63:0] q_black, q_white, q_flips, input q_color, q_passed, q_illegal, input [5:0] q_square,
    output [63:0] n_black, n_white, n_flips, output n_color, n_passed, n_illegal, output [5:0] n_square,
    output allowed, kept, wrong
);
    wire [8:0] states = {q_state_OVER, q_state_TEST, q_state_SCORE, q_state_GENERATE[3:1], q_state_APPLY, q_state_CHECK, q_state_WAIT};
    wire [8:0] next = {n_state_OVER, n_state_TEST, n_state_SCORE, n_state_GENERATE[3:1], n_state_APPLY, n_state_CHECK, n_state_WAIT};
    assign kept = states != 0 & (states & (states - 1)) == 0 & (q_black & q_white) == 0;
    assign wrong = kept & (next == 0 | (next & (next - 1)) != 0 | (n_black & n_white) != 0);
    // STATE 1: what counts discs holds for any two sets of squares.
    assign allowed = STATE == 1 | kept;
    wire [63:0] mine = q_color ? q_white : q_black, yours = q_color ? q_black : q_white, disc = 64'h1 << q_square;
    wire [63:0] can, turned;
    rules rules(.own(mine), .opp(yours), .placed(disc), .legal(can), .turned(turned));
    wire valid = can[q_square], any = q_generator_legal != 0;
    wire passes = q_state_TEST & ~any & (MUTANT == 5 | ~q_passed);
    assign n_state_WAIT = q_state_WAIT & ~strobe | q_state_CHECK & ~valid | q_state_TEST & any;
    assign n_state_CHECK = q_state_WAIT & strobe, n_state_APPLY = q_state_CHECK & valid;
    assign n_state_GENERATE = {q_state_GENERATE[2:1], q_state_APPLY | passes, 1'b0};
    assign n_state_SCORE = q_state_GENERATE[3], n_state_TEST = q_state_SCORE;
    assign n_state_OVER = q_state_OVER | q_state_TEST & ~any & ~passes;
    wire [63:0] mine_after = mine | q_flips | disc, yours_after = yours & ~(q_flips | (MUTANT == 6 ? 64'h0 : disc));
    assign n_black = ~q_state_APPLY ? q_black : q_color ? yours_after : mine_after;
    assign n_white = ~q_state_APPLY ? q_white : q_color ? mine_after : yours_after;
    assign n_flips = ~q_state_CHECK ? q_flips : mine[q_square] | yours[q_square] ? 64'h0 : turned;
    assign n_color = q_color ^ (q_state_APPLY | passes);
    assign n_passed = ~q_state_APPLY & (q_passed | passes);
    assign n_illegal = q_state_CHECK ? ~valid : q_illegal;
    assign n_square = q_state_WAIT & strobe ? typed : q_square;
    assign {black_out, white_out, legal_out, color_out, passed_out, illegal_out, square_out, score_out}
        = {q_black, q_white, q_generator_legal, q_color, q_passed, q_illegal, q_square, q_score_A2_score};
    generator_stages #(.MUTANT(MUTANT == 7 ? 2 : 0)) generator(.player(mine), .opponent(yours),
        .q_cand_N(q_generator_cand_N), .q_cand_NE(q_generator_cand_NE), .q_cand_E(q_generator_cand_E),
        .q_cand_SE(q_generator_cand_SE), .q_cand_S(q_generator_cand_S), .q_cand_SW(q_generator_cand_SW),
        .q_cand_W(q_generator_cand_W), .q_cand_NW(q_generator_cand_NW), .q_filtered(q_generator_filtered),
        .n_cand_N(n_generator_cand_N), .n_cand_NE(n_generator_cand_NE), .n_cand_E(n_generator_cand_E),
        .n_cand_SE(n_generator_cand_SE), .n_cand_S(n_generator_cand_S), .n_cand_SW(n_generator_cand_SW),
        .n_cand_W(n_generator_cand_W), .n_cand_NW(n_generator_cand_NW), .n_filtered(n_generator_filtered),
        .n_legal(n_generator_legal));
    unit_rules #(.MUTANT(MUTANT < 5 ? MUTANT : 0)) unit(.player(mine), .opponent(yours),
        .weight1(8'd1), .weight2(8'd4), .weight3(8'd25), .weight4(8'd8),
        .q_E_piece(q_score_E_piece), .q_E_mobility(q_score_E_mobility), .q_E_corner(q_score_E_corner), .q_E_edge(q_score_E_edge),
        .q_M_piece(q_score_M_piece), .q_M_mobility(q_score_M_mobility), .q_M_corner(q_score_M_corner), .q_M_edge(q_score_M_edge),
        .q_A1_0(q_score_A1_0), .q_A1_1(q_score_A1_1), .q_A2_score(q_score_A2_score),
        .n_E_piece(n_score_E_piece), .n_E_mobility(n_score_E_mobility), .n_E_corner(n_score_E_corner), .n_E_edge(n_score_E_edge),
        .n_M_piece(n_score_M_piece), .n_M_mobility(n_score_M_mobility), .n_M_corner(n_score_M_corner), .n_M_edge(n_score_M_edge),
        .n_A1_0(n_score_A1_0), .n_A1_1(n_score_A1_1), .n_A2_score(n_score_A2_score));
endmodule

// After a move or a pass: four clocks later the machine tests, and the register of legal moves is that of the board.
module moves_circuit(input [`Q-1:0] held, input strobe, input [5:0] typed, output [8:0] state, output [63:0] found);
    reg [`Q-1:0] first;
    always @* begin
        first = held;
        first[`Q_white] = held[`Q_white] & ~held[`Q_black];
        first[`Q_state_WAIT] = 0; first[`Q_state_CHECK] = 0; first[`Q_state_APPLY] = 0; first[`Q_state_GENERATE] = 4'b0010;
        first[`Q_state_SCORE] = 0; first[`Q_state_TEST] = 0; first[`Q_state_OVER] = 0;
    end
    wire [`Q-1:0] q [0:4];
    assign q[0] = first;
    genvar i;
    generate
        for (i = 0; i < 4; i = i + 1) begin : clocks
            wire [`Q-1:0] n;
            packed_step step(.q(q[i]), .n(n), .strobe(strobe), .typed(typed));
            assign q[i + 1] = n;
        end
    endgenerate
    wire [`Q-1:0] last = q[4];
    wire [3:0] stages = last[`Q_state_GENERATE];
    assign state = {last[`Q_state_OVER], last[`Q_state_TEST], last[`Q_state_SCORE], stages[3:1], last[`Q_state_APPLY],
        last[`Q_state_CHECK], last[`Q_state_WAIT]};
    assign found = last[`Q_generator_legal];
endmodule

module moves_rules #(parameter MUTANT = 0) (input [`Q-1:0] held, input strobe, input [5:0] typed, output [8:0] state,
        output [63:0] found);
    wire [63:0] black = held[`Q_black], white = held[`Q_white] & ~black;
    wire [63:0] none;
    wire color = held[`Q_color];
    rules #(.MUTANT(MUTANT)) rules(.own(color ? white : black), .opp(color ? black : white), .placed(64'h0), .legal(found),
        .turned(none));
    assign state = 9'h80;
endmodule
`endif
