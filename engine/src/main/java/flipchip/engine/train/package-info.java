/// Makes weights and books from games: readers, labels, fits, reports. Exported to flipchip.app for its
/// commands; no other package of the engine may import it.
package flipchip.engine.train;
