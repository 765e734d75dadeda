/// Values that callers of the engine pass and get; no behaviour.
///
/// Stable are the accessors of the records, their `with...` methods and static factories. Their constructors
/// are not: a later version may add components.
package flipchip.engine.api;
