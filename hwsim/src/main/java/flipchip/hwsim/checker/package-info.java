/// The legal move checker of document 000: a sum of products per square, ten types of square, and its
/// factored form. The solver and the hwsim façade may import it.
package flipchip.hwsim.checker;
