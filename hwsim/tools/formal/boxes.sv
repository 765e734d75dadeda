// The mailbox of one move and the queue of four, alone, by the lecture's words: a click that finds no room is not kept but
// remembered as an overrun; the first move in is the first one out.
`ifdef Q_mailbox_dirty
module mailbox_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input reset, write, take, q_mailbox_dirty, q_mailbox_errOverrun, input [5:0] data, q_mailbox_box,
    output [5:0] box, n_mailbox_box, output dirty, overrun, n_mailbox_dirty, n_mailbox_errOverrun, allowed
);
    wire taken = take & q_mailbox_dirty;
    wire load = write & (MUTANT == 1 | ~q_mailbox_dirty);
    assign allowed = 1'b1;
    assign box = q_mailbox_box, dirty = q_mailbox_dirty, overrun = q_mailbox_errOverrun;
    assign n_mailbox_box = load ? data : q_mailbox_box;
    assign n_mailbox_dirty = ~reset & (load | (q_mailbox_dirty & ~taken));
    assign n_mailbox_errOverrun = ~reset & (q_mailbox_errOverrun | (write & q_mailbox_dirty & (MUTANT != 2 | ~take)));
endmodule
`endif

`ifdef Q_mailbox_place0
// One clock of the queue; never more than four wait, and the two ends are as far apart as moves wait.
module fifo_box_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input reset, write, take, input [5:0] data,
    input [1:0] q_mailbox_read, q_mailbox_write, input [2:0] q_mailbox_count, input q_mailbox_errOverrun,
    input [5:0] q_mailbox_place0, q_mailbox_place1, q_mailbox_place2, q_mailbox_place3,
    output [5:0] box, output dirty, overrun,
    output [1:0] n_mailbox_read, n_mailbox_write, output [2:0] n_mailbox_count, output n_mailbox_errOverrun,
    output [5:0] n_mailbox_place0, n_mailbox_place1, n_mailbox_place2, n_mailbox_place3, output allowed
);
    wire [1:0] apart = q_mailbox_write - q_mailbox_read;
    assign allowed = q_mailbox_count == apart | (q_mailbox_count == 4 & apart == 0);
    wire full = q_mailbox_count == 4;
    wire taken = take & q_mailbox_count != 0;
    wire load = write & ~full;
    assign dirty = q_mailbox_count != 0, overrun = q_mailbox_errOverrun;
    assign box = q_mailbox_read == 0 ? q_mailbox_place0 : q_mailbox_read == 1 ? q_mailbox_place1
        : q_mailbox_read == 2 ? q_mailbox_place2 : q_mailbox_place3;
    assign n_mailbox_read = reset ? 2'd0 : q_mailbox_read + taken;
    assign n_mailbox_write = reset ? 2'd0 : q_mailbox_write + load;
    assign n_mailbox_count = reset ? 3'd0 : q_mailbox_count + load - taken;
    assign n_mailbox_errOverrun = ~reset & (q_mailbox_errOverrun | (write & full));
    wire [1:0] end_ = MUTANT == 1 ? q_mailbox_read : q_mailbox_write;
    assign n_mailbox_place0 = load & end_ == 0 ? data : q_mailbox_place0;
    assign n_mailbox_place1 = load & end_ == 1 ? data : q_mailbox_place1;
    assign n_mailbox_place2 = load & end_ == 2 ? data : q_mailbox_place2;
    assign n_mailbox_place3 = load & end_ == 3 ? data : q_mailbox_place3;
endmodule

// What `allowed` says there is kept by the queue's gates themselves.
module fifo_keeps(input reset, write, take, input [5:0] data, input [`Q-1:0] q, output broken);
    wire [`Q-1:0] n;
    packed_step it(.q(q), .n(n), .reset(reset), .write(write), .take(take), .data(data));
    wire [1:0] apart = q[`Q_mailbox_write] - q[`Q_mailbox_read];
    wire [1:0] n_apart = n[`Q_mailbox_write] - n[`Q_mailbox_read];
    wire sound = q[`Q_mailbox_count] == apart | (q[`Q_mailbox_count] == 4 & apart == 0);
    wire n_sound = n[`Q_mailbox_count] == n_apart | (n[`Q_mailbox_count] == 4 & n_apart == 0);
    assign broken = sound & ~n_sound;
endmodule
`endif
