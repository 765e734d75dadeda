/// Problems of the endgame school: positions in which one move wins and a tempting one loses, their themes
/// and their file. Imports the solver and the model of people; knows no learner.
package flipchip.engine.school;
