/// The end of a game: how it came out, its curve, its largest mistakes, and where to go from there.
package flipchip.app.game.end;
