package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ArchitectureTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    /// The page is there where the profile `web` has compiled it, without its additions to TeaVM and without
    /// what takes the place of the desktop's classes.
    private static final List<String> MODULES = Stream.of("engine", "hwsim", "app", "lab", "web")
        .filter(module -> !module.equals("web") || Files.isDirectory(ROOT.resolve("web/target/classes")))
        .toList();
    private static final JavaClasses HOUSE = new ClassFileImporter()
        .withImportOption(
            location -> !location.contains("/jmh_generated/") && !location.contains("/org/teavm/")
                    && (location.contains("/flipchip/web/") || !location.contains("/web/target/classes/")))
        .importPaths(MODULES.stream().map(module -> ROOT.resolve(module + "/target/classes")).toList());

    /// The same walls around classes that break each of them on purpose.
    private static final String BROKEN = "flipchip.architecture.broken";
    private static final JavaClasses RUIN = new ClassFileImporter()
        .importPath(ROOT.resolve("lab/target/test-classes/flipchip/architecture/broken"));

    @ParameterizedTest
    @EnumSource
    void theHouseKeeps(HouseRules rule) {
        assertEquals("", rule.violations(HOUSE, "flipchip"));
    }

    @Test
    void everyModuleIsRead() {
        for (String module : MODULES) {
            long seen =
                HOUSE.stream().filter(c -> c.getPackageName().startsWith("flipchip." + module)).count();
            assertTrue(seen >= 10, module + ": only " + seen + " classes");
        }
    }

    @Test
    void everyRowImportsRowsAboveIt() {
        assertEquals(List.of(), new ImportTable().arrowsUp());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"NO_PACKAGE_CIRCLES               | Slice engine.board -> ",
            "IMPORTS_ARE_LISTED               | engine.board may not import engine.search",
            "IMPORTS_ARE_LISTED               | package tools has no row in ImportTable",
            "JAVAFX_ONLY_IN_APP               | engine.api.ObservableLevel",
            "PICTURES_KNOW_NO_TOOLKIT         | app.game.LabelPainter",
            "NOBODY_IMPORTS_THE_LAB           | engine.eval.LearningWeights",
            "NOBODY_IMPORTS_THE_PAGE          | app.game.PageGame",
            "CIRCUITS_AS_DATA_KNOW_NO_OTHELLO | hwsim.gates.sim.OthelloSimulator",
            "ONLY_THE_COMMAND_LINE_PRINTS     | app.game.TalkativeGame",
            "FILES_ARE_WRITTEN_WHOLE          | app.game.HastyGame.save",
            "NO_FORMAT_WITHOUT_A_LOCALE       | app.game.LocalScore.write",
            "VECTORS_ONLY_IN_SIMD             | engine.eval.VectorSum",
            "NO_THREADS_IN_THE_SEARCH         | engine.search.Ponderer",
            "NO_MUTABLE_STATICS               | mutable static "
                + "flipchip.architecture.broken.engine.search.Counter.nodes",
            "NO_MUTABLE_STATICS               | mutable static "
                + "flipchip.architecture.broken.engine.search.Counter.CACHE"})
    void aBrokenWallIsNamed(HouseRules rule, String name) {
        String violations = rule.violations(RUIN, BROKEN);

        assertTrue(violations.contains(name), () -> rule + " says: " + violations);
    }
}
