package flipchip.hwsim.verify.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.Tool;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameCircuitsTest {
    @TempDir
    Path folder;

    static Stream<String> names() {
        return GameCircuits.names().stream();
    }

    /// The shortest game: White has no disc left after nine moves.
    private static Game wipedOut() {
        return read("e6f4e3f6g5d6e7f5c5", Position.INITIAL);
    }

    private static Game read(String moves, Position start) {
        return Transcript.read(moves, start).game();
    }

    /// The first legal square each time, until a side has passed and the game is over.
    private static Game withPasses() {
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            game = game.play(Square.of(Long.numberOfTrailingZeros(game.position().legalMoves())));
        }
        return game;
    }

    private static NamedCircuit playing(String name, Game game) {
        return GameCircuits.of(Circuits.find(name).orElseThrow(), game).orElseThrow();
    }

    private static TestVectors vectors(NamedCircuit circuit) {
        return circuit.vectors().make(circuit.netlist().get(), 1, 1);
    }

    /// The values of an input pin, step by step.
    private static List<BigInteger> inputs(TestVectors vectors, String pin) {
        int index =
            vectors.netlist().ports(Port.Direction.INPUT).stream().map(Port::name).toList().indexOf(pin);
        return vectors.steps().stream().map(step -> step.inputs().get(index)).toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyCircuitDoesWhatTheGameAsks(String name) {
        Game game = withPasses();
        TestVectors vectors = vectors(playing(name, game));

        assertTrue(vectors.steps().size() >= game.length(), vectors.steps().size() + " steps");
        assertEquals(List.of(), errors(vectors));
    }

    /// What a simulator that reads nothing but the vectors finds, as the bench does.
    private static List<String> errors(TestVectors vectors) {
        Netlist netlist = vectors.netlist();
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        List<String> errors = new ArrayList<>();
        for (int number = 0; number < vectors.steps().size(); number++) {
            TestVectors.Step step = vectors.steps().get(number);
            step.apply(simulator);
            simulator.settle();
            List<Port> outs = netlist.ports(Port.Direction.OUTPUT);
            for (int p = 0; p < outs.size(); p++) {
                BigInteger expected = step.expected().get(p);
                if (expected != null && !expected.equals(simulator.number(outs.get(p).bus()))) {
                    errors.add("step " + number + ": " + outs.get(p).name());
                }
            }
            simulator.edge();
        }
        return errors;
    }

    @Test
    void theArraySeesEachPositionThenItsMoveAndThePasses() {
        Game game = withPasses();
        TestVectors vectors = vectors(playing("array", game));
        long passes = IntStream.range(0, game.length()).filter(game::passFollows).count();

        assertTrue(passes > 0, "no pass in " + game.moves());
        assertEquals(2L * game.length() + passes + 1, vectors.steps().size());
        List<BigInteger> selected =
            inputs(vectors, "sel").stream().filter(value -> value.signum() != 0).toList();
        assertEquals(game.moves(),
            selected.stream().map(value -> Square.of(value.getLowestSetBit())).toList());
        assertEquals(List.of(), errors(vectors));
    }

    @Test
    void theMachineIsGivenTheMovesOfTheGameAndNoOthers() {
        Game game = wipedOut();
        TestVectors vectors = vectors(playing("machine", game));
        List<BigInteger> writes = inputs(vectors, "write");
        List<BigInteger> moves = inputs(vectors, "move");
        List<Square> written = new ArrayList<>();
        for (int step = 0; step < writes.size(); step++) {
            if (writes.get(step).signum() != 0) {
                written.add(Square.of(moves.get(step).intValue()));
            }
        }

        assertEquals(9, game.length());
        assertTrue(game.isOver());
        assertEquals(game.moves(), written);
    }

    @Test
    void theMachineBeginsWhereTheGameDoes() {
        Position start = Game.INITIAL.play(Square.F5).play(Square.D6).position();
        Game game = read("c3d3c4", start);

        TestVectors vectors = vectors(playing("machine", game));

        assertEquals(3, inputs(vectors, "write").stream().filter(value -> value.signum() != 0).count());
        assertEquals(List.of(), errors(vectors));
    }

    @Test
    void circuitsThatSeeNoGameSaySo() {
        assertEquals(Optional.empty(), GameCircuits.of(Circuits.find("counter").orElseThrow(), Game.INITIAL));
        assertEquals(List.of("array", "machine", "checker", "checker-factored", "flipper", "machine-audit",
            "move-array", "move-products"), GameCircuits.names());
    }

    @Test
    void theFilesHaveALineForEachStepOfTheGameAndNothingElse() throws IOException {
        Game game = wipedOut();
        List<Path> files =
            new CircuitFiles(playing("checker", game), folder, 1000, 1).write(ExportFormat.BENCH);

        assertEquals(game.length() + 1, Files.readAllLines(files.getLast()).size());
        assertTrue(Files.readString(files.getFirst()).contains("localparam int count = 10;"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void icarusFindsNoErrorsInAGame(String name) throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        CircuitFiles files = new CircuitFiles(playing(name, withPasses()), folder, 1, 1);
        Path design = files.write(ExportFormat.SV).getFirst();
        Path bench = files.write(ExportFormat.BENCH).getFirst();

        Tool.run(folder, "iverilog", "-g2012", "-o", "bench.vvp", design.toString(), bench.toString());
        String output = Tool.run(folder, "vvp", "-n", "bench.vvp");

        assertTrue(Pattern.compile("PASS: \\d+ vectors, 0 errors").matcher(output).find(), output);
    }
}
