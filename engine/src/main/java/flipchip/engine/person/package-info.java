/// How people of a given strength move: what they look at, how often a move was played before, and the learnt
/// weights of it. Imports the rules, the evaluation and files of its own; searches only a few plies. The
/// weights are made by the laboratory.
package flipchip.engine.person;
