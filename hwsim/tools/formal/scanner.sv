// The scanning generator, register by register, and all its clocks against the rules.
`ifdef Q_top_remS
// A scanner meets a rank: the runs that end on it, and what it keeps for the next.
module scanned #(parameter MUTANT = 0) (input first, input [7:0] own, opp, remS, rolS, remL, rolL, remR, rolR,
        output [7:0] n_remS, n_rolS, n_remL, n_rolL, n_remR, n_rolR, hit);
    wire [7:0] go = {8{~first}};
    assign n_remS = opp & rolS & go, n_remL = opp & (rolL << 1) & go, n_remR = opp & (rolR >> 1) & go;
    assign n_rolS = own | n_remS, n_rolL = own | n_remL, n_rolR = own | n_remR;
    assign hit = (remS | (remL << 1) | (MUTANT == 1 ? remR : remR >> 1)) & go;
endmodule

// Along the rank.
module row_hits(input [7:0] own, opp, output [7:0] hit);
    genvar c, k;
    generate
        for (c = 0; c < 8; c = c + 1) begin : files
            wire [8:0] left, right;
            assign left[1:0] = 0, right[1:0] = 0;
            for (k = 2; k < 8; k = k + 1) begin : lengths
                if (c - k >= 0) assign left[k] = own[c - k] & (& opp[c - 1 : c - k + 1]); else assign left[k] = 1'b0;
                if (c + k < 8) assign right[k] = own[c + k] & (& opp[c + k - 1 : c + 1]); else assign right[k] = 1'b0;
            end
            assign left[8] = 0, right[8] = 0;
            assign hit[c] = | left | | right;
        end
    endgenerate
endmodule
`endif

`ifdef Q_top_remS
// One clock: ranks of one position from above, of another from below.
module scan_clock #(parameter MUTANT = 0) (input first, input [7:0] top_own, top_opp, bottom_own, bottom_opp, partial_in,
        input [7:0] q_top_remS, q_top_rolS, q_top_rolL, q_top_remL, q_top_remR, q_top_rolR,
        input [7:0] q_bottom_remS, q_bottom_rolS, q_bottom_rolL, q_bottom_remL, q_bottom_remR, q_bottom_rolR,
        output [7:0] n_top_remS, n_top_rolS, n_top_rolL, n_top_remL, n_top_remR, n_top_rolR,
        output [7:0] n_bottom_remS, n_bottom_rolS, n_bottom_rolL, n_bottom_remL, n_bottom_remR, n_bottom_rolR,
        output [7:0] partial, legal);
    wire [7:0] hit_top, hit_bottom, hit_row;
    scanned #(.MUTANT(MUTANT)) top(first, top_own, top_opp, q_top_remS, q_top_rolS, q_top_remL, q_top_rolL, q_top_remR, q_top_rolR,
        n_top_remS, n_top_rolS, n_top_remL, n_top_rolL, n_top_remR, n_top_rolR, hit_top);
    scanned bottom(first, bottom_own, bottom_opp, q_bottom_remS, q_bottom_rolS, q_bottom_remL, q_bottom_rolL, q_bottom_remR,
        q_bottom_rolR, n_bottom_remS, n_bottom_rolS, n_bottom_remL, n_bottom_rolL, n_bottom_remR, n_bottom_rolR, hit_bottom);
    row_hits row(top_own, top_opp, hit_row);
    assign partial = hit_top | hit_row;
    assign legal = ~(bottom_own | bottom_opp) & (partial_in | hit_bottom);
endmodule
`ifndef Q_rank_buffer_read
module path_rules #(parameter MUTANT = 0, parameter STATE = 0) (
        input first, input [7:0] top_own, top_opp, bottom_own, bottom_opp, partial_in,
        input [7:0] q_top_remS, q_top_rolS, q_top_rolL, q_top_remL, q_top_remR, q_top_rolR,
        input [7:0] q_bottom_remS, q_bottom_rolS, q_bottom_rolL, q_bottom_remL, q_bottom_remR, q_bottom_rolR,
        output [7:0] n_top_remS, n_top_rolS, n_top_rolL, n_top_remL, n_top_remR, n_top_rolR,
        output [7:0] n_bottom_remS, n_bottom_rolS, n_bottom_rolL, n_bottom_remL, n_bottom_remR, n_bottom_rolR,
        output [7:0] partial, legal, output allowed);
    assign allowed = 1'b1;
    scan_clock #(.MUTANT(MUTANT)) clock(.*);
