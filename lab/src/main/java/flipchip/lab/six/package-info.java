/// Othello on six by six squares, solved exactly, with a certificate that a stranger can check.
package flipchip.lab.six;
