// The endgame solver behind an eight-bit bus. The host shifts a word in byte by byte, highest first, with
// `shift`, stores it at `address` with `write` while `idle` is high, and reads a word byte by byte, `part` 0
// being the lowest. All inputs pass one flip-flop before they are used.
module top (
    input  logic clk,
    input  logic shift,
    input  logic write,
    input  logic [7:0] data,
    input  logic [7:0] address,
    input  logic [2:0] part,
    output logic [7:0] result,
    output logic idle
);
    logic shift_q, write_q;
    logic [7:0] data_q, address_q;
    logic [2:0] part_q;
    logic [63:0] word, read;

    always_ff @(posedge clk) begin
        shift_q <= shift;
        write_q <= write;
        data_q <= data;
        address_q <= address;
        part_q <= part;
        if (shift_q) word <= {word[55:0], data_q};
        result <= read[8 * part_q +: 8];
    end

    endgame_solver solver (.clk(clk), .host_address(address_q), .host_write(write_q), .host_wdata(word), .host_rdata(read),
        .idle(idle));
endmodule
