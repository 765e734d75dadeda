/// The commands of `flipchip-lab`, one class each. The only package of the laboratory that prints.
package flipchip.lab.cli;
