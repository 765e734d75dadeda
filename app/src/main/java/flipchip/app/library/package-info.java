/// Games as texts and files: everything a user may paste or open is recognised here, the program's own tree
/// format is read and written, and the running session is kept so that no move is lost. Imports the game, the
/// texts and the rules; knows no JavaFX; the parts of the window that show games may import it.
package flipchip.app.library;
