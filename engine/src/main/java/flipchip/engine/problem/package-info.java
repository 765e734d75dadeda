/// Solves files of endgame problems and compares with the scores they claim.
package flipchip.engine.problem;
