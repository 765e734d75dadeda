/// Makes weights from games: self-play, labels, fits, reports. Works on the engine; knows no command line.
package flipchip.lab.train;
