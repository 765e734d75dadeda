/// Values that cross the border of the engine; no behaviour. Imports only the rules.
package flipchip.engine.api;
