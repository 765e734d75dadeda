/// The database of tournament games in the window: import, filters, and what was played in the position on
/// the board. Imports the database and the parts that show games; only the composition root may import it.
package flipchip.app.browser;
