package flipchip.app.circuit.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// A formatter of the effect of a clock, read from the registers before and after it.
final class Consequence {
    private static final Texts TEXTS = Texts.of("story");

    private final ManualMachine.Reading before;
    private final ManualMachine.Reading after;
    private final int delays;

    private Consequence(ManualMachine.Clock clock) {
        before = clock.before();
        after = clock.after();
        delays = clock.delays();
    }

    /// @param written the move that the players put into the mailbox in this clock
    static String of(Set<ControlSignal> raised, ManualMachine.Clock clock, Optional<Square> written) {
        if (raised.isEmpty()) {
            return TEXTS.get("did.nothing");
        }
        Consequence consequence = new Consequence(clock);
        List<String> sentences = new ArrayList<>();
        if (raised.size() > 1) {
            sentences.add(TEXTS.get("did.several"));
        }
        for (ControlSignal signal : raised) {
            sentences.add(consequence.of(signal, written));
        }
        return Sentences.join(sentences);
    }

    private String of(ControlSignal signal, Optional<Square> written) {
        return switch (signal) {
            case LOAD -> TEXTS.get("did.load", count(after.black()), count(after.white()), delays);
            case SWAP -> TEXTS.get("did.swap", color(after.current()), delays);
            case LATCH -> after.legal() == 0
                ? TEXTS.get("did.latch.none", color(before.current()))
                : TEXTS.get("did.latch", color(before.current()), count(after.legal()),
                    Square.list(after.legal()));
            case TEST -> !before.stale() && after.stale()
                ? TEXTS.get("did.test.stale")
                : TEXTS.get(before.any() ? "did.test.any" : "did.test.none");
            case ENABLE -> enable(written);
            case UPDATE -> update();
            case OVER -> TEXTS.get("did.over", count(after.black()), count(after.white()));
        };
    }

    private String enable(Optional<Square> written) {
        if (written.isPresent()) {
            return TEXTS.get("did.enable.written", color(before.current()), written.get());
        }
        if (before.waiting().isEmpty()) {
            return TEXTS.get("did.enable.wait");
        }
        return TEXTS.get(before.accept() ? "did.enable.taken" : "did.enable.illegal", before.waiting().get());
    }

    private String update() {
        long placed = (after.black() | after.white()) & ~(before.black() | before.white());
        long turned = (after.black() ^ before.black()) & ~placed;
        if (placed == 0 && turned == 0) {
            return TEXTS.get("did.update.nothing");
        }
        return TEXTS.get("did.update", placed == 0 ? TEXTS.get("none") : Square.list(placed),
            turned == 0 ? TEXTS.get("none") : Square.list(turned), delays);
    }

    private static int count(long squares) {
        return Long.bitCount(squares);
    }

    private static String color(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }
}
