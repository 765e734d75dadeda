// The move generator of document 002, register by register. Stage 1: for each direction the empty squares on which a row that
// goes that way, from an own disc over discs of the other side, ends. Stage 2: those of all directions. Stage 3: the output.
// STATE 1: as the document prints the program, squares next to a disc of the other side, over the edge of a rank too.
module candidates #(parameter RIGHT = 0, parameter DOWN = 0, parameter PRINTED = 0) (input [63:0] player, opponent,
        output [63:0] found);
    localparam STEP = 8 * DOWN + RIGHT;
    wire [63:0] from, none;
    one_way #(.RIGHT(-RIGHT), .DOWN(-DOWN)) row(.own(player), .opp(opponent), .placed(64'h0), .from(from), .turned(none));
    wire [63:0] next = STEP > 0 ? opponent << STEP : opponent >> -STEP;
    assign found = (PRINTED ? next : from) & ~player & ~opponent;
endmodule

module generator_stages #(parameter MUTANT = 0, parameter PRINTED = 0) (input [63:0] player, opponent,
        input [63:0] q_cand_N, q_cand_NE, q_cand_E, q_cand_SE, q_cand_S, q_cand_SW, q_cand_W, q_cand_NW, q_filtered,
        output [63:0] n_cand_N, n_cand_NE, n_cand_E, n_cand_SE, n_cand_S, n_cand_SW, n_cand_W, n_cand_NW, n_filtered, n_legal);
    candidates #(0, -1, PRINTED) c1(player, opponent, n_cand_N);
    candidates #(1, -1, PRINTED) c2(player, opponent, n_cand_NE);
    candidates #(1, 0, PRINTED) c3(player, opponent, n_cand_E);
    candidates #(1, 1, PRINTED) c4(player, opponent, n_cand_SE);
    candidates #(0, 1, PRINTED) c5(player, opponent, n_cand_S);
    candidates #(-1, 1, PRINTED) c6(player, opponent, n_cand_SW);
    candidates #(-1, 0, MUTANT == 1 ? 1 : PRINTED) c7(player, opponent, n_cand_W);
    candidates #(-1, -1, PRINTED) c8(player, opponent, n_cand_NW);
    assign n_filtered = q_cand_N | q_cand_NE | q_cand_E | q_cand_SE | q_cand_S | q_cand_SW | q_cand_W
        | (MUTANT == 2 ? 64'h0 : q_cand_NW);
    assign n_legal = q_filtered;
endmodule

`ifdef Q_stage1_label
module generator_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input [63:0] player, opponent, input [7:0] tag, input valid,
    input [63:0] q_cand_N, q_cand_NE, q_cand_E, q_cand_SE, q_cand_S, q_cand_SW, q_cand_W, q_cand_NW, q_filtered, q_legal,
    input [8:0] q_stage1_label, q_stage2_label, q_stage3_label,
    output [63:0] n_cand_N, n_cand_NE, n_cand_E, n_cand_SE, n_cand_S, n_cand_SW, n_cand_W, n_cand_NW, n_filtered, n_legal,
    output [8:0] n_stage1_label, n_stage2_label, n_stage3_label,
    output [7:0] stage1_tag, stage2_tag, stage3_tag, output stage1_valid, stage2_valid, stage3_valid,
    output [63:0] filtered, legal, output allowed
);
    assign allowed = (player & opponent) == 0;
    generator_stages #(.MUTANT(MUTANT), .PRINTED(STATE)) stages(.*);
    assign filtered = q_filtered, legal = q_legal;
    assign {stage1_valid, stage1_tag} = q_stage1_label, {stage2_valid, stage2_tag} = q_stage2_label;
    assign {stage3_valid, stage3_tag} = q_stage3_label;
    assign n_stage1_label = {valid, tag}, n_stage2_label = q_stage1_label, n_stage3_label = q_stage2_label;
endmodule
`endif

// Three clocks after a position its legal moves and its tag are there.
`ifdef Q_stage1_label
module flow_circuit(input [`Q-1:0] before, input [63:0] player, opponent_or_more, input [7:0] tag, input valid,
        output [63:0] legal, output [8:0] label);
    wire [`Q-1:0] q [0:3];
    assign q[0] = before;
    genvar i;
    generate
        for (i = 0; i < 3; i = i + 1) begin : clocks
            wire [`Q-1:0] n;
            packed_step step(.q(q[i]), .n(n), .player(player), .opponent(opponent_or_more & ~player), .tag(tag), .valid(valid));
            assign q[i + 1] = n;
        end
    endgenerate
    wire [`Q-1:0] last = q[3];
    assign legal = last[`Q_legal], label = last[`Q_stage3_label];
endmodule

module flow_rules #(parameter MUTANT = 0) (input [`Q-1:0] before, input [63:0] player, opponent_or_more, input [7:0] tag,
        input valid, output [63:0] legal, output [8:0] label);
    wire [63:0] none;
    rules #(.MUTANT(MUTANT)) rules(.own(player), .opp(opponent_or_more & ~player), .placed(64'h0), .legal(legal), .turned(none));
    assign label = {valid, tag};
endmodule
`endif
