package flipchip.app.circuit.inside;

import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.Pen;

/// A set of overlays that explain the array and the cells.
interface Overlays {
    /// Asks to be told when something else is to be drawn.
    void whenChanged(Runnable listener);

    /// Whether anything is to be drawn at the level of the array.
    boolean isShown();

    /// Whether it needs the netlist to be read.
    boolean needParts();

    /// Whether gates that a synthesiser would leave out are drawn faintly.
    boolean fadesDead();

    /// What it shows, in words.
    String words();

    void paint(Pen g, Scene scene, Moment moment);
}
