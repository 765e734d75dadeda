package flipchip.app.shell;

/// Where a pane stands.
public enum PaneSlot {
    /// In the right column of Play, above the buttons.
    HINT(Workspace.PLAY, false),
    /// At the head of the middle column of Analyse.
    GRAPH(Workspace.ANALYSE, false),
    /// The values of the moves, below it.
    VALUES(Workspace.ANALYSE, false),
    /// What an analysis found, in a line below everything else of Analyse.
    SUMMARY(Workspace.ANALYSE, false),
    /// A tab of the third column of Analyse.
    ANALYSE_TAB(Workspace.ANALYSE, true),
    /// All of Learn.
    LEARN(Workspace.LEARN, false),
    /// A tab of the right column of Circuit.
    CIRCUIT_TAB(Workspace.CIRCUIT, true),
    /// Below the lanes of Circuit, on their axis; can be folded.
    WAVES(Workspace.CIRCUIT, false);

    private final Workspace space;
    private final boolean tab;

    PaneSlot(Workspace space, boolean tab) {
        this.space = space;
        this.tab = tab;
    }

    public Workspace space() {
        return space;
    }

    /// Whether several panes share the place, one of which is shown.
    public boolean isTab() {
        return tab;
    }
}
