package flipchip.app.circuit.why;

import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.why.StepSentences;

/// Explanations in the languages of the program.
/// Thread: any
public final class ExplanationWords extends StepSentences {
    private static final Texts TEXTS = Texts.of("why");

    private ExplanationWords(Netlist netlist, Words words) {
        super(netlist, words);
    }

    /// In the language of the window.
    public static ExplanationWords of(Netlist netlist) {
        return new ExplanationWords(netlist, TEXTS::get);
    }

    /// In English, for the command line.
    public static ExplanationWords english(Netlist netlist) {
        return new ExplanationWords(netlist, TEXTS::english);
    }
}
