/// Boards with exact scores from games outside the training data, and what the moves of games lost.
package flipchip.lab.benchmark;
