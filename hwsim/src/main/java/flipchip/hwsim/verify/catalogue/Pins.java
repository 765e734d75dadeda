package flipchip.hwsim.verify.catalogue;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.StuckNet;

/// The pins of a circuit under a [Bench], as a number in each lane, and the result of the comparisons.
///
/// Verification drives 64 lanes and notes the first difference. A recording drives one lane, keeps every step
/// with all outputs, and refuses a difference.
/// Thread: owner
public final class Pins {
    private final Simulator simulator;
    private final Optional<StuckNet> stuck;
    private final Optional<VectorRecorder> recorder;
    private long positions;
    private long answers;
    private Optional<String> mismatch = Optional.empty();

    private Pins(Simulator simulator, Optional<StuckNet> stuck, Optional<VectorRecorder> recorder) {
        this.simulator = simulator;
        this.stuck = stuck;
        this.recorder = recorder;
        force();
    }

    /// 64 lanes of a simulator at power-up.
    ///
    /// @param stuck a net that is held at a level
    static Pins of(Simulator simulator, Optional<StuckNet> stuck) {
        return new Pins(simulator, stuck, Optional.empty());
    }

    /// One lane whose steps become test vectors.
    static Pins recording(Netlist netlist) {
        Simulator simulator = new BitParallelSimulator(netlist);
        return new Pins(simulator, Optional.empty(), Optional.of(new VectorRecorder(simulator)));
    }

    private void force() {
        stuck.ifPresent(net -> simulator.force(net.in(netlist()), net.high()));
    }

    /// Returns to power-up; a recording goes on instead.
    ///
    /// @return whether the circuit is at power-up
    boolean powerUp() {
        if (recorder.isEmpty()) {
            simulator.powerUp();
            force();
        }
        return recorder.isEmpty();
    }

    int lanes() {
        return recorder.isPresent() ? 1 : Simulator.LANES;
    }

    Netlist netlist() {
        return simulator.netlist();
    }

    Bus bus(String pin) {
        return netlist().port(pin).bus();
    }

    /// Sets the same number in every lane.
    public void set(String pin, long value) {
        simulator.set(bus(pin), value);
    }

    void set(Bus bus, long[] byLane) {
        long[] rows = Arrays.copyOf(byLane, Simulator.LANES);
        BitMatrix.transpose(rows);
        for (int bit = 0; bit < bus.width(); bit++) {
            simulator.setLanes(bus.get(bit), rows[bit]);
        }
    }

    long[] get(String pin) {
        return get(bus(pin));
    }

    long[] get(Bus bus) {
        simulator.settle();
        long[] rows =
            Arrays.copyOf(bus.nets().stream().mapToLong(simulator::lanes).toArray(), Simulator.LANES);
        BitMatrix.transpose(rows);
        return Arrays.copyOf(rows, lanes());
    }

    /// Whether a pin of one wire is high in every lane.
    boolean all(String pin) {
        return Arrays.stream(get(pin)).allMatch(level -> level == 1);
    }

    /// Ends a step: a clock edge after everything has settled.
    public void step() {
        simulator.settle();
        recorder.ifPresent(VectorRecorder::step);
        simulator.edge();
    }

    /// A step with a one on a pin that is low otherwise.
    void pulse(String pin) {
        set(pin, 1);
        step();
        set(pin, 0);
    }

    /// Compares two numbers.
    ///
    /// @param what  the pin, for the report
    /// @param about the question, for the report
    /// @throws IllegalStateException if they differ in a recording
    void compare(String what, long expected, long found, Object about) {
        answers++;
        if (expected != found) {
            fail(String.format(Locale.ROOT, "%s is %x, not %x, for %s", what, found, expected, about));
        }
    }

    /// Notes a difference, in words.
    ///
    /// @throws IllegalStateException in a recording
    void fail(String difference) {
        recorder.ifPresent(steps -> {
            throw new IllegalStateException(netlist().name() + ", step " + steps.size() + ": " + difference);
        });
        mismatch = mismatch.or(() -> Optional.of(difference));
    }

    /// Counts positions whose results have all been compared.
    void done(int number) {
        positions += number;
    }

    long positions() {
        return positions;
    }

    /// Numbers compared.
    long answers() {
        return answers;
    }

    /// The first difference, in words.
    Optional<String> mismatch() {
        return mismatch;
    }

    /// Steps recorded.
    int size() {
        return recorder.orElseThrow().size();
    }

    TestVectors vectors() {
        return recorder.orElseThrow().build();
    }

}
