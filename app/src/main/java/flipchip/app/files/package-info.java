/// Games in and out of the window: paste, copy, open, save, drop, the chooser for files with many games, and
/// the autosave of the running session. Imports the library of formats; parts that open or save games may
/// import it.
package flipchip.app.files;
