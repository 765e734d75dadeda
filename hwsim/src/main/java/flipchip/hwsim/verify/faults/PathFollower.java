package flipchip.hwsim.verify.faults;

import java.util.ArrayList;
import java.util.List;

/// A player who knows one method: from the wrong output back to the gate whose output is wrong although its
/// inputs are right. It uses only what a user has; the number of values that it reads is a puzzle's par.
///
/// A gate hides what comes in where its other input decides already: two wrong inputs may meet, and a right
/// one may be right by chance, so it looks at every input before it blames a gate, first at those that could
/// explain the error alone.
public record PathFollower(RepairGame game) {
    /// Solves the puzzle.
    ///
    /// @return values looked at
    public int play() {
        String wrong = game.puzzle().symptom().net();
        while (true) {
            String next = wrongInput(wrong);
            if (next == null) {
                if (!game.replace(wrong)) {
                    throw new IllegalStateException(
                        wrong + " has right inputs and a wrong output, and is sound");
                }
                return game.probes();
            }
            wrong = next;
        }
    }

    private String wrongInput(String net) {
        List<String> inputs = new ArrayList<>(game.inputs(net));
        // An input that alone decided the planned value explains the error by itself.
        inputs.sort((a, b) -> Boolean.compare(explains(net, b), explains(net, a)));
        for (String input : inputs) {
            if (game.probe(input) != game.planned(input)) {
                return input;
            }
        }
        return null;
    }

    private boolean explains(String net, String input) {
        return game.planned(input) == game.planned(net);
    }
}
