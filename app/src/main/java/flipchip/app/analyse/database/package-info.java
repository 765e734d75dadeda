/// Tournament games in an SQLite file: import, filters, search by position, and its page.
package flipchip.app.analyse.database;
