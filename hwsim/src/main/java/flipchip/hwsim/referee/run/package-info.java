/// The referee as one object, and recordings of what it does.
package flipchip.hwsim.referee.run;
