/// Explanations: why a disc turns or a square is legal, as steps that gates took.
package flipchip.hwsim.referee.why;
