package flipchip.architecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Who may import whom among our own packages. What is not listed is forbidden: extend it on purpose.
///
/// Names are relative to the root package. `x.*` stands for the package x and those inside it; inside such a
/// group all may import each other, as long as no circle of packages appears.
final class ImportTable {
    private static final String ROWS = """
        engine.board          :
        engine.table          :
        engine.api            : engine.board
        engine.io             : engine.board
        engine.notation       : engine.board
        engine.simd           : engine.board
        engine.analysis       : engine.api engine.board
        engine.book           : engine.board engine.io engine.notation
        engine.eval           : engine.api engine.board engine.io engine.simd
        engine.limit          : engine.api
        engine.notation.wthor : engine.board engine.io
        engine.endgame        : engine.api engine.board engine.eval engine.limit engine.notation \
                                engine.simd engine.table
        engine.problem        : engine.api engine.board engine.endgame engine.eval engine.limit \
                                engine.notation engine.table
        engine.search         : engine.api engine.board engine.endgame engine.eval engine.limit \
                                engine.simd engine.table
        engine.people         : engine.api engine.board engine.endgame engine.eval engine.io engine.limit \
                                engine.search engine.table
        engine                : engine.api engine.board engine.book engine.eval engine.limit engine.people \
                                engine.search engine.table
        engine.match          : engine engine.api engine.board

        hwsim.gates.*   :
        hwsim.circuit.* : hwsim.gates.* engine.board
        hwsim.referee.* : hwsim.circuit.* hwsim.gates.* engine.board engine.notation
        hwsim.verify.*  : hwsim.circuit.* hwsim.gates.* hwsim.referee.* engine.board engine.eval engine.io \
                          engine.simd
        hwsim.fpga      : hwsim.circuit.* hwsim.gates.* hwsim.referee.* hwsim.verify.* engine.board \
                          engine.io

        app.kit.*      : engine.api engine.board engine.io engine.notation
        app.shell      : app.kit.*
        app.game.*     : app.kit.* app.shell hwsim.circuit.* engine engine.analysis engine.api engine.board \
                         engine.book engine.notation engine.people
        app.files.*    : app.game.* app.kit.* app.shell engine.api engine.board engine.io engine.notation \
                         engine.notation.wthor
        app.circuit.*  : app.files.* app.game.* app.kit.* app.shell hwsim.circuit.* hwsim.gates.* \
                         hwsim.referee.* hwsim.verify.* engine.board engine.io engine.notation
        app.engines.*  : app.files.* app.game.* app.kit.* app.shell engine engine.api engine.board \
                         engine.io engine.match engine.notation
        app.analyse.*  : app.circuit.* app.files.* app.game.* app.kit.* app.shell engine engine.analysis \
                         engine.api engine.board engine.book engine.io engine.notation \
                         engine.notation.wthor
        app.learn.*    : app.circuit.* app.game.* app.kit.* app.shell hwsim.gates.* hwsim.referee.* engine \
                         engine.analysis engine.api engine.board engine.book engine.io engine.notation \
                         engine.people
        app.picture    : app.circuit.* app.game.* app.kit.* app.shell hwsim.referee.* engine.board \
                         engine.io
        app.chips.*    : app.analyse.* app.circuit.* app.files.* app.game.* app.kit.* app.shell \
                         hwsim.circuit.* hwsim.fpga hwsim.gates.* hwsim.referee.* hwsim.verify.* \
                         engine.api engine.board engine.eval engine.io
        web.*          : app.chips.* app.circuit.* app.kit.* hwsim.circuit.* hwsim.gates.* hwsim.referee.* \
                         hwsim.verify.* engine engine.api engine.board engine.eval engine.io \
                         engine.notation engine.people
        app.cli.*      : app.analyse.* app.chips.* app.circuit.* app.engines.* app.files.* app.game.* \
                         app.kit.* app.learn.* hwsim.circuit.* hwsim.fpga hwsim.gates.* hwsim.referee.* \
                         hwsim.verify.* engine engine.analysis engine.api engine.board engine.book \
                         engine.eval engine.io engine.match engine.notation engine.people engine.problem \
                         engine.simd
        app.window.*   : app.analyse.* app.chips.* app.circuit.* app.engines.* app.files.* app.game.* \
                         app.kit.* app.learn.* app.picture app.shell hwsim.referee.* engine engine.api \
                         engine.board engine.io engine.notation engine.simd
        app.screenshot : app.circuit.* app.cli.* app.game.* app.kit.* app.shell app.window.* \
                         hwsim.referee.* engine engine.board engine.io engine.notation
        app.start      : app.circuit.* app.game.* app.kit.* app.shell app.window.* hwsim.referee.* engine \
                         engine.board
        app            : app.circuit.* app.cli.* app.files.* app.game.* app.kit.* app.screenshot \
                         app.shell app.start app.window.* hwsim.referee.* engine engine.notation \
                         engine.simd

        lab.train     : engine engine.api engine.board engine.eval engine.io engine.notation.wthor \
                        engine.people engine.simd
        lab.book      : lab.train engine engine.api engine.board engine.book engine.notation.wthor
        lab.people    : engine engine.api engine.board engine.eval engine.io engine.notation \
                        engine.notation.wthor engine.people
        lab.bench     : engine engine.api engine.board engine.eval engine.match engine.notation \
                        engine.problem
        lab.job       : lab.book lab.train engine engine.api engine.board engine.book engine.eval \
                        engine.io engine.match engine.notation engine.notation.wthor engine.people \
                        engine.problem hwsim.gates.* hwsim.referee.* hwsim.verify.*
        lab.spark     : lab.job
        lab.micro     : app.cli.* app.files.* engine.api engine.board engine.eval engine.io engine.match \
                        engine.simd engine.table hwsim.gates.* hwsim.referee.*
        lab.program   :
        lab.benchmark : engine engine.api engine.board engine.endgame engine.eval engine.notation \
                        engine.notation.wthor engine.problem engine.table
        lab.six       :
        lab.stuck     : engine.board engine.io engine.notation hwsim.verify.*
        lab.window    : engine engine.api engine.board engine.io
        lab.cli       : lab.bench lab.benchmark lab.book lab.job lab.people lab.program lab.six \
                        lab.stuck lab.train lab.window app.analyse.* app.cli.* app.kit.* app.learn.* engine \
                        engine.api engine.board engine.book engine.eval engine.io engine.match \
                        engine.notation engine.notation.wthor engine.people engine.problem hwsim.circuit.*
        lab           : lab.cli app.cli.*
        """;

