package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/// A search, the learnt evaluation and the weights, from bytes to a best move, reach nothing that a run time
/// without threads, files or a JVM lacks.
class ThreadFreeCoreTest {
    private static final Path ENGINE =
        Path.of(System.getProperty("flipchip.root")).resolve("engine/target/classes");
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath(ENGINE);
    private static final Set<String> ROOTS = Set.of("flipchip.engine.SearchCore",
        "flipchip.engine.eval.PatternEvaluation", "flipchip.engine.eval.WeightsFormat");

    /// Of `java.util.concurrent` only atomic values, which the compiler TeaVM knows too.
    private static final Predicate<String> LACKING =
        Pattern.compile("java\\.util\\.concurrent\\.(?!atomic\\.Atomic(Boolean|Integer|Long|Reference)$).*"
            + "|java\\.lang\\.(Thread.*|Process.*|ModuleLayer|Module|invoke\\..*|management\\..*)"
            + "|java\\.nio\\.(file|channels)\\..*|java\\.util\\.(SplittableRandom|Timer.*|ServiceLoader)"
            + "|jdk\\..*|com\\.sun\\..*|java\\.io\\.File.*").asMatchPredicate();

    @Test
    void theCoreReachesNoThreadNoFileAndNoVector() {
        Map<String, String> users = closure();

        Set<String> found = new TreeSet<>();
        users.forEach((used, user) -> {
            if (LACKING.test(used)) {
                found.add(used + " by " + user);
            }
        });
        assertEquals(Set.of(), found);
    }

    @Test
    void theCoreIsTheWholeSearch() {
        Set<String> reached = closure().keySet();

        for (String name : Set.of("search.Midgame", "search.ParallelSearch", "endgame.LastEmpties",
            "eval.NeuralNet", "simd.ScalarKernel", "table.TranspositionTable")) {
            assertTrue(reached.contains("flipchip.engine." + name), name);
        }
    }

    @Test
    void anEngineReachesWhatTheCoreMustNot() {
        assertTrue(closure(Set.of("flipchip.engine.Engine")).keySet().stream().anyMatch(LACKING));
        assertTrue(closure(Set.of("flipchip.engine.simd.JvmKernels")).keySet().stream()
            .anyMatch("jdk.incubator.vector.LongVector"::equals));
    }

    private static Map<String, String> closure() {
        return closure(ROOTS);
    }

    /// Every class that one of `roots` uses, directly or through others, and a class that uses it.
    private static Map<String, String> closure(Set<String> roots) {
        Map<String, String> users = new TreeMap<>();
        Deque<JavaClass> open = new ArrayDeque<>();
        roots.forEach(name -> open.add(CLASSES.get(name)));
        while (!open.isEmpty()) {
            JavaClass user = open.pop();
            user.getDirectDependenciesFromSelf().forEach(use -> {
                JavaClass used = use.getTargetClass().getBaseComponentType();
                if (users.putIfAbsent(used.getName(), user.getName()) == null
                        && used.getName().startsWith("flipchip.")) {
                    open.push(used);
                }
            });
        }
        return users;
    }
}
