/// Links to one moment of a game.
package flipchip.hwsim.referee.link;
