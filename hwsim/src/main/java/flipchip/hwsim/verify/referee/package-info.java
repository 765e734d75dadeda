/// The referee compared with the rules, and with faults on purpose.
package flipchip.hwsim.verify.referee;
