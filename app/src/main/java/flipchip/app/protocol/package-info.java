/// The languages other programs speak: our engine as an NBoard or GTP engine. Imports the game, the services
/// and the engine's values; used by the command line and the window.
package flipchip.app.protocol;
