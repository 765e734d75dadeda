/// Waveforms of chosen nets, and their files.
package flipchip.app.circuit.waves;
