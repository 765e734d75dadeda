/// Watches the program while it starts, answers and draws, and writes figures. Only the entry of the program
/// imports it.
package flipchip.app.measure;
