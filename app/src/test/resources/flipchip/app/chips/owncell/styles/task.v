    reg [7:0] gone;
    task pass_on(input own, input other, input [7:0] rol_in, output [7:0] rem, output [7:0] rol);
        begin
            rem = rol_in & {8{other}};
            rol = rem | {8{own}};
        end
    endtask
    task turn(input played, input [7:0] come, input [7:0] rem, output [7:0] out, output to);
        begin
            gone = come & rem;
            out = gone | {8{played}};
            to = played | (gone != 8'b0);
        end
    endtask
    always @* begin
        pass_on(isB, isW, rolB_in, remB, rolB);
        pass_on(isW, isB, rolW_in, remW, rolW);
        legal = empty & ((curB & |remB_in) | (curW & |remW_in));
        turn(sel & curB, flipB_in, remB, flipOutB, toB);
        turn(sel & curW, flipW_in, remW, flipOutW, toW);
    end
