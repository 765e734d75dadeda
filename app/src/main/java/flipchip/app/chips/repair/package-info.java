/// A puzzle: one gate of the array is wrong, find it.
package flipchip.app.chips.repair;
