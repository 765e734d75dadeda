package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.BoardProof.Answer;
import flipchip.engine.board.Board;
import flipchip.engine.io.AtomicFile;

/// A trial of a proved [BoardCircuit] in Icarus Verilog. A proof is about what Yosys makes of a text; a
/// simulator does not obey a list of signals in the same way, for one.
final class BoardSimulation {
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final String ICARUS = "Icarus Verilog";
    private static final String BENCH = CellCheck.OURS + "boards";
    private static final String PROGRAM = BENCH + ".vvp";
    private static final String RESULT = BENCH + ".txt";
    private static final String DONE = "DONE";
    private static final Pattern BLOCK = Pattern.compile("\\b(?:always(?:_comb|_latch|_ff)?|initial)\\b");
    private static final Pattern WRONG = Pattern.compile("W ([0-9a-f]+) ([0-9a-f]+) ([01xz]{64})");

    private BoardSimulation() {}

    /// What a simulator holds against the proof; empty too where none is installed or reads the circuit, and
    /// nothing in it can be read in two ways.
    ///
    /// @param module that is the whole circuit
    /// @param held   its inputs that are held at 0
    static Optional<Answer> of(Path path, String module, List<String> held, List<Board> boards)
            throws IOException, InterruptedException {
        try (CellFolder made = CellFolder.make()) {
            Yosys tools = new Yosys("", LIMIT, made.path());
            List<String> compile = new ArrayList<>(List.of("iverilog", "-g2012", "-o", PROGRAM, "-s", BENCH));
            Set<String> sources = OwnCircuit.copy(path, made.path(), true).keySet();
            compile.addAll(sources);
            compile.add(BENCH + ".v");
            AtomicFile.write(made.path().resolve(BENCH + ".v"),
                bench(module + " b(.own(own), .other(other), .legal(legal)" + BoardProof.zeros(held) + ");",
                    boards));
            tools.other(BENCH + ".log", compile.toArray(String[]::new));
            if (!Files.exists(made.path().resolve(PROGRAM))) {
                return untried(tools, sources);
            }
            tools.other(BENCH + ".log", "vvp", "-n", PROGRAM);
            String said = tools.text(RESULT);
            Matcher wrong = WRONG.matcher(said);
            return wrong.find() ? Optional.of(disputed(wrong))
                : said.contains(DONE) ? Optional.empty()
                : untried(tools, sources);
        } catch (TimeoutException e) {
            return Optional.of(new Answer.Open(OwnCircuit.TEXTS.get("board.endless", ICARUS)));
        }
    }

    /// Yosys and simulators read blocks in different ways.
    private static Optional<Answer> untried(Yosys tools, Set<String> sources) throws IOException {
        for (String source : sources) {
            if (hasBlocks(tools.text(source))) {
                return Optional.of(new Answer.Open(OwnCircuit.TEXTS.get("board.untried", ICARUS)));
            }
        }
        return Optional.empty();
    }

    /// @param text without comments
    static boolean hasBlocks(String text) {
        return BLOCK.matcher(text).find();
    }

    private static Answer disputed(Matcher wrong) {
        String legal = wrong.group(3);
        OptionalLong bits =
            legal.matches("[01]+") ? OptionalLong.of(Long.parseUnsignedLong(legal, 2)) : OptionalLong.empty();
        return new Answer.Disputed(
            new BoardCheck.Mistake(Long.parseUnsignedLong(wrong.group(1), 16),
                Long.parseUnsignedLong(wrong.group(2), 16), bits),
            OwnCircuit.TEXTS.get(bits.isPresent() ? "board.disputed" : "board.unknown", ICARUS));
    }

    /// Both inputs change one after the other. The bench ends at the first wrong output. It writes into a
    /// file, as the circuit may print what it likes.
    private static String bench(String instance, List<Board> boards) {
        StringBuilder text = new StringBuilder("module " + BENCH
            + ";\nreg [63:0] own, other;\ninteger said;\n" + "wire [63:0] legal;\n" + instance + "\n"
            + "task ask(input [63:0] first, input [63:0] second, input [63:0] rules); begin\n"
            + "own = first; #1 other = second; #1 if (legal !== rules) begin\n"
            + "$fdisplay(said, \"W %h %h %b\", own, other, legal); $finish; end\nend endtask\n"
            + "initial begin\nsaid = $fopen(\"" + RESULT + "\");\n");
        for (Board board : boards) {
            text.append("ask(").append(hex(board.player())).append(", ").append(hex(board.opponent()))
                .append(", ").append(hex(board.legalMoves())).append(");\n");
        }
        return text + "$fdisplay(said, \"" + DONE + "\"); $finish; end\nendmodule\n";
    }

    private static String hex(long bits) {
        return "64'h" + Long.toHexString(bits);
    }
}
