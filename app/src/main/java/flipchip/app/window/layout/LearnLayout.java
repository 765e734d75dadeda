package flipchip.app.window.layout;

import flipchip.app.window.layout.WorkspaceLayout.Setup;

/// Learn: one page over the whole window, below it the notice.
final class LearnLayout extends LayoutBuilder {
    LearnLayout(Setup setup, double width, double height) {
        super(setup, width, height);
    }

    @Override
    void draw() {
        double notice = setup.notice().applyAsDouble(width);
        put(LayoutSlot.LEARN, 0, 0, width, height - notice);
        if (notice > 0) {
            put(LayoutSlot.NOTICE, 0, height - notice, width, notice);
        }
    }
}
