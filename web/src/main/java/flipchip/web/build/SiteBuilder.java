package flipchip.web.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import flipchip.app.chips.opened.BlockPicture;
import flipchip.app.circuit.inside.LayoutText;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.run.OthelloMachine;

/// A writer of the page: the folder `target/site`, and `target/flipchip.html` with everything in one file.
///
/// Neither asks anything of a network, and both forbid it with a content security policy.
public final class SiteBuilder {
    private static final List<String> LANGUAGES = List.of("", "_de", "_fr", "_ja", "_zh");
    private static final List<String> PAGE_SCRIPTS = List.of("words.js", "opponents.js", "board.js", "pen.js",
        "die.js", "inside.js", "lesson.js", "moments.js", "study.js", "repair.js", "gallery.js", "page.js");
    /// Of the desktop's texts, those that the core says, by their area and how their keys begin.
    private static final Map<String, List<String>> MACHINE = Map.of("why", List.of(""), "schematic",
        List.of("block.", "disc.", "color.", "legend.", "inside.cell", "equation"), "controller",
        List.of("says.", "controller.if.", "controller.none", "color."), "opened",
        List.of("gate.", "gates", "about.pin"));
    /// And those that the page says.
    private static final Map<String, List<String>> PLAIN = Map.of("board", List.of("square.", "board"),
        "opened", List.of("enter.controller", "enter.mailbox"), "link", List.of("bad."), "reasons",
        List.of("move.", "notation.", "within"), "strengths", List.of("person."), "classroom",
        List.of("school.task", "school.right", "school.loses", "school.draws", "school.solution"), "repair",
        List.of("title", "inputs", "known", "placeholder.", "button.", "task", "standing", "plan.", "value.",
            "verdict.wrong", "verdict.right", "verdict.sound", "verdict.par", "hint.", "kind."));
    /// A blank at which no line of French may end.
    private static final Pattern FRENCH_BLANK = Pattern.compile(" (?=[:;!?»])|(?<=«) ");
    private static final Pattern EXPORTS = Pattern.compile("\\R(var main;(?:var \\w+;)+)");
    private static final Pattern LOADED = Pattern.compile(
        "<link rel=\"stylesheet\" href=\"(\\w+\\.css)\">|<script src=\"(\\w+\\.js)\"(?: async)?></script>");

    private final Path module;
    private final Map<String, String> files = new LinkedHashMap<>();

    private SiteBuilder(Path module) {
        this.module = module;
    }

    /// @param args the folder of the module
    public static void main(String[] args) throws IOException {
        new SiteBuilder(Path.of(args[0])).build();
    }

