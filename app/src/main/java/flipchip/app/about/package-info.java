/// What the program is made of: version, parts and their licences, and the machine it runs on.
package flipchip.app.about;
