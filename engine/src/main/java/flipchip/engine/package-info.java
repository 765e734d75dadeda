/// The front door: one object that searches on threads of its own.
package flipchip.engine;
