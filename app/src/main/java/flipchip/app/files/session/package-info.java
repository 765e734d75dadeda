/// The journal that keeps the running game over a crash.
package flipchip.app.files.session;
