package flipchip.hwsim.stages;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;

/// Which configuration a game needs before each of its moves, and what loading them costs.
///
/// @param stages one for each position of the game, the last included
public record StagePlan(List<Stage> stages) {

    /// @param loaded whether the chip area is loaded anew here, the first time included
    public record Stage(int ply, Configuration configuration, boolean loaded) {}

    public StagePlan {
        stages = List.copyOf(stages);
    }

    /// Opening while the book knows the position, endgame from sixteen empty squares on, middle game between. The
    /// opening circuit is not loaded again once it was left.
    public static StagePlan of(Game game, BookMemory book) {
        List<Stage> stages = new ArrayList<>();
        Configuration current = null;
        for (int ply = 0; ply <= game.moves().size(); ply++) {
            Position position = game.positionAt(ply);
            boolean open = current == null || current == Configuration.OPENING;
            Configuration next = position.board().empties() <= Configuration.ENDGAME_EMPTIES ? Configuration.ENDGAME
                : open && !book.lookUp(position.board()).moves().isEmpty() ? Configuration.OPENING
                : Configuration.MIDDLE_GAME;
            stages.add(new Stage(ply, next, next != current));
            current = next;
        }
        return new StagePlan(stages);
    }

    /// Time spent loading, the first circuit included.
    public Duration loading() {
        return Configuration.RECONFIGURATION.multipliedBy(stages.stream().filter(Stage::loaded).count());
    }
}
