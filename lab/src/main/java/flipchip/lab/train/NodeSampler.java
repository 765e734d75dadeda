package flipchip.lab.train;

import java.util.Arrays;
import java.util.SplittableRandom;
import flipchip.engine.api.ErrorModel;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;

/// An evaluation that judges like another one and keeps some of the boards that a search asks it about: of
/// those at equal empties each is as likely (reservoir sampling; Vitter 1985).
///
/// For one search of one thread at a time; boards are read when it has ended.
final class NodeSampler implements Evaluation {
    private static final int SQUARES = 64;

    private final Evaluation judge;
    private final int[] room;
    private final int beside;
    private final SplittableRandom random;
    private final long[][] players;
    private final long[][] opponents;
    private final int[] asked = new int[SQUARES + 1];
    private boolean open;
    private int rootEmpties;
    private int window;

    /// @param room   `[empties]`: most boards kept at N empties, 0 to 64
    /// @param beside boards that are judged further from the window, in centidiscs, are not kept
    NodeSampler(Evaluation judge, int[] room, int beside, SplittableRandom random) {
        this.judge = judge;
        this.room = room.clone();
        this.beside = beside;
        this.random = random;
        players = Arrays.stream(room).mapToObj(long[]::new).toArray(long[][]::new);
        opponents = Arrays.stream(room).mapToObj(long[]::new).toArray(long[][]::new);
    }

    /// Forgets what it kept, and keeps boards until [#end].
    ///
    /// @param empties of the board that is searched
    /// @param value   where its search expects the value, centidiscs for its side to move
    void begin(int empties, int value) {
        Arrays.fill(asked, 0);
        rootEmpties = empties;
        window = value;
        open = true;
    }

    void end() {
        open = false;
    }

    /// How often a board at N empties was searched near the window.
    int asked(int empties) {
        return asked[empties];
    }

    /// How many of these boards are kept.
    int kept(int empties) {
        return Math.min(room[empties], asked[empties]);
    }

    long player(int empties, int number) {
        return players[empties][number];
    }

    long opponent(int empties, int number) {
        return opponents[empties][number];
    }

    /// After a pass inside the search the window is taken for that of the other side; few boards are.
    private void hear(long player, long opponent, int value) {
        if (!open) {
            return;
        }
        int empties = Long.bitCount(~(player | opponent));
        int expected = (rootEmpties - empties & 1) == 0 ? window : -window;
        if (Math.abs(value - expected) > beside) {
            return;
        }
        int number = asked[empties]++;
        int place = number < room[empties] ? number : random.nextInt(number + 1);
        if (place < room[empties]) {
            players[empties][place] = player;
            opponents[empties][place] = opponent;
        }
    }

    @Override
    public String name() {
        return judge.name();
    }

    @Override
    public Evaluator newEvaluator() {
        return new Listening(judge.newEvaluator());
    }

    @Override
    public ErrorModel midgameErrors() {
        return judge.midgameErrors();
    }

    @Override
    public ErrorModel endgameErrors() {
        return judge.endgameErrors();
    }

    /// Receives every judgement of another one.
    private final class Listening implements Evaluator {
        private final Evaluator inner;

        Listening(Evaluator inner) {
            this.inner = inner;
        }

        @Override
        public void start(long player, long opponent) {
            inner.start(player, opponent);
        }

        @Override
        public void play(int square, long flips) {
            inner.play(square, flips);
        }

        @Override
        public void pass() {
            inner.pass();
        }

        @Override
        public void undo() {
            inner.undo();
        }

        @Override
        public int evaluate(long player, long opponent) {
            return heard(player, opponent, inner.evaluate(player, opponent));
        }

        @Override
        public int evaluate(long player, long opponent, long moves) {
            return heard(player, opponent, inner.evaluate(player, opponent, moves));
        }

        @Override
        public int judge(long player, long opponent) {
            return heard(player, opponent, inner.judge(player, opponent));
        }

        @Override
        public int judge(long player, long opponent, int alpha) {
            return heard(player, opponent, inner.judge(player, opponent, alpha));
        }

        @Override
        public int judgeBelow(long player, long opponent, int limit) {
            return heard(player, opponent, inner.judgeBelow(player, opponent, limit));
        }

        private int heard(long player, long opponent, int value) {
            hear(player, opponent, value);
            return value;
        }
    }
}
