package flipchip.app.window.about;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;

/// The list of parts in the form of CycloneDX, which the build of the package puts into the program.
///
/// @param version of the program; empty where it was compiled but not packaged
/// @param commit  of the sources; empty if it is not known
/// @param parts   by name; our own modules are not among them
record BillOfMaterials(Optional<String> version, Optional<String> commit, List<Part> parts) {
    private static final String RESOURCE = "bom.json";
    private static final String OURS = "flipchip";

    BillOfMaterials {
        parts = List.copyOf(parts);
    }

    /// That of this program.
    static BillOfMaterials ofThisProgram() {
        try (InputStream in = BillOfMaterials.class.getResourceAsStream(RESOURCE)) {
            return in == null ? new BillOfMaterials(Optional.empty(), Optional.empty(), List.of()) : read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @throws IOException if `in` has no JSON
    static BillOfMaterials read(InputStream in) throws IOException {
        JsonNode bom = new ObjectMapper().readTree(in);
        JsonNode program = bom.path("metadata").path("component");
        Optional<String> commit = program.path("properties").valueStream()
            .filter(property -> property.path("name").asText().equals("commit"))
            .map(property -> property.path("value").asText()).findFirst();
        List<Part> parts = bom.path("components").valueStream()
            .filter(component -> !component.path("group").asText().equals(OURS)).map(BillOfMaterials::part)
            .distinct().sorted(Comparator.comparing(Part::name, String.CASE_INSENSITIVE_ORDER)).toList();
        return new BillOfMaterials(
            Optional.of(program.path("version").asText()).filter(text -> !text.isEmpty()), commit, parts);
    }

    private static Part part(JsonNode component) {
        List<String> licences =
            component.path("licenses").valueStream()
                .flatMap(
                    choice -> Stream
                        .of(choice.path("license").path("id"), choice.path("license").path("name"),
                            choice.path("expression"))
                        .filter(JsonNode::isTextual).map(JsonNode::asText).limit(1))
                .distinct().toList();
        JsonNode site = component.path("externalReferences").valueStream()
            .filter(reference -> reference.path("type").asText().equals("website")).findFirst()
            .map(reference -> reference.path("url")).orElse(MissingNode.getInstance());
        return new Part(component.path("name").asText(), component.path("version").asText(), licences,
            site.asText());
    }
}
