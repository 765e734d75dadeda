/// The other circuits: gallery, endgame chip, a real board, your own cell, repair, crosscheck.
package flipchip.app.chips;
