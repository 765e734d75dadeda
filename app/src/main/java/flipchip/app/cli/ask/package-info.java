/// Questions to the engine and to the database of games.
package flipchip.app.cli.ask;
