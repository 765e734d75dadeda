package flipchip.hwsim.gates.cause;

import java.util.List;
import java.util.function.Predicate;
import flipchip.hwsim.gates.netlist.Net;

/// A chain of causes: what made a net what it is at one tick. Only values that mattered belong to it.
/// Thread: any
///
/// @param links in the order of time, the net that was asked about last
/// @param tick  the tick that was asked about
/// @param start values stored at this tick or before are taken as given
public record CauseChain(List<CauseLink> links, int tick, int start) {
    public CauseChain {
        links = List.copyOf(links);
    }

    /// What made `net` what it is at `tick`.
    ///
    /// Conditions that merely held are left out: that no reset came, that a register was not stored again.
    ///
    /// @param start registers stored at this tick or before are taken as given
    /// @param given registers and other nets that are taken as given whenever they were stored
    public static CauseChain of(NetHistory history, Net net, int tick, int start, Predicate<Net> given) {
        return new CauseSearch(history, start, given).chain(net, tick);
    }

    /// The net that was asked about.
    public CauseLink outcome() {
        return links.getLast();
    }
}
