package flipchip.hwsim.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// What the array is asked: the legal moves of a position, and what becomes of its discs if a legal move is
/// selected.
///
/// @param moves from the opening that lead to the position; a game that can be played on the board
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
            List<Square> legal = Square.all(position.legalMoves());
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
}
