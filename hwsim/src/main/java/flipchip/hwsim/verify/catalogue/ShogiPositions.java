package flipchip.hwsim.verify.catalogue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.ShogiBoard;

/// A source of random shogi boards: pieces of all fourteen kinds, both sides, anywhere, the kings always.
public final class ShogiPositions {
    private static final double SPARSEST = 0.3;

    private ShogiPositions() {}

    public static ShogiBoard random(SplittableRandom random) {
        List<Integer> squares = new ArrayList<>();
        for (int s = 0; s < ShogiBoard.SQUARES; s++) {
            squares.add(s);
        }
        Collections.shuffle(squares, new Random(random.nextLong()));
        double density = SPARSEST + random.nextDouble() * (1 - SPARSEST);
        Map<Integer, Piece> pieces = new HashMap<>();
        for (Kind kind : Kind.values()) {
            for (int i = 0; i < kind.count(); i++) {
                boolean king = kind == Kind.KING;
                if (king || random.nextDouble() < density) {
                    boolean black = king ? i == 0 : random.nextBoolean();
                    boolean promoted = kind.canPromote() && random.nextBoolean();
                    pieces.put(squares.removeLast(), new Piece(kind, promoted, black, i));
                }
            }
        }
        return new ShogiBoard(pieces);
    }
}
