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
    /// After one move White must pass, on the upper edge.
    static final String PASS_AGAIN = "----X-OX-OOOOOXXOOOOOXXXOOOXOOOXOOOOXXOXOOOOOXOXXOOOOOXXOOOOOOOX X";
    /// An X square after which White must pass.
    static final String PASS_X = "--XXXXX--OOOOX-OOOOOXOOO-OOOXOOOOOXXOXXOOOXOXOXOOXOOOOOOXXXXXXXO X";
    /// Black owns a corner and may add to its edge.
    static final String EDGE = "XXXXXXXOXOOXOOOOXXOOOOOOXXXOOOOOXXOXXOXO-OOOXOOOO-XO-O-O-XXX-O-- X";
    /// The same on the right edge.
    static final String EDGE_SIDE = "----OOO-X-X-OOO-XXXOXOOXXOOOOOOXXOOOOXOXOOOOOOXXOOOOOO-XOXXXXXXX X";
    /// The left edge lacks one disc to six.
    static final String SIX = "--OOOOXO-OOOOXXOXOOXXOXOXOXOOOXOXOXXOOXOXXOOOOOOX-XXXX-O-XXXXXX- X";
    /// The lower edge lacks one disc to six.
    static final String SIX_BELOW = "-OOOOO--XOOXXXX-XOOOXXX-XXOOXXXXXXOOOOOXXXXXOOOO--XOOOO--XXXXX-- X";
    /// White has five discs on the lower edge.
    static final String FIVE = "XOOOXX--XOOOOOOXXOXXXOOXXOOOOOOXXOXOOOXXXXOOOOXXXOOOOO---OOOOO-- X";
    /// White has five discs on the right edge, and a corner falls.
    static final String FIVE_CORNER = "XXOOXXX-XXOOOXX-XOOXOXOOXXOXXXOOXXOOXXOOXXOXOXOO-OXOXO-O-XXXXXO- X";
    /// A gap between white discs on the left edge.
    static final String WEDGE = "--O-XXOXO--XXOOXOXXXXOOXOOOOXOXXOOOOXXXXOOOOOXXX-OOOXOXXO-OOOOOO X";
    /// A gap beside a white corner.
    static final String WEDGE_HIGH = "O-XOOOXX-OXXXXXXOOOOXOXXOOXOOOXXOOXXOOXOOOXXXOOOO-XXXXOO--XXXX-- X";
    /// An X square that White cannot punish.
    static final String STONER = "--X-XO--XOXXXX-OXOOXXXOOXOOOXOXOXOXOOXOOXXOOXOOOX-XXOO-O--XXX-O- X";
    /// Another one, on the right.
    static final String STONER_RIGHT = "-OOOOO----OXXOXXXOXOOXXXXXXXOOXXXXXXXOOXXXXOXXOX--OXXX-X-O-XXX-- X";
    /// One move opens nothing for White.
    static final String TEMPO = "XXXXXX---XOXXX-OXXXXXXXO-XXOOOXOOOOXOXOOOOOOXOOO--OXXX---OOOOOOO X";
    /// The same on the left edge.
    static final String TEMPO_LEFT = "--OOOOO-OXXXXOO-OXXXXOOXOXOOOOXXOXOOXXXXOOOOOOXX--XOOO--OOOOOO-- X";

    private LessonBoards() {}
}
