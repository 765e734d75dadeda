/// Solves files of endgame problems and compares with the scores they claim. Imports the endgame search
/// beneath the façade; used by the application.
package flipchip.engine.problem;
