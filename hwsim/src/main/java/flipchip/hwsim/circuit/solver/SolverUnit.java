package flipchip.hwsim.circuit.solver;

import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;

/// A solver unit of [UnitsCircuit], one of several.
///
/// @param idle     waits for a job
/// @param finishes high in the last clock of a job
/// @param value    of the last job, valid until the next
/// @param line     of best play, valid as long
/// @param registers its counters among others
record SolverUnit(Net idle, Net finishes, Bus value, Bus line, Loads registers) {

    /// What a unit is given.
    ///
    /// @param start high in the clock in which the unit takes it
    /// @param clear empties the unit's counters
    record Job(Net start, Net color, Bus black, Bus white, Bus alpha, Bus beta, Net clear) {
        void load(Loads registers, Net taken) {
            registers.load("color", taken, color);
            registers.load("black", taken, black);
            registers.load("white", taken, white);
            registers.load("alpha", taken, alpha);
            registers.load("beta", taken, beta);
        }
    }

    Bus counter(String name) {
        return registers.out(name);
    }
}
