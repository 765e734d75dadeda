/// Judges whole games move by move: values, losses, accuracy.
package flipchip.engine.analysis;
