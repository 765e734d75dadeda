    integer d;
    always @* begin
        legal = 0;
        toB = 0;
        toW = 0;
        for (d = 0; d < 8; d = d + 1) begin
            casez ({isB, isW, rolB_in[d]})
                3'b011: remB[d] = 1'b1;
                3'b1??: remB[d] = 1'b0;
                default: remB[d] = 1'b0;
            endcase
            casez ({isB, isW, rolW_in[d]})
                3'b1?1: remW[d] = 1'b1;
                3'b0??: remW[d] = 1'b0;
                default: remW[d] = 1'b0;
            endcase
            rolB[d] = isB | remB[d];
            rolW[d] = isW | remW[d];
            casez ({empty, curB, remB_in[d], remW_in[d]})
                4'b111?, 4'b10?1: legal = 1'b1;
                4'b0???: legal = 1'b0;
            endcase
            flipOutB[d] = flipB_in[d] & remB[d];
            flipOutW[d] = flipW_in[d] & remW[d];
            if (sel) begin
                if (curB) flipOutB[d] = 1;
                if (curW) flipOutW[d] = 1;
            end
            toB = toB | flipOutB[d];
            toW = toW | flipOutW[d];
        end
    end
