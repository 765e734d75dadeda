package flipchip.hwsim.referee.array;

import flipchip.hwsim.gates.netlist.Net;

/// The inputs of one cell. Links have one net for each direction d; beyond the border they are [Net#ZERO].
///
/// @param current colour to move, one rail for each
/// @param is      colour of the disc on the square, if any
/// @param empty   no disc on the square
/// @param sel     this square is being played
/// @param rem     `rem` of the neighbour in direction d
/// @param rol     `rol` of the neighbour in direction d
/// @param flip    `flipOut` with this d of the neighbour in the opposite direction: flips travel towards d
record CellInputs(Rails current, Rails is, Net empty, Net sel, RailBus rem, RailBus rol, RailBus flip) {}
