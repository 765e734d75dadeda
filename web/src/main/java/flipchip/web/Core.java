package flipchip.web;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.run.Instant;
import org.teavm.jso.JSExport;

/// What the page's script calls in its workers. Answers are JSON; a wrong question is
/// answered with `error`.
///
/// Thread: one for each copy of this program
public final class Core {
    private static final Chip CHIP = new Chip();
    private static final School SCHOOL = new School();
    private static final People PEOPLE = new People();
    private static final Repair REPAIR = new Repair();
    private static final Supplier<Player> PLAYER = new Supplier<>() {
        private Player player;

        @Override
        public Player get() {
            player = player == null ? new Player(System.nanoTime()) : player;
            return player;
        }
    };

    private Core() {}

    /// A failure is a text that is not a game, or a damaged file.
    @FunctionalInterface
    private interface Answer {
        String get() throws NotationException, IOException;
    }

    public static void main(String[] args) {}

    private static String answer(Answer answer) {
        try {
            return answer.get();
        } catch (NotationException | IOException | RuntimeException problem) {
            return new Json().put("error", String.valueOf(problem.getMessage())).toString();
        }
    }

    @JSExport
    public static void speak(String words) {
        Texts.speak(new PageWords(words));
    }

    @JSExport
    public static String record(String link) {
        return answer(() -> CHIP.record(link));
    }

    @JSExport
    public static String end(int move) {
        return answer(() -> CHIP.end(move));
    }

    @JSExport
    public static String moments(int move) {
        return answer(() -> CHIP.moments(move));
    }

    /// The pictures of a moment: the array in a square of this side, the controller in a room of this size.
    ///
    /// @param square the chosen one, or -1
    @JSExport
    public static String pictures(int move, int clock, int step, int square, int side, int width,
            int height) {
        return answer(() -> CHIP.pictures(CHIP.nearest(move, clock, step),
            square < 0 ? Optional.empty() : Optional.of(Square.of(square)), side, width, height));
    }

    /// @param square -1 for what the move did last
    @JSExport
    public static String why(int move, int clock, int step, int square) {
        Instant at = CHIP.nearest(move, clock, step);
        return answer(() -> CHIP.why(at, square < 0 ? Optional.empty() : Optional.of(Square.of(square))));
    }

    /// Why a net has its value.
    @JSExport
    public static String whyGate(int move, int clock, int step, String net) {
        return answer(() -> CHIP.why(CHIP.nearest(move, clock, step), net));
    }

    /// Where gates stand, without which none can be looked at.
    @JSExport
    public static void layOut(String cell, String controller, String mailbox) {
        CHIP.layOut(cell, controller, mailbox);
    }

    /// The gates of a block beside the array, drawn for a room of this size.
    ///
    /// @param block  `controller` or `mailbox`
    /// @param chosen row of a node, or -1
    @JSExport
    public static String block(int move, int clock, int step, String block, int chosen, int width,
            int height) {
        return answer(() -> CHIP.block(CHIP.nearest(move, clock, step), block, chosen, width, height));
    }

    @JSExport
    public static int nodeAt(String block, int width, int height, int x, int y) {
        return CHIP.nodeAt(block, width, height, x, y);
    }

    /// The gates of one cell, drawn for a room of this size.
    ///
    /// @param net the gate that is pointed at, on the schematic; empty for the whole cell
    @JSExport
    public static String inside(int move, int clock, int step, int square, String net, int width,
            int height) {
        return answer(() -> CHIP.inside(CHIP.nearest(move, clock, step),
            CHIP.view(Square.of(square), net, width, height)));
    }

    @JSExport
    public static String gateAt(int square, String net, int width, int height, int x, int y) {
        return CHIP.gateAt(CHIP.view(Square.of(square), net, width, height), x, y);
    }

    /// @param way N, E, S or W
    @JSExport
    public static String gateBeside(int square, String net, int width, int height, String way) {
        return CHIP.gateBeside(CHIP.view(Square.of(square), net, width, height), way);
    }

    @JSExport
    public static String play(String link, int level, int mostMillis) {
        return answer(() -> PLAYER.get().move(link, level, mostMillis));
    }

    /// The values of all moves at the moment of a link.
    @JSExport
    public static String values(String link) {
        return answer(() -> PLAYER.get().values(link));
    }

    @JSExport
    public static String problems(String file) {
        return answer(() -> SCHOOL.read(file));
    }

    @JSExport
    public static String people(String model, String weights) {
        return answer(() -> PEOPLE.read(model, weights));
    }

    @JSExport
    public static String person(String link, int rating, int seed) {
        return answer(() -> PEOPLE.move(link, rating, seed));
    }

    @JSExport
    public static String problem(double strength, String solved, int draw) {
        return answer(() -> SCHOOL.next(strength, solved, draw));
    }

    @JSExport
    public static String solve(String board) {
        return answer(() -> PLAYER.get().solve(board));
    }

    /// A broken chip to repair.
    ///
    /// @param act `begin`, `look`, `probe`, `replace` or `hint`
    /// @param on  a number or the name of a net, where one is needed
    @JSExport
    public static String repair(String act, String on) {
        return answer(() -> switch (act) {
            case "begin" -> REPAIR.begin(Integer.parseInt(on));
            case "look" -> REPAIR.look(on);
            case "probe" -> REPAIR.probe();
            case "replace" -> REPAIR.replace();
            default -> REPAIR.hint();
        });
    }

    /// What the referee does in random games, in few signs; the page's test compares it with the JVM's.
    @JSExport
    public static String digest(int games, int seed) {
        return new RefereeDigest(seed).of(games);
    }
}
