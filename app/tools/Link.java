import java.io.PrintWriter;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.attribute.ModuleResolutionAttribute;
import java.util.EnumSet;
import java.util.Set;
import jdk.tools.jlink.internal.Main;
import jdk.tools.jlink.internal.PluginRepository;
import jdk.tools.jlink.plugin.Plugin;
import jdk.tools.jlink.plugin.ResourcePool;
import jdk.tools.jlink.plugin.ResourcePoolBuilder;
import jdk.tools.jlink.plugin.ResourcePoolEntry;

/// jlink, which takes the mark "incubating" off the module of vectors on its way into the image. Arguments: those of jlink.
///
/// With the mark every start prints a warning, and the cache of classes leaves out the graph of modules and with it all
/// classes that are linked beforehand (`ModuleBootstrap` of JDK 25, step 8): the first click then costs 15 to 30 % more
/// processor time. jlink's plugins are inside its module, hence `--add-exports`; where a JDK has no such plugins any more
/// the build can use jlink itself.
final class Link implements Plugin {
    private static final String VECTORS = "/jdk.incubator.vector/module-info.class";

    static void main(String[] args) {
        PluginRepository.registerPlugin(new Link());
        System.exit(Main.run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), args));
    }

    @Override
    public String getName() {
        return "known-incubators";
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
        in.transformAndCopy(entry -> entry.path().equals(VECTORS) ? withoutMark(entry) : entry, out);
        return out.build();
    }

    private static ResourcePoolEntry withoutMark(ResourcePoolEntry declaration) {
        ClassFile files = ClassFile.of();
        return declaration.copyWithContent(files.transformClass(files.parse(declaration.contentBytes()),
            ClassTransform.dropping(element -> element instanceof ModuleResolutionAttribute)));
    }
}
