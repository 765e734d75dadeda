/// The simulated endgame chip at work on the board's position.
package flipchip.app.chips.solver;
