/// The page on which the user changes settings and keys. Imports the settings, the shell and the texts; the
/// window may import it.
package flipchip.app.preferences;
