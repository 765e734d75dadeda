package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PersonPlayerTest {
    private static final PersonModel MODEL = PersonModel.standard();

    @Test
    @Tag("thorough")
    void everyMoveOfWholeGamesIsLegalAndNoMoveIsWithoutAShare() {
        for (int seed = 0; seed < Person.ALL.size() / 2; seed++) {
            PersonPlayer black = new PersonPlayer(MODEL, strength(seed), seed);
            PersonPlayer white = new PersonPlayer(MODEL, strength(seed + Person.ALL.size() / 2), seed);
            Position position = Position.INITIAL;
            while (!position.isGameOver()) {
                PersonPlayer mover = position.toMove() == flipchip.engine.board.Color.BLACK ? black : white;
                if (position.board().empties() % 3 == seed % 3) {
                    double[] shares = mover.shares(position.board(), MoveFeatures.NO_MOVE);
                    assertEquals(Long.bitCount(position.legalMoves()), shares.length);
                    assertEquals(1, Arrays.stream(shares).sum(), 1e-9);
                    assertTrue(Arrays.stream(shares).allMatch(share -> share > 0));
                }
                position = position.play(mover.choose(position.board()).move());
            }
        }
    }

    /// Seeking bad moves, shunning them, or one after the other with the phase.
    @Test
    void noCareLeavesAMoveWithoutAShare() {
        for (List<Float> phases : List.of(Collections.nCopies(LossPenalty.PHASES, -1f),
            Collections.nCopies(LossPenalty.PHASES, 5f), List.of(5f, -1f, 5f, -1f, 5f))) {
            PersonModel model = new PersonModel("", MODEL.net(), MODEL.temperature(),
                new LossPenalty(Collections.nCopies(Person.GRADES.size(), phases)), MODEL.frequencies());
            PersonPlayer player = new PersonPlayer(model, 1500, 1);
            assertTrue(boards().limit(12).allMatch(board -> Arrays
                .stream(player.shares(board, MoveFeatures.NO_MOVE)).allMatch(share -> share > 0)));
        }
    }

    private static int strength(int number) {
        return Person.ALL.get(number % Person.ALL.size()).rating();
    }

    @Test
    void severalStrengthsFromOneLookAreAsEachAlone() throws NotationException {
        Board board = Transcript.parse("f5d6c3d3c4f4f6f3e6e7").position().board();
        List<double[]> all = new PersonPlayer(MODEL, 1500, 1).shares(board, Square.E7.index(), Person.ALL);

        for (int i = 0; i < Person.ALL.size(); i++) {
            assertArrayEquals(new PersonPlayer(MODEL, strength(i), 1).shares(board, Square.E7.index()),
                all.get(i));
        }
    }

    @Test
    void whoMustMoveIsQuickAndWhoDoubtsIsNot() throws NotationException {
        PersonPlayer player = new PersonPlayer(MODEL, 1600, 3);
        Board opening = Transcript.parse("f5d6c3d3").position().board();

        assertTrue(player.choose(opening).time().compareTo(Duration.ofSeconds(1)) < 0);
        assertTrue(doubtful(player) > 1500);
    }

    @Test
    void aMirroredBoardHasTheSameShares() throws NotationException {
        Board board = Transcript.parse("f5d6c3d3c4f4f6f3e6e7").position().board();
        PersonPlayer player = new PersonPlayer(MODEL, 1500, 1);
        double[] shares = player.shares(board, Square.E7.index());
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            double[] mirrored = player.shares(image, symmetry.apply(Square.E7).index());
            for (Square move : Square.all(board.legalMoves())) {
                assertEquals(shares[Long.bitCount(board.legalMoves() & move.bit() - 1)],
                    mirrored[Long.bitCount(image.legalMoves() & symmetry.apply(move).bit() - 1)], 1e-4,
                    symmetry + " " + move);
            }
        }
    }

    @Tag("thorough")
    @Test
    void strongerPeopleGiveAwayLess() {
        double middle = meanLoss(1500);
        assertTrue(meanLoss(1850) < middle);
        assertTrue(middle < meanLoss(1150));
    }

    @Test
    void withoutAMoveThereIsNothingToChoose() {
        assertThrows(IllegalArgumentException.class,
            () -> new PersonPlayer(MODEL, 1500, 1).choose(new Board(1, 0)));
    }

    /// The longest time for one of many middle-game boards, in milliseconds.
    private static long doubtful(PersonPlayer player) {
        return boards().mapToLong(board -> player.choose(board).time().toMillis()).max().orElseThrow();
    }

    /// New weights of the engine must not change how people move: the model was learnt from searches by the
    /// weights beside it.
    @Test
    void peopleMoveAsTheyWereLearntToMove() throws NotationException {
        List<String> shares = new ArrayList<>();
        for (String moves : List.of("f5", "f5d6c3d3c4f4f6", "f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6")) {
            Board board = Transcript.parse(moves).position().board();
            PersonPlayer player = new PersonPlayer(MODEL, 1450, 1);
            shares.add(Arrays.stream(player.shares(board, MoveFeatures.NO_MOVE))
                .mapToObj(share -> String.valueOf(Math.round(1000 * share)))
                .collect(Collectors.joining(" ")));
        }
        assertEquals(List.of("26 618 355", "0 624 58 4 311 3 0", "45 0 1 150 141 15 533 2 3 93 13 4"),
            shares);
    }

    /// Centidiscs that a move gives away, judged by a search of 5 plies.
    private static double meanLoss(double rating) {
        PersonPlayer player = new PersonPlayer(MODEL, rating, 1);
        ShallowSearch search = new ShallowSearch(BuiltInEvaluation.get().evaluation().newEvaluator());
        int[] values = new int[34];
        return boards().mapToDouble(board -> {
            double[] shares = player.shares(board, MoveFeatures.NO_MOVE);
            search.values(board.player(), board.opponent(), 5, 6400, values);
            int best = Arrays.stream(values, 0, shares.length).max().orElseThrow();
            double loss = 0;
            for (int i = 0; i < shares.length; i++) {
                loss += shares[i] * (best - values[i]);
            }
            return loss;
        }).average().orElseThrow();
    }

    private static java.util.stream.Stream<Board> boards() {
        SplittableRandom random = new SplittableRandom(7);
        return java.util.stream.Stream.generate(() -> board(random)).limit(30);
    }

    private static Board board(SplittableRandom random) {
        Position position = Position.INITIAL;
        int plies = 15 + random.nextInt(20);
        for (int ply = 0; ply < plies && !position.isGameOver(); ply++) {
            var moves = Square.all(position.legalMoves());
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position.isGameOver() ? board(random) : position.board();
    }
}
