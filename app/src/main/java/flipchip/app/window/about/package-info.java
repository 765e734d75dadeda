/// Version, parts, licences, the circuit handbook, and speech.
package flipchip.app.window.about;
