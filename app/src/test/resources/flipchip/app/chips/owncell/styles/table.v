    reg [7:0] flB, flW;
    always @(*) begin
        case ({isB, isW})
            2'b10: begin
                remB = 8'd0; remW = rolW_in; rolB = 8'd255; rolW = rolW_in;
            end
            2'b01: begin
                remB = rolB_in; remW = 8'd0; rolB = rolB_in; rolW = 8'd255;
            end
            default: begin
                remB = 8'd0; remW = 8'd0; rolB = 8'd0; rolW = 8'd0;
            end
        endcase
    end
    always @(*)
        case ({empty, curB, remB_in != 0, remW_in != 0})
            4'b1110: legal = 1'b1;
            4'b1111: legal = 1'b1;
            4'b1001: legal = 1'b1;
            4'b1011: legal = 1'b1;
            default: legal = 1'b0;
        endcase
    always @(*) begin
        flB = isW ? flipB_in & rolB_in : 8'd0;
        flW = isB ? flipW_in & rolW_in : 8'd0;
    end
    always @(*)
        case ({sel, curB})
            2'b11: begin
                flipOutB = 8'd255; toB = 1'b1; flipOutW = flW; toW = flW != 0;
            end
            2'b10: begin
                flipOutB = flB; toB = flB != 0; flipOutW = 8'd255; toW = 1'b1;
            end
            default: begin
                flipOutB = flB; toB = flB != 0; flipOutW = flW; toW = flW != 0;
            end
        endcase
