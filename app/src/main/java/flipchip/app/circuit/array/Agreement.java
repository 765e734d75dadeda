package flipchip.app.circuit.array;

import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;

/// A comparison of circuit and rules at a moment: board, legal moves and flips are read from the circuit's
/// nets and compared with what `engine.board` computes for the same position.
///
/// @param verdict agree, differ, or not yet settled
/// @param text    what was compared, or what differs, in words
/// @param wrong   the squares of the first difference, as a bitboard
public record Agreement(Verdict verdict, String text, long wrong) {
    private static final Texts TEXTS = Texts.of("chipview");

    /// How a comparison can end.
    public enum Verdict {
        AGREE,
        DIFFER,
        /// Signals still travel: the circuit has not answered yet.
        SETTLING
    }

    /// Compares what has an answer at this moment.
    public static Agreement of(Moment moment) {
        Check check = new Check(moment);
        moment.controller().ifPresentOrElse(state -> compare(check, state),
            () -> check.differ("agree.stateless"));
        return check.result();
    }

    /// Whether the circuit had the board and the legal moves of the rules after each move of a run.
    public static boolean isThroughout(GameRun run) {
        return IntStream.range(1, run.moves().size()).mapToObj(move -> Moment.of(run, run.endOf(move)))
            .allMatch(end -> of(end).verdict() == Verdict.AGREE);
    }

    private static void compare(Check check, ControllerState state) {
        Moment moment = check.moment;
        switch (state) {
            case INIT -> {}
            case SWAP1 -> check.board();
            case LATCH1 -> check.legal("legal", moment.state().legalNow(), check.answerer(), true);
            case TEST1, SWAP2 ->
                check.legal("latched", moment.state().legalLatched(), check.answerer(), false);
            case LATCH2 -> check.legal("legal", moment.state().legalNow(), check.mover(), true);
            case TEST2, OVER -> check.legal("latched", moment.state().legalLatched(), check.mover(), false);
            case READY -> check.ready();
            case UPDATE -> check.flips();
        }
    }

    /// One comparison on its way: collects what was compared and the first difference.
    private static final class Check {
        private final Moment moment;
        private final Game game;
        private final int ply;
        private String compared = "";
        private String difference = "";
        private boolean settling;
        private long wrong;

        Check(Moment moment) {
            this.moment = moment;
            game = moment.run().game();
            ply = moment.at().move();
        }

        Agreement result() {
            if (!difference.isEmpty()) {
                return new Agreement(Verdict.DIFFER, difference, wrong);
            }
            return settling
                ? new Agreement(Verdict.SETTLING, TEXTS.get("agree.travelling"), 0)
                : new Agreement(Verdict.AGREE, compared.isEmpty() ? TEXTS.get("agree.nothing") : compared, 0);
        }

        /// Who made this move; at power-up White, who is set first and swapped away.
        Color mover() {
            return ply == 0 ? game.start().toMove().opponent() : game.moverOf(ply - 1);
        }

        Color answerer() {
            return mover().opponent();
        }

        void board() {
            Position expected = expectedBoard();
            same("board", moment.state().black(), expected.black());
            same("board", moment.state().white(), expected.white());
        }

        void legal(String what, long circuit, Color color, boolean needsTime) {
            board();
            if (needsTime && !moment.isSettled()) {
                settling = true;
                return;
            }
            Position on = expectedBoard();
            same(what, circuit, Position.of(on.black(), on.white(), color).legalMoves());
        }

        void flips() {
            board();
            if (!moment.isSettled()) {
                settling = true;
                return;
            }
            if (boardPly() == ply) {
                differ("agree.unruled");
                return;
            }
            Position before = game.positionAt(ply - 1);
            Square square = game.moves().get(ply - 1);
            long flips = Flips.flips(square.index(), before.board().player(), before.board().opponent());
            boolean black = mover() == Color.BLACK;
            long mine = black ? moment.state().toBlack() : moment.state().toWhite();
            same("flips", black ? moment.state().toWhite() : moment.state().toBlack(), 0);
            same("flips", mine & square.bit(), square.bit());
            same("flips", mine & ~square.bit(), flips);
        }

        /// Waiting for this move, or for the next one after it.
        void ready() {
            if (boardPly() < ply) {
                legal("latched", moment.state().legalLatched(), mover(), false);
                return;
            }
            Position rules = expectedBoard();
            legal("latched", moment.state().legalLatched(), rules.toMove(), false);
            if (rules.isGameOver()) {
                differ("agree.over");
            } else if (moment.state().current() != rules.toMove()) {
                differ("agree.color");
            }
        }

        private Position expectedBoard() {
            return game.positionAt(boardPly());
        }

        /// How many moves are on the board: this one from the clock after its UPDATE on.
        private int boardPly() {
            boolean stored = moment.move().clocks().subList(0, moment.at().clock()).stream()
                .anyMatch(clock -> clock.findState().equals(Optional.of(ControllerState.UPDATE)));
            return ply == 0 || stored ? ply : ply - 1;
        }

        private void differ(String key) {
            difference = difference.isEmpty() ? TEXTS.get(key) : difference;
        }

        private void same(String what, long circuit, long rules) {
            if (circuit != rules && difference.isEmpty()) {
                wrong = circuit ^ rules;
                difference =
                    TEXTS.get("agree.differ", TEXTS.get("agree." + what), list(circuit), list(rules));
            }
            compared = what.equals("board")
                ? TEXTS.get("agree.board.same")
                : TEXTS.get("agree.same", TEXTS.get("agree." + what), list(rules));
        }

        private static String list(long bits) {
            return bits == 0 ? TEXTS.get("agree.none") : Square.list(bits);
        }
    }
}
