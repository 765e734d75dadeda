/// What the program remembers between two starts, and the folders it is kept in.
package flipchip.app.kit.settings;
