package flipchip.app.chips.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.fpga.ChipLineException;
import flipchip.hwsim.fpga.DeskReferee;
import flipchip.hwsim.fpga.RefereeTwin;

/// A follower of the game on the board: a real referee and the netlist play its moves.
///
/// Thread: owner.
final class FollowedGame {
    private final DeskReferee chip;
    private final List<Square> played = new ArrayList<>();
    private RefereeTwin netlist = new RefereeTwin();
    private boolean begun;
    private boolean replayed;
    private int repeated;

    FollowedGame(DeskReferee chip) {
        this.chip = chip;
    }

    /// Plays what is missing, from the beginning if moves were taken back, and compares. Where they differ
    /// the whole game is played once more: the chip may have been reset meanwhile.
    ///
    /// @param unwanted whether another game was asked for meanwhile
    /// @return empty if it was superseded, or if the game began from a position that the chip cannot
    ///     load
    /// @throws ChipLineException if the chip cannot be talked to any more
    Optional<BoardComparison> follow(Game game, BooleanSupplier unwanted) throws ChipLineException {
        if (!game.start().equals(Position.INITIAL)) {
            return Optional.empty();
        }
        List<Square> wanted = game.moves();
        if (!begun || played.size() > wanted.size() || !wanted.subList(0, played.size()).equals(played)) {
            begin();
        }
        replayed = false;
        Optional<BoardComparison> first = playOn(game, unwanted);
        if (first.isEmpty() || first.get().agrees()) {
            return first;
        }
        begin();
        Optional<BoardComparison> again = playOn(game, unwanted);
        replayed = again.filter(BoardComparison::agrees).isPresent();
        return again;
    }

    /// Whether the chip had lost the game and has it again.
    boolean isReplayed() {
        return replayed;
    }

    private Optional<BoardComparison> playOn(Game game, BooleanSupplier unwanted) throws ChipLineException {
        List<Square> wanted = game.moves();
        for (Square square : wanted.subList(played.size(), wanted.size())) {
            if (unwanted.getAsBoolean()) {
                return Optional.empty();
            }
            chip.play(square);
            netlist.play(square);
            played.add(square);
        }
        DeskReferee.View desk = chip.view();
        return Optional.of(new BoardComparison(game.position(), netlist.view(), desk,
            List.of(netlist.clocks(), chip.clocks()), chip.host().repeated() == repeated));
    }

    private void begin() throws ChipLineException {
        begun = false;
        chip.newGame();
        netlist = new RefereeTwin();
        played.clear();
        repeated = chip.host().repeated();
        begun = true;
    }
}
