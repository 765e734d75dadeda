package flipchip.app.cli.answer;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;

/// A writer of records as JSON, one object a line with its kind first.
public record JsonLines(PrintWriter out) {
    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(
        new SimpleModule().addSerializer(new LowerCaseEnums()).addSerializer(new ValueOrNull())
            .addSerializer(Double.class, new FiniteOrNull()).addSerializer(double.class, new FiniteOrNull()));

    private static final Pattern UNPRINTABLE =
        Pattern.compile("[\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]");

    /// @param kind   value of the first property, "kind"
    /// @param values a record whose components become the other properties
    public void write(String kind, Record values) {
        ObjectNode line = MAPPER.createObjectNode().put("kind", kind);
        line.setAll(tree(values));
        try {
            out.println(escaped(MAPPER.writeValueAsString(line)));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
        out.flush();
    }

    /// What must not reach a terminal stands in texts only, where JSON has a form for it.
    private static String escaped(String json) {
        return UNPRINTABLE.matcher(json)
            .replaceAll(sign -> String.format(Locale.ROOT, "\\\\u%04x", (int) sign.group().charAt(0)));
    }

    /// A record's components by name.
    static ObjectNode tree(Record values) {
        return MAPPER.valueToTree(values);
    }

    /// Squares as "e6", colours as "black".
    private static final class LowerCaseEnums extends StdSerializer<Enum<?>> {
        private static final long serialVersionUID = 1;

        LowerCaseEnums() {
            super(Enum.class, false);
        }

        @Override
        public void serialize(Enum<?> value, JsonGenerator out, SerializerProvider provider)
                throws IOException {
            out.writeString(value.name().toLowerCase(Locale.ROOT));
        }
    }

    /// JSON has no number for what is not finite, such as the Elo of who won every game.
    private static final class FiniteOrNull extends StdSerializer<Double> {
        private static final long serialVersionUID = 1;

        FiniteOrNull() {
            super(Double.class, false);
        }

        @Override
        public void serialize(Double value, JsonGenerator out, SerializerProvider provider)
                throws IOException {
            if (Double.isFinite(value)) {
                out.writeNumber(value);
            } else {
                out.writeNull();
            }
        }
    }

    /// What is there, or null.
    private static final class ValueOrNull extends StdSerializer<Optional<?>> {
        private static final long serialVersionUID = 1;

        ValueOrNull() {
            super(Optional.class, false);
        }

        @Override
        public void serialize(Optional<?> value, JsonGenerator out, SerializerProvider provider)
                throws IOException {
            provider.defaultSerializeValue(value.orElse(null), out);
        }
    }
}
