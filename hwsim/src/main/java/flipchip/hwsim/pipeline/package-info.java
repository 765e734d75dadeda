/// The circuits of document 002: move generator pipeline, move validator, evaluation unit, and the machine of
/// its five blocks. The hwsim façade and the application may import it.
package flipchip.hwsim.pipeline;
