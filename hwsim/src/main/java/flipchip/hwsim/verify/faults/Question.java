package flipchip.hwsim.verify.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A test input of the array: the legal moves of a position, and the next discs if a legal move is selected.
///
/// @param moves from the opening that lead to the position; a game that can be played on the board. None for
///              a random board
/// @param move  selected; empty where nothing is
public record Question(List<Square> moves, Position position, Optional<Square> move) {

    public Question {
        moves = List.copyOf(moves);
    }

    long selected() {
        return move.map(Square::bit).orElse(0L);
    }

    /// Every position of random games, one move of each selected. Equal seeds give equal questions.
    static List<Question> random(SplittableRandom random, int count) {
        List<Question> questions = new ArrayList<>();
        Position position = Position.INITIAL;
        List<Square> played = new ArrayList<>();
        while (questions.size() < count) {
            List<Square> legal = position.moves();
            if (legal.isEmpty()) {
                position = Position.INITIAL;
                played.clear();
                continue;
            }
            Square move = legal.get(random.nextInt(legal.size()));
            questions.add(new Question(played, position, Optional.of(move)));
            played.add(move);
            position = position.play(move);
        }
        return questions;
    }

    /// Boards of every density, each with a legal move selected: any square may be empty, and few can be
    /// reached in a game. Equal seeds give equal questions.
    static List<Question> boards(SplittableRandom random, int count) {
        List<Question> questions = new ArrayList<>();
        while (questions.size() < count) {
            long occupied = biased(random);
            long side = biased(random);
            Position position = Position.of(occupied & side, occupied & ~side,
                random.nextBoolean() ? Color.BLACK : Color.WHITE);
            List<Square> legal = position.moves();
            if (!legal.isEmpty()) {
                questions.add(
                    new Question(List.of(), position, Optional.of(legal.get(random.nextInt(legal.size())))));
            }
        }
        return questions;
    }

    /// Bits that are high with a probability of 1/16 to 15/16: random words joined by AND or OR.
    private static long biased(SplittableRandom random) {
        int sixteenths = 1 + random.nextInt(15);
        long bits = 0;
        for (int bit = 0; bit < 4; bit++) {
            bits = (sixteenths >>> bit & 1) != 0 ? bits | random.nextLong() : bits & random.nextLong();
        }
        return bits;
    }
}
