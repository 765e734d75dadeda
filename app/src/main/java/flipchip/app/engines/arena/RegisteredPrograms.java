package flipchip.app.engines.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import flipchip.app.engines.protocol.NboardHost;
import flipchip.app.game.player.EngineService;
import flipchip.app.kit.settings.Setting;
import javafx.beans.property.ObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The registered programs, and those of them that run. FX thread only.
final class RegisteredPrograms implements AutoCloseable {
    static final Setting<String> SETTING = Setting.words("programs", "", "", 50_000);

    private final ObservableList<Program> all = FXCollections.observableArrayList();
    private final ObservableList<Program> shown = FXCollections.unmodifiableObservableList(all);
    private final ObjectProperty<String> saved;
    private final Executor screen;
    private final NboardHost.Patience patience;
    private final Map<String, ExternalEngine> running = new HashMap<>();
    private final Map<String, EngineService> seats = new HashMap<>();

    /// @param saved where the list is kept, a line for each program
    RegisteredPrograms(ObjectProperty<String> saved, Executor screen, NboardHost.Patience patience) {
        this.saved = saved;
        this.screen = screen;
        this.patience = patience;
        saved.get().lines().map(Program::parse).flatMap(Optional::stream).forEach(all::add);
    }

    ObservableList<Program> all() {
        return shown;
    }

    NboardHost.Patience patience() {
        return patience;
    }

    Optional<Program> named(String name) {
        return all.stream().filter(program -> program.name().equals(name)).findFirst();
    }

    /// Registers `program` in place of one with the same name.
    void put(Program program) {
        stop(program.name());
        all.setAll(Stream
            .concat(all.stream().filter(other -> !other.name().equals(program.name())), Stream.of(program))
            .toList());
        save();
    }

    void remove(Program program) {
        stop(program.name());
        all.remove(program);
        save();
    }

    /// The program as an engine, started at its first question.
    Optional<ExternalEngine> guest(String name) {
        return named(name)
            .map(program -> running.computeIfAbsent(name, _ -> new ExternalEngine(program, patience)));
    }

    /// The program as a player of a colour. A seat has a program of its own only where the analysis
    /// does not use it at the same moment: its newest question counts.
    Optional<EngineService> seat(String name) {
        return guest(name).map(guest -> seats.computeIfAbsent(name, _ -> new EngineService(guest, screen)));
    }

    private void stop(String name) {
        seats.remove(name);
        Optional.ofNullable(running.remove(name)).ifPresent(ExternalEngine::close);
    }

    private void save() {
        saved.set(String.join("\n", all.stream().map(Program::line).toList()));
    }

    @Override
    public void close() {
        running.values().forEach(ExternalEngine::close);
        running.clear();
    }
}
