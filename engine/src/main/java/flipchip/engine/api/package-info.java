/// Values that callers of the engine pass and get; no behaviour.
package flipchip.engine.api;
