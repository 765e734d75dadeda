import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Gives every jar of a folder a module declaration of its own, because jlink takes no automatic modules.
///
/// `java NamedModules.java FOLDER`; the jars are changed in place, so the folder must be a copy. What a jar
/// requires is found by jdeps; it uses the services that it defines. Jars without classes, which only stand
/// for others, are deleted. Out of the jars that get a declaration go the signatures, and the folders of
/// pictures that two of them have, since a folder with a name like a package belongs to one module.
final class NamedModules {
    private static final String RELEASE = "25";

    private final Path folder;
    private final Path work;
    private final Map<String, Integer> pictures = new HashMap<>();

    private NamedModules(Path folder, Path work) {
        this.folder = folder;
        this.work = work;
    }

    static void main(String[] args) throws IOException {
        if (args.length != 1) {
            throw new IllegalArgumentException("usage: java NamedModules.java FOLDER");
        }
        Path folder = Path.of(args[0]);
        new NamedModules(folder, Files.createTempDirectory("modules")).nameAll();
    }

    private record Jar(Path file, ModuleDescriptor module) {}

    private void nameAll() throws IOException {
        List<Jar> automatic = new ArrayList<>();
        for (Path file : jars()) {
            ModuleDescriptor module = ModuleFinder.of(file).findAll().iterator().next().descriptor();
            if (module.isAutomatic() && module.packages().isEmpty()) {
                Files.delete(file);
            } else if (module.isAutomatic()) {
                automatic.add(new Jar(file, module));
            }
        }
        if (automatic.isEmpty()) {
            return;
        }
        List<String> jdeps = new ArrayList<>(List.of("--module-path", folder.toString(), "--multi-release",
            RELEASE, "--ignore-missing-deps", "--generate-module-info", work.toString()));
        automatic.forEach(jar -> jdeps.add(jar.file().toString()));
        run("jdeps", jdeps);
        Set<String> services = services();
        for (Jar jar : automatic) {
            countPictures(jar);
        }
        for (Jar jar : automatic) {
            declare(jar, services);
        }
    }

    /// The services that any jar provides.
    private Set<String> services() {
        return ModuleFinder.of(folder).findAll().stream()
            .flatMap(module -> module.descriptor().provides().stream())
            .map(ModuleDescriptor.Provides::service).collect(Collectors.toSet());
    }

    private void declare(Jar jar, Set<String> services) throws IOException {
        String name = jar.module().name();
        Path source = work.resolve(name, "versions", RELEASE, "module-info.java");
        String uses = services.stream()
            .filter(
                service -> jar.module().packages().contains(service.substring(0, service.lastIndexOf('.'))))
            .sorted().map(service -> "    uses " + service + ";\n").collect(Collectors.joining());
        String written = Files.readString(source);
        Files.writeString(source, written.substring(0, written.lastIndexOf('}')) + uses + "}\n");
        Path classes = work.resolve(name, "classes");
        run("javac", List.of("--module-path", folder.toString(), "--patch-module", name + "=" + jar.file(),
            "-d", classes.toString(), source.toString()));
        try (FileSystem inside = FileSystems.newFileSystem(jar.file())) {
            Files.copy(classes.resolve("module-info.class"), inside.getPath("module-info.class"));
            for (Path file : files(inside)) {
                if (isSignature(file) || pictures.getOrDefault(folderOf(file), 0) > 1) {
                    Files.delete(file);
                }
            }
        }
    }

    /// Counts in how many of the jars a folder without classes is.
    private void countPictures(Jar jar) throws IOException {
        try (FileSystem inside = FileSystems.newFileSystem(jar.file())) {
            files(inside).stream().map(NamedModules::folderOf)
                .filter(name -> !name.isEmpty() && !name.startsWith("META-INF")
                        && !jar.module().packages().contains(name.replace('/', '.')))
                .distinct().forEach(name -> pictures.merge(name, 1, Integer::sum));
        }
    }

    private static List<Path> files(FileSystem jar) throws IOException {
        try (Stream<Path> all = Files.walk(jar.getPath("/"))) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static String folderOf(Path file) {
        return file.getParent().toString().substring(1);
    }

    private static boolean isSignature(Path file) {
        return folderOf(file).equals("META-INF") && file.toString().matches(".*\\.(SF|RSA|DSA|EC)");
    }

    private List<Path> jars() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }

    private static void run(String tool, List<String> arguments) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int status =
            ToolProvider.findFirst(tool).orElseThrow().run(out, out, arguments.toArray(String[]::new));
        if (status != 0) {
            throw new IllegalStateException(
                tool + " " + String.join(" ", arguments) + ": status " + status + "\n" + said);
        }
    }
}
