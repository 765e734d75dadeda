package flipchip.hwsim.verify.faults;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.CellGroup;

/// A puzzle: one gate of one cell is wrong, stuck, of the other kind, or with a wire crossed.
///
/// A puzzle is only made if exactly one repair exists: putting the gate right. For every other change of a
/// single gate of the cell (stuck low or high, AND for OR and the reverse, an input on an earlier wire that
/// gates of its group read) there is a position on which the array would still differ from a sound one.
///
/// @param number    the seed: equal numbers give equal puzzles
/// @param cell      the neighbourhood shown: its 114 gates
/// @param fault     what is wrong
/// @param question  a position of a game where it shows, and the move selected there
/// @param symptom   an output of the array that is wrong there
/// @param refuted   other changes of a gate of the cell, each of which leaves the array wrong
/// @param par       values that [PathFollower] reads before it names the gate
public record Puzzle(int number, Square cell, GateChange fault, Question question, Symptom symptom,
        int refuted, int par) {
    /// Questions that a change must survive before it counts as a second repair.
    private static final int WITNESSES = 64 * 40;
    private static final int FEWEST_PROBES = 3;

    /// @param net    full name
    /// @param actual what it shows; the sound circuit shows the other value
    public record Symptom(String net, boolean actual) {}

    /// What kind of fault it is, for words on the screen.
    public enum Kind {
        STUCK, SWAPPED, CROSSED
    }

    public Kind kind() {
        return switch (fault.does()) {
            case LOW, HIGH -> Kind.STUCK;
            case AND, OR -> fault.withDoes(built().does()).equals(built()) ? Kind.SWAPPED : Kind.CROSSED;
        };
    }

    private GateChange built() {
        return GateChange.built(fault.gate(), ArrayBench.netlist().gates().get(fault.gate()));
    }

    /// The circuit of the plan.
    public static Netlist plan() {
        return ArrayBench.netlist();
    }

    /// Full name of the gate that is wrong.
    public String gate() {
        return plan().gateName(fault.gate());
    }

    /// What the user must find: the group, for the second hint.
    public CellGroup group() {
        return CellGroup.of(gate());
    }

    /// The puzzle of a number. Takes some tenths of a second.
    public static Puzzle of(int number) {
        return new Maker(number).make();
    }

    /// Makes one puzzle; one thread.
    private static final class Maker {
        private final int number;
        private final SplittableRandom random;
        private final ArrayBench bench = new ArrayBench();

        Maker(int seed) {
            number = seed;
            random = new SplittableRandom(0x9E37_79B9_7F4A_7C15L * (seed + 1L));
        }

        Puzzle make() {
            while (true) {
                Square cell = Square.of(random.nextInt(Square.values().length));
                List<Integer> gates = gates(cell);
                GateChange fault = fault(gates);
                List<Question> questions = Question.random(random, WITNESSES);
                List<long[]> sound = new ArrayList<>();
                for (int from = 0; from < WITNESSES; from += Long.SIZE) {
                    sound.add(bench.sound(questions.subList(from, from + Long.SIZE)));
                }
                Optional<Puzzle> made = check(cell, gates, fault, questions, sound);
                if (made.isPresent()) {
                    return made.get();
                }
            }
        }

        private static List<Integer> gates(Square cell) {
            List<Integer> gates = new ArrayList<>();
            for (int gate = 0; gate < plan().gates().size(); gate++) {
                if (plan().scopeOf(gate).name().equals(cell.toString()) && ArrayBench.isLive(gate)) {
                    gates.add(gate);
                }
            }
            return gates;
        }

        private GateChange fault(List<Integer> gates) {
            List<GateChange> changes = changes(gates.get(random.nextInt(gates.size())), gates);
            // Kinds of fault alike, though there are many more wires than kinds of gate.
            int wanted = random.nextInt(3);
            List<GateChange> some = changes.stream().filter(change -> kind(change) == wanted).toList();
            List<GateChange> chosen = some.isEmpty() ? changes : some;
            return chosen.get(random.nextInt(chosen.size()));
        }

        private static int kind(GateChange change) {
            Gate gate = plan().gates().get(change.gate());
            return change.does() == GateChange.Does.LOW || change.does() == GateChange.Does.HIGH ? 0
                : gate.inputs().equals(List.of(change.a(), change.b())) ? 1
                : 2;
        }

        /// Everything that one gate of the cell could do instead.
        private static List<GateChange> changes(int gate, List<Integer> gates) {
            GateChange built = GateChange.built(gate, plan().gates().get(gate));
            List<GateChange> changes = new ArrayList<>(List.of(built.withDoes(GateChange.Does.LOW),
                built.withDoes(GateChange.Does.HIGH), built.withDoes(
                    built.does() == GateChange.Does.AND ? GateChange.Does.OR : GateChange.Does.AND)));
            int row = ArrayBench.rowOf(plan().gates().get(gate).outputs().getFirst());
            for (Net wire : wires(gate, gates)) {
                if (ArrayBench.rowOf(wire) < row) {
                    if (!wire.equals(built.a()) && !wire.equals(built.b())) {
                        changes.add(built.withA(wire));
                        changes.add(built.withB(wire));
                    }
                }
            }
            return changes;
        }

        /// What gates of the same group in the cell read.
        private static List<Net> wires(int gate, List<Integer> gates) {
            CellGroup group = CellGroup.of(plan().gateName(gate));
            TreeSet<Net> wires = new TreeSet<>(Comparator.comparingInt(Net::id));
            for (int other : gates) {
                if (CellGroup.of(plan().gateName(other)) == group) {
                    wires.addAll(plan().gates().get(other).inputs());
                }
            }
            wires.removeIf(Net::isConstant);
            return List.copyOf(wires);
        }

        private Optional<Puzzle> check(Square cell, List<Integer> gates, GateChange fault,
                List<Question> questions, List<long[]> sound) {
            List<long[]> broken = sound.stream().map(values -> bench.changed(values, fault)).toList();
            int refuted = 0;
            for (int gate : gates) {
                for (GateChange change : changes(gate, gates)) {
                    if (gate != fault.gate()) {
                        if (!isRefuted(change, fault, sound, broken)) {
                            return Optional.empty();
                        }
                        refuted++;
                    }
                }
            }
            return show(cell, fault, questions, sound, broken, refuted);
        }

        private boolean isRefuted(GateChange change, GateChange fault, List<long[]> sound,
                List<long[]> broken) {
            for (int block = 0; block < sound.size(); block++) {
                if (bench.differences(sound.get(block), broken.get(block), change, fault) != 0) {
                    return true;
                }
            }
            return false;
        }

        /// The first position where the fault shows and is not found at once.
        private Optional<Puzzle> show(Square cell, GateChange fault, List<Question> questions,
                List<long[]> sound, List<long[]> broken, int refuted) {
            for (int block = 0; block < sound.size(); block++) {
                long lanes = bench.outputDifferences(sound.get(block), broken.get(block));
                for (; lanes != 0; lanes &= lanes - 1) {
                    int lane = Long.numberOfTrailingZeros(lanes);
                    Question question = questions.get(Long.SIZE * block + lane);
                    Puzzle puzzle = new Puzzle(number, cell, fault, question,
                        symptom(sound.get(block), broken.get(block), lane), refuted, 0);
                    int par = new PathFollower(new RepairGame(puzzle)).play();
                    if (par >= FEWEST_PROBES) {
                        return Optional
                            .of(new Puzzle(number, cell, fault, question, puzzle.symptom, refuted, par));
                    }
                }
            }
            return Optional.empty();
        }

        private static Symptom symptom(long[] sound, long[] broken, int lane) {
            for (String pin : List.of("legal", "toB", "toW")) {
                for (Net net : plan().port(pin).bus().nets()) {
                    if (((sound[net.id()] ^ broken[net.id()]) >>> lane & 1) != 0) {
                        return new Symptom(plan().nameOf(net), (broken[net.id()] >>> lane & 1) != 0);
                    }
                }
            }
            throw new IllegalStateException("the fault does not show");
        }
    }
}
