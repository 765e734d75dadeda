package flipchip.app.files.format;

import java.util.List;
import flipchip.engine.notation.Ggf;

/// What could be read of a text or a file.
///
/// @param kind     what it was taken for
/// @param games    the games found, each with all its legal moves
/// @param problems one sentence for each thing that could not be read, for the user, at most [#MOST_PROBLEMS]
/// @param notes    what was skipped or guessed, for the user; such a game is right all the same
public record Reading(Kind kind, List<SavedGame> games, List<String> problems, List<String> notes) {
    /// More problems are not listed: such a file is not what it was taken for.
    public static final int MOST_PROBLEMS = 100;

    /// More games are not read from one text: a short text could hold millions of empty ones.
    public static final int MOST_GAMES = Ggf.MOST_GAMES;

    /// The forms in which games and positions are written.
    public enum Kind {
        /// Moves, with or without heads, also in a table or an export of a site.
        TRANSCRIPT,
        /// 64 squares and the side to move, or a printed diagram.
        BOARD,
        /// Generic game format of the Othello servers.
        GGF,
        /// Problems: boards with scored moves.
        OBF,
        /// Our own tree format, and other SGF files of Othello.
        TREE,
        /// Binary archive of tournament games.
        WTHOR
    }

    public Reading {
        games = List.copyOf(games);
        problems = problems.size() > MOST_PROBLEMS
            ? List.copyOf(problems.subList(0, MOST_PROBLEMS))
            : List.copyOf(problems);
        notes = List.copyOf(notes);
    }

    /// About which nothing else is to be said.
    public Reading(Kind kind, List<SavedGame> games, List<String> problems) {
        this(kind, games, problems, List.of());
    }
}
