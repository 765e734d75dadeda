package flipchip.app.circuit.story;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.circuit.controller.Transition;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;

/// A user in the place of the controller, on the simulated machine. Confined to one thread.
sealed interface ManualPlay permits ManualControl, FreeControl {
    /// Makes one clock with these signals.
    ///
    /// @param click what the players put into the mailbox in it, where the user says it; empty for nothing
    void clock(Set<ControlSignal> raised, Optional<Square> click);

    /// Back to before the last clock, where that can be taken back; does nothing otherwise.
    void takeBack();

    boolean canTakeBack();

    /// Which signal is due, and why.
    String hint();

    boolean isOver();

    /// What came of the last clock, in words.
    String verdict();

    /// Whether the machine is not where a right controller would have led it.
    boolean isAstray();

    /// The state that the machine is led through now; empty where it is in none.
    Optional<ControllerState> current();

    Optional<Transition> latest();

    /// All transitions taken so far.
    Set<Transition> taken();

    /// One line for each clock, those taken back too.
    List<String> log();

    ManualMachine.Reading reading();

    /// The machine's registers in words.
    default String registers() {
        Texts texts = Texts.of("story");
        ManualMachine.Reading now = reading();
        return texts.get("registers", texts.get(now.current() == Color.BLACK ? "color.black" : "color.white"),
            now.legal() == 0 ? texts.get("none") : Square.list(now.legal()),
            texts.get(now.any() ? "yes" : "no"),
            now.waiting().map(Square::toString).orElse(texts.get("none")),
            texts.get(now.accept() ? "yes" : "no"),
            now.stale() ? "errStale" : now.illegal() ? "errIllegal" : texts.get("none"));
    }
}
