/// What a part of the window offers to the frame around it: commands, tabs, pages, a dock; and what the frame
/// gives it: pages to open, notices, settings. Imports the settings and the texts; every part of the window
/// may import it.
package flipchip.app.shell;
