/// Pictures of what is on the screen: PNG and SVG of board, chip, waveforms and window, and runs of the
/// machine as animated GIF. Only the composition root imports it.
package flipchip.app.export;
