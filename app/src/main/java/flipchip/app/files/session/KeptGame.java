package flipchip.app.files.session;

import java.nio.file.Path;
import java.util.Optional;
import flipchip.app.game.session.Seat;

/// A game of the user that another one has taken the place of.
///
/// @param state how it stood
/// @param file  where it was opened from or saved to
/// @param black who played Black
/// @param white who played White
public record KeptGame(SessionState state, Optional<Path> file, Seat black, Seat white) {}
