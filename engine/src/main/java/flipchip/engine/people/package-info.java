/// Opponents that move like people of a given strength, and the endgame problems for learners.
package flipchip.engine.people;
