package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.chips.owncell.BoardProof.Answer;
import flipchip.engine.board.Board;
import flipchip.engine.io.AtomicFile;

/// A trial of a [BoardCircuit] in Icarus Verilog. A proof, and our simulator, are about what Yosys makes of
/// a text; other simulators do not obey a list of signals in the same way, for one, and begin with unknown
/// bits.
final class BoardSimulation {
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final String ICARUS = "Icarus Verilog";
    private static final String BENCH = CellCheck.OURS + "boards";
    private static final String PROGRAM = BENCH + ".vvp";
    private static final String RESULT = BENCH + ".txt";
    private static final String DONE = "DONE";
    private static final Pattern REFUSED =
        Pattern.compile("^(\\S+?):(\\d{1,9})" + CellSimulation.WITH_REASON + "$", Pattern.MULTILINE);
    private static final Pattern BLOCK = Pattern.compile("\\b(?:always(?:_comb|_latch|_ff)?|initial)\\b");
    /// The output, or `done` where the circuit did not answer.
    private static final Pattern WRONG = Pattern.compile("W ([0-9a-f]+) ([0-9a-f]+) ([01xz]{64}|[01xz])");
    private static final String PINS = ".own(own), .other(other), .legal(legal)";
    private static final int MOST_CLOCKS = 20_000;

    /// Both inputs change one after the other, each later than any delay in the circuit.
    private static final String ASK = """
        reg [63:0] own, other;
        task ask(input [63:0] first, input [63:0] second, input [63:0] rules); begin
          own = first; #1000000 other = second; #1000000
          if (legal !== rules) begin $fdisplay(said, "W %h %h %b", own, other, legal); $finish; end
        end endtask
        """;
    /// Inputs change while the clock is low; the answer is read there.
    private static final String CLOCKED = """
        reg [63:0] own = 0, other = 0;
        reg start = 0, clock = 0;
        wire done;
        integer waits;
        task beat; begin #1000000 clock = 1; #1000000 clock = 0; #1000000 waits = waits + 1; end endtask
        task ask(input [63:0] first, input [63:0] second, input [63:0] rules); begin
          own = first; #1000000 other = second; start = 1; waits = 0; beat; start = 0; #1000000
          while (done !== 1 && waits < %d) beat;
          if (done !== 1) begin $fdisplay(said, "W %%h %%h %%b", own, other, done); $finish; end
          if (legal !== rules) begin $fdisplay(said, "W %%h %%h %%b", own, other, legal); $finish; end
          beat;
        end endtask
        """;

    private BoardSimulation() {}

    /// What a simulator holds against the proof; empty too where none is installed or reads the circuit, and
    /// nothing in it can be read in two ways.
    ///
    /// @param module that is the whole circuit
    /// @param held   its inputs that are held at 0
    static Optional<Answer> of(Path path, String module, List<String> held, List<Board> boards)
            throws IOException, InterruptedException {
        try {
            Trial trial =
                Trial.of(path, bench(ASK + module + " b(" + PINS + BoardProof.zeros(held) + ");\n", boards));
            Matcher wrong = WRONG.matcher(trial.said());
            return wrong.find()
                ? Optional.of(disputed(wrong, isKnown(wrong) ? "board.disputed" : "board.unknown"))
                : trial.refused().isPresent()
                    ? Optional.of(
                        new Answer.Open(OwnCircuit.TEXTS.get("board.refused", ICARUS, trial.refused().get())))
                : trial.said().contains(DONE) || !trial.hasBlocks() ? Optional.empty()
                : Optional.of(open("board.untried"));
        } catch (TimeoutException e) {
            return Optional.of(open("board.endless"));
        }
    }

