    reg [7:0] flB, flW;
    always_comb begin
        remB = 8'h00;
        remW = 8'h00;
        if (isW) remB = rolB_in;
        if (isB) remW = rolW_in;
        rolB = remB;
        rolW = remW;
        if (isB) rolB = 8'hff;
        if (isW) rolW = 8'hff;
        legal = 1'b0;
        if (empty) begin
            if (curB) legal = |remB_in;
            else legal = |remW_in;
        end
        flB = flipB_in & remB;
        flW = flipW_in & remW;
        flipOutB = flB;
        flipOutW = flW;
        toB = |flB;
        toW = |flW;
        if (sel & curB) begin
            flipOutB = 8'hff;
            toB = 1'b1;
        end
        if (sel & curW) begin
            flipOutW = 8'hff;
            toW = 1'b1;
        end
    end
