/// The running game and its tree, clocks and seats; no JavaFX views.
package flipchip.app.game.session;
