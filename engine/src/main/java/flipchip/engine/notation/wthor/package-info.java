/// The WTHOR archive of tournament games.
package flipchip.engine.notation.wthor;
