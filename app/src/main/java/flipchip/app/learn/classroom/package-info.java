/// Pages for learners: lessons, endgame school, opening drill, own games and mistakes.
package flipchip.app.learn.classroom;
