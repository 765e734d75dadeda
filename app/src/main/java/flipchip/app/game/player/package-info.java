/// Who chooses moves: the engine, opponents like people, the endgame chip.
package flipchip.app.game.player;
