// Runs the student's cell beside the specified one: 10,000 inputs that a board can give, half of them one change
// away from the input before, as a list of signals without one of them is noticed. A line W for each output that
// is wrong: its number, how often, and the values of the first time. The first input may be given as +first=BITS;
// with +brief the first difference is the end.
module flipchip_simulation;
    reg [1:0] disc;
    reg mover, select;
    reg [7:0] rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in;
    wire [50:0] student, right;
    flipchip_check both (.disc(disc), .mover(mover), .select(select),
        .rolB_in(rolB_in), .rolW_in(rolW_in), .remB_in(remB_in), .remW_in(remW_in),
        .flipB_in(flipB_in), .flipW_in(flipW_in), .isB(), .isW(), .empty(), .curB(), .curW(), .sel(),
        .student(student), .right(right), .same());
    integer result, round, bit_number, seed;
    reg [51:0] first;
    integer wrong [0:8];
    reg [7:0] shown [0:8];
    reg [7:0] wanted [0:8];

    // few links are high on a board
    function [7:0] few(input [31:0] random);
        few = random[31:24] & random[23:16] & (random[15:8] | {8{round[2]}});
    endfunction

    task look(input integer output_number, input is_wrong, input [7:0] is, input [7:0] should);
        if (is_wrong) begin
            if (wrong[output_number] == 0) begin
                shown[output_number] = is;
                wanted[output_number] = should;
            end
            wrong[output_number] = wrong[output_number] + 1;
        end
    endtask

    task change;
        case ($random(seed) & 15)
            0: disc = $unsigned($random(seed)) % 3;
            1: mover = ~mover;
            2: select = ~select;
            3, 4: rolB_in = rolB_in ^ (8'd1 << ($random(seed) & 7));
            5, 6: rolW_in = rolW_in ^ (8'd1 << ($random(seed) & 7));
            7, 8: remB_in = remB_in ^ (8'd1 << ($random(seed) & 7));
            9, 10: remW_in = remW_in ^ (8'd1 << ($random(seed) & 7));
            11, 12: flipB_in = flipB_in ^ (8'd1 << ($random(seed) & 7));
            default: flipW_in = flipW_in ^ (8'd1 << ($random(seed) & 7));
        endcase
    endtask

    initial begin
        seed = 1;
        if (!$value$plusargs("first=%b", first)) first = 0;
        result = $fopen("flipchip_result.txt");
        for (bit_number = 0; bit_number < 9; bit_number = bit_number + 1) wrong[bit_number] = 0;
        for (round = 0; round < 10000; round = round + 1) begin
            if (round == 0)
                {disc, mover, select, rolB_in, rolW_in, remB_in, remW_in, flipB_in, flipW_in} = first;
            else if (round % 2 == 0) begin
                disc = $unsigned($random(seed)) % 3;
                mover = $random(seed);
                select = $random(seed);
                rolB_in = few($random(seed));
                rolW_in = few($random(seed));
                remB_in = few($random(seed));
                remW_in = few($random(seed));
                flipB_in = few($random(seed));
                flipW_in = few($random(seed));
            end else change;
            #1000000;
            if (student !== right) begin
                if ($test$plusargs("brief")) $finish;
                look(0, student[7:0] !== right[7:0], student[7:0], right[7:0]);
                look(1, student[15:8] !== right[15:8], student[15:8], right[15:8]);
                look(2, student[23:16] !== right[23:16], student[23:16], right[23:16]);
                look(3, student[31:24] !== right[31:24], student[31:24], right[31:24]);
                look(4, student[39:32] !== right[39:32], student[39:32], right[39:32]);
                look(5, student[47:40] !== right[47:40], student[47:40], right[47:40]);
                look(6, student[48] !== right[48], student[48], right[48]);
                look(7, student[49] !== right[49], student[49], right[49]);
                look(8, student[50] !== right[50], student[50], right[50]);
            end
        end
        for (bit_number = 0; bit_number < 9; bit_number = bit_number + 1)
            if (wrong[bit_number] != 0)
                $fdisplay(result, "W %0d %0d %b %b", bit_number, wrong[bit_number], shown[bit_number],
                    wanted[bit_number]);
        $fdisplay(result, "DONE");
        $fclose(result);
        $finish;
    end
endmodule
