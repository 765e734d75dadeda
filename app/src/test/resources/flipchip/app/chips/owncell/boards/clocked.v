module m(input clk, input start, input [63:0] own, input [63:0] other, output reg [63:0] legal, output reg done);
  reg [2:0] dir; reg [3:0] n; reg [63:0] f; reg busy;
  function [63:0] sh; input [63:0] v; input [2:0] d; begin
    case (d) 0: sh = (v << 1) & 64'hfefefefefefefefe; 1: sh = (v >> 1) & 64'h7f7f7f7f7f7f7f7f;
     2: sh = v << 8; 3: sh = v >> 8; 4: sh = (v << 9) & 64'hfefefefefefefefe; 5: sh = (v >> 9) & 64'h7f7f7f7f7f7f7f7f;
     6: sh = (v << 7) & 64'h7f7f7f7f7f7f7f7f; default: sh = (v >> 7) & 64'hfefefefefefefefe; endcase end endfunction
  always @(posedge clk) begin
    if (start) begin busy <= 1; done <= 0; dir <= 0; n <= 0; legal <= 0; f <= sh(own, 0) & other; end
    else if (busy) begin
      if (n == 6) begin legal <= legal | (sh(f, dir) & ~own & ~other); n <= 0; 
        if (dir == 7) begin busy <= 0; done <= 1; end else begin dir <= dir + 1; f <= sh(own, dir + 1) & other; end end
      else begin f <= f | (sh(f, dir) & other); n <= n + 1; end
    end
  end
endmodule
