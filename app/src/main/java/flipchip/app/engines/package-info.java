/// Other programs: their protocols, and matches against them.
package flipchip.app.engines;
