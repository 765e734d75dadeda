/// Breakpoints in the language of the game and in that of the circuit: what they are, where a recording meets
/// them, and the page on which the user keeps them. Only the composition root imports it.
package flipchip.app.breakpoint;
