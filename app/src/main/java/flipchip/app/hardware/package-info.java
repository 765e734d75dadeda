/// The hardware panel: chip, controller, time line, lamp and words, all drawn from one moment of the recorded
/// machine. Imports the game, the services, the time line and what hwsim exports; the window may import it.
package flipchip.app.hardware;
