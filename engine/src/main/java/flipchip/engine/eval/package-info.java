/// Judges boards that are not finished: sums of learnt pattern weights, and the classic features. Imports
/// only the rules and the row kernel of `simd`; used by the searches, the trainers and the façade.
package flipchip.engine.eval;
