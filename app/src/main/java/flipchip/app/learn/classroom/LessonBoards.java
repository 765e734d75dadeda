package flipchip.app.learn.classroom;

/// A set of lesson positions, Black to move, from the problems of the endgame school; [Lessons] uses them.
final class LessonBoards {
    /// After one move White must pass.
    static final String PASS = "OOOOOOOXXXXOXOOXOXOXOXOXOOXOXXOXOOOOOXOX-OOOOOXX--OOOOOX--OOOO-O X";
    /// Two squares are left.
    static final String LAST = "OOOOOOOOXXXXXXXOXXOXOXXOXXOXXXOOXXXOXXOOXXXOOOOOXXXXOO-OOOOOOO-O X";
    /// A corner can be taken.
    static final String CORNER = "X-OOOO--XXXOXO-OXXXOXXOOXOXXXOXOXOXXOXOOXXXXXOOOXXXXXXOOX----X-- X";
    /// Nearly every move gives White a corner.
    static final String NO_CORNER = "--XXXXX-X-XXXO-OXXOXXXOOXOXOOOOOXOXXOOOOXXOOOOOOX-OOOXO----OOX-O X";
    /// Two odd regions and two even ones.
    static final String REGIONS = "--OOOOO--XXOOO-XXXXOOOXXXXXOXOOXXXXXOOOXXXXOOOOXX-OXOOO--OOOOO-- X";
    /// Three squares on one side, two on the other.
    static final String PARITY = "--XXXXXXO-XXXO--OOXXOXOOOOOOXOOOOOOXOXOOOOOOOOXOOXXXXXXOOXXXXXXO X";

    private LessonBoards() {}
}
