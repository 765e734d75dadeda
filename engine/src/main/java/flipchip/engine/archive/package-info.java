/// Archives of games in the formats of others: WTHOR, the archive of tournament games. Imports the rules
/// alone.
package flipchip.engine.archive;
