/// What a feature offers to the window (commands, tabs, pages, docks) and what it gets from it.
package flipchip.app.shell;
