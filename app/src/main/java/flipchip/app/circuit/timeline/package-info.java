/// The time line: recording, playback, and the lanes of game, clocks and gate delays.
package flipchip.app.circuit.timeline;
