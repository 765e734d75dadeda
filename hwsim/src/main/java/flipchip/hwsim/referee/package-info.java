/// The referee of the game: the cell array, its controller, and recorded runs.
package flipchip.hwsim.referee;
