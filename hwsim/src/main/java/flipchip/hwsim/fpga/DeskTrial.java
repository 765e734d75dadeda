package flipchip.hwsim.fpga;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A trial game on a connected referee that compares every reply with the rules and with the simulated
/// netlist.
/// Thread: owner
public final class DeskTrial {
    /// Moves of a game that fills the board.
    public static final int FULL_GAME = 60;
    private static final int WRONG_EVERY = 4;

    private final DeskReferee chip;
    private RefereeTwin netlist = new RefereeTwin();
    private Position position = Position.INITIAL;
    private long answers;
    private int repeated;
    private long leadAllowed;

    /// What came of one move.
    ///
    /// @param ply        1 for the first
    /// @param move       what was played; empty for the position before the first move
    /// @param clocks     of the chip since the game began
    /// @param difference what was not equal, in words
    public record Step(int ply, Optional<Square> move, long clocks, Optional<String> difference) {}

    public DeskTrial(DeskReferee chip) {
        this.chip = chip;
    }

    /// Replies that were compared.
    public long answers() {
        return answers;
    }

    /// The position of the rules after the moves so far.
    public Position position() {
        return position;
    }

    /// A random game of exactly sixty moves.
    public static List<Square> fullGame(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            Game game = Game.random(FULL_GAME, random);
            if (game.length() == FULL_GAME) {
                return game.moves();
            }
        }
    }

    /// A new game, its moves, an illegal square before every fourth. Stops at the first difference.
    ///
    /// @param called after every move
    /// @return the first difference
    /// @throws ChipLineException if the chip cannot be talked to any more
    public Optional<String> play(List<Square> moves, Consumer<Step> told) throws ChipLineException {
        chip.newGame();
        netlist = new RefereeTwin();
        position = Position.INITIAL;
        leadAllowed = 0;
        repeated = chip.host().repeated();
        Optional<String> difference = compare();
        told.accept(new Step(0, Optional.empty(), chip.clocks(), difference));
        for (int ply = 0; ply < moves.size() && difference.isEmpty(); ply++) {
            difference = ply % WRONG_EVERY == 0 ? refuses(Square.of((ply * 11 + 3) % 64)) : difference;
            difference = difference.isPresent() ? difference : move(moves.get(ply));
            told.accept(new Step(ply + 1, Optional.of(moves.get(ply)), chip.clocks(), difference));
        }
        return difference;
    }

    /// Tries a square that is not legal; does nothing if it is.
    private Optional<String> refuses(Square square) throws ChipLineException {
        if (position.isLegal(square)) {
            return Optional.empty();
        }
        netlist.play(square);
        return expect(ChipStatus.ILLEGAL, chip.play(square), square);
    }

    /// Plays one move on all three.
    public Optional<String> move(Square square) throws ChipLineException {
        position = position.play(square);
        netlist.play(square);
        Optional<String> difference = expect(ChipStatus.OK, chip.play(square), square);
        return difference.isPresent() ? difference : compare();
    }

    private Optional<String> expect(ChipStatus expected, ChipStatus status, Square square) {
        answers++;
        return status == expected
            ? Optional.empty()
            : Optional.of("the chip replies " + status + " to " + square + ", not " + expected);
    }

    /// Board, legal moves, state and clocks of the three.
    private Optional<String> compare() throws ChipLineException {
        DeskReferee.View shown = chip.view();
        DeskReferee.View ours = netlist.view();
        answers += 5;
        if (!ours.shows(position)) {
            return Optional.of("the netlist does not show the position of the rules");
        }
        if (!shown.shows(position)) {
            return Optional.of("the chip does not show the position of the rules");
        }
        if (!shown.equals(ours)) {
            return Optional.of("the chip's state is " + Long.toHexString(shown.state().bits())
                + ", the netlist's " + Long.toHexString(ours.state().bits()));
        }
        long lead = chip.clocks() - netlist.clocks();
        if (chip.host().repeated() != repeated) {
            // A retried request may have been executed twice, which only costs clocks.
            repeated = chip.host().repeated();
            leadAllowed = lead;
        }
        return lead == leadAllowed
            ? Optional.empty()
            : Optional.of("the chip has worked " + (lead - leadAllowed) + " clocks more than the netlist");
    }
}
