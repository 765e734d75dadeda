package flipchip.app.window.layout;

import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// Learn: one page over the whole window.
final class LearnLayout extends LayoutBuilder {
    LearnLayout(Setup setup, double width, double height) {
        super(setup, width, height);
    }

    @Override
    void draw() {
        double notice = setup.notice().applyAsDouble(width);
        put(LayoutSlot.LEARN, 0, 0, width, height - notice);
    }
}
