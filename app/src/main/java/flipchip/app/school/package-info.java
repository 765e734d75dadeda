/// What a learner practises and how well it is known: openings and own mistakes, asked again
/// before they are forgotten, and endgame problems. No windows; imports the engine's values and files of its
/// own, so that the terminal and the window can use it alike.
package flipchip.app.school;
