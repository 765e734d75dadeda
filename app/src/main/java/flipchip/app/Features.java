package flipchip.app;

import java.util.List;
import flipchip.app.analysis.AnalysisFeature;
import flipchip.app.board.BoardView;
import flipchip.app.breakpoint.BreakpointFeature;
import flipchip.app.chip.ChipFeature;
import flipchip.app.files.FilesFeature;
import flipchip.app.settings.UserFolders;
import flipchip.app.exhibit.ExhibitFeature;
import flipchip.app.schematic.SchematicFeature;
import flipchip.app.shell.Feature;
import flipchip.app.story.StoryFeature;
import flipchip.app.window.Desk;

/// The parts of the window beside the board and the chip, each made with what it needs.
final class Features {
    private Features() {}

    /// All parts, in the order of their tabs and of their lines in the menus.
    static List<Feature> of(Desk desk) {
        FilesFeature files = new FilesFeature(desk.session(), desk.shell(), UserFolders.data());
        return List.of(
            files,
            new ExhibitFeature(desk.shell()),
            new AnalysisFeature(desk.hardware().time(), desk.computer(), desk.board(), desk.shell()),
            new BreakpointFeature(desk.hardware().time(), desk.shell()),
            new SchematicFeature(desk.hardware(), desk.shell(), desk.board().hoveredProperty(), BoardView.GUTTER,
                BoardView.FRAME),
            new StoryFeature(desk.shell(), desk.circuit(), desk.hardware().time()),
            new ChipFeature(desk.session(), desk.shell()));
    }
}
