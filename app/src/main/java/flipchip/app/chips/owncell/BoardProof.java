package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.engine.board.Board;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.gates.export.VerilogOptions;
import flipchip.hwsim.gates.export.VerilogWriter;
import flipchip.hwsim.gates.netlist.Netlist;

/// A proof that a circuit without registers gives the legal moves of every board: Yosys makes gates of it,
/// ABC compares them with our legal-move checker, which is proved against the rules. One thread, one use.
final class BoardProof {
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final String SECONDS = "100";
    private static final Pattern HIGH = Pattern.compile("\\b(own|other)\\[(\\d+)\\]=1");
    private static final Pattern TOP =
        Pattern.compile("Automatically selected \\\\?(\\S+) as design top module");
    /// Nothing undefined may reach the output: what a simulator shows as x is neither legal nor illegal.
    private static final String SOUND = "proc -norom; flatten; " + CellCheck.CIRCUIT + "; memory; "
        + "opt_clean; setundef -undriven -anyseq; opt_clean; "
        + "tee -o flipchip_undefined.log select -count t:$anyseq t:$anyconst; ";

    sealed interface Answer {
        record Same() implements Answer {}

        /// @param own   discs of the side to move on a board where they differ
        /// @param other of the other side
        record Different(long own, long other) implements Answer {}

        /// Proved, but a simulator shows another output.
        record Disputed(BoardCheck.Mistake mistake, String reason) implements Answer {}

        /// @param reason what the proof lacks, a sentence
        record Open(String reason) implements Answer {}
    }

    private BoardProof() {}

    /// @param held   inputs that are held at 0
    /// @param boards that a simulator is asked after the proof
    static Answer of(Path path, Optional<String> top, List<String> held, List<Board> boards)
            throws IOException, InterruptedException {
        try (CellFolder made = CellFolder.make()) {
            Yosys yosys = new Yosys("yosys", LIMIT, made.path());
            Map<String, Path> sources = OwnCircuit.copy(path, made.path(), false);
            AtomicFile.write(made.path().resolve("flipchip_ask.v"), wrapper("flipchip_asked",
                CellCheck.OURS + "board b(.own(own), .other(theirs), .legal(legal)" + zeros(held) + ")"));
            AtomicFile.write(made.path().resolve("flipchip_rule.v"), wrapper("flipchip_ruled",
                "legal_checker_flat b(.black(own), .white(theirs), .color(1'b0), .legal(legal))"));
            String own =
                yosys.run("read_verilog -sv -noassert -noassume " + String.join(" ", sources.keySet())
                    + "; hierarchy -check " + top.map(name -> "-top " + name).orElse("-auto-top")
                    + "; rename -top " + CellCheck.OURS + "board; " + SOUND
                    + "read_verilog -sv flipchip_ask.v; " + gates("flipchip_asked", "flipchip_own.aig"));
            if (!yosys.text("flipchip_undefined.log").strip().startsWith("0 ")) {
                return new Answer.Open(OwnCircuit.TEXTS.get("board.undefined"));
            }
            if (!Files.exists(made.path().resolve("flipchip_own.aig"))) {
                return new Answer.Open(OwnCircuit.refusal(own, sources).getMessage());
            }
            Netlist checker = LegalChecker.netlist(LegalChecker.Form.FLAT, true);
            AtomicFile.write(made.path().resolve("flipchip_rules.v"),
                VerilogWriter.text(checker, VerilogOptions.FLAT));
            yosys.run("read_verilog -sv flipchip_rules.v flipchip_rule.v; "
                + gates("flipchip_ruled", "flipchip_rules.aig"));
            Answer answer = answer(yosys.other("flipchip_abc.log", "yosys-abc", "-c",
                "cec -T " + SECONDS + " flipchip_own.aig flipchip_rules.aig"));
            return answer instanceof Answer.Same
                ? BoardSimulation.of(path, top.orElseGet(() -> chosen(own)), held, boards).orElse(answer)
                : answer;
        } catch (TimeoutException e) {
            return new Answer.Open(OwnCircuit.TEXTS.get("board.late", LIMIT.toSeconds()));
        }
    }

    /// The module that no other uses, as Yosys names it.
    private static String chosen(String log) {
        Matcher top = TOP.matcher(log);
        return top.find() ? top.group(1) : "";
    }

    /// Connections of inputs to 0.
    static String zeros(List<String> held) {
        return held.stream().map(name -> ", .\\" + name + " ('b0)").collect(Collectors.joining());
    }

    /// On no board do two discs lie on a square.
    private static String wrapper(String name, String instance) {
        return "module " + name + "(input [63:0] own, input [63:0] other, output [63:0] legal);\n"
            + "wire [63:0] theirs = other & ~own;\n" + instance + ";\nendmodule\n";
    }

    private static String gates(String top, String file) {
        return "hierarchy -check -top " + top + "; proc; flatten; techmap; opt_clean; aigmap; opt_clean; "
            + "write_aiger -symbols " + file;
    }

    private static Answer answer(Optional<String> log) {
        if (log.isEmpty()) {
            return new Answer.Open(OwnCircuit.TEXTS.get("board.no.abc"));
        }
        if (log.get().contains("Networks are equivalent")) {
            return new Answer.Same();
        }
        int pattern = log.get().indexOf("Input pattern:");
        if (pattern < 0) {
            return new Answer.Open(OwnCircuit.TEXTS.get("board.late", SECONDS));
        }
        long own = 0;
        long other = 0;
        Matcher high = HIGH.matcher(log.get().substring(pattern));
        while (high.find()) {
            long bit = 1L << Integer.parseInt(high.group(2));
            own |= high.group(1).equals("own") ? bit : 0;
            other |= high.group(1).equals("own") ? 0 : bit;
        }
        return new Answer.Different(own, other & ~own);
    }
}
