package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The gates against the model: every register, every clock, 64 positions side by side.
class SolverCircuitTest {
    private static final Netlist CHIP = SolverCircuit.netlist();

    /// 64 chips of gates beside 64 models, all clocked together.
    private static final class Pairs {
        private final BitParallelSimulator gates = new BitParallelSimulator(CHIP);
        private final List<SolverModel> models = new ArrayList<>();
        private final Map<String, Bus> buses = new TreeMap<>();

        Pairs(List<Position> positions) {
            SolverCircuit.registers().forEach((name, width) -> buses.put(name, bus(name, width)));
            buses.put("step", bus("step", 4));
            buses.put("hostData", bus("hostData", 64));
            positions.forEach(_ -> models.add(new SolverModel()));
            write(HostMemory.BLACK, positions.stream().mapToLong(Position::black).toArray());
            write(HostMemory.WHITE, positions.stream().mapToLong(Position::white).toArray());
            write(HostMemory.CONTROL,
                positions.stream().mapToLong(p -> HostMemory.control(p.toMove(), true)).toArray());
        }

        private static Bus bus(String name, int width) {
            return width == 1
                ? Bus.of(CHIP.net(name))
                : new Bus(IntStream.range(0, width).mapToObj(i -> CHIP.net(name + "[" + i + "]")).toList());
        }

        private void write(int address, long[] words) {
            gates.set(CHIP.port("host_address").bus(), address);
            gates.set(CHIP.port("host_write").bus(), 1);
            Lanes.set(gates, CHIP.port("host_wdata").bus(), words);
            clock(address, words);
            gates.set(CHIP.port("host_write").bus(), 0);
        }

        /// One clock of both; the host's word arrives at the edge, after the chip has read.
        void clock(int address, long[] words) {
            gates.settle();
            gates.edge();
            for (int lane = 0; lane < 64; lane++) {
                models.get(lane).clock();
                if (words.length > 0) {
                    models.get(lane).r.host[address] = words[lane];
                }
            }
        }

        void compare(int clock) {
            buses.forEach((name, bus) -> {
                long[] seen = Lanes.get(gates, bus);
                for (int lane = 0; lane < 64; lane++) {
                    long expected = register(models.get(lane).r, name) & mask(bus.width());
                    if (seen[lane] != expected) {
                        assertEquals(Long.toHexString(expected), Long.toHexString(seen[lane]),
                            name + " in clock " + clock + " lane " + lane + " " + models.get(lane).r.phase
                                + models.get(lane).r.step);
                    }
                }
            });
            for (Phase phase : Phase.values()) {
                long lanes = gates.lanes(CHIP.net("phase." + phase));
                for (int lane = 0; lane < 64; lane++) {
                    assertEquals(models.get(lane).r.phase == phase, (lanes >>> lane & 1) != 0,
                        phase + " " + clock);
                }
            }
        }

        boolean running() {
            return models.stream().anyMatch(model -> (model.r.host[HostMemory.CONTROL] & 2) != 0);
        }

        /// What the host reads at `address`.
        long[] read(int address) {
            gates.set(CHIP.port("host_address").bus(), address);
            clock(0, new long[0]);
            return Lanes.get(gates, CHIP.port("host_rdata").bus());
        }
    }

    private static long mask(int width) {
        return width == 64 ? -1L : (1L << width) - 1;
    }

    private static long register(SolverRegisters r, String name) {
        return switch (name) {
            case "step" -> r.step;
            case "hostData" -> r.hostData;
            case "black" -> r.black;
            case "white" -> r.white;
            case "color" -> r.color ? 1 : 0;
            case "moves" -> r.moves;
            case "change" -> r.change;
            case "code" -> r.code;
            case "move" -> r.move;
            case "alpha" -> r.alpha;
            case "beta" -> r.beta;
            case "fresh" -> r.fresh ? 1 : 0;
            case "sp" -> r.sp;
            case "line" -> r.line;
            case "ret" -> r.ret;
            case "retLine" -> r.retLine;
            case "retValid" -> r.retValid ? 1 : 0;
            case "better" -> r.better ? 1 : 0;
            case "otherAny" -> r.otherAny ? 1 : 0;
            case "value" -> r.value;
            case "countBlack" -> r.countBlack;
            case "countWhite" -> r.countWhite;
            case "tree" -> r.tree;
            case "leaf" -> r.leaf;
            case "ended" -> r.ended;
            case "pass" -> r.pass;
            case "cutoff" -> r.cutoff;
            case "clocks" -> r.clocks;
            default -> throw new IllegalArgumentException(name);
        };
    }

