/// Links to one moment of a game.
package flipchip.app.circuit.link;
