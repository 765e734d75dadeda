package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

class MoveSharesTest {
    private static final PersonModel MODEL = PersonModel.standard();

    /// Seeking bad moves, shunning them, or one after the other with the phase.
    @Test
    void noCareLeavesAMoveWithoutAShare() {
        for (List<Float> phases : List.of(Collections.nCopies(LossPenalty.PHASES, -1f),
            Collections.nCopies(LossPenalty.PHASES, 5f), List.of(5f, -1f, 5f, -1f, 5f))) {
            PersonModel model = new PersonModel("", MODEL.net(), MODEL.temperature(),
                new LossPenalty(Collections.nCopies(Person.GRADES.size(), phases)), MODEL.frequencies());
            MoveShares people = new MoveShares(model);
            assertTrue(boards().limit(12).allMatch(board -> Arrays
                .stream(people.of(board, MoveFeatures.NO_MOVE, 1500)).allMatch(share -> share > 0)));
        }
    }

    private static int strength(int number) {
        return Person.ALL.get(number % Person.ALL.size()).rating();
    }

    @Test
    void severalStrengthsFromOneLookAreAsEachAlone() throws NotationException {
        Board board = Transcript.parse("f5d6c3d3c4f4f6f3e6e7").position().board();
        List<double[]> all = new MoveShares(MODEL).of(board, Square.E7.index(), Person.ALL);

        for (int i = 0; i < Person.ALL.size(); i++) {
            assertArrayEquals(new MoveShares(MODEL).of(board, Square.E7.index(), strength(i)), all.get(i));
        }
    }

    @Test
    void aMirroredBoardHasTheSameShares() throws NotationException {
        Board board = Transcript.parse("f5d6c3d3c4f4f6f3e6e7").position().board();
        MoveShares people = new MoveShares(MODEL);
        double[] shares = people.of(board, Square.E7.index(), 1500);
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            double[] mirrored = people.of(image, symmetry.apply(Square.E7).index(), 1500);
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

    /// New weights of the engine must not change how people move: the model was learnt from searches by the
    /// weights beside it.
    @Test
    void peopleMoveAsTheyWereLearntToMove() throws NotationException {
        List<String> shares = new ArrayList<>();
        for (String moves : List.of("f5", "f5d6c3d3c4f4f6", "f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6")) {
            Board board = Transcript.parse(moves).position().board();
            shares.add(Arrays.stream(new MoveShares(MODEL).of(board, MoveFeatures.NO_MOVE, 1450))
                .mapToObj(share -> String.valueOf(Math.round(1000 * share)))
                .collect(Collectors.joining(" ")));
        }
        assertEquals(List.of("26 618 355", "0 624 58 4 311 3 0", "45 0 1 150 141 15 533 2 3 93 13 4"),
            shares);
    }

    /// Centidiscs that a move gives away, judged by a search of 5 plies.
    private static double meanLoss(double rating) {
        MoveShares people = new MoveShares(MODEL);
        ShallowSearch search = new ShallowSearch(BuiltInEvaluation.get().evaluation().newEvaluator());
        int[] values = new int[34];
        return boards().mapToDouble(board -> {
            double[] shares = people.of(board, MoveFeatures.NO_MOVE, rating);
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
            var moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position.isGameOver() ? board(random) : position.board();
    }
}
