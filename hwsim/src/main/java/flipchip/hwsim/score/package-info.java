/// Document 003: the packed score, stability by work list, full and incremental, and its parallel search as a
/// model with simulated processors. The hwsim façade and the application may import it.
package flipchip.hwsim.score;
