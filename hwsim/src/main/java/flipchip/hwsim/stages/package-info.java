/// One chip area, a circuit for each stage of the game: document 001's configurations carried over to
/// Othello, with its mate search and its middle-game circuit. The hwsim façade and the application may import
/// it.
package flipchip.hwsim.stages;
