/// What the program writes of itself for whoever measures it, and the start from which its package learns.
/// Only the entry of the program imports it.
package flipchip.app.measure;
