package flipchip.app.analyse.judge;

import flipchip.app.game.session.GameSession;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Workspace;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;

/// A switch for the analysis of every position. The workspace Analyse has its own setting, on by default; the
/// other workspaces, and games against the computer, share one that is off by default.
///
/// Thread: FX.
final class ValuesSwitch {
    private final LiveAnalysis live;
    private final GameSession session;
    private final ObservableValue<Workspace> space;
    private final ObjectProperty<Boolean> usual;
    private final ObjectProperty<Boolean> analyse;
    private boolean turning;

    ValuesSwitch(LiveAnalysis live, GameSession session, SettingsModel settings,
            ObjectProperty<Boolean> usual, ObjectProperty<Boolean> analyse) {
        this.live = live;
        this.session = session;
        this.usual = usual;
        this.analyse = analyse;
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
    private void refresh() {
        turning = true;
        live.onProperty().set(chosen().get());
        turning = false;
    }

    private ObjectProperty<Boolean> chosen() {
        boolean runs = session.hasComputer() && !session.isFree() && !session.isFinished();
        return space.getValue() == Workspace.ANALYSE && !runs && !session.isStory() ? analyse : usual;
    }
}
