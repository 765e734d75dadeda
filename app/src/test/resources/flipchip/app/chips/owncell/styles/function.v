    function [7:0] remote(input other, input [7:0] rol);
        remote = other ? rol : 8'b0;
    endfunction
    function [7:0] either(input own, input [7:0] rem);
        begin
            either = rem;
            if (own) either = 8'b11111111;
        end
    endfunction
    function any(input [7:0] bits);
        integer i;
        begin
            any = 0;
            for (i = 0; i < 8; i = i + 1) any = any | bits[i];
        end
    endfunction
    function automatic is_legal(input e, input b, input [7:0] rb, input [7:0] rw);
        is_legal = e & (b ? any(rb) : any(rw));
    endfunction
    assign remB = remote(isW, rolB_in);
    assign remW = remote(isB, rolW_in);
    assign rolB = either(isB, remB);
    assign rolW = either(isW, remW);
    assign legal = is_legal(empty, curB, remB_in, remW_in);
    assign flipOutB = either(sel & curB, flipB_in & remB);
    assign flipOutW = either(sel & curW, flipW_in & remW);
    assign toB = any(flipOutB);
    assign toW = any(flipOutW);
