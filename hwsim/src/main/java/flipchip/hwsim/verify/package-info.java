/// Checks of the circuits against the rules.
package flipchip.hwsim.verify;
