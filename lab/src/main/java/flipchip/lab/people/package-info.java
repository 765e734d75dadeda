/// Learns from the archive how people play: their ratings by year, and the moves they choose. Imports the
/// engine and the labelling search; used by the commands.
package flipchip.lab.people;
