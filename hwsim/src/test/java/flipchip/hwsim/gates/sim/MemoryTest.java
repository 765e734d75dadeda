package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.NoSuchElementException;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

/// A memory of three words of two bits with two read ports and two write ports, in every kind of simulator.
class MemoryTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Gate.ReadPort read = readPort("read");
    private final Gate.ReadPort other = readPort("other");
    private final Gate.WritePort write = writePort("write");
    private final Gate.WritePort later = writePort("later");
    private final Netlist netlist = build();

    @Test
    void aReadShowsTheWordAsItWasBeforeTheEdge() {
        for (Simulator simulator : Forms.of(netlist)) {
            store(simulator, write, 2, 3);
            ask(simulator, read, 2);
            simulator.clock();
            assertEquals(0, simulator.value(read.data()));
            simulator.clock();
            assertEquals(3, simulator.value(read.data()));
            assertEquals(0, simulator.value(other.data()));
            ask(simulator, read, 1);
            ask(simulator, other, 2);
            simulator.clock();
            assertEquals(0, simulator.value(read.data()));
            assertEquals(3, simulator.value(other.data()));
        }
    }

    @Test
    void ofTwoWritesToAWordTheLaterPortWins() {
        for (Simulator simulator : Forms.of(netlist)) {
            store(simulator, write, 1, 1);
            store(simulator, later, 1, 2);
            simulator.clock();
            ask(simulator, read, 1);
            simulator.clock();
            assertEquals(2, simulator.value(read.data()));
        }
    }

    @Test
    void anAddressBeyondReadsZeroAndWritesNothing() {
        for (Simulator simulator : Forms.of(netlist)) {
            store(simulator, write, 0, 1);
            store(simulator, later, 3, 3);
            simulator.clock();
            for (int word = 0; word < 4; word++) {
                ask(simulator, read, word);
                simulator.clock();
                assertEquals(word == 0 ? 1 : 0, simulator.value(read.data()));
            }
        }
    }

    @Test
    void aPortThatIsNotEnabledKeepsWhatItShows() {
        for (Simulator simulator : Forms.of(netlist)) {
            store(simulator, write, 1, 3);
            simulator.clock();
            ask(simulator, read, 1);
            simulator.clock();
            simulator.setLanes(read.enable(), 0b10);
            simulator.set(read.address(), 0);
            simulator.clock();
            assertEquals(3, simulator.value(read.data(), 0));
            assertEquals(0, simulator.value(read.data(), 1));
            simulator.set(write.enable(), false);
            simulator.set(write.data(), 2);
            simulator.setLanes(read.enable(), 0b01);
            simulator.clock();
            assertEquals(0, simulator.value(read.data(), 0), "what was not enabled was not stored");
        }
    }

    @Test
    void aWordAskedForAgainShowsWhatWasWrittenMeanwhile() {
        for (Simulator simulator : Forms.of(netlist)) {
            ask(simulator, read, 2);
            simulator.clock();
            for (int value = 3; value >= 0; value--) {
                store(simulator, write, 2, value);
                simulator.clock();
                simulator.clock();
                assertEquals(value, simulator.value(read.data()));
            }
        }
    }

    @Test
    void everyLaneHasItsOwnAddressAndItsOwnWords() {
        for (Simulator simulator : Forms.of(netlist)) {
            simulator.set(write.enable(), true);
            simulator.setLanes(write.address().get(0), 0b1010);
            simulator.setLanes(write.address().get(1), 0b1100);
            simulator.setLanes(write.data().get(0), 0b0110);
            simulator.setLanes(write.data().get(1), 0b0100);
            simulator.clock();
            long[] expected = {0, 1, 3, 0};
            for (int word = 0; word < 4; word++) {
                ask(simulator, read, word);
                simulator.clock();
                for (int lane = 0; lane < 4; lane++) {
                    assertEquals(word == lane ? expected[lane] : 0, simulator.value(read.data(), lane));
                }
            }
        }
    }

    @Test
    void powerUpClearsWordsAndPorts() {
        for (Simulator simulator : Forms.of(netlist)) {
            store(simulator, write, 1, 3);
            ask(simulator, read, 1);
            simulator.clock();
            simulator.clock();
            simulator.powerUp();
            assertEquals(0, simulator.value(read.data()));
            ask(simulator, read, 1);
            simulator.clock();
            assertEquals(0, simulator.value(read.data()));
        }
    }

    @Test
    void aSavedMemoryComesBack() {
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        store(simulator, write, 1, 3);
        ask(simulator, read, 1);
        simulator.clock();
        simulator.set(write.enable(), false);
        SimulatorState saved = simulator.save();
        store(simulator, write, 1, 2);
        simulator.clock();
        simulator.set(write.enable(), false);
        simulator.clock();
        assertEquals(2, simulator.value(read.data()));

        simulator.restore(saved);
        assertEquals(0, simulator.value(read.data()));
        simulator.clock();
        assertEquals(3, simulator.value(read.data()));
    }

    @Test
    void aWordIsReadAndOverwrittenFromOutside() {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        ask(simulator, read, 1);
        simulator.clock();

        simulator.deposit("memory", 1, new long[] {-1L, 5});
        simulator.clock();

        assertEquals(-1L, simulator.lanes(read.data().get(0)));
        assertEquals(5, simulator.lanes(read.data().get(1)));
        assertArrayEquals(new long[] {-1L, 5}, simulator.word("memory", 1));
        assertArrayEquals(new long[] {0, 0}, simulator.word("memory", 2));
    }

    @Test
    void onlyWordsOfMemoriesThatExistAreReachedFromOutside() {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);

        assertEquals("no memory 'stack'",
            assertThrows(NoSuchElementException.class, () -> simulator.word("stack", 0)).getMessage());
        assertThrows(IndexOutOfBoundsException.class, () -> simulator.word("memory", 3));
        assertThrows(IndexOutOfBoundsException.class, () -> simulator.deposit("memory", 3, new long[2]));
    }

    /// A port that nothing new is asked of must still read again: its register was overwritten.
    @Test
    void whatIsPutIntoAReadPortLastsUntilTheNextEdge() {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        store(simulator, write, 1, 3);
        simulator.clock();
        simulator.set(write.enable(), false);
        ask(simulator, read, 1);
        simulator.clock();

        simulator.deposit(read.data().get(0), 0b110);

        assertEquals(0b110, simulator.lanes(read.data().get(0)));
        simulator.clock();
        assertEquals(-1L, simulator.lanes(read.data().get(0)));
    }

    private Netlist build() {
        n.add(new Gate.Ram("first", 1, 1, List.of(), List.of()));
        n.add(new Gate.Ram("memory", 3, 2, List.of(read, other), List.of(write, later)));
        return n.build();
    }

    private Gate.ReadPort readPort(String name) {
        Net enable = n.input(name + "_enable");
        return new Gate.ReadPort(enable, n.input(name + "_address", 2), n.declare(name, 2));
    }

    private Gate.WritePort writePort(String name) {
        Net enable = n.input(name + "_enable");
        Bus address = n.input(name + "_address", 2);
        return new Gate.WritePort(enable, address, n.input(name, 2));
    }

    private static void ask(Simulator simulator, Gate.ReadPort port, int word) {
        simulator.set(port.enable(), true);
        simulator.set(port.address(), word);
    }

    private static void store(Simulator simulator, Gate.WritePort port, int word, int value) {
        simulator.set(port.enable(), true);
        simulator.set(port.address(), word);
        simulator.set(port.data(), value);
    }
}
