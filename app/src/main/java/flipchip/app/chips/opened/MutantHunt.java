package flipchip.app.chips.opened;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.verify.catalogue.CircuitVerification;
import flipchip.hwsim.verify.catalogue.CircuitVerification.Report;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import flipchip.hwsim.verify.faults.Mutant;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;

/// A mutant hunt: one gate of a circuit is changed, the changed circuit is compared with the rules as
/// `hw verify` does, and opened with what was found and with the proof that refuses it. FX thread only.
///
/// Id: `opened-change`; its items `opened-change-KIND`.
final class MutantHunt extends MenuButton {
    private static final Texts TEXTS = Texts.of("opened");
    private static final long POSITIONS = 20_000;
    private static final int STEPS = 2_000;
    private static final long NANOS = 10_000_000_000L;
    private static final long SEED = 1;

    private final NamedCircuit circuit;
    private final LatestRequest hunts;
    private final Consumer<String> say;
    private final Consumer<Opened> found;
    /// That is chosen.
    private OptionalInt gate = OptionalInt.empty();

    /// @param hunts changes and compares
    /// @param say   is told what is going on
    /// @param found is given the changed circuit
    MutantHunt(NamedCircuit circuit, LatestRequest hunts, Consumer<String> say, Consumer<Opened> found) {
        super(TEXTS.get("mutant"));
        this.circuit = circuit;
        this.hunts = hunts;
        this.say = say;
        this.found = found;
        setId("opened-change");
        setMinWidth(USE_PREF_SIZE);
        setDisable(true);
    }

    /// Offers what can be changed in the chosen gate; nothing where no gate is chosen.
    void choose(Netlist netlist, Level level, OptionalInt chosen) {
        OptionalInt now =
            chosen.isPresent() && level.nodes().get(chosen.getAsInt()) instanceof Level.Inner(Part part)
                    && part.isGate() ? OptionalInt.of(part.gate()) : OptionalInt.empty();
        if (now.equals(gate)) {
            return;
        }
        gate = now;
        List<Mutant.Change> changes =
            gate.isPresent() ? Mutant.changes(netlist.gates().get(gate.getAsInt())) : List.of();
        getItems().setAll(
            changes.stream().map(change -> item(new Mutant(netlist, gate.getAsInt(), change))).toList());
        setDisable(changes.isEmpty());
    }

    private MenuItem item(Mutant mutant) {
        MenuItem item = new MenuItem(kind(mutant));
        item.setId("opened-change-" + mutant.change());
        item.setOnAction(_ -> {
            say.accept(TEXTS.get("mutant.hunting"));
            hunts.ask(unwanted -> hunt(mutant, unwanted), found,
                problem -> say.accept(Reasons.told(problem)));
        });
        return item;
    }

    private static String kind(Mutant mutant) {
        return TEXTS.get("mutant.kind." + mutant.change());
    }

    /// Takes up to some seconds.
    private Opened hunt(Mutant mutant, BooleanSupplier unwanted) {
        Netlist changed = mutant.netlist();
        List<String> notes = new ArrayList<>(
            List.of(TEXTS.get("mutant.changed", mutant.sound().gateName(mutant.gate()), kind(mutant))));
        notes.addAll(circuit.bench().isPresent()
            ? byTheRules(mutant, changed, unwanted)
            : bySoundCircuit(mutant, changed, unwanted));
        // what drives the sound circuit, since the bench would refuse to record the other one
        NamedCircuit named =
            new NamedCircuit(TEXTS.get("mutant.name", circuit.name()), circuit.about(), () -> changed,
                circuit.bench(), (_, count, seed) -> circuit.vectors().make(mutant.sound(), count, seed));
        return new Opened(named, List.of(), notes, Optional.empty());
    }

    private List<String> byTheRules(Mutant mutant, Netlist changed, BooleanSupplier unwanted) {
        CircuitVerification check =
            new CircuitVerification(circuit, new BitParallelSimulator(changed), Optional.empty(), SEED);
        long end = System.nanoTime() + NANOS;
        Report report = check.run(1, _ -> {});
        while (report.mismatch().isEmpty() && report.positions() < POSITIONS && System.nanoTime() < end
                && !unwanted.getAsBoolean()) {
            report = check.run(report.positions() + 1, _ -> {});
        }
        if (report.mismatch().isEmpty()) {
            return List.of(
                TEXTS.get("mutant.survives", report.positions(), String.join("; ", rows(circuit.name()))));
        }
        String pin = report.mismatch().get().split(" ")[0];
        boolean isPin =
            mutant.sound().ports(Port.Direction.OUTPUT).stream().anyMatch(port -> port.name().equals(pin));
        String refused = isPin
            ? TEXTS.get("mutant.refused.pin", report.positions(), pin)
            : TEXTS.get("mutant.refused", report.positions());
        return Stream.concat(Stream.of(refused), wholeProof().stream()).toList();
    }

    /// What the proof says that compares every pin and register. Of circuits that are proved in parts it is
    /// not known here which part refuses a change.
    private Optional<String> wholeProof() {
        return table(circuit.name()).filter(row -> row[1].equals("all"))
            .map(row -> TEXTS.get("mutant.proofs", row(row))).findFirst();
    }

    /// Of a circuit that is compared with no rules here.
    private List<String> bySoundCircuit(Mutant mutant, Netlist changed, BooleanSupplier unwanted) {
        Mutant.Difference found =
            Mutant.compare(changed, circuit.vectors().make(mutant.sound(), STEPS, SEED), unwanted);
        return List.of(found.pin().map(pin -> TEXTS.get("mutant.differs", found.steps(), pin))
            .orElseGet(() -> TEXTS.get("mutant.alike", found.steps())));
    }

    /// The proofs of a circuit: the module of the rules and what is compared with it.
    static List<String> rows(String circuit) {
        return table(circuit).map(MutantHunt::row).toList();
    }

    private static String row(String[] row) {
        return switch (row[1]) {
            case "all" -> TEXTS.get("mutant.row.all", row[2]);
            case "pins" -> TEXTS.get("mutant.row.pins", row[2]);
            default -> TEXTS.get("mutant.row.some", row[2], row[1].split(",").length);
        };
    }

    /// The rows of a circuit in hwsim/tools/formal/whole.txt, whose head names the columns.
    private static Stream<String[]> table(String circuit) {
        try (InputStream in = Objects.requireNonNull(MutantHunt.class.getResourceAsStream("whole.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().map(line -> line.split(" +"))
                .filter(row -> row[0].equals(circuit));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
