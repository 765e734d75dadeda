package flipchip.app.shell;

/// Where a pane stands.
public enum PaneSlot {
    /// In the right column of Play, above the buttons.
    HINT(Workspace.PLAY, false),
    /// Left of the board of Analyse.
    ADVANTAGE(Workspace.ANALYSE, false),
    /// Below everything else of Analyse.
    GRAPH(Workspace.ANALYSE, false),
    /// What an analysis found, in a line above the graph.
    SUMMARY(Workspace.ANALYSE, false),
    /// The third column of Analyse. The first is there; the others come in its place when they are asked for,
    /// and only then the names of all.
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
