package flipchip.app.files.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import flipchip.app.VirtualDisplay;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Drags a file with the mouse of a real X server and drops it on the window: what the headless screen cannot
/// do. Needs `Xvfb` and `xdotool`; skipped, visibly, where they are not installed.
@Tag("slow")
class RealDropTest {
    private static final String DRAG =
        "xdotool mousemove 1100 100 sleep 0.5 mousedown 1 sleep 0.5 mousemove 1090 110 sleep 0.3 "
            + "mousemove 1050 150 sleep 0.3 mousemove 700 250 sleep 0.5 mousemove 400 300 sleep 0.5 "
            + "mousemove 410 310 sleep 1 mouseup 1";

    @TempDir
    private Path folder;

    @Test
    @Timeout(900)
    void aFileDroppedOnTheWindowIsOpened() throws Exception {
        for (String tool : List.of("Xvfb", "xdotool")) {
            assumeTrue(VirtualDisplay.isInstalled(tool), tool + " is not installed: nothing was dropped");
        }
        Path file = Files.writeString(folder.resolve("game.txt"), "f5d6c3d3c4");
        Path root = Path.of(System.getProperty("flipchip.root"));
        String path = String.join(File.pathSeparator, System.getProperty("java.class.path"),
            System.getProperty("jdk.module.path", ""), root.resolve("app/target/test-classes").toString(),
            root.resolve("engine/target/classes").toString(),
            root.resolve("hwsim/target/classes").toString());
        String java = Path.of(System.getProperty("java.home"), "bin", "java")
            + " -XX:+UseSerialGC --add-modules "
            + "jdk.incubator.vector --enable-native-access=ALL-UNNAMED -Dprism.order=sw -Djavafx.cachedir="
            + folder.resolve("jfx") + " -Dflipchip.root=" + root + " -cp '" + path + "' "
            + DropDesk.class.getName() + " '" + folder.resolve("home") + "' '" + file + "'";
        String script =
            "mkfifo '" + folder + "/out'; " + java + " > '" + folder + "/out' 2>/dev/null & pid=$!; "
                + "while read -r line; do echo \"$line\"; case \"$line\" in ready*) (sleep 3; " + DRAG
                + ") & ;; moves*) break ;; esac; done < '" + folder + "/out'; kill $pid";
        String said;
        try (VirtualDisplay display = VirtualDisplay.open()) {
            ProcessBuilder builder = new ProcessBuilder("timeout", "150", "bash", "-c", script)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
            builder.environment().put("DISPLAY", display.name());
            Process process = builder.start();
            try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
                said = String.join("\n", out.lines().toList());
            }
            process.waitFor(20, TimeUnit.SECONDS);
        }

        assertEquals("ready true\nmoves [f5, d6, c3, d3, c4]", said);
    }
}
