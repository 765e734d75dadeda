package flipchip.app.window.layout;

import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.board.PlayerStripModel;
import flipchip.app.game.end.EndModel;
import flipchip.app.game.moves.Annotations;
import flipchip.app.game.moves.MoveListModel;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.player.EngineService;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Shell;

/// Everything the window shows and commands, made by the composition root.
///
/// @param engine  the engine that plays
/// @param end     what is shown when a game has ended
/// @param marks   signs and drawings
/// @param circuit the thread of the simulated machine
/// @param clock   measures the time of the moves
/// @param shell   what the frame gives to the parts of the window
public record WindowModels(GameSession session, EngineService engine, ComputerPlayer computer,
        BoardViewModel board, PlayerStripModel black, PlayerStripModel white, MoveListModel moves,
        EndModel end, Annotations marks, HardwareViewModel hardware, HardwareService circuit, GameClock clock,
        Shell shell) {

    /// What the user chose.
    public SettingsModel settings() {
        return shell.settings();
    }
}
