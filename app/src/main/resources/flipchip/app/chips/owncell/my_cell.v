// One square of the board. Write its logic; there is no clock in it, the latches stand outside.
//
// Bit d of a bus belongs to direction d: 0 N, 1 NE, 2 E, 3 SE, 4 S, 5 SW, 6 W, 7 NW; N is towards rank 1.
// rol..._in[d] and rem..._in[d] come from the neighbour in direction d, flip..._in[d] from the one opposite:
// a flip travels towards d. Beyond the border all of them are 0. What holds always: isB and isW are never both 1,
// empty is 1 where both are 0, exactly one of curB and curW is 1, sel is 1 on an empty square only.
module my_cell (
    input isB, isW, empty,          // the disc on this square
    input curB, curW,               // who moves
    input sel,                      // this square is being played
    input [7:0] rolB_in, rolW_in,   // remote or local: the neighbour has this colour, or is remote
    input [7:0] remB_in, remW_in,   // remote: a run of the other colour that ends in this one
    input [7:0] flipB_in, flipW_in, // a flip comes along
    output [7:0] remB, remW,
    output [7:0] rolB, rolW,
    output [7:0] flipOutB, flipOutW,
    output legal,                   // the mover may play here
    output toB, toW                 // the disc here becomes black, white
);
    // A white disc passes on that there is black beyond it, and the other way round.
    assign remB = {8{isW}} & rolB_in;
    assign remW = {8{isB}} & rolW_in;
    assign rolB = {8{isB}} | remB;
    assign rolW = {8{isW}} | remW;

    // Legal: empty, and in some direction a run of the other colour that ends in the mover's.
    assign legal = empty & ((curB & |remB_in) | (curW & |remW_in));

    // A played disc sends flips in all directions; a disc in a run turns and passes them on.
    wire mvB = sel & curB;
    wire mvW = sel & curW;
    wire [7:0] flB = flipB_in & remB;
    wire [7:0] flW = flipW_in & remW;
    assign flipOutB = flB | {8{mvB}};
    assign flipOutW = flW | {8{mvW}};
    assign toB = |flB | mvB;
    assign toW = |flW | mvW;
endmodule
