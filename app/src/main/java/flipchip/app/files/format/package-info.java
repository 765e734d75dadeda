/// Readers and writers of games as text, and the recognition of what was pasted; no JavaFX.
package flipchip.app.files.format;
