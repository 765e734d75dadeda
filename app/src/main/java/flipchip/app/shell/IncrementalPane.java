package flipchip.app.shell;

import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/// Puts nodes into a pane a few at a time, in each frame as many as it has room for, so that no key or click
/// waits for all of them. It begins when the pane is in a scene, rests while it is in none, and puts all in
/// at once where no window shows the scene. FX thread only.
public final class IncrementalPane {
    /// For nodes and their style, in nanoseconds; the layout of the same frame comes on top.
    private static final long SHARE = 8_000_000;

    private final Supplier<Iterator<? extends Node>> nodes;
    private final Consumer<Node> into;
    private final Runnable whenAll;
    private final AnimationTimer frames = new AnimationTimer() {
        @Override
        public void handle(long now) {
            addSome();
        }
    };
    private Iterator<? extends Node> rest;
    private boolean over;

    /// @param pane    of which it depends when it begins
    /// @param nodes   asked once, in a frame of its own; each is made when its turn comes
    /// @param into    puts one into the pane
    /// @param whenAll told once, when all are there
    public IncrementalPane(Parent pane, Supplier<Iterator<? extends Node>> nodes, Consumer<Node> into,
            Runnable whenAll) {
        this.nodes = nodes;
        this.into = into;
        this.whenAll = whenAll;
        pane.sceneProperty().subscribe(this::onScene);
    }

    /// Whether all are there.
    public boolean isOver() {
        return over;
    }

    private void onScene(Scene scene) {
        if (over || scene == null) {
            frames.stop();
        } else if (scene.getWindow() == null) {
            while (!over) {
                addSome();
            }
        } else {
            frames.start();
        }
    }

    private void addSome() {
        long begun = System.nanoTime();
        if (rest == null) {
            rest = nodes.get();
        }
        while (rest.hasNext() && System.nanoTime() - begun < SHARE) {
            Node node = rest.next();
            into.accept(node);
            node.applyCss();
        }
        if (!rest.hasNext()) {
            over = true;
            frames.stop();
            whenAll.run();
        }
    }
}
