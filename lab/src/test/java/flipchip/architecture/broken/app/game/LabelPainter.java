package flipchip.architecture.broken.app.game;

import flipchip.architecture.broken.engine.api.ObservableLevel;

/// Broken on purpose: a painter that needs the screen's toolkit, over another class.
record LabelPainter(ObservableLevel level) {}