    /// What a simulator holds against a circuit with registers that is right in ours; empty too where none
    /// is installed, reads the circuit or comes to an end.
    ///
    /// @param clock  the pin that clocks it
    /// @param clocks at most until an answer, in our simulator
    static Optional<Answer> clocked(Path path, String module, String clock, List<String> held,
            List<Board> boards, int clocks) throws IOException, InterruptedException {
        String pins = PINS + ", .start(start), .done(done), .\\" + clock + " (clock)";
        int asked = Math.clamp(MOST_CLOCKS / (clocks + 2), 1, boards.size());
        try {
            String said = Trial.of(path, bench(String.format(Locale.ROOT, CLOCKED, 2 * clocks + 2) + module
                + " b(" + pins + BoardProof.zeros(held) + ");\n", boards.subList(0, asked))).said();
            Matcher wrong = WRONG.matcher(said);
            if (!wrong.find()) {
                return Optional.empty();
            }
            return Optional
                .of(isKnown(wrong) ? disputed(wrong, "board.disputed.clocked") : open("board.start"));
        } catch (TimeoutException e) {
            return Optional.empty();
        }
    }

    /// What the bench wrote; nothing if it did not run.
    ///
    /// @param hasBlocks whether the circuit has blocks, which Yosys and simulators read in different ways
    /// @param refused   what the simulator refuses with reason, and where
    private record Trial(String said, boolean hasBlocks, Optional<String> refused) {
        private static Trial of(Path path, String bench)
                throws IOException, InterruptedException, TimeoutException {
            try (CellFolder made = CellFolder.make()) {
                Yosys tools = new Yosys("", LIMIT, made.path());
                List<String> compile =
                    new ArrayList<>(List.of("iverilog", "-g2012", "-o", PROGRAM, "-s", BENCH));
                Map<String, Path> sources = OwnCircuit.copy(path, made.path(), true);
                compile.addAll(sources.keySet());
                compile.add(BENCH + ".v");
                AtomicFile.write(made.path().resolve(BENCH + ".v"), bench);
                Matcher refused =
                    REFUSED.matcher(tools.other(BENCH + ".log", compile.toArray(String[]::new)).orElse(""));
                boolean blocks = false;
                for (String source : sources.keySet()) {
                    blocks |= BoardSimulation.hasBlocks(tools.text(source));
                }
                if (Files.exists(made.path().resolve(PROGRAM))) {
                    tools.other(BENCH + ".log", "vvp", "-n", PROGRAM);
                }
                return new Trial(tools.text(RESULT), blocks,
                    refused.find() && sources.containsKey(refused.group(1))
                        ? Optional.of(OwnCircuit.place(sources.get(refused.group(1)),
                            Integer.parseInt(refused.group(2))) + refused.group(3))
                        : Optional.empty());
            }
        }
    }

    private static Answer open(String text) {
        return new Answer.Open(OwnCircuit.TEXTS.get(text, ICARUS));
    }

    /// @param text without comments
    static boolean hasBlocks(String text) {
        return BLOCK.matcher(text).find();
    }

    private static boolean isKnown(Matcher wrong) {
        return wrong.group(3).matches("[01]{64}");
    }

    private static Answer disputed(Matcher wrong, String text) {
        OptionalLong legal = isKnown(wrong)
            ? OptionalLong.of(Long.parseUnsignedLong(wrong.group(3), 2))
            : OptionalLong.empty();
        return new Answer.Disputed(new BoardCheck.Mistake(Long.parseUnsignedLong(wrong.group(1), 16),
            Long.parseUnsignedLong(wrong.group(2), 16), legal), OwnCircuit.TEXTS.get(text, ICARUS));
    }

    /// Ends at the first wrong output. It writes into a file, as the circuit may print what it likes.
    ///
    /// @param circuit the task that asks, with the pins, and an instance
    private static String bench(String circuit, List<Board> boards) {
        StringBuilder text = new StringBuilder("module " + BENCH + ";\ninteger said;\nwire [63:0] legal;\n"
            + circuit + "initial begin\nsaid = $fopen(\"" + RESULT + "\");\n");
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
