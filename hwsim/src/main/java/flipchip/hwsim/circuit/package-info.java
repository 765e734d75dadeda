/// The circuits of the source documents.
package flipchip.hwsim.circuit;
