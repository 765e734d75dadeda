/// The kernels of the search, scalar or with the Vector API: moves, flips, counts, families of children.
///
/// Kernels on longs call `lanewise(AND, other)` and never `and(other)`, nor `or`, `add`, `sub`, `mul`, `max`,
/// `neg`, and no `lanewise` with a plain long but for shifts. Those are methods that 256 and 512 bits share,
/// with a virtual call inside. The optimising compiler puts off inlining when a method has grown past 18,000
/// nodes, about a hundred vector operations; by then it knows a vector only as a `LongVector`, asks the
/// profile of that shared call, finds both widths there, and joins the two outcomes in an object. Whether it
/// comes to that depended on when a busy machine compiled what. A virtual call in the kernel has a profile of
/// its own, with one width. Shifts by a plain long and `intoArray` are shared too: only kernels of 512 bits
/// call them, so that their profile knows one width.
///
/// What a loop carries from one round to the next is the receiver of `lanewise` for the same reason, or
/// better an argument: of it the compiler knows no width before the loop is built.
package flipchip.engine.simd;