endmodule
`else
// The generator: what comes in goes into the memory's word of its rank, in the half that is not read; the ranks come back from
// there in the other order, the last one from a register beside it.
module scanner_rules #(parameter MUTANT = 0, parameter STATE = 0) (
        input [7:0] own, opp, input [23:0] rank_buffer_word, q_held, q_rank_buffer_read, input [3:0] q_count,
        input [7:0] q_top_remS, q_top_rolS, q_top_rolL, q_top_remL, q_top_remR, q_top_rolR,
        input [7:0] q_bottom_remS, q_bottom_rolS, q_bottom_rolL, q_bottom_remL, q_bottom_remR, q_bottom_rolR,
        output [7:0] n_top_remS, n_top_rolS, n_top_rolL, n_top_remL, n_top_remR, n_top_rolR,
        output [7:0] n_bottom_remS, n_bottom_rolS, n_bottom_rolL, n_bottom_remL, n_bottom_remR, n_bottom_rolR,
        output [7:0] partial, legal, output [2:0] rank, output [3:0] rank_buffer_at, rank_buffer_to, output rank_buffer_write,
        output [23:0] rank_buffer_data, n_held, n_rank_buffer_read, output [3:0] n_count, output allowed);
    assign allowed = 1'b1;
    wire first = q_count[2:0] == 0;
    wire [23:0] back = first ? q_held : q_rank_buffer_read;
    scan_clock #(.MUTANT(MUTANT)) clock(.*, .top_own(own), .top_opp(opp), .bottom_own(back[7:0]), .bottom_opp(back[15:8]),
        .partial_in(back[23:16]));
    assign n_count = q_count + 4'd1, rank = 3'd7 - q_count[2:0];
    assign rank_buffer_write = 1'b1, rank_buffer_to = {q_count[3], q_count[2:0]}, rank_buffer_data = {partial, opp, own};
    assign n_held = rank_buffer_data, n_rank_buffer_read = rank_buffer_word;
    assign rank_buffer_at = {~n_count[3], 3'd7 - n_count[2:0]};
endmodule
`endif
`endif

// From power-up a rank a clock, sixteen clocks: in the last eight come the ranks of the first position's legal moves, from the
// eighth to the first. The memory's words are followed clock by clock.
`ifdef Q_rank_buffer_read
module scan_circuit(input [63:0] own, opp, next_own, next_opp, output [63:0] legal, output [127:0] ranks);
    wire [`Q-1:0] q [0:16];
    wire [383:0] memory [0:16];
    assign q[0] = `POWER_UP, memory[0] = 0;
    genvar t, i;
    generate
        for (t = 0; t < 16; t = t + 1) begin : clocks
            wire [7:0] mine = t < 8 ? own[8 * t +: 8] : next_own[8 * (t - 8) +: 8];
            wire [7:0] yours = t < 8 ? opp[8 * t +: 8] : next_opp[8 * (t - 8) +: 8];
            wire [7:0] partial, found;
            wire [2:0] rank;
            wire [3:0] at, to;
            wire [23:0] word, data;
            wire write;
            // written at the edge at which it is read: the old word
            assign word = memory[t][24 * at +: 24];
            packed_step it(.q(q[t]), .n(q[t + 1]), .own(mine), .opp(yours & ~mine), .partial(partial), .legal(found), .rank(rank),
                .rank_buffer_word(word), .rank_buffer_at(at), .rank_buffer_write(write), .rank_buffer_to(to),
                .rank_buffer_data(data));
            for (i = 0; i < 16; i = i + 1) begin : words
                assign memory[t + 1][24 * i +: 24] = write & to == i ? data : memory[t][24 * i +: 24];
            end
            if (t >= 8) assign legal[8 * (15 - t) +: 8] = found;
            assign ranks[8 * t +: 8] = rank;
        end
    endgenerate
endmodule

module scan_rules #(parameter MUTANT = 0) (input [63:0] own, opp, next_own, next_opp, output [63:0] legal,
        output [127:0] ranks);
    wire [63:0] none;
    rules #(.MUTANT(MUTANT)) rules(.own(own), .opp(opp & ~own), .placed(64'h0), .legal(legal), .turned(none));
    genvar t;
    generate
        for (t = 0; t < 16; t = t + 1) begin : clocks assign ranks[8 * t +: 8] = 7 - t % 8; end
    endgenerate
endmodule
`endif
