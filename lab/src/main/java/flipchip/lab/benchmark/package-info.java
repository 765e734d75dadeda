/// Benchmarks: boards with exact scores from games outside the training data, and the results of a search on
/// them.
package flipchip.lab.benchmark;
