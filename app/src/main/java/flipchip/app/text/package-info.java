/// The words of the window in the user's language. Imports nothing of ours; every package of the window may
/// import it.
package flipchip.app.text;
