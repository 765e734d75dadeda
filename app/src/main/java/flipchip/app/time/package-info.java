/// The one time line: from the first move of the game down to a single gate delay. Imports the game and what
/// hwsim exports; the panels may import it.
package flipchip.app.time;
