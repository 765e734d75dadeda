package flipchip.hwsim.circuit.solver;

import flipchip.web.GalleryFiles;
import flipchip.web.build.Replaces;

/// The programs of the solver's processors, for the gallery in the page. In their package for their class.
public final class ProgramFiles {
    private ProgramFiles() {}

    @Replaces(value = SolverPrograms.class, isStatic = true)
    static String text(String name) {
        return GalleryFiles.read(name + ".program").orElseThrow();
    }
}
