/// Pages for learners: lessons on board and chip, the endgame school, the drill of openings, one's own games
/// and mistakes. Imported by the composition root only.
package flipchip.app.classroom;
