package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Offer;
import flipchip.hwsim.circuit.stages.MatePipelineRun.Stage;
import org.junit.jupiter.api.Test;

/// What the gates of the stage circuits show, read from their pins.
class FilmsTest {

    @Test
    void theMiddleGameFilmShowsTheWordsInTheClockInWhichTheyAreWritten() {
        MiddleGameFilm film = MiddleGameFilm.record(Board.INITIAL, Strategy.PLAIN, 3, 6);
        MiddleGameRun model = MiddleGameRun.of(Board.INITIAL, Strategy.PLAIN, 3, 6);

        assertEquals(model.memory(), film.memory());
        assertEquals(model.visits().size(), film.nodes());
        assertEquals(IntStream.rangeClosed(1, model.clocks()).boxed().toList(),
            film.clocks().stream().map(MiddleGameFilm.Clock::number).toList());
        assertTrue(film.clocks().getFirst().at(MiddleGameRun.Stage.FETCH).isPresent());
    }

    @Test
    void positionsOverlapInTheMatePipelineWhereTheyAreOfferedAtOnce() {
        List<Offer> offers = List.of(new Offer(Board.INITIAL, Optional.of(Square.D3)),
            new Offer(Board.INITIAL, Optional.of(Square.C4)), new Offer(Board.INITIAL, Optional.empty()));
        MatePipelineRun run = new MatePipelineGates().run(offers);

        assertEquals(2, run.visits().get(1).at(Stage.UPDATER).first());
        assertEquals(4, run.visits().getLast().moves().size());
        assertEquals(2 + 3 + 3 + 4, run.clocks());
    }

    @Test
    void aPipelineTakesTheNextPositionsWhenItIsEmptyAgain() {
        MatePipelineGates gates = new MatePipelineGates();
        Offer offer = new Offer(Board.INITIAL, Optional.of(Square.D3));

        assertEquals(gates.run(List.of(offer)), gates.run(List.of(offer)));
    }

    @Test
    void theBooksComparatorsFindAPositionHoweverItIsTurned() {
        BookMemory book = BookMemory.of(List.of(Game.INITIAL.play(Square.F5).play(Square.D6)));
        BookGates gates = new BookGates(book);

        assertEquals(4, gates.lookUp(Board.INITIAL).moves().size(),
            "the opening looks the same from four sides");
        assertEquals(List.of(), gates.lookUp(Board.INITIAL.play(Square.F5).play(Square.F6)).moves());
        assertEquals(8, gates.lookUp(Board.INITIAL.play(Square.D3)).clocks().size());
        assertEquals(1, gates.lookUp(Board.INITIAL.play(Square.D3)).moves().size());
    }
}
