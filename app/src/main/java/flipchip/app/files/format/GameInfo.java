package flipchip.app.files.format;

/// Who played, where, when, and how it ended: what stands at the head of a saved game. Any part may be empty.
///
/// @param black  name of Black's player
/// @param white  name of White's player
/// @param event  tournament or place
/// @param date   as the source wrote it
/// @param result as in GGF: discs for Black with a sign, and `:r`, `:t` or `:s` for resigned, time or agreed
public record GameInfo(String black, String white, String event, String date, String result) {
    public static final GameInfo NONE = new GameInfo("", "", "", "", "");

    /// The same with other players.
    public GameInfo withPlayers(String blackName, String whiteName) {
        return new GameInfo(blackName, whiteName, event, date, result);
    }

    /// The same at another event.
    public GameInfo withEvent(String name) {
        return new GameInfo(black, white, name, date, result);
    }

    /// The same on another date.
    public GameInfo withDate(String day) {
        return new GameInfo(black, white, event, day, result);
    }

    /// The same with another result.
    public GameInfo withResult(String text) {
        return new GameInfo(black, white, event, date, text);
    }
}
