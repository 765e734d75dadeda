package flipchip.hwsim.referee.array;

import flipchip.hwsim.gates.netlist.Net;

/// The nets of one cell that others read; bit d of a bus belongs to direction d.
///
/// @param rem     "remote": this disc has the other colour, and so have all towards d up to one of this
///     colour
/// @param rol     "remote or local": `rem`, or the disc here has this colour
/// @param flip    the flip signal that came in from the opposite side turns this disc
/// @param flipOut the flip signal passed on towards d
/// @param move    this square is being played by this colour
/// @param to      the disc becomes this colour at the next clock edge at which the board is stored
/// @param legal   the colour to move may play here
public record Cell(RailBus rem, RailBus rol, RailBus flip, RailBus flipOut, Rails move, Rails to,
        Net legal) {}
