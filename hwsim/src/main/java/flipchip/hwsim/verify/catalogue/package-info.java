/// Every circuit by name, with its test vectors and checks.
package flipchip.hwsim.verify.catalogue;
