package flipchip.architecture;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Who may import whom among our own packages. What is not listed is forbidden: extend it on purpose.
///
/// Names are relative to the root package. `x.*` stands for the package x and those inside it.
final class ImportTable {
    private static final String ROWS = """
        engine.fault    :
        engine.board    : engine.fault
        engine.file     : engine.fault
        engine.api      : engine.board
        engine.analysis : engine.board engine.api
        engine.eval     : engine.board engine.file engine.simd
        engine.simd     : engine.board
        engine.table    : engine.board engine.api
        engine.limit    : engine.board engine.api
        engine.endgame  : engine.board engine.api engine.limit engine.table engine.eval engine.simd
        engine.search   : engine.board engine.api engine.limit engine.table engine.eval engine.endgame \
                          engine.simd
        engine.book     : engine.board engine.api engine.file
        engine          : engine.api engine.board engine.book engine.eval engine.limit engine.search \
                          engine.simd engine.table
        engine.archive  : engine.board engine.file
        engine.person   : engine.board engine.eval engine.file engine.api engine.limit engine.search \
                          engine.table
        engine.match    : engine engine.api engine.board
        engine.school   : engine.board engine.file engine.api engine.person engine.endgame engine.eval \
                          engine.limit engine.table
        engine.problem  : engine.api engine.board engine.endgame engine.eval engine.limit engine.table

        hwsim.netlist   :
        hwsim.logic     : hwsim.netlist
        hwsim.sim       : hwsim.netlist
        hwsim.lanes     : hwsim.netlist
        hwsim.export    : hwsim.netlist hwsim.sim
        hwsim.array     : hwsim.netlist hwsim.logic engine.board
        hwsim.control   : hwsim.netlist hwsim.logic hwsim.array engine.board
        hwsim.checker   : hwsim.netlist hwsim.logic hwsim.sim engine.board
        hwsim.flipper   : hwsim.netlist hwsim.logic hwsim.sim engine.board
        hwsim.selector  : hwsim.netlist hwsim.logic hwsim.sim engine.board
        hwsim.pipeline  : hwsim.netlist hwsim.logic hwsim.sim hwsim.flipper engine.board
        hwsim.scanner   : hwsim.netlist hwsim.logic hwsim.sim engine.board
        hwsim.shogi     : hwsim.netlist hwsim.logic hwsim.sim engine.board
        hwsim.score     : hwsim.netlist hwsim.logic hwsim.sim engine.board
        hwsim.solver    : hwsim.netlist hwsim.logic hwsim.sim hwsim.checker hwsim.flipper hwsim.selector \
                          hwsim.stages engine.board
        hwsim.stages    : hwsim.netlist hwsim.logic hwsim.sim hwsim.checker hwsim.flipper hwsim.selector \
                          hwsim.pipeline engine.board
        hwsim.fault     : hwsim.netlist hwsim.logic hwsim.sim hwsim.lanes hwsim.array hwsim.control \
                          hwsim.checker engine.board engine.simd
        hwsim.repair    : hwsim.netlist hwsim.array engine.board
        hwsim.board     : hwsim.netlist hwsim.logic hwsim.sim hwsim.array hwsim.control hwsim.solver \
                          engine.board
        hwsim.proof     : hwsim.* engine.board engine.eval engine.file
        hwsim           : hwsim.* engine.board

        app.text        : engine.api engine.board engine.fault engine.file
        app.work        : engine.api
        app.draw        : engine.board engine.file
        app.game        : engine.board engine.api
        app.settings    : app.work engine.api engine.file app.text
        app.shell       : app.settings app.text
        app.step        : app.text
        app.time        : app.game hwsim.* engine.board
        app.service     : app.work app.game app.time engine engine.analysis engine.api engine.board hwsim.* \
                          engine.person
        app.library     : app.work app.game app.text engine.archive engine.board engine.api engine.file
        app.files       : app.work app.library app.game app.service app.time app.settings app.shell \
                          app.text engine.board engine.api
        app.database    : app.game app.service engine engine.archive engine.board engine.api engine.file
        app.protocol    : app.work app.game app.library app.service engine engine.board engine.api \
        engine.fault
        app.school      : engine.analysis engine.api engine.board engine.book engine.file engine.person \
                          engine.school
        app.board       : app.game app.service app.time app.settings app.shell app.text engine.board \
                          engine.api
        app.moves       : app.game app.service app.time app.settings app.shell app.text engine.board \
                          engine.api \
                          engine.book
        app.analysis    : app.work app.board app.game app.service app.time app.settings app.shell app.text \
                          engine \
                          engine.analysis engine.board engine.api engine.book
        app.play        : app.work app.board app.draw app.game app.service app.settings app.shell app.text \
                          engine.board engine.api engine.book
        app.controller  : app.draw app.time app.text hwsim.* engine.board
        app.chipview    : app.draw app.time app.text app.controller hwsim.* engine.board
        app.lanes       : app.draw app.game app.time app.text hwsim.* engine.board
        app.schematic   : app.work app.game app.service app.time app.settings app.shell app.text \
                          app.chipview app.draw \
                          hwsim.* engine.board
        app.wave        : app.work app.game app.service app.time app.settings app.shell app.text \
        app.chipview \
                          app.draw \
                          hwsim.* engine.board engine.file
        app.breakpoint  : app.game app.service app.time app.settings app.shell app.text hwsim.* engine.board
        app.export      : app.work app.board app.game app.chipview app.draw app.shell app.text app.time \
                          hwsim.* engine.board engine.file
        app.story       : app.game app.service app.time app.settings app.shell app.text app.controller \
                          app.draw \
                          hwsim.* engine.board
        app.exhibit     : app.work app.game app.service app.time app.settings app.shell app.step app.text \
                          app.draw \
                          hwsim.* engine.board engine.eval
        app.browser     : app.work app.game app.service app.time app.settings app.shell app.text \
                          app.database \
                          app.library app.files engine.board engine.api
        app.arena       : app.work app.game app.service app.time app.settings app.shell app.text \
                          app.protocol \
                          app.library app.files engine engine.board engine.api engine.match
        app.student     : app.text hwsim.array hwsim.netlist hwsim.sim engine.board engine.file
        app.workbench   : app.student app.game app.service app.settings app.shell app.text app.time \
                          app.work hwsim.* engine.board \
                          engine.file
        app.desk        : app.work app.draw app.game app.service app.settings app.shell app.text app.time \
                          hwsim.* engine.board engine.api
        app.chip        : app.work app.game app.service app.time app.settings app.shell app.text app.draw \
                          hwsim.* engine.board engine.api
        app.twin        : app.game app.service app.time app.settings app.shell app.text app.chipview \
                          app.database \
                          app.library hwsim.* engine.board
        app.classroom   : app.board app.game app.school app.settings app.shell app.text app.time app.work \
                          hwsim.* engine engine.analysis engine.api \
                          engine.board engine.book engine.file engine.person engine.school
        app.repair      : app.game app.service app.settings app.time app.shell app.text hwsim.* \
                          engine.board engine.file
        app.link        : app.files app.game app.library app.shell app.settings app.text app.time hwsim.* \
                          engine.board engine.fault
        app.voice       : app.work app.settings app.shell app.text
        app.handbook    : app.shell app.text
        app.about       : app.shell app.settings app.text engine
        app.preferences : app.settings app.shell app.text
        app.window      : app.preferences app.board app.moves app.chipview app.controller app.lanes app.draw \
                          app.game app.service app.time app.settings \
                          app.shell app.text engine engine.api engine.board hwsim.*
        app.cli.answer  : app.database app.library engine.board engine.file
        app.cli.window  : app.cli.answer app.settings engine.board engine.file hwsim.*
        app.cli.play    : app.cli.answer app.game app.school app.service app.settings engine engine.api \
                          engine.board engine.book \
                          engine.person engine.school hwsim.*
        app.cli.ask     : app.cli.answer app.cli.window app.game app.service app.settings app.library \
                          app.database app.protocol \
                          engine engine.analysis engine.api engine.board engine.eval engine.file \
                          engine.match engine.person engine.problem
        app.cli.convert : app.cli.answer app.game app.library engine.board engine.file
        app.cli.circuit : app.cli.answer app.desk app.student app.game app.settings engine engine.api \
                          engine.board engine.eval \
                          engine.file hwsim.*
        app.cli         : app.cli.* engine engine.board
        app.frame       : app.about app.analysis app.arena app.board app.breakpoint app.browser app.chip \
                          app.chipview app.classroom app.desk \
                          app.exhibit \
                          app.export app.files app.game app.handbook app.library app.link app.moves \
                          app.play app.protocol \
                          app.repair app.schematic app.service app.settings app.shell app.story app.time \
                          app.twin app.wave \
                          app.voice app.window app.workbench engine.api engine.board
        app.snapshot    : app.work app.frame app.chipview app.cli.window app.draw app.game app.service \
                          app.settings app.shell app.text app.time \
                          app.window \
                          engine engine.api engine.board engine.file hwsim
        app.rehearsal   : app.frame app.board app.chipview app.draw app.game app.moves app.service \
                          app.settings app.shell app.time \
                          app.window engine.board
        app.measure     : app.frame app.rehearsal app.board app.chipview app.game app.service \
                          app.settings app.shell app.time app.window engine.board hwsim
        app             : app.cli app.cli.answer app.cli.window app.frame app.game app.link app.measure \
                          app.rehearsal app.service app.settings \
                          app.shell app.snapshot app.window engine engine.api engine.board

        lab.train       : engine engine.person engine.api engine.archive engine.board engine.eval \
        engine.file \
                          engine.simd
        lab.book        : lab.train engine engine.api engine.archive engine.board engine.book
        lab.people      : engine engine.api engine.archive engine.board engine.eval engine.file engine.person
        lab.bench       : engine engine.api engine.board engine.eval engine.match engine.problem
        lab.job         : lab.train lab.book engine engine.api engine.archive engine.board engine.book \
                          engine.eval engine.file \
                          engine.match engine.person engine.problem engine.school hwsim.*
        lab.spark       : lab.job
        lab.micro       : engine.board engine.eval engine.match engine.simd engine.table hwsim.array \
                          hwsim.lanes hwsim.netlist hwsim.sim
        lab.program     :
        lab.exam        : engine engine.api engine.archive engine.board engine.endgame engine.eval \
                          engine.problem engine.table
        lab.six         :
        lab.stuck       : engine.board engine.file hwsim.repair
        lab.window      : engine engine.api engine.board engine.file
        lab.cli         : lab.train lab.book lab.people lab.bench lab.exam lab.job lab.program lab.six \
                          lab.stuck lab.window app.cli app.cli.answer \
                          app.database app.settings \
                          engine engine.api engine.board engine.book engine.eval engine.file engine.match \
                          engine.person \
                          engine.problem engine.archive hwsim.solver
        lab             : lab.cli app.cli app.cli.answer
        """;

    private final Map<String, List<String>> rows = ROWS.lines().filter(row -> !row.isBlank())
        .map(row -> row.split(":"))
        .collect(Collectors.toUnmodifiableMap(row -> row[0].strip(),
            row -> words(row.length > 1 ? row[1] : "")));

    /// Whether the table has a row for this package.
    boolean knows(String name) {
        return rows.containsKey(name);
    }

    boolean allows(String from, String to) {
        return from.equals(to) || rows.getOrDefault(from, List.of()).stream()
            .anyMatch(entry -> entry.endsWith(".*")
            ? (to + ".").startsWith(entry.substring(0, entry.length() - 1)) : entry.equals(to));
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
    }
}
