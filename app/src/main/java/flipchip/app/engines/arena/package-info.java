/// Registered programs as opponents and analysts, and matches between engines.
package flipchip.app.engines.arena;
