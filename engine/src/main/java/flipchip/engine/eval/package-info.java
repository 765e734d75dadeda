/// Judges unfinished boards: pattern weights, a small neural net, and the classic features.
package flipchip.engine.eval;
