import java.io.PrintWriter;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.attribute.ModuleResolutionAttribute;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.tools.jlink.internal.Main;
import jdk.tools.jlink.internal.PluginRepository;
import jdk.tools.jlink.plugin.Plugin;
import jdk.tools.jlink.plugin.ResourcePool;
import jdk.tools.jlink.plugin.ResourcePoolBuilder;
import jdk.tools.jlink.plugin.ResourcePoolEntry;

/// jlink, which changes three things on their way into the image. Arguments: those of jlink.
///
/// JavaFX's libraries of machine code go from its jars to where those of the JDK are, so that no start
/// unpacks them into the user's home; of the database's, which are there for twenty systems, only that for
/// this system is kept.
///
/// The typefaces go there, too: the toolkit reads a file in place, and would copy what lies in the image at
/// every start.
///
/// The module of vectors loses its mark "incubating".
/// With the mark every start prints a warning, and the cache of classes leaves out the graph of modules and
/// with it all classes that are linked beforehand (`ModuleBootstrap` of JDK 25, step 8): the first click then
/// costs 15 to 30 % more processor time. jlink's plugins are inside its module, hence `--add-exports`; where
/// a JDK has no such plugins any more the build can use jlink itself.
final class Link implements Plugin {
    private static final String VECTORS = "/jdk.incubator.vector/module-info.class";

    private static final Pattern TOOLKIT = Pattern.compile("/(javafx\\.\\w+)/([^/]+\\.(?:so|dll|dylib))");
    private static final Pattern TYPEFACE =
        Pattern.compile("/flipchip\\.app/flipchip/app/kit/draw/.*/([^/]+\\.[ot]tf)");
    private static final Pattern DATABASE = Pattern.compile("/[^/]+/org/sqlite/native/([^/]+)/([^/]+)/.*");

    static void main(String[] args) {
        PluginRepository.registerPlugin(new Link());
        System.exit(Main.run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), args));
    }

    @Override
    public String getName() {
        return "flipchip-image";
    }

    @Override
    public Category getType() {
        return Category.FILTER;                  // before the plugin that reads the modules' declarations
    }

    @Override
    public Set<State> getState() {
        return EnumSet.of(State.AUTO_ENABLED, State.FUNCTIONAL);
    }

    @Override
    public ResourcePool transform(ResourcePool in, ResourcePoolBuilder out) {
        in.transformAndCopy(entry -> changed(entry).orElse(null), out);
        return out.build();
    }

    /// What becomes of an entry; empty if it is left out.
    private static Optional<ResourcePoolEntry> changed(ResourcePoolEntry entry) {
        Matcher toolkit = TOOLKIT.matcher(entry.path());
        Matcher typeface = TYPEFACE.matcher(entry.path());
        Matcher database = DATABASE.matcher(entry.path());
        if (entry.path().equals(VECTORS)) {
            return Optional.of(withoutMark(entry));
        }
        if (typeface.matches()) {
            return Optional.of(ResourcePoolEntry.create("/flipchip.app/lib/" + typeface.group(1),
                ResourcePoolEntry.Type.NATIVE_LIB, entry.contentBytes()));
        }
        if (toolkit.matches()) {
            String folder = toolkit.group(2).endsWith(".dll") ? "bin" : "lib";
            return Optional
                .of(ResourcePoolEntry.create("/" + toolkit.group(1) + "/" + folder + "/" + toolkit.group(2),
                    ResourcePoolEntry.Type.NATIVE_LIB, entry.contentBytes()));
        }
        return Optional.of(entry)
            .filter(_ -> !database.matches() || isHere(database.group(1), database.group(2)));
    }

    private static boolean isHere(String system, String processor) {
        String arch = System.getProperty("os.arch");
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith(
            system.toLowerCase(Locale.ROOT)) && processor.equals(arch.equals("amd64") ? "x86_64" : arch);
    }

    private static ResourcePoolEntry withoutMark(ResourcePoolEntry declaration) {
        ClassFile files = ClassFile.of();
        return declaration.copyWithContent(files.transformClass(files.parse(declaration.contentBytes()),
            ClassTransform.dropping(element -> element instanceof ModuleResolutionAttribute)));
    }
}
