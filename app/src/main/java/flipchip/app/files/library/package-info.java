/// The folder of saved games and its page.
package flipchip.app.files.library;
