/// Commands that query the engine and the database.
package flipchip.app.cli.ask;
