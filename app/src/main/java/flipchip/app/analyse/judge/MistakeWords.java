package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Mobility;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A formatter of mistakes in a player's words. Every reason is read from the board after the move played and
/// after the better one, or from the best line; where none of them holds it says how far the search looked,
/// or that the value is exact.
final class MistakeWords {
    private static final long CORNERS = Square.A1.bit() | Square.H1.bit() | Square.A8.bit() | Square.H8.bit();
    private static final int ENDGAME = 16;
    /// Moves, squares or discs that stand out.
    private static final int MANY = 4;
    /// The same where nothing else does.
    private static final int SOME = 2;
    private static final int MOST_REASONS = 2;
    /// Plies of the best line in which a corner is a reason: four moves of the mover, who begins.
    private static final int SOON = 7;

    private final Position before;
    private final MoveJudgement move;
    private final Board played;
    private final Board best;

    private MistakeWords(Position before, MoveJudgement move) {
        this.before = before;
        this.move = move;
        played = after(move.played());
        best = after(move.best());
    }

    /// "Best: c6 (+2.1)."
    static String best(MoveJudgement move) {
        return TEXTS.get("mistake.best", move.best().toString(),
            ValueText.discs(move.bestCentidiscs(), move.exact()));
    }

    /// Why the move played is worse, in one or two sentences.
    static String reasons(Position before, MoveJudgement move) {
        return Sentences.join(new MistakeWords(before, move).reasons());
    }

    /// "Move 24: White played f3 and lost 4.2 discs; c6 keeps +2.1. f3 gives the corner h1."
    static String of(Position before, MoveJudgement move) {
        String said = TEXTS.get("mistake.say", String.valueOf(move.ply() + 1), ValueText.name(move.mover()),
            move.played().toString(), ValueText.plain(move.lossCentidiscs(), move.exact()),
            move.best().toString(), ValueText.discs(move.bestCentidiscs(), move.exact()));
        return Sentences.join(said, reasons(before, move));
    }

    private List<String> reasons() {
        List<String> all = new ArrayList<>();
        addCorners(all);
        addPass(all);
        addWedge(all);
        addParity(all);
        addCounts(all, MANY);
        if (all.isEmpty()) {
            addLaterCorner(all);
            addCounts(all, SOME);
        }
        if (all.isEmpty()) {
            all.add(move.exact()
                ? TEXTS.get("why.exact")
                : TEXTS.get("why.search", String.valueOf(move.depth())));
        }
        return all.subList(0, Math.min(MOST_REASONS, all.size()));
    }

    private void addCorners(List<String> all) {
        long given = played.legalMoves() & CORNERS & ~best.legalMoves();
        if (given != 0) {
            all.add(TEXTS.get(Long.bitCount(given) == 1 ? "why.gives" : "why.gives.many",
                move.played().toString(), Square.list(given).replace(" ", ", ")));
        }
        if ((move.best().bit() & CORNERS) != 0) {
            all.add(TEXTS.get("why.takes", move.best().toString()));
        }
    }

    private void addPass(List<String> all) {
        if (best.legalMoves() == 0 && played.legalMoves() != 0 && !best.isGameOver()) {
            all.add(TEXTS.get("why.pass", move.best().toString(), ValueText.name(move.mover().opponent())));
        }
    }

    /// A square of an edge between two discs of the other side, which stay there.
    private void addWedge(List<String> all) {
        Square square = move.best();
        boolean across = square.row() == 0 || square.row() == 7;
        boolean edge = across != (square.file() == 0 || square.file() == 7);
        int step = across ? 1 : 8;
        if (edge) {
            long sides = 1L << square.index() - step | 1L << square.index() + step;
            if ((best.player() & sides) == sides) {
                all.add(TEXTS.get("why.wedge", square.toString()));
            }
        }
    }

    private void addParity(List<String> all) {
        Board board = before.board();
        if (board.empties() <= ENDGAME && VerbalHint.regionOf(move.best(), board) % 2 == 1
                && VerbalHint.regionOf(move.played(), board) % 2 == 0) {
            all.add(TEXTS.get("why.parity", move.played().toString(),
                TEXTS.get("area." + VerbalHint.area(move.played()))));
        }
    }

    /// What the best line brings soon: a corner that the move played does not take.
    private void addLaterCorner(List<String> all) {
        Position at = before;
        for (Square next : move.line().subList(0, Math.min(SOON, move.line().size()))) {
            if (at.toMove() == move.mover() && (next.bit() & CORNERS) != 0 && next != move.played()) {
                all.add(TEXTS.get("why.later", move.best().toString(), ValueText.name(move.mover()),
                    next.toString()));
                return;
            }
            at = at.play(next);
        }
    }

    /// Adds what the two moves differ in by at least `least`.
    private void addCounts(List<String> all, int least) {
        addCount(all, "why.moves", least, square -> Long.bitCount(after(square).legalMoves()));
        addCount(all, "why.outside", least,
            square -> Mobility.potential(after(square).player(), after(square).opponent()));
        addCount(all, "why.options", least, square -> -Long.bitCount(after(square).pass().legalMoves()));
        if (before.board().empties() > ENDGAME) {
            addCount(all, "why.discs", least, this::turned);
        }
    }

    private void addCount(List<String> all, String key, int least, ToIntFunction<Square> count) {
        int bad = count.applyAsInt(move.played());
        int good = count.applyAsInt(move.best());
        if (bad - good >= least) {
            all.add(TEXTS.get(key, move.played().toString(), String.valueOf(Math.abs(bad)),
                move.best().toString(), String.valueOf(Math.abs(good)), ValueText.name(move.mover()),
                ValueText.name(move.mover().opponent())));
        }
    }

    private Board after(Square square) {
        return before.board().play(square);
    }

    private int turned(Square square) {
        return Long.bitCount(Flips.flips(square.index(), before.board().player(), before.board().opponent()));
    }
}