    private final Map<String, List<String>> rows = new LinkedHashMap<>();

    ImportTable() {
        ROWS.lines().filter(row -> !row.isBlank()).map(row -> row.split(":"))
            .forEach(row -> rows.put(row[0].strip(), words(row.length > 1 ? row[1] : "")));
    }

    /// The entries that no row above theirs explains: the table has no circle while there is none.
    List<String> arrowsUp() {
        List<String> seen = new ArrayList<>();
        List<String> up = new ArrayList<>();
        rows.forEach((row, entries) -> {
            entries.stream().filter(entry -> !seen.contains(entry))
                .forEach(entry -> up.add(row + " -> " + entry));
            seen.add(row);
        });
        return up;
    }

    /// Whether the table has a row for this package.
    boolean knows(String name) {
        return rows.keySet().stream().anyMatch(row -> covers(row, name));
    }

    boolean allows(String from, String to) {
        return from.equals(to) || rows.entrySet().stream().filter(row -> covers(row.getKey(), from)).anyMatch(
            row -> covers(row.getKey(), to) || row.getValue().stream().anyMatch(entry -> covers(entry, to)));
    }

    private static boolean covers(String entry, String name) {
        return entry.endsWith(".*")
            ? (name + ".").startsWith(entry.substring(0, entry.length() - 1))
            : entry.equals(name);
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
    }
}
