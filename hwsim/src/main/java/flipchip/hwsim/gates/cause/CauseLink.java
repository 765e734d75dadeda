package flipchip.hwsim.gates.cause;

import java.util.List;
import flipchip.hwsim.gates.netlist.Net;

/// A link of a chain of causes: a net with a value that mattered.
///
/// @param net    the net
/// @param high   its value
/// @param since  the tick since which it has had the value; of a register, since it was last stored
/// @param tick   when a later link reads it, or the question is about it
/// @param read   when its driver read the causes
/// @param causes the links that made it so, as rows of [CauseChain#links()]; empty where the chain begins
/// @param any    whether each cause alone suffices; otherwise all are needed
/// @param spare  other nets that would suffice as well, and are left out because a shorter reason exists
public record CauseLink(Net net, boolean high, int since, int tick, int read, List<Integer> causes,
        boolean any, List<Net> spare) {
    public CauseLink {
        causes = List.copyOf(causes);
        spare = List.copyOf(spare);
    }
}
