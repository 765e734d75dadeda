package flipchip.app.window;

import flipchip.app.board.BoardViewModel;
import flipchip.app.board.PlayerStripModel;
import flipchip.app.game.GameClock;
import flipchip.app.game.GameSession;
import flipchip.app.chipview.HardwareViewModel;
import flipchip.app.moves.MoveListModel;
import flipchip.app.service.ComputerPlayer;
import flipchip.app.service.EngineService;
import flipchip.app.service.HardwareService;
import flipchip.app.settings.SettingsModel;
import flipchip.app.shell.Shell;

/// Everything the window shows and commands, made by the composition root.
///
/// @param engine  the engine that plays
/// @param circuit the thread of the simulated machine
/// @param clock   measures the time of the moves
/// @param shell   what the frame gives to the parts of the window
public record Desk(GameSession session, EngineService engine, ComputerPlayer computer, BoardViewModel board,
    PlayerStripModel black, PlayerStripModel white, MoveListModel moves,
                   HardwareViewModel hardware, HardwareService circuit, GameClock clock, Shell shell) {

    /// What the user chose.
    public SettingsModel settings() {
        return shell.settings();
    }
}
