package flipchip.hwsim.circuit.stages;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;

/// A plan of the configurations of a game, one before each move, with the cost of loading them.
///
/// @param stages one for each position of the game, the last included
public record StagePlan(List<Stage> stages) {

    /// @param loaded   whether the chip area is loaded here, the first time included
    /// @param strategy whose values the middle-game circuit has, if it has one's
    public record Stage(int ply, Configuration configuration, boolean loaded, Optional<Strategy> strategy) {}

    public StagePlan {
        stages = List.copyOf(stages);
    }

    /// Opening while the book knows the position, endgame from sixteen empty squares on, middle game between.
    /// The opening circuit is not loaded again once it was left.
    public static StagePlan of(Game game, BookMemory book) {
        return of(game, book, StrategyLibrary.EMPTY);
    }

    /// The same with the values of a strategy loaded between opening and plain middle game, where the library
    /// has some for the opening that was played. Loading them takes as long as any other circuit.
    public static StagePlan of(Game game, BookMemory book, StrategyLibrary library) {
        List<Stage> stages = new ArrayList<>();
        Configuration current = null;
        Optional<Strategy> held = Optional.empty();
        for (int ply = 0; ply <= game.moves().size(); ply++) {
            Position position = game.positionAt(ply);
            boolean open = current == null || current == Configuration.OPENING;
            Configuration next =
                position.board().empties() <= Configuration.ENDGAME_EMPTIES ? Configuration.ENDGAME
                    : open && !book.lookUp(position.board()).moves().isEmpty() ? Configuration.OPENING
                    : library.find(game, ply).isPresent() ? Configuration.STRATEGY
                    : Configuration.MIDDLE_GAME;
            Optional<Strategy> strategy =
                next == Configuration.STRATEGY ? library.find(game, ply) : Optional.empty();
            stages.add(new Stage(ply, next, next != current || !strategy.equals(held), strategy));
            current = next;
            held = strategy;
        }
        return new StagePlan(stages);
    }

    /// Time spent loading, the first circuit included.
    public Duration loading() {
        return Configuration.RECONFIGURATION.multipliedBy(stages.stream().filter(Stage::loaded).count());
    }
}
