/// The archive of tournament games in an embedded SQLite file: import, filters, and search by position in any
/// symmetry. Imports the rules and the reader of the archive; used by the command line and the window.
package flipchip.app.database;
