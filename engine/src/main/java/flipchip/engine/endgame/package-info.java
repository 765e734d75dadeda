/// Solves positions exactly to the end of the game.
package flipchip.engine.endgame;
