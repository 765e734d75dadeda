// The endgame chip with a processor, a clock at a time: what an instruction means, whatever the program says (program.awk reads it).
// An instruction is carried out in its last clock; one clock is empty behind a jump. The bus moves two registers in six clocks.
module processor_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input [7:0] host_address, input host_write, input [63:0] host_wdata, output [63:0] host_rdata, output idle,
    input [31:0] stack_word, output [9:0] stack_at, output stack_write, output [9:0] stack_to, output [31:0] stack_data,
    input [31:0] host_low_word, host_low_word_2, output [7:0] host_low_at, host_low_at_2, output host_low_write,
    output [7:0] host_low_to, output [31:0] host_low_data,
    input [31:0] host_high_word, host_high_word_2, output [7:0] host_high_at, host_high_at_2, output host_high_write,
    output [7:0] host_high_to, output [31:0] host_high_data,
    input q_bubble, q_busy, output n_bubble, n_busy, input [7:0] q_pc, output [7:0] n_pc, input [2:0] q_beat, output [2:0] n_beat,
    input [31:0] q_black0, q_black1, q_white0, q_white1, q_moves0, q_moves1, q_line0, q_line1, q_retline0, q_retline1, q_move,
    input [31:0] q_color, q_t, q_u, q_alpha, q_beta, q_sp, q_ret, q_retvalid, q_fresh,
    output [31:0] n_black0, n_black1, n_white0, n_white1, n_moves0, n_moves1, n_line0, n_line1, n_retline0, n_retline1, n_move,
    output [31:0] n_color, n_t, n_u, n_alpha, n_beta, n_sp, n_ret, n_retvalid, n_fresh,
    input [39:0] q_clocks, output [39:0] n_clocks,
    input [31:0] q_checker_black0, q_checker_black1, q_checker_white0, q_checker_white1, input q_checker_color0,
    input [31:0] q_selector_moves0, q_selector_moves1, q_flipper_black0, q_flipper_black1, q_flipper_white0, q_flipper_white1,
    input [5:0] q_flipper_square0, input q_flipper_square1,
    output reg [31:0] n_checker_black0, n_checker_black1, n_checker_white0, n_checker_white1, output reg n_checker_color0,
    output reg [31:0] n_selector_moves0, n_selector_moves1, n_flipper_black0, n_flipper_black1, n_flipper_white0, n_flipper_white1,
    output reg [5:0] n_flipper_square0, output reg n_flipper_square1,
    input [31:0] q_stack_read, q_host_low_read, q_host_low_read_2, q_host_high_read, q_host_high_read_2,
    output [31:0] n_stack_read, n_host_low_read, n_host_low_read_2, n_host_high_read, n_host_high_read_2, output allowed
);
    wire [23:0] op;
    wire [4:0] to, first, second;
    wire [31:0] value;
    wire [127:0] place;
    wire half, counted, starts;
    wire [3:0] word;
    wire [7:0] target;
    program program(.pc(q_pc), .op(op), .to(to), .first(first), .second(second), .value(value), .place(place), .half(half),
        .word(word), .target(target), .counted(counted), .starts(starts));
    wire [1023:0] registers = {384'h0, q_fresh, q_retvalid, q_ret, q_sp, q_beta, q_alpha, q_u, q_t, q_color, q_move, q_retline1,
        q_retline0, q_line1, q_line0, q_moves1, q_moves0, q_white1, q_white0, q_black1, q_black0};
    wire signed [31:0] a = registers[32 * first +: 32], b = registers[32 * second +: 32] | value;

    wire stores = op == "st", moves = op == "in" | op == "out";
    wire done = ~q_bubble & (op == "ld" ? q_beat == 1 : moves ? q_beat == 5 : 1'b1);
    wire jumps = done & (op == "jmp" | op == "bz" & a == 0 | op == "bnz" & a != 0
        | op == "ble" & (MUTANT == 1 ? $unsigned(a) <= $unsigned(b) : a <= b));
    assign n_bubble = jumps, n_beat = done | q_bubble ? 3'd0 : q_beat + 3'd1;
    assign n_pc = jumps ? target : done ? q_pc + 8'd1 : q_pc;
    assign n_clocks = starts & q_beat == 0 ? 40'd1 : counted ? q_clocks + 40'd1 : q_clocks;

    // The units
    wire [63:0] black = {q_checker_black1, q_checker_black0}, white = {q_checker_white1, q_checker_white0};
    wire [63:0] choice = {q_selector_moves1, q_selector_moves0};
    wire [63:0] had_black = {q_flipper_black1, q_flipper_black0}, had_white = {q_flipper_white1, q_flipper_white0};
    wire [63:0] all, none1, none2, turned, rest, placed = 64'h1 << q_flipper_square0;
    wire white_moves = q_checker_color0 ^ (place == "checker.other");
    rules replies(.own(white_moves ? white : black), .opp(white_moves ? black : white), .placed(64'h0), .legal(all), .turned(none1));
    rules flips(.own(q_flipper_square1 ? had_white : had_black), .opp(q_flipper_square1 ? had_black : had_white), .placed(placed),
        .legal(none2), .turned(turned));
    wire [63:0] legal = all & ~64'h0000001818000000, change = turned | placed;
    wire any, right;
    wire [5:0] code, best, square = any ? best : 6'd54;      // without a move it names the last one, g7
    selector_alone selector(.legal(choice), .any(any), .code(code), .square(best), .remaining(rest), .allowed(right));
    wire [6:0] blacks, whites;
    counted count_black(.bits(black), .count(blacks));
    counted count_white(.bits(white), .count(whites));
    wire [63:0] given = place == "checker.moves" ? legal : place == "checker.other" ? legal != 0
        : place == "selector.square" ? square : place == "selector.rest" ? rest
        : place == "flipper.black" ? (q_flipper_square1 ? had_black & ~change : had_black | change)
        : place == "flipper.white" ? (q_flipper_square1 ? had_white | change : had_white & ~change)
        : place == "counter.counts" | place == "counter.black" ? {25'h0, whites, 25'h0, blacks}
        : place == "counter.white" ? whites : place == "clock.count" ? q_clocks : 0;

    // The memories: of the stack a node has 16 words, at a pointer in bytes.
    wire node = place == "sp", own = node | place == "count";
    wire [7:0] host = place == "host.white" ? 1 : place == "host.control" ? 2 : place == "host.result" ? 3 : place == "host.tree" ? 4
        : place == "host.leaf" ? 5 : place == "host.ended" ? 6 : place == "host.pass" ? 7 : place == "host.cutoff" ? 8
        : place == "host.clocks" ? 9 : 0;
    wire hosts = host != 0 | place == "host.black", kept = hosts & stores & done;
    assign stack_at = {node ? q_sp[11:6] : 6'd0, word}, stack_to = stack_at, stack_data = a, stack_write = own & stores & done;
    assign n_stack_read = stack_word;
    assign host_low_at = host_address, host_high_at = host_address, host_low_at_2 = host, host_high_at_2 = host;
    assign n_host_low_read = host_low_word, n_host_high_read = host_high_word;
    assign n_host_low_read_2 = host_low_word_2, n_host_high_read_2 = host_high_word_2;
    wire low = kept & ~half, high = kept & half;
    assign host_low_write = host_write | low, host_low_to = low ? host : host_address, host_low_data = low ? a : host_wdata[31:0];
    assign host_high_write = host_write | high, host_high_to = high ? host : host_address;
    assign host_high_data = high ? a : host_wdata[63:32];
    assign host_rdata = {q_host_high_read, q_host_low_read}, idle = ~q_busy;
    assign n_busy = host_write & host_wdata[1] & host_address == 2 | q_busy & ~(kept & host == 2);

    // What the registers take
    wire [31:0] read = own ? q_stack_read : hosts ? (half ? q_host_high_read_2 : q_host_low_read_2)
        : half ? given[63:32] : given[31:0];
    wire [4:0] by = b[4:0];
    wire [31:0] down = a >> by, signed_down = a >>> by;
    wire [31:0] result = op == "or" ? a | b : op == "and" ? a & b : op == "xor" ? a ^ b : op == "add" ? a + b : op == "sub" ? a - b
        : op == "sll" ? a << by : op == "srl" | op == "sra" & MUTANT == 2 ? down : op == "sra" ? signed_down : read;
    reg [639:0] next;
    assign {n_fresh, n_retvalid, n_ret, n_sp, n_beta, n_alpha, n_u, n_t, n_color, n_move, n_retline1, n_retline0, n_line1, n_line0,
        n_moves1, n_moves0, n_white1, n_white0, n_black1, n_black0} = next;
    integer i;
    always @* begin
        next = registers[639:0];
        for (i = 0; i < 20; i = i + 1) begin
            if (done & to == i) next[32 * i +: 32] = result;
            if (done & op == "in" & to + 1 == i) next[32 * i +: 32] = given[63:32];
        end
        {n_checker_black0, n_checker_black1, n_checker_white0, n_checker_white1, n_checker_color0} = {q_checker_black0,
            q_checker_black1, q_checker_white0, q_checker_white1, q_checker_color0};
        {n_selector_moves0, n_selector_moves1, n_flipper_black0, n_flipper_black1} = {q_selector_moves0, q_selector_moves1,
            q_flipper_black0, q_flipper_black1};
        {n_flipper_white0, n_flipper_white1, n_flipper_square0, n_flipper_square1} = {q_flipper_white0, q_flipper_white1,
            q_flipper_square0, q_flipper_square1};
        if (done & (stores & ~half | op == "out")) begin
            if (place == "checker.black") n_checker_black0 = a;
            if (place == "checker.white") n_checker_white0 = a;
            if (place == "checker.color") n_checker_color0 = a;
            if (place == "selector.moves") n_selector_moves0 = a;
            if (place == "flipper.black") n_flipper_black0 = a;
            if (place == "flipper.white") n_flipper_white0 = a;
            if (place == "flipper.square") n_flipper_square0 = a;
        end
        if (done & (stores & half | op == "out")) begin
            if (place == "checker.black") n_checker_black1 = stores ? a : b;
            if (place == "checker.white") n_checker_white1 = stores ? a : b;
            if (place == "selector.moves") n_selector_moves1 = stores ? a : b;
            if (place == "flipper.black") n_flipper_black1 = stores ? a : b;
            if (place == "flipper.white") n_flipper_white1 = stores ? a : b;
        end
        if (done & op == "out" & place == "flipper.square") n_flipper_square1 = MUTANT == 3 ? a : b;
        if (done & stores & place == "flipper.color") n_flipper_square1 = a;
    end
    assign allowed = 1'b1;
endmodule
