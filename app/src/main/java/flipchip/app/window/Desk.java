package flipchip.app.window;

import java.util.function.Consumer;
import flipchip.app.board.BoardViewModel;
import flipchip.app.board.PlayerStripModel;
import flipchip.app.game.GameSession;
import flipchip.app.hardware.HardwareViewModel;
import flipchip.app.moves.MoveListModel;
import flipchip.app.service.Advisor;
import flipchip.app.service.ComputerPlayer;
import flipchip.app.settings.SettingsModel;

/// Everything the window shows and commands, made by the composition root.
///
/// @param clipboard takes a text for other programs
public record Desk(GameSession session, ComputerPlayer computer, Advisor advisor, SettingsModel settings,
                   BoardViewModel board, PlayerStripModel black, PlayerStripModel white, MoveListModel moves,
                   HardwareViewModel hardware, Consumer<String> clipboard) {}
