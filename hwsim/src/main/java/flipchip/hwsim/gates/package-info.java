/// A kit for circuits made of gates: build, check, simulate, export. It knows no Othello.
package flipchip.hwsim.gates;
