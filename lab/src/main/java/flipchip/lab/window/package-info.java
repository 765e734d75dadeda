/// Uses the window of the program as it is shipped, a process of its own, with mouse and keys as its user
/// does, and measures it by what it writes to its file of frames.
package flipchip.lab.window;
