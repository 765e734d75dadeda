package flipchip.app.circuit.array;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.TipButton;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.control.MachineVariant;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.MachineOptions;
import javafx.css.PseudoClass;

/// A badge with the proof of the machine shown, for all boards; pressed, it explains the proof. Id `proof`.
final class ProofBadge extends TipButton {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final PseudoClass HELD = PseudoClass.getPseudoClass("held");

    /// What is known of a machine.
    enum Proof {
        /// The referee of the lecture, at a clock that lets every signal settle.
        REFEREE,
        /// The same with a queue of four moves.
        QUEUE,
        /// Built with a design error: the proof fails, with a game as counterexample.
        REFUTED,
        /// Made of the user's cell; its own check has the result.
        FOREIGN,
        /// Some of its nets are held at 0 or 1.
        HELD,
        /// The plan of an array that is broken.
        PLAN,
        /// Broken, or clocked too fast: the proofs are not about such a machine.
        NONE;

        static Proof of(MachineOptions options) {
            if (!options.held().isEmpty()) {
                return HELD;
            }
            if (options.period() < MachineOptions.SAFE_PERIOD) {
                return NONE;
            }
            return options.cell().isPresent() ? FOREIGN
                : options.variant().equals(MachineVariant.SOUND) ? REFEREE
                : options.variant().equals(MachineVariant.FIFO) ? QUEUE
                : REFUTED;
        }
    }

    private final HardwareViewModel model;

    ProofBadge(HardwareViewModel model) {
        super("proof", "proof");
        this.model = model;
        model.momentProperty().subscribe(this::show);
        model.planProperty().subscribe(() -> show(model.momentProperty().get()));
    }

    private void show(Optional<Moment> moment) {
        Proof proof = model.planProperty().get()
            ? Proof.PLAN
            : moment.map(now -> Proof.of(now.run().machine().options())).orElse(Proof.NONE);
        String key = proof.name().toLowerCase(Locale.ROOT);
        List<StuckNet> held = moment.map(now -> now.run().machine().options().held()).orElse(List.of());
        say(TEXTS.get("proof." + key, held.size()), TEXTS.get("proof." + key + ".how",
            held.stream().map(StuckNet::toString).collect(Collectors.joining(", "))));
        pseudoClassStateChanged(HELD, proof == Proof.HELD);
        setVisible(moment.isPresent() && isManaged());    // the header hides what it has no room for
    }
}
