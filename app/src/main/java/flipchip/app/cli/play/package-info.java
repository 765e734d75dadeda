/// Games in the terminal, for people and for pipes.
package flipchip.app.cli.play;
