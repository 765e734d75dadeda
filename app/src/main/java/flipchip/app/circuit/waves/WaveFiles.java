package flipchip.app.circuit.waves;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Png;
import flipchip.app.kit.draw.Svg;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Game;
import flipchip.engine.io.AtomicFile;
import flipchip.hwsim.gates.export.GtkwWriter;
import flipchip.hwsim.gates.export.VcdWriter;
import flipchip.hwsim.gates.export.WaveDromWriter;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.referee.run.GameRun;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;

/// A writer of the waveforms into files. FX thread only; dumps are written on the machine's thread.
final class WaveFiles {
    private static final Texts TEXTS = Texts.of("wave");
    private static final String TOP = "othello_machine";
    private static final double NAMES = 150;
    private static final double RULER = 30;

    /// What can be written.
    enum Format {
        /// The rows over the whole run, with a save file for the viewer.
        VCD("vcd", "Value Change Dump", "vcd"),
        /// Every net over the whole run.
        VCD_ALL("vcd-all", "Value Change Dump", "vcd"),
        /// The rows over the piece of time on the screen.
        WAVEDROM("wavedrom", "WaveDrom", "json"),
        SVG("svg", "SVG", "svg"),
        PNG("png", "PNG", "png"),
        /// The circuit, and the game of the run as its test bench, in a folder of their own.
        BENCH("bench", "SystemVerilog", "sv");

        private final String id;
        private final FileDialogs.Kind kind;

        Format(String id, String name, String ending) {
            this.id = id;
            kind = FileDialogs.Kind.of(name, ending);
        }

        String id() {
            return id;
        }
    }

    private final WaveModel model;
    private final Shell shell;
    private final HardwareService machine;
    private final Supplier<Region> picture;

    /// @param picture what is on the screen
    WaveFiles(WaveModel model, Shell shell, HardwareService machine, Supplier<Region> picture) {
        this.model = model;
        this.shell = shell;
        this.machine = machine;
        this.picture = picture;
    }

    /// Asks for a file and writes it; a notice says how it went.
    void save(Format format) {
        Optional<GameRun> run = model.run();
        if (run.isEmpty()) {
            shell.banner().show(TEXTS.get("save.nothing"));
            return;
        }
        if (format == Format.BENCH) {
            bench(run.get().game());
            return;
        }
        String suggested = "flipchip-waves." + format.kind.endings().getFirst();
        shell.files().save(TEXTS.get("save." + format.id()), suggested, List.of(format.kind))
            .ifPresent(file -> {
                switch (format) {
                    case VCD -> {
                        Map<String, Bus> signals = signals();
                        List<GtkwWriter.Group> groups = groups(signals);
                        later(file, () -> dump(run.get(), signals, groups, file));
                    }
                    case VCD_ALL -> later(file, whole(() -> dump(run.get().waveform(), file)));
                    case WAVEDROM -> {
                        TimeWindow window = model.windowProperty().get();
                        Map<String, Bus> signals = signals();
                        later(file, whole(() -> waveDrom(run.get(), signals, window, file)));
                    }
                    case SVG -> now(file, whole(() -> AtomicFile.write(file, svg())));
                    case PNG -> now(file, whole(() -> Png.write(picture.get().snapshot(null, null), file)));
                    case BENCH -> throw new IllegalArgumentException("into a folder");
                }
            });
    }

    private void bench(Game game) {
        if (game.length() == 0) {
            shell.banner().show(TEXTS.get("save.bench.none"));
            return;
        }
        shell.files().folder(TEXTS.get("save.bench")).map(BenchFiles::folderIn)
            .ifPresent(folder -> later(folder, whole(() -> BenchFiles.write(game, folder))));
    }

    /// Writes files; tells which of them it left as it was.
    private interface Writing {
        Optional<Path> run() throws IOException;
    }

    private interface OneFile {
        void write() throws IOException;
    }

    private static Writing whole(OneFile file) {
        return () -> {
            file.write();
            return Optional.empty();
        };
    }

    private void later(Path file, Writing writing) {
        machine.ask(_ -> outcome(file, writing), shell.banner()::post);
    }

    private void now(Path file, Writing writing) {
        shell.banner().post(outcome(file, writing));
    }

    private static Notice outcome(Path file, Writing writing) {
        try {
            Optional<Path> left = writing.run();
            return Notice.done(Sentences.join(TEXTS.get("save.done", file),
                left.map(view -> TEXTS.get("save.left", view.getFileName())).orElse("")));
        } catch (IOException | UncheckedIOException e) {
            return Notice.problem(TEXTS.get("save.failed", file, Reasons.why(e, file)));
        }
    }

    private Map<String, Bus> signals() {
        Map<String, Bus> signals = new LinkedHashMap<>();
        for (Row row : model.visibleRows()) {
            if (row instanceof Row.Wave wave) {
                model.signal(wave).ifPresent(signal -> signals.put(signal.name(), signal.bus()));
            }
        }
        return signals;
    }

