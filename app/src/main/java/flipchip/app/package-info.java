/// The entry of the program: command line or window.
package flipchip.app;
