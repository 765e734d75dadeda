/// What the program is made of: version, parts and their licences, and the machine it runs on; and what it
/// has said.
package flipchip.app.about;
