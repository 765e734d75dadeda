// one module a line of eight, per direction, as a student might
module ray #(parameter N = 7) (input [N-1:0] mine, input [N-1:0] theirs, output ok);
  wire [N:0] run; assign run[0] = 1'b1;
  wire [N-1:0] hit;
  genvar i;
  generate for (i = 0; i < N; i = i + 1) begin : step
    assign run[i+1] = run[i] & theirs[i];
    if (i == 0) assign hit[i] = 1'b0; else assign hit[i] = run[i] & mine[i];
  end endgenerate
  assign ok = |hit;
endmodule
module square #(parameter X = 0, Y = 0) (input [63:0] own, input [63:0] other, output legal);
  wire [7:0] d;
  genvar k, i;
  generate for (k = 0; k < 8; k = k + 1) begin : dir
    localparam DX = (k == 0 || k == 1 || k == 7) ? 1 : (k == 3 || k == 4 || k == 5) ? -1 : 0;
    localparam DY = (k == 1 || k == 2 || k == 3) ? 1 : (k == 5 || k == 6 || k == 7) ? -1 : 0;
    wire [6:0] m, t;
    for (i = 1; i < 8; i = i + 1) begin : sq
      if (X+i*DX >= 0 && X+i*DX < 8 && Y+i*DY >= 0 && Y+i*DY < 8) begin
        assign m[i-1] = own[8*(Y+i*DY)+X+i*DX]; assign t[i-1] = other[8*(Y+i*DY)+X+i*DX];
      end else begin assign m[i-1] = 0; assign t[i-1] = 0; end
    end
    ray r(.mine(m), .theirs(t), .ok(d[k]));
  end endgenerate
  assign legal = ~own[8*Y+X] & ~other[8*Y+X] & |d;
endmodule
module moves(input [63:0] own, other, output [63:0] legal);
  genvar x, y;
  generate for (y = 0; y < 8; y = y + 1) begin : row for (x = 0; x < 8; x = x + 1) begin : col
    square #(.X(x), .Y(y)) s(.own(own), .other(other), .legal(legal[8*y+x]));
  end end endgenerate
endmodule
