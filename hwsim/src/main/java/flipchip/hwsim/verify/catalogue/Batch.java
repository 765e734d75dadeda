package flipchip.hwsim.verify.catalogue;

import java.util.function.ToLongFunction;
import flipchip.hwsim.verify.catalogue.PositionBatches.Question;

/// A question in each lane of a circuit: its pins are given parts of them, and show what is compared.
record Batch(LanePins pins, Question[] batch, CheckResult findings) {
    void set(String pin, ToLongFunction<Question> part) {
        pins.set(pin, PositionBatches.all(batch, part));
    }

    /// Compares the low `width` bits of a pin with what they should be.
    void same(String pin, int width, ToLongFunction<Question> expected) {
        findings.same(pin, width, PositionBatches.all(batch, expected), pins.get(pin), this::question);
    }

    /// The question of a lane, for the report.
    String question(int lane) {
        return batch[lane].toString();
    }

    /// All answers have been compared.
    void done() {
        findings.add(batch.length);
    }
}
