/// New games: players, clocks, handicap, start positions, rematch, resigning, sound.
package flipchip.app.game.setup;
