// The student's cell and the specified one with the same inputs, and only inputs that a board can give. A bit of
// `same` for each output.
module flipchip_check (
    input [1:0] disc, input mover, select,
    input [7:0] rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in,
    output isB, isW, empty, curB, curW, sel,
    output [50:0] student, right,
    output [8:0] same
);
    assign isB = disc == 2'd1;
    assign isW = disc == 2'd2;
    assign empty = ~isB & ~isW;
    assign curB = mover;
    assign curW = ~mover;
    assign sel = select & empty;
    my_cell one (.isB(isB), .isW(isW), .empty(empty), .curB(curB), .curW(curW), .sel(sel),
        .rolB_in(rolB_in), .rolW_in(rolW_in), .remB_in(remB_in), .remW_in(remW_in),
        .flipB_in(flipB_in), .flipW_in(flipW_in), .remB(student[7:0]), .remW(student[15:8]),
        .rolB(student[23:16]), .rolW(student[31:24]), .flipOutB(student[39:32]),
        .flipOutW(student[47:40]), .legal(student[48]), .toB(student[49]), .toW(student[50]));
    flipchip_specified_cell other (.isB(isB), .isW(isW), .empty(empty), .curB(curB), .curW(curW),
        .sel(sel), .rolB_in(rolB_in), .rolW_in(rolW_in), .remB_in(remB_in), .remW_in(remW_in),
        .flipB_in(flipB_in), .flipW_in(flipW_in), .remB(right[7:0]), .remW(right[15:8]),
        .rolB(right[23:16]), .rolW(right[31:24]), .flipOutB(right[39:32]), .flipOutW(right[47:40]),
        .legal(right[48]), .toB(right[49]), .toW(right[50]));
    assign same[0] = student[7:0] == right[7:0];
    assign same[1] = student[15:8] == right[15:8];
    assign same[2] = student[23:16] == right[23:16];
    assign same[3] = student[31:24] == right[31:24];
    assign same[4] = student[39:32] == right[39:32];
    assign same[5] = student[47:40] == right[47:40];
    assign same[6] = student[48] == right[48];
    assign same[7] = student[49] == right[49];
    assign same[8] = student[50] == right[50];
endmodule
