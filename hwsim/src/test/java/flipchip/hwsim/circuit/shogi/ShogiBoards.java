package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;

/// Random shogi boards: pieces of all fourteen kinds, both sides, anywhere.
final class ShogiBoards {
    private ShogiBoards() {}

    static ShogiBoard random(SplittableRandom random) {
        List<Integer> squares = new ArrayList<>();
        for (int s = 0; s < ShogiBoard.SQUARES; s++) {
            squares.add(s);
        }
        Collections.shuffle(squares, new Random(random.nextLong()));
        double density = 0.3 + random.nextDouble() * 0.7;
        Map<Integer, Piece> pieces = new HashMap<>();
        for (Kind kind : Kind.values()) {
            for (int i = 0; i < kind.count(); i++) {
                boolean king = kind == Kind.KING;
                if (king || random.nextDouble() < density) {
                    boolean black = king ? i == 0 : random.nextBoolean();
                    pieces.put(squares.removeLast(),
                        new Piece(kind, kind.canPromote() && random.nextBoolean(), black, i));
                }
            }
        }
        return new ShogiBoard(pieces);
    }
}
