/// What a learner practises and how well it is known: openings asked again before they are forgotten. No windows; imports the
/// rules, the book and files of its own, so that the terminal and the window can use it alike.
package flipchip.app.school;
