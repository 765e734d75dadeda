/// Measures the engine: the fixed search whose node count is its signature, time to depth, how late searches
/// stop, how much faster several threads are.
package flipchip.lab.bench;
