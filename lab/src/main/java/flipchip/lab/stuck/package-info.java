/// Decides for gates that no position of a survey showed: a board where they show, or the proof that none
/// exists.
package flipchip.lab.stuck;
