package flipchip.architecture.broken.engine.api;

import javafx.beans.property.IntegerProperty;

/// Broken on purpose: a property of the screen's toolkit inside the engine.
public record ObservableLevel(IntegerProperty number) {}
