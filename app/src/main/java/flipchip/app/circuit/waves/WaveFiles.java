package flipchip.app.circuit.waves;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.kit.draw.Png;
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
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.WaveformRecorder;
import flipchip.hwsim.referee.run.GameRun;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// A writer of the waveforms into files. FX thread only; dumps are written on the machine's thread.
final class WaveFiles {
    private static final Texts TEXTS = Texts.of("wave");
    private static final String TOP = "othello_machine";
    private static final String CLOCK = "clk";

    /// What can be written.
    enum Format {
        /// The rows over the whole run, with a save file for the viewer.
        VCD("vcd", "Value Change Dump", "vcd"),
        /// Every net over the whole run.
        VCD_ALL("vcd-all", "Value Change Dump", "vcd"),
        /// The rows over the piece of time on the screen, a column a gate delay.
        WAVEDROM("wavedrom", "WaveDrom", "json"),
        /// The same with a column a clock.
        WAVEDROM_CLOCKS("wavedrom-clocks", "WaveDrom", "json"),
        /// The changes of the rows over the piece of time on the screen.
        CSV("csv", "CSV", "csv"),
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
        model.prepare();
        if (format == Format.BENCH) {
            bench(run.get().game());
            return;
        }
        if ((format == Format.SVG || format == Format.PNG) && !model.openProperty().get()) {
            openAndSave(format);
            return;
        }
        String suggested = "flipchip-waves." + format.kind.endings().getFirst();
        shell.files().save(TEXTS.get("save." + format.id()), suggested, List.of(format.kind))
            .ifPresent(file -> write(format, run.get(), file));
    }

    private void write(Format format, GameRun run, Path file) {
        switch (format) {
            case VCD -> {
                Map<String, Bus> signals = signals();
                List<GtkwWriter.Group> groups = groups(signals);
                Span span = span(run);
                GtkwWriter.View view =
                    new GtkwWriter.View(span.first(), span.last(), model.cursor().orElse(span.first()));
                later(file, () -> dump(run, signals, groups, view, file));
            }
            case VCD_ALL -> {
                Map<String, Bus> all = model.catalog().orElseThrow().buses();
                later(file, whole(() -> {
                    all.putAll(WaveformRecorder.allNets(run.machine().circuit().netlist()));
                    dump(run, all, file);
                }));
            }
            case WAVEDROM, WAVEDROM_CLOCKS, CSV -> {
                WaveTexts texts = new WaveTexts(run, waves(), span(run));
                later(file, whole(() -> AtomicFile.writeText(file, out -> {
                    switch (format) {
                        case CSV -> texts.csv(out);
                        case WAVEDROM -> texts.delays(out);
                        default -> texts.clocks(out);
                    }
                })));
            }
            case SVG -> now(file, whole(() -> AtomicFile.write(file, new WaveDrawing(model, picture).svg())));
            case PNG -> now(file, whole(() -> Png.write(picture.get().snapshot(null, null), file)));
            case BENCH -> throw new IllegalArgumentException("into a folder");
        }
    }

    /// A picture shows what is on the screen.
    private void openAndSave(Format format) {
        model.openProperty().set(true);
        Subscription[] once = new Subscription[1];
        once[0] = model.tracesProperty().subscribe((_, _) -> {
            once[0].unsubscribe();
            shell.screen().execute(() -> save(format));
        });
    }

    /// A piece of time, in gate delays.
    record Span(int first, int last) {}

    private Span span(GameRun run) {
        TimeWindow piece = model.piece();
        int end = Math.min(Math.toIntExact(run.timeOf(run.last())), (int) Math.ceil(piece.until()) - 1);
        int first = Math.clamp((int) Math.floor(piece.from()), 0, Math.max(0, end));
        return new Span(first, Math.max(first, end));
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
        waves().forEach((_, signal) -> signals.put(signal.name(), signal.bus()));
        return signals;
    }

    /// The visible rows with their signals.
    private Map<Row.Wave, Signal> waves() {
        Map<Row.Wave, Signal> waves = new LinkedHashMap<>();
        for (Row row : model.rows().visible()) {
            if (row instanceof Row.Wave wave) {
                model.signal(wave).ifPresent(signal -> waves.put(wave, signal));
            }
        }
        return waves;
    }

    /// Writes a dump with the clock and returns what is in it.
    private static Waveform dump(GameRun run, Map<String, Bus> signals, Path file) throws IOException {
        Waveform waveform =
            run.waveform(signals).withClock(CLOCK, Math.max(2, run.machine().options().period()));
        AtomicFile.writeText(file, out -> VcdWriter.write(waveform, TOP, out));
        return waveform;
    }

    /// Writes the dump and its GTKWave view, unless the user has saved a view of his own there.
    private static Optional<Path> dump(GameRun run, Map<String, Bus> signals, List<GtkwWriter.Group> groups,
            GtkwWriter.View shown, Path file) throws IOException {
        Waveform waveform = dump(run, signals, file);
        String name = file.getFileName().toString();
        Path view = file.resolveSibling(name.replaceFirst("\\.vcd$", "") + ".gtkw");
        if (Files.exists(view)
                && !Files.readString(view, StandardCharsets.ISO_8859_1).startsWith(GtkwWriter.HEAD)) {
            return Optional.of(view);
        }
        // GTKWave looks for a bare name in the folder where it was started
        String dump = file.toAbsolutePath().toString();
        AtomicFile.writeText(view, out -> GtkwWriter.write(waveform, dump, TOP, groups, shown, out));
        return Optional.empty();
    }

    private List<GtkwWriter.Group> groups(Map<String, Bus> signals) {
        List<GtkwWriter.Group> groups = new ArrayList<>();
        String title = TEXTS.get("rows");
        List<String> names = new ArrayList<>(List.of(CLOCK));
        for (Row row : model.rows().all()) {
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
}
