package flipchip.app.files.format;

/// What is known of a game beside its moves, while they are read. Immutable.
record GameHead(GameInfo info, GameExtras extras) {
    static final GameHead NONE = new GameHead(GameInfo.NONE, GameExtras.NONE);

    /// The game with this head and the moves from `root` on.
    SavedGame of(Draft root) {
        return new SavedGame(info, root.tree(), root.times(), "", extras.withValues(root.values()));
    }
}
