/// The machine around the array: latches, controller, mailbox, disc counters.
package flipchip.hwsim.referee.control;