    private static void dump(Waveform waveform, Path file) throws IOException {
        AtomicFile.writeText(file, out -> VcdWriter.write(waveform, TOP, out));
    }

    /// Writes the dump and its GTKWave view, unless the user has saved a view of his own there.
    private static Optional<Path> dump(GameRun run, Map<String, Bus> signals, List<GtkwWriter.Group> groups,
            Path file) throws IOException {
        Waveform waveform = run.waveform(signals);
        dump(waveform, file);
        String name = file.getFileName().toString();
        Path view = file.resolveSibling(name.replaceFirst("\\.vcd$", "") + ".gtkw");
        if (Files.exists(view)
                && !Files.readString(view, StandardCharsets.ISO_8859_1).startsWith(GtkwWriter.HEAD)) {
            return Optional.of(view);
        }
        // GTKWave looks for a bare name in the folder where it was started
        String dump = file.toAbsolutePath().toString();
        AtomicFile.writeText(view, out -> GtkwWriter.write(waveform, dump, TOP, groups, out));
        return Optional.empty();
    }

    private List<GtkwWriter.Group> groups(Map<String, Bus> signals) {
        List<GtkwWriter.Group> groups = new ArrayList<>();
        String title = TEXTS.get("rows");
        List<String> names = new ArrayList<>();
        for (Row row : model.rowsProperty().get()) {
            switch (row) {
                case Row.Group group -> {
                    if (!names.isEmpty()) {
                        groups.add(new GtkwWriter.Group(title, names));
                    }
                    title = group.title();
                    names = new ArrayList<>();
                }
                case Row.Wave wave -> {
                    if (signals.containsKey(wave.name())) {
                        names.add(wave.name());
                    }
                }
            }
        }
        if (!names.isEmpty()) {
            groups.add(new GtkwWriter.Group(title, names));
        }
        return groups;
    }

    private static void waveDrom(GameRun run, Map<String, Bus> signals, TimeWindow window, Path file)
            throws IOException {
        Waveform whole = run.waveform(signals);
        int end = Math.min(whole.length(), (int) Math.ceil(window.until()) - 1);
        int first = Math.clamp((int) Math.floor(window.from()), 0, Math.max(0, end));
        int last = Math.max(first, end);
        Waveform part = whole.part(first, last);
        String title = String.format(Locale.ROOT, "%d - %d", first, last);
        AtomicFile.writeText(file,
            out -> WaveDromWriter.write(part, title, List.copyOf(signals.keySet()), out));
    }

    /// The ruler and all visible rows, with the values at the cursor.
    String svg() {
        TimeWindow window = model.windowProperty().get();
        WaveStrip inks = WaveStrip.row(model);
        List<Row> rows = model.visibleRows();
        double height = RULER + rows.size() * WaveCell.HEIGHT;
        Svg svg = new Svg(2 * NAMES + window.width(), height);
        Region shown = picture.get();
        WaveStrip strip = shown.lookupAll(".painted").stream().filter(WaveStrip.class::isInstance)
            .map(WaveStrip.class::cast).findFirst().orElse(inks);
        svg.setFill(strip.ink(CanvasColor.PANEL));
        svg.fillRect(0, 0, 2 * NAMES + window.width(), height);
        WavePainter painter = new WavePainter(svg, strip::ink, window);
        svg.openMoved(2 * NAMES, 0);
        model.run().ifPresent(run -> painter.ruler(run, RULER));
        svg.close();
        for (int i = 0; i < rows.size(); i++) {
            svg.openMoved(0, RULER + i * WaveCell.HEIGHT);
            row(svg, painter, strip, rows.get(i));
            svg.close();
        }
        model.cursor().filter(at -> at >= window.from() && at <= window.until()).ifPresent(at -> {
            svg.setStroke(strip.ink(CanvasColor.TIP));
            svg.setLineWidth(1.5);
            double x = 2 * NAMES + window.x(at + model.cursorShift());
            svg.strokeLine(x, 0, x, height);
        });
        return svg.text(TEXTS.get("rows"));
    }

    private void row(Svg svg, WavePainter painter, WaveStrip strip, Row row) {
        double middle = WaveCell.HEIGHT / 2;
        svg.setFill(strip.ink(CanvasColor.TEXT));
        switch (row) {
            case Row.Group(String title, boolean _) -> {
                svg.setFont(Fonts.bold(12));
                svg.setTextBaseline(VPos.CENTER);
                svg.fillText(title, 6, middle);
            }
            case Row.Wave wave -> {
                svg.setFont(Fonts.code(11));
                svg.setTextBaseline(VPos.CENTER);
                svg.fillText(wave.name(), 6, middle);
                svg.fillText(model.value(wave), NAMES, middle);
                svg.openMoved(2 * NAMES, 0);
                model.run().ifPresent(run -> painter.edges(run, WaveCell.HEIGHT));
                model.signal(wave).ifPresent(signal -> painter.trace(model.trace(wave), signal.width(),
                    wave.radix(), WaveCell.HEIGHT));
                svg.close();
            }
        }
    }
}
