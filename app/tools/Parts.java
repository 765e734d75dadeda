import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// Completes the list of parts that the CycloneDX plugin has made, by the JDK and the commit of the sources,
/// and puts it into the program's jar. A part without a licence ends the build.
///
/// `java Parts.java BOM JAR`; both are changed in place, so the jar must be a copy.
final class Parts {
    private static final ObjectMapper JSON = new ObjectMapper();
    /// Jars of which the program takes the typefaces only, not the classes, which have another licence.
    private static final String TYPEFACES = "flatlaf-fonts-";

    private Parts() {}

    static void main(String[] args) throws IOException, InterruptedException {
        if (args.length != 2) {
            throw new IllegalArgumentException("usage: java Parts.java BOM JAR");
        }
        Path file = Path.of(args[0]);
        ObjectNode bom = (ObjectNode) JSON.readTree(file.toFile());
        ArrayNode parts = bom.withArray("components");
        for (int i = parts.size() - 1; i >= 0; i--) {
            String name = parts.get(i).path("name").asText();
            if (parts.get(i).path("group").asText().equals("flipchip")) {
                ((ObjectNode) parts.get(i)).remove("hashes");       // of jars that are rewritten after this
            }
            if (name.equals("jdk")) {
                parts.remove(i);                 // this program has run before
            } else if (name.startsWith(TYPEFACES)) {
                ObjectNode licence =
                    ((ObjectNode) parts.get(i)).putArray("licenses").addObject().putObject("license");
                licence.put("id", "OFL-1.1");
            }
        }
        parts.add(jdk());
        name(bom);
        List<String> without = new ArrayList<>();
        for (JsonNode part : parts) {
            if (!part.path("group").asText().equals("flipchip") && part.path("licenses").isEmpty()) {
                without.add(part.path("name").asText());
            }
        }
        if (!without.isEmpty()) {
            throw new IOException("no licence is known of " + String.join(", ", without));
        }
        byte[] text = JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(bom);
        Files.write(file, text);
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(args[1]))) {
            Files.write(jar.getPath("flipchip/app/window/about/bom.json"), text);
        }
    }

    private static ObjectNode jdk() {
        ObjectNode jdk = JSON.createObjectNode();
        jdk.put("type", "platform");
        jdk.put("bom-ref", "jdk");
        jdk.put("publisher", System.getProperty("java.vm.vendor"));
        jdk.put("name", "jdk");
        jdk.put("version", Runtime.version().toString());
        jdk.put("description", "The Java runtime, of which the package contains the modules that are used");
        jdk.putArray("licenses").addObject().put("expression", "GPL-2.0-only WITH Classpath-exception-2.0");
        jdk.putArray("externalReferences").addObject().put("type", "website").put("url",
            System.getProperty("java.vendor.url"));
        return jdk;
    }

    private static void name(ObjectNode bom) throws IOException, InterruptedException {
        ArrayNode properties = bom.withObject("/metadata/component").putArray("properties");
        Process git =
            new ProcessBuilder("git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String commit = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (git.waitFor() == 0) {
            properties.addObject().put("name", "commit").put("value", commit);
        }
    }
}