    private void build() throws IOException {
        files.put("page.css", page("page.css"));
        files.put("texts.js", "const flipchipTexts = " + texts() + ";\n");
        files.put("rules.js", script("rules.js", "flipchipRules"));
        files.put("core.js", script("core.js", "flipchipCore"));
        files.put("worker.js", page("worker.js"));
        StringBuilder scripts = new StringBuilder();
        for (String name : PAGE_SCRIPTS) {
            scripts.append(page(name).replace("'use strict';\n", ""));
        }
        files.put("page.js", "'use strict';\n" + scripts);
        files.put("engine.js", "var flipchipEngine = '" + packed("core.wasm") + "';\n");
        files.put("exhibits.js", gallery());
        files.put("problems.js", people("flipchipProblems", "problems.bin"));
        Netlist machine = OthelloMachine.build().circuit().netlist();
        files.put("gates.js",
            "var flipchipGates = [" + Stream
                .of(LayoutText.make(machine), BlockPicture.layOut(machine, "controller"),
                    BlockPicture.layOut(machine, "mailbox"))
                .map(SiteBuilder::quoted).collect(Collectors.joining(",")) + "];\n");
        files.put("people.js",
            people("flipchipPeople", "people.bin") + people("flipchipPeopleWeights", "weights.bin"));
        String index = page("index.html");
        Path site = module.resolve("target/site");
        Files.createDirectories(site);
        for (Map.Entry<String, String> file : files.entrySet()) {
            AtomicFile.write(site.resolve(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
        }
        write(site.resolve("index.html"), index, "'self'", "'self'");
        // in one file nothing can be asked for later
        whole(index.replace("<script src=\"texts.js\">",
            Stream.of("problems.js", "gates.js", "core.js", "texts.js")
                .map(file -> "<script src=\"" + file + "\">").collect(Collectors.joining("</script>\n"))));
    }

    private void whole(String index) throws IOException {
        StringBuilder hashes = new StringBuilder();
        String style = "'sha256-" + hash(files.get("page.css")) + "'";
        String whole = LOADED.matcher(index).replaceAll(match -> {
            if (match.group(1) != null) {
                return Matcher.quoteReplacement("<style>" + files.get(match.group(1)) + "</style>");
            }
            String script =
                files.get(match.group(2)).replace("</script", "<\\/script").replace("<!--", "<\\!--");
            hashes.append(hashes.isEmpty() ? "" : " ").append("'sha256-").append(hash(script)).append("'");
            return Matcher.quoteReplacement("<script>" + script + "</script>");
        });
        write(module.resolve("target/flipchip.html"), whole, hashes.toString(), style);
    }

    private static void write(Path file, String html, String scripts, String styles) throws IOException {
        String policy = "default-src 'none'; script-src " + scripts + " 'wasm-unsafe-eval'; style-src "
            + styles + "; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'";
        AtomicFile.write(file,
            html.replace("<!-- policy -->",
                "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">")
                .getBytes(StandardCharsets.UTF_8));
    }

    /// A file of the engine as a variable, in base 64.
    private String people(String name, String file) throws IOException {
        Path folder = module.resolveSibling("engine/src/main/resources/flipchip/engine/people");
        return "var " + name + " = '"
            + Base64.getEncoder().encodeToString(Files.readAllBytes(folder.resolve(file))) + "';\n";
    }

    private String page(String name) throws IOException {
        return Files.readString(module.resolve("src/main/page/" + name));
    }

    /// A program as one function that returns what it exports; workers get its text.
    private String script(String file, String function) throws IOException {
        String script = Files.readString(module.resolve("target/script").resolve(file));
        Matcher exports = EXPORTS.matcher(script);
        if (!exports.find() || script.contains("new Function") || script.contains("eval(")) {
            throw new IOException(file + " is not as this program knows it");
        }
        String names = exports.group(1).replace("var ", "").replace(';', ',');
        return "function " + function + "() {\n" + script + "\nmain([]);\nreturn {" + names + "};\n}\n";
    }

    private String packed(String wasm) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(Files.readAllBytes(module.resolve("target/script").resolve(wasm)));
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    /// The gallery's program, the files that it reads, and its texts in all languages.
    private String gallery() throws IOException {
        Map<String, String> read = new TreeMap<>();
        for (String folder : List.of("app/src/main/resources/flipchip/app/chips/gallery/plans",
            "hwsim/src/main/resources/flipchip/hwsim/circuit/solver")) {
            try (Stream<Path> found = Files.list(module.resolveSibling(folder))) {
                for (Path file : found.toList()) {
                    read.put(file.getFileName().toString(), Files.readString(file));
                }
            }
        }
        Map<String, String> languages = new LinkedHashMap<>();
        for (String language : LANGUAGES) {
            languages.put(name(language),
                said(language, Map.of("exhibit", List.of(""), "why", List.of("direction."))));
        }
        return "var flipchipGallery = '" + packed("gallery.wasm") + "';\nvar flipchipFiles = " + json(read)
            + ";\nvar flipchipExhibits = " + json(languages) + ";\n";
    }

    /// The desktop's texts of some areas, as the core reads them.
    private String said(String language, Map<String, List<String>> areas) throws IOException {
        Map<String, String> said = new TreeMap<>();
        for (Map.Entry<String, List<String>> area : areas.entrySet()) {
            desktop(area.getKey(), language, area.getValue())
                .forEach((key, text) -> said.put(area.getKey() + "." + key, text));
        }
        return said.entrySet().stream().map(text -> text.getKey() + "\n" + text.getValue())
            .collect(Collectors.joining("\n"));
    }

    private static String name(String language) {
        return language.isEmpty() ? "en" : language.substring(1);
    }

    private static String json(Map<String, String> texts) {
        return texts.entrySet().stream().map(text -> quoted(text.getKey()) + ":" + quoted(text.getValue()))
            .collect(Collectors.joining(",", "{", "}"));
    }

    private String texts() throws IOException {
        Map<String, String> languages = new LinkedHashMap<>();
        for (String language : LANGUAGES) {
            Map<String, String> page = read(module.resolve("src/main/texts/page" + language + ".properties"));
            if (!page.keySet().equals(read(module.resolve("src/main/texts/page.properties")).keySet())) {
                throw new IOException("page" + language + ".properties has other keys than page.properties");
            }
            for (Map.Entry<String, List<String>> area : PLAIN.entrySet()) {
                desktop(area.getKey(), language, area.getValue()).forEach((key, text) -> page
                    .put(area.getKey().equals("repair") ? "repair." + key : key, text.replace("''", "'")));
            }
            page.put("machine", said(language, MACHINE));
            languages.put(name(language), json(page));
        }
        return languages.entrySet().stream().map(one -> one.getKey() + ":" + one.getValue())
            .collect(Collectors.joining(",\n", "{", "}"));
    }

    private Map<String, String> desktop(String area, String language, List<String> beginnings)
            throws IOException {
        Path folder = module.resolveSibling("app/src/main/resources/flipchip/app/kit/text");
        Map<String, String> chosen = read(folder.resolve(area + language + ".properties"));
        chosen.keySet().removeIf(key -> beginnings.stream().noneMatch(key::startsWith));
        return chosen;
    }

    private static Map<String, String> read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        }
        Map<String, String> texts = new TreeMap<>();
        boolean isFrench = file.toString().endsWith("_fr.properties");
        properties.forEach((key, text) -> texts.put((String) key,
            isFrench ? FRENCH_BLANK.matcher((String) text).replaceAll("\u00a0") : (String) text));
        return texts;
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    private static String hash(String text) {
        try {
            return Base64.getEncoder().encodeToString(
                MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
