package flipchip.app.kit.draw;

/// The colours that canvases draw with, each a property that style sheets set: `draw.css` gives them the
/// values of the theme, so that Java knows no colour.
public enum CanvasColor {
    REMOTE("-ink-remote"),
    REMOTE_OR_LOCAL("-ink-remote-or-local"),
    LEGAL("-ink-legal"),
    SELECT("-ink-select"),
    FLIP("-ink-flip"),
    RING("-ink-ring"),
    IDLE("-ink-idle"),
    DIE("-ink-die"),
    CELL("-ink-cell"),
    CELL_BORDER("-ink-cell-border"),
    TIP("-ink-tip"),
    BLACK("-ink-black"),
    WHITE("-ink-white"),
    TEXT("-ink-text"),
    QUIET("-ink-quiet"),
    LINE("-ink-line"),
    PANEL("-ink-panel"),
    RAISED("-ink-raised"),
    ACCENT("-ink-accent"),
    ON_ACCENT("-ink-on-accent"),
    FUNNEL("-ink-funnel"),
    GOOD_BLACK("-ink-good-black"),
    GOOD_WHITE("-ink-good-white"),
    AGREE("-ink-agree"),
    DIFFER("-ink-differ"),
    LAST_MOVE("-ink-last-move"),
    /// What the whole region is filled with first; transparent where what lies behind is to be seen.
    GROUND("-ink-ground");

    private final String property;

    CanvasColor(String property) {
        this.property = property;
    }

    /// Its name in style sheets.
    public String property() {
        return property;
    }
}
