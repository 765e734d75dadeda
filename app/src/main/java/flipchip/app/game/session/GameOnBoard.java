package flipchip.app.game.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Game;
import flipchip.engine.board.IllegalMoveException;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// A game with its variations, and which of it is on the board. Immutable: each change is another one.
///
/// @param tree    all lines known
/// @param line    the moves of the line shown, also those taken back
/// @param game    the moves on the board, the first of the line
/// @param ending  how a line ended before its last move, if one did
/// @param running the moves after which the game runs; empty if it is only looked at
record GameOnBoard(GameTree tree, Game line, Game game, Optional<Ending> ending,
        Optional<List<Square>> running) {
    /// The usual position, where the game runs.
    static final GameOnBoard INITIAL =
        new GameOnBoard(GameTree.EMPTY, Game.INITIAL, Game.INITIAL, Optional.empty(), Optional.of(List.of()));

    /// It belongs to the lines through the place where it was said; another variation goes on.
    ///
    /// @param after the moves after which it was said
    record Ending(EarlyEnd defeat, List<Square> after) {}

    /// The end of a game that is only told.
    static GameOnBoard told(Game story) {
        return new GameOnBoard(GameTree.of(story), story, story, Optional.empty(), Optional.empty());
    }

    /// Whether the game runs at the position shown.
    boolean runsHere() {
        return running.equals(Optional.of(game.moves()));
    }

    /// How the line of these moves ended before its last move, if it did.
    Optional<EarlyEnd> defeatIn(List<Square> moves) {
        return ending.filter(said -> startsWith(moves, said.after())).map(Ending::defeat);
    }

    /// The same, running after other moves.
    GameOnBoard running(Optional<List<Square>> moves) {
        return new GameOnBoard(tree, line, game, ending, moves);
    }

    /// The same, ended by this after these moves, or by nothing.
    GameOnBoard ended(Optional<EarlyEnd> defeat, List<Square> after) {
        return new GameOnBoard(tree, line, game, defeat.map(said -> new Ending(said, after)), running);
    }

    /// Another moment of the line.
    ///
    /// @throws IndexOutOfBoundsException unless `ply` is 0..length of the line
    GameOnBoard at(int ply) {
        return new GameOnBoard(tree, line, line.prefix(ply), ending, running);
    }

    /// The place `path` of `other`; the line shown leads through it, and stays if it did before.
    ///
    /// @throws IllegalArgumentException if the path is not in that tree
    GameOnBoard at(GameTree other, List<Square> path) {
        if (!other.contains(path)) {
            throw new IllegalArgumentException("no line " + path + " in this tree");
        }
        Game through = other
            .game(other == tree && startsWith(line.moves(), path) ? line.moves() : other.lineThrough(path));
        return new GameOnBoard(other, through, through.prefix(path.size()), ending, running);
    }

    /// After one move more; what had been taken back stays in the tree, and an ending said here is void.
    ///
    /// @throws IllegalMoveException if the rules forbid the move
    GameOnBoard played(Square square) {
        Game after = game.play(square);
        GameTree longer = tree.with(after.moves());
        Game through = after.isPrefixOf(line) ? line : longer.game(longer.lineThrough(after.moves()));
        return new GameOnBoard(longer, through, after,
            ending.filter(said -> !startsWith(game.moves(), said.after())), running);
    }

    /// With `moves` in the tree as what could follow, and the first of them on the board.
    ///
    /// @throws IllegalMoveException if they are not legal one after another
    GameOnBoard explored(List<Square> moves) {
        List<Square> path = new ArrayList<>(game.moves());
        path.addAll(moves);
        GameTree longer = tree.with(path);
        Game through = longer.game(longer.lineThrough(path));
        return new GameOnBoard(longer, through, through.prefix(Math.min(path.size(), game.length() + 1)),
            ending, running);
    }

    /// With another tree of the same game; the board steps back to what is in it.
    GameOnBoard edited(GameTree changed) {
        return at(changed, within(changed, game.moves())).running(running.map(path -> within(changed, path)));
    }

    /// The longest part of a path, from its beginning, that is in the tree.
    private static List<Square> within(GameTree tree, List<Square> path) {
        List<Square> part = path;
        while (!tree.contains(part)) {
            part = part.subList(0, part.size() - 1);
        }
        return part;
    }

    /// Seen from another side of the board.
    GameOnBoard turned(Symmetry symmetry) {
        GameTree seen = tree.seen(symmetry);
        Game through = seen.game(turned(line.moves(), symmetry));
        return new GameOnBoard(seen, through, through.prefix(game.length()),
            ending.map(said -> new Ending(said.defeat(), turned(said.after(), symmetry))),
            running.map(moves -> turned(moves, symmetry)));
    }

    private static List<Square> turned(List<Square> moves, Symmetry symmetry) {
        return moves.stream().map(symmetry::apply).toList();
    }

    private static boolean startsWith(List<Square> moves, List<Square> first) {
        return moves.size() >= first.size() && moves.subList(0, first.size()).equals(first);
    }
}
