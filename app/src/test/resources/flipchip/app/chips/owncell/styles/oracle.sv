// Compares my_cell with the rules, written once more: every value of each bus with the others low, high and at random,
// then 20,000 steps that change one input. Prints SAME, or DIFFERS at the first difference.
module flipchip_oracle;
    reg [1:0] disc;
    reg black, chosen;
    reg [7:0] links [0:5];
    wire isB = disc == 1, isW = disc == 2, empty = disc == 0;
    wire curB = black, curW = !black, sel = chosen && disc == 0;
    wire [7:0] remB, remW, rolB, rolW, flipOutB, flipOutW;
    wire legal, toB, toW;
    my_cell cell_under_test (.isB(isB), .isW(isW), .empty(empty), .curB(curB), .curW(curW), .sel(sel),
        .rolB_in(links[0]), .rolW_in(links[1]), .remB_in(links[2]), .remW_in(links[3]),
        .flipB_in(links[4]), .flipW_in(links[5]), .remB(remB), .remW(remW), .rolB(rolB), .rolW(rolW),
        .flipOutB(flipOutB), .flipOutW(flipOutW), .legal(legal), .toB(toB), .toW(toW));
    integer square, bus, value, others, each, step;
    integer seed = 20261128;
    reg [50:0] wanted;
    reg closes, turnsB, turnsW;
    reg [7:0] rB, rW, oB, oW, fB, fW;

    task compare;
        begin
            #1000;
            rB = links[0] & {8{disc == 2}};
            rW = links[1] & {8{disc == 1}};
            oB = rB | {8{disc == 1}};
            oW = rW | {8{disc == 2}};
            closes = disc == 0 && (black ? |links[2] : |links[3]);
            fB = {8{sel && black}} | links[4] & rB;
            fW = {8{sel && !black}} | links[5] & rW;
            turnsB = |fB;
            turnsW = |fW;
            wanted = {rB, rW, oB, oW, fB, fW, closes, turnsB, turnsW};
            if ({remB, remW, rolB, rolW, flipOutB, flipOutW, legal, toB, toW} !== wanted) begin
                $display("DIFFERS");
                $finish(0);
                #1000000000;
            end
        end
    endtask

    initial begin
        for (each = 0; each < 6; each = each + 1) links[each] = 0;
        for (square = 0; square < 8; square = square + 1) begin
            disc = square < 4 ? 0 : 1 + square % 2;
            black = square / 2;
            chosen = square < 4 && square % 2 == 1;
            for (bus = 0; bus < 6; bus = bus + 1)
                for (others = 0; others < 3; others = others + 1)
                    for (value = 0; value < 256; value = value + 1) begin
                        for (each = 0; each < 6; each = each + 1)
                            links[each] = others == 0 ? 0 : others == 1 ? 255 : $random(seed);
                        links[bus] = value;
                        compare;
                    end
        end
        for (step = 0; step < 20000; step = step + 1) begin
            bus = $unsigned($random(seed)) % 9;
            if (bus < 6) links[bus] = links[bus] ^ (1 << ($unsigned($random(seed)) % 8));
            else if (bus == 6) disc = $unsigned($random(seed)) % 3;
            else if (bus == 7) black = !black;
            else chosen = !chosen;
            compare;
        end
        $display("SAME");
        $finish(0);
    end
endmodule
