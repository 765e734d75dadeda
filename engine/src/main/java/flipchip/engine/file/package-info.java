/// The one way in which the program writes files, and the one in which it reads files that others may have
/// made.
package flipchip.engine.file;
