/// Background threads, and requests of which only the latest counts.
package flipchip.app.kit.work;
