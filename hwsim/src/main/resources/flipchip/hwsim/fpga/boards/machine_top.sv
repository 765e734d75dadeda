// The referee on a board with few pins. A move is written by its square's number; one square at a time is
// shown, chosen by `look`. All inputs pass one flip-flop before they are used.
module top (
    input  logic clk,
    input  logic reset,
    input  logic write,
    input  logic [5:0] move,
    input  logic [5:0] look,
    input  logic show_white,
    output logic black,
    output logic white,
    output logic legal,
    output logic current,
    output logic ready,
    output logic game_over,
    output logic full,
    output logic illegal,
    output logic overrun,
    output logic [6:0] discs
);
    logic reset_q, write_q, show_white_q;
    logic [5:0] move_q, look_q;
    logic [63:0] is_black, is_white, legal_latched;
    logic [9:0] state;
    logic [6:0] black_count, white_count;

    always_ff @(posedge clk) begin
        reset_q <= reset;
        write_q <= write;
        move_q <= move;
        look_q <= look;
        show_white_q <= show_white;
        black <= is_black[look_q];
        white <= is_white[look_q];
        legal <= legal_latched[look_q];
        discs <= show_white_q ? white_count : black_count;
    end

    othello_machine machine (.clk(clk), .reset(reset_q), .write(write_q), .move(move_q), .isB(is_black), .isW(is_white),
        .legalL(legal_latched), .current(current), .state(state), .moveEnable(ready), .gameOver(game_over), .full(full),
        .illegal(illegal), .overrun(overrun), .blackCount(black_count), .whiteCount(white_count));
endmodule
