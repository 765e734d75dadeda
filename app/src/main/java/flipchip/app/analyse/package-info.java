/// Analysis: positions, whole games, tournament games.
package flipchip.app.analyse;