    /// Solves 64 positions in gates and models; returns how many clocks the slowest took.
    private static int compareAll(List<Position> positions) {
        Pairs pairs = new Pairs(positions);
        int clock = 0;
        while (pairs.running()) {
            pairs.clock(0, new long[0]);
            pairs.compare(++clock);
        }
        long[] results = pairs.read(HostMemory.RESULT);
        long[] clocks = pairs.read(HostMemory.CLOCKS);
        for (int lane = 0; lane < 64; lane++) {
            SolverRun run = new SolverModel().solve(positions.get(lane));
            assertEquals(run.score(), HostMemory.score(results[lane]));
            assertEquals(run.line(), HostMemory.line(results[lane]));
            assertEquals(run.clocks(), clocks[lane]);
        }
        return clock;
    }

    private static List<Position> positions(SplittableRandom random, int maxEmpties) {
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 64) {
            Board board = Boards.reachable(random, 64 - 4 - random.nextInt(maxEmpties + 1));
            if (board.empties() <= maxEmpties) {
                positions.add(new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE));
            }
        }
        return positions;
    }

    @Test
    void everyRegisterAgreesInEveryClockOfTheThreeEmptiesPosition() {
        List<Position> positions = new ArrayList<>(positions(new SplittableRandom(1L), 3));
        positions.set(0, SolverModelTest.THREE_EMPTIES);

        assertTrue(compareAll(positions) >= 165);
    }

    @Test
    void everyRegisterAgreesOn64PositionsOfUpToFourEmpties() {
        assertTrue(compareAll(positions(new SplittableRandom(2L), 4)) > 1000);
    }

    @Test
    @Tag("slow")
    void everyRegisterAgreesOn1024PositionsOfUpToSixEmpties() {
        SplittableRandom random = new SplittableRandom(3L);
        for (int batch = 0; batch < 16; batch++) {
            compareAll(positions(random, 6));
        }
    }

    @Test
    void theHostSolvesThroughItsMemoryAlone() {
        BitParallelSimulator chip = new BitParallelSimulator(CHIP);
        Position position = SolverModelTest.THREE_EMPTIES;
        write(chip, 0, position.black());
        write(chip, 1, position.white());
        write(chip, 2, 0b11);
        int polls = 0;
        while ((read(chip, 2) & 2) != 0) {
            polls++;
        }

        assertTrue(polls > 165, "the host waits as long as the chip computes: " + polls);
        long result = read(chip, 3);
        assertEquals(-19, (byte) (result >>> 54));
        assertEquals(List.of(0L, 4L, 28L),
            List.of(result >>> 48 & 63, result >>> 42 & 63, result >>> 36 & 63));
        assertEquals(List.of(5L, 2L, 5L, 1L, 1L, 165L), List.of(read(chip, 4), read(chip, 5), read(chip, 6),
            read(chip, 7), read(chip, 8), read(chip, 9)));
    }

    private static void write(BitParallelSimulator chip, int address, long word) {
        chip.set(CHIP.port("host_address").bus(), address);
        chip.set(CHIP.port("host_wdata").bus(), word);
        chip.set(CHIP.port("host_write").bus(), 1);
        chip.clock();
        chip.set(CHIP.port("host_write").bus(), 0);
    }

    private static long read(BitParallelSimulator chip, int address) {
        chip.set(CHIP.port("host_address").bus(), address);
        chip.clock();
        return chip.value(CHIP.port("host_rdata").bus());
    }
}
