package flipchip.app.game.setup;

import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/// The two parts of the page for a new game: side by side where there is room, else one below the other.
final class NewGameBody extends Region {
    private static final double WIDE = 900;
    private static final double SIDE = 264;
    private static final double GAP = 32;
    /// What scrolls it.
    private static final double BAR = 14;
    private static final double WANTED = 1190;

    private final Region who;
    private final Region settings;

    NewGameBody(Region who, Region settings) {
        this.who = who;
        this.settings = settings;
        getChildren().addAll(who, settings);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return WANTED;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? WANTED : width;
        return wide >= WIDE
            ? Math.max(who.prefHeight(wide - SIDE - GAP), settings.prefHeight(SIDE))
            : who.prefHeight(wide - BAR) + GAP + settings.prefHeight(wide - BAR);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double wide = getWidth();
        if (wide >= WIDE) {
            who.resizeRelocate(0, 0, wide - SIDE - GAP, getHeight());
            settings.resizeRelocate(wide - SIDE, 0, SIDE, getHeight());
        } else {
            double narrow = wide - BAR;
            double tall = who.prefHeight(narrow);
            who.resizeRelocate(0, 0, narrow, tall);
            settings.resizeRelocate(0, tall + GAP, narrow, settings.prefHeight(narrow));
        }
    }
}
