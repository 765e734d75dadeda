/// Starts programs: Java with the classes of this one.
package flipchip.lab.program;
