package flipchip.app.frame;

import java.util.Optional;
import flipchip.app.chipview.ChipFigures;
import flipchip.app.chipview.HardwareViewModel;
import flipchip.app.service.HardwareService;
import flipchip.app.time.TimeLine;
import flipchip.engine.board.Game;

/// Brings the time line's wishes to the hardware's thread and the recordings back. FX thread only.
final class Recordings implements TimeLine.Recorder {
    private final HardwareService hardware;
    private Optional<HardwareViewModel> panel = Optional.empty();
    private boolean counted;

    Recordings(HardwareService hardware) {
        this.hardware = hardware;
    }

    void to(HardwareViewModel receiver) {
        panel = Optional.of(receiver);
    }

    @Override
    public void record(Game game) {
        panel.ifPresent(receiver -> hardware.record(game, run -> {
            receiver.time().show(run);
            count(receiver);
        }));
    }

    /// Counts the gates once, when there is a picture to look at meanwhile.
    private void count(HardwareViewModel receiver) {
        if (!counted) {
            counted = true;
            hardware.ask(ChipFigures::of, receiver::showFigures);
        }
    }

    @Override
    public void forget() {
        hardware.forget();
    }
}
