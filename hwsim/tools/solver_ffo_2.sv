// Solves FFO 2 on the endgame solver chip through its host memory and compares the words it leaves with those of
// the model (SolverModelTest): 381,853 visits, 4,564,575 clocks, +10 for the side to move.
`timescale 1ns/1ns
module solver_ffo_2;
    localparam logic [63:0] BLACK = 64'h7c0c9830009a047e;
    localparam logic [63:0] WHITE = 64'h003067cffe647800;
    localparam logic [63:0] VISITS = 381853;
    localparam logic [63:0] CLOCKS = 4564575;
    localparam int SCORE = 10;                          // Black is to move
    logic clk = 1'b0;
    logic host_write = 1'b0;
    logic [7:0] host_address = 8'd2;
    logic [63:0] host_wdata = 64'd0;
    wire [63:0] host_rdata;
    wire idle;
    logic [63:0] visits;
    logic [63:0] result;

    endgame_solver dut (.clk(clk), .host_address(host_address), .host_write(host_write), .host_wdata(host_wdata),
        .host_rdata(host_rdata), .idle(idle));

    always #5 clk = ~clk;

    task automatic store(input logic [7:0] address, input logic [63:0] word);
        @(negedge clk) host_address = address; host_wdata = word; host_write = 1'b1;
        @(negedge clk) host_write = 1'b0;
    endtask

    task automatic load(input logic [7:0] address);
        @(negedge clk) host_address = address;
        @(negedge clk);
    endtask

    initial begin
        store(8'd0, BLACK);
        store(8'd1, WHITE);
        store(8'd2, 64'd2);
        wait (!idle);
        wait (idle);
        load(8'd3);
        result = host_rdata;
        visits = 0;
        for (int word = 4; word < 9; word = word + 1) begin
            load(word[7:0]);
            visits = visits + host_rdata;
        end
        load(8'd9);
        if (visits == VISITS && host_rdata == CLOCKS && $signed(result[61:54]) == SCORE)
            $display("PASS: %0d visits, %0d clocks, score %0d", visits, host_rdata, $signed(result[61:54]));
        else
            $display("FAIL: %0d visits, %0d clocks, score %0d", visits, host_rdata, $signed(result[61:54]));
        $finish;
    end
endmodule
