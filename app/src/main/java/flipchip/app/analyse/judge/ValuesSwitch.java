package flipchip.app.analyse.judge;

import java.util.function.BooleanSupplier;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Workspace;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;

/// Whether every position is valued, which is chosen twice: for Analyse, where it is on until somebody turns
/// it off, and for everywhere else and while a game with a computer runs, where it is off. FX thread only.
final class ValuesSwitch {
    private final LiveAnalysis live;
    private final GameSession session;
    private final ObservableValue<Workspace> space;
    private final ObjectProperty<Boolean> usual;
    private final ObjectProperty<Boolean> analyse;
    private final BooleanSupplier silent;
    private boolean turning;

    /// @param silent whether nothing may be told now, because the user is to find it himself
    ValuesSwitch(LiveAnalysis live, GameSession session, SettingsModel settings,
            ObjectProperty<Boolean> usual, ObjectProperty<Boolean> analyse, BooleanSupplier silent) {
        this.live = live;
        this.session = session;
        this.usual = usual;
        this.analyse = analyse;
        this.silent = silent;
        space = settings.property(Workspace.SHOWN);
        live.onProperty().subscribe((_, on) -> {
            if (!turning) {
                chosen().set(on);
            }
        });
        session.addListener(_ -> refresh());
        space.subscribe(this::refresh);
        usual.subscribe(this::refresh);
        analyse.subscribe(this::refresh);
        refresh();
    }

    /// Turns the values on or off as chosen for what is shown now.
    void refresh() {
        turning = true;
        live.onProperty().set(chosen().get());
        turning = false;
    }

    private ObjectProperty<Boolean> chosen() {
        boolean runs = session.hasComputer() && !session.isFree() && !session.isFinished();
        return space.getValue() == Workspace.ANALYSE && !runs && !silent.getAsBoolean() && !session.isStory()
            ? analyse
            : usual;
    }
}
