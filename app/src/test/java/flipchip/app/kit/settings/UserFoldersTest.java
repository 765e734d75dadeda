package flipchip.app.kit.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// Where the running session is kept on each system.
@DisabledOnOs(OS.WINDOWS)
class UserFoldersTest {
    private static final Path HOME = Path.of("/home/ann");

    @Test
    void theStateLiesWhereTheVariableSaysOrInItsUsualPlace() {
        assertEquals(Optional.of(Path.of("/var/ann/flipchip")), UserFolders.state("Linux", "/var/ann", HOME));
        Optional<Path> usual = Optional.of(Path.of("/home/ann/.local/state/flipchip"));
        assertEquals(usual, UserFolders.state("Linux", null, HOME));
        assertEquals(usual, UserFolders.state("FreeBSD", "", HOME));
        assertEquals(usual, UserFolders.state("Linux", "here", HOME), "not absolute");
    }

    @Test
    void otherSystemsHaveNoFolderForIt() {
        assertEquals(Optional.empty(), UserFolders.state("Windows 11", "/var/ann", HOME));
        assertEquals(Optional.empty(), UserFolders.state("Mac OS X", "/var/ann", HOME));
    }
}
