/// The texts, numbers and error reasons of the window in the user's language.
package flipchip.app.kit.text;
