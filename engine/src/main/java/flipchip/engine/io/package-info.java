/// Atomic writing of files, and reading of files that others may have made.
package flipchip.engine.io;
