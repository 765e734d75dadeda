/// The move selector of document 000: a hierarchical priority encoder over ten classes of square.
/// The solver and the hwsim façade may import it.
package flipchip.hwsim.selector;
