package flipchip.hwsim.referee.array;

import java.util.Map;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A cell of another author, behind the pins of the cellular-referee lecture.
/// Thread: any
@FunctionalInterface
public interface ForeignCell {
    /// Adds the gates to `n`, in the scope that is open there.
    ///
    /// @param inputs  by pin: `isB`, `isW`, `empty`, `curB`, `curW`, `sel`, and, with a net for each
    ///                direction, `rolB_in` and so on
    /// @param outputs by pin, declared and to be driven: `legal`, `toB`, `toW`, and, with a net for each
    ///                direction, `remB` and so on
    void build(NetlistBuilder n, Map<String, Bus> inputs, Map<String, Bus> outputs);
}
