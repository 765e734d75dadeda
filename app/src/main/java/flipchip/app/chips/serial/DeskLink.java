package flipchip.app.chips.serial;

import java.io.IOException;
import java.util.Optional;
import flipchip.hwsim.fpga.ChipHost;
import flipchip.hwsim.fpga.DeskReferee;
import flipchip.hwsim.fpga.DeskSolver;

/// A chip that was found. All but [#kind()] and [#port()] is for the thread of the line.
///
/// @param game   what a referee follows
/// @param solver an endgame chip
record DeskLink(String port, ChipHost host, Optional<FollowedGame> game, Optional<DeskSolver> solver) {
    /// @throws IOException if the port does not exist or its device is not a Flipchip board
    static DeskLink open(DeskPorts.Opener ports, String port) throws IOException {
        ChipHost host = ports.open(port);
        try {
            boolean referee = host.hello().kind() == ChipHost.Kind.REFEREE;
            return new DeskLink(port, host,
                referee ? Optional.of(new FollowedGame(new DeskReferee(host))) : Optional.empty(),
                referee ? Optional.empty() : Optional.of(new DeskSolver(host)));
        } catch (IOException | RuntimeException e) {
            host.close();
            throw e;
        }
    }

    ChipHost.Kind kind() {
        return game.isPresent() ? ChipHost.Kind.REFEREE : ChipHost.Kind.SOLVER;
    }
}
