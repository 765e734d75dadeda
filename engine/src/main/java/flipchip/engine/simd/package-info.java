/// The kernels of the search: moves, flips, counts and whole families of children, scalar or with vectors.
/// The only package that imports the incubating Vector API; `eval`, `endgame`, `search` and `bench` may import it.
package flipchip.engine.simd;
