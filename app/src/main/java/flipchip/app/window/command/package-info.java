/// The table of commands: menus, keys and context help.
package flipchip.app.window.command;
