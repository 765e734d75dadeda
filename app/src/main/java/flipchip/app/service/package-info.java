/// Where the threads live: the engine's, the hardware's, and the hand-over to the screen.
package flipchip.app.service;
