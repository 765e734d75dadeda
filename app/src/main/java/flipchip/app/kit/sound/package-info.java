/// Short tones for discs and the end of a game.
package flipchip.app.kit.sound;
