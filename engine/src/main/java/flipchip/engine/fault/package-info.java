/// What is wrong with something that was read, written or asked, as a value that any language can say.
package flipchip.engine.fault;
