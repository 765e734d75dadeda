// A referee from power-up on, with free clicks: what document 004 says can go wrong, as properties that a tool looks for
// games against. `wrong` rises where one is broken.
//
// PROPERTY 0  in TEST, READY and UPDATE the latched legal moves are those of the board and the colour to move
//          1  the move that is taken is the one that waited: nothing overwrote it
//          2  no click is refused or lost
//          3  READY is entered only where there is a legal move (the deadlock of the machine without LATCH states)
// QUEUE    1 for the machine with the queue
// PRESET   1 where power-up latches the legal moves of the opening
// EAGER    1: a click in every READY whose box is empty, and no other
module story #(parameter PROPERTY = 0, parameter QUEUE = 0, parameter PRESET = 0, parameter EAGER = 0) (
    input clk, input click, input [5:0] square, output wrong
);
    reg [9:0] state = 10'h1;
    reg [63:0] black = 0, white = 0;
    reg [63:0] legal = PRESET ? 64'h0000102004080000 : 64'h0;
    reg curB = 0, curW = 1, fresh = 0, illegal = 0, stale = 0, dirty = 0, error = 0;
    reg [5:0] box = 0;
    reg [30:0] queue = 0;
    wire [9:0] n_state;
    wire [63:0] n_black, n_white, n_legal, by_rules, turned;
    wire n_curB, n_curW, n_fresh, n_illegal, n_stale, n_dirty, n_error;
    wire [5:0] n_box;
    wire [30:0] n_queue;
    wire waiting = QUEUE ? queue[30:28] != 0 : dirty;
    wire write = EAGER ? state[7] & ~waiting : click;
    machine_step step(.reset(1'b0), .write(write), .move(square), .state(state), .isB(black), .isW(white), .legalL(legal),
        .curB(curB), .curW(curW), .fresh(fresh), .illegal(illegal), .stale(stale), .dirty(dirty), .error(error), .box(box),
        .queue(queue), .n_state(n_state), .n_isB(n_black), .n_isW(n_white), .n_legalL(n_legal), .n_curB(n_curB),
        .n_curW(n_curW), .n_fresh(n_fresh), .n_illegal(n_illegal), .n_stale(n_stale), .n_dirty(n_dirty), .n_error(n_error),
        .n_box(n_box), .n_queue(n_queue));
    always @(posedge clk) begin
        state <= n_state; black <= n_black; white <= n_white; legal <= n_legal; curB <= n_curB; curW <= n_curW;
        fresh <= n_fresh; illegal <= n_illegal; stale <= n_stale; dirty <= n_dirty; error <= n_error; box <= n_box;
        queue <= n_queue;
    end
    rules rules(.own(curB ? black : white), .opp(curB ? white : black), .placed(64'h0), .legal(by_rules), .turned(turned));
    // The move that must be taken next: the first click since the last was taken.
    reg holds = 0;
    reg [5:0] first = 0;
    wire take = state[7] & waiting;
    always @(posedge clk) begin
        if (state[0]) holds <= 0;
        else if (write & ~holds) begin
            holds <= 1;
            first <= square;
        end else if (take) holds <= 0;
    end
    assign wrong = PROPERTY == 0 ? (state[3] | state[6] | state[7] | state[8]) & legal != by_rules
        : PROPERTY == 1 ? take & box != first
        : PROPERTY == 2 ? error
        : state[7] & ~| legal;
endmodule
