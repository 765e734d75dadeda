/// Work beside the screen: threads that are asked and answer, and searches that have not begun. Knows no
/// feature.
package flipchip.app.work;
