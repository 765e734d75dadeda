package flipchip.hwsim.referee.array;

import java.util.Optional;

/// The parts of a cell, in the order in which a signal passes them.
public enum CellGroup {
    /// `remK[d]`: 16 gates.
    REMOTE("remB, remW"),
    /// `rolK[d]`: 16 gates.
    REMOTE_OR_LOCAL("rolB, rolW"),
    /// `aK[d]` and `leaf[d]`: 24 gates.
    LEAF("aB, aW, leaf"),
    /// `lg1a` to `lg3`: 7 gates.
    LEGAL_TREE("lg1a - lg3"),
    /// `legal`: 1 gate.
    LEGAL("legal"),
    /// `mvK`: 2 gates.
    MOVE("mvB, mvW"),
    /// `flK[d]`: 16 gates.
    FLIP("flB, flW"),
    /// `flipOutK[d]`: 16 gates.
    FLIP_OUT("flipOutB, flipOutW"),
    /// `tb1a` to `tw3`, `toB` and `toW`: 16 gates.
    NEXT("tb1a - tb3, tw1a - tw3, toB, toW");

    private final String nets;

    CellGroup(String nets) {
        this.nets = nets;
    }

    /// The names of its nets, without square and direction, as a circuit shows them.
    public String nets() {
        return nets;
    }

    /// The group of the gate that drives the net with this name, with or without its square.
    ///
    /// @throws IllegalArgumentException if a cell has no such net
    public static CellGroup of(String netName) {
        return find(netName)
            .orElseThrow(() -> new IllegalArgumentException("no net of a cell: '" + netName + "'"));
    }

    /// The same; empty if our cell has no such net, as another may.
    public static Optional<CellGroup> find(String netName) {
        String local = netName.substring(netName.lastIndexOf('.') + 1);
        int bracket = local.indexOf('[');
        String signal = bracket < 0 ? local : local.substring(0, bracket);
        return Optional.ofNullable(switch (signal) {
            case "remB", "remW" -> REMOTE;
            case "rolB", "rolW" -> REMOTE_OR_LOCAL;
            case "aB", "aW", "leaf" -> LEAF;
            case "legal" -> LEGAL;
            case "mvB", "mvW" -> MOVE;
            case "flB", "flW" -> FLIP;
            case "flipOutB", "flipOutW" -> FLIP_OUT;
            case "toB", "toW" -> NEXT;
            default -> {
                if (signal.startsWith("lg")) {
                    yield LEGAL_TREE;
                }
                if (signal.startsWith("tb") || signal.startsWith("tw")) {
                    yield NEXT;
                }
                yield null;
            }
        });
    }
}
