/// Building blocks that know no feature of the program.
package flipchip.app.kit;
