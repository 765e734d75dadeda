module board(input [63:0] own, input [63:0] other, output [63:0] legal);
  wire [63:0] empty = ~(own | other);
  wire [63:0] inner = other & 64'h7e7e7e7e7e7e7e7e;
  function [63:0] ray; input [63:0] p; input [63:0] m; input integer s; reg [63:0] f; integer i; begin
    f = m & (p << s); for (i=0;i<5;i=i+1) f = f | (m & (f << s)); ray = f << s; end endfunction
  function [63:0] yar; input [63:0] p; input [63:0] m; input integer s; reg [63:0] f; integer i; begin
    f = m & (p >> s); for (i=0;i<5;i=i+1) f = f | (m & (f >> s)); yar = f >> s; end endfunction
  assign legal = empty & (ray(own,inner,1)|yar(own,inner,1)|ray(own,other,8)|yar(own,other,8)|ray(own,inner,7)|yar(own,inner,7)|ray(own,inner,9)|yar(own,inner,9));
endmodule
