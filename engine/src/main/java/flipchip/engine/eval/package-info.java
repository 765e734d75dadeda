/// Judges boards that are not finished. Imports only the rules; used by the searches, the trainers and the façade.
package flipchip.engine.eval;
