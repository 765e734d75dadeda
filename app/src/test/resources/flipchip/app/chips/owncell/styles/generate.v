    wire [7:0] flB, flW, closes;
    genvar d;
    generate
        for (d = 0; d < 8; d = d + 1) begin : direction
            assign remB[d] = isW & rolB_in[d];
            assign remW[d] = isB & rolW_in[d];
            assign rolB[d] = isB | remB[d];
            assign rolW[d] = isW | remW[d];
            assign closes[d] = (curB & remB_in[d]) | (curW & remW_in[d]);
            wire passB = flipB_in[d] & remB[d];
            wire passW = flipW_in[d] & remW[d];
            assign flB[d] = passB;
            assign flW[d] = passW;
            assign flipOutB[d] = passB | (sel & curB);
            assign flipOutW[d] = passW | (sel & curW);
        end
    endgenerate
    assign legal = empty & |closes;
    assign toB = |flB | (sel & curB);
    assign toW = |flW | (sel & curW);
