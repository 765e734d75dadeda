/// Waveforms: chosen nets of the recorded machine over time, bound to the time line, and their files. Only
/// the composition root imports it.
package flipchip.app.wave;
