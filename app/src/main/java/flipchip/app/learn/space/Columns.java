package flipchip.app.learn.space;

import java.util.Arrays;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/// Parts beside one another whose widths have given shares, all as high as the highest.
public final class Columns extends Region {
    private final List<Region> parts;
    private final double gap;
    private final double[] shares;

    /// @param shares of the width without the gaps, one for each part; their sum is 1
    public Columns(double gap, double[] shares, List<Region> parts) {
        this.gap = gap;
        this.shares = shares.clone();
        this.parts = List.copyOf(parts);
        getChildren().addAll(parts);
    }

    /// Parts of equal width.
    public static Columns equal(double gap, List<Region> parts) {
        double[] shares = new double[parts.size()];
        Arrays.fill(shares, 1.0 / shares.length);
        return new Columns(gap, shares, parts);
    }

    private double wide(int part, double width) {
        return Math.floor(shares[part] * (width - gap * (shares.length - 1)));
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return gap * (shares.length - 1) + parts.stream().mapToDouble(part -> part.prefWidth(-1)).sum();
    }

    @Override
    protected double computePrefHeight(double width) {
        double all = width < 0 ? prefWidth(-1) : width;
        double tall = 0;
        for (int i = 0; i < shares.length; i++) {
            tall = Math.max(tall, parts.get(i).prefHeight(wide(i, all)));
        }
        return Math.ceil(tall);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double x = 0;
        for (int i = 0; i < shares.length; i++) {
            Node part = parts.get(i);
            double wide = wide(i, getWidth());
            part.resizeRelocate(Math.round(x), 0, wide, getHeight());
            x += wide + gap;
        }
    }
}
