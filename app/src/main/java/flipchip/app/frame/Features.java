package flipchip.app.frame;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.about.AboutFeature;
import flipchip.app.analysis.AnalysisFeature;
import flipchip.app.board.BoardView;
import flipchip.app.arena.ArenaFeature;
import flipchip.app.board.MoveNote;
import flipchip.app.browser.BrowserFeature;
import flipchip.app.breakpoint.BreakpointFeature;
import flipchip.app.chip.ChipFeature;
import flipchip.app.classroom.ClassroomFeature;
import flipchip.app.desk.DeskFeature;
import flipchip.app.files.FilesFeature;
import flipchip.app.handbook.HandbookFeature;
import flipchip.app.library.GameInfo;
import flipchip.app.link.LinkFeature;
import flipchip.app.moves.TreeFeature;
import flipchip.app.play.PlayFeature;
import flipchip.app.protocol.NboardHost;
import flipchip.app.settings.UserFolders;
import flipchip.app.export.ExportFeature;
import flipchip.app.exhibit.ExhibitFeature;
import flipchip.app.repair.RepairFeature;
import flipchip.app.schematic.GhostFeature;
import flipchip.app.schematic.SchematicFeature;
import flipchip.app.shell.Feature;
import flipchip.app.story.StoryFeature;
import flipchip.app.twin.TwinFeature;
import flipchip.app.voice.VoiceFeature;
import flipchip.app.wave.PanelFeature;
import flipchip.app.wave.WaveFeature;
import flipchip.app.window.Desk;
import flipchip.app.workbench.WorkbenchFeature;
import flipchip.engine.board.Square;
import javafx.beans.value.ObservableValue;
import javafx.beans.property.ObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The parts of the window beside the board and the chip, each made with what it needs.
public final class Features {
    private Features() {}

    /// How all parts beside `files` are made, in the order of their tabs and of their lines in the menus.
    static List<Supplier<Feature>> besides(FilesFeature files, Desk desk) {
        SchematicFeature schematic =
            new SchematicFeature(desk.hardware(), desk.shell(), desk.board().hoveredProperty(),
            BoardView.GUTTER, BoardView.FRAME);
        ArenaFeature arena = new ArenaFeature(desk.session(), desk.computer(), desk.shell(),
            UserFolders.data().resolve("library"), NboardHost.Patience.DEFAULT);
        DeskFeature chip = new DeskFeature(desk.session(), desk.computer(), desk.engine(), desk.shell());
        seats(arena, chip, desk);
        desk.moves().lossesProperty().bind(desk.hardware().time().lossesProperty());
        return List.of(
            () -> new AnalysisFeature(desk.hardware().time(), desk.computer(), desk.board(), desk.shell(),
                files.current().analysisProperty()),
            () -> new TreeFeature(desk.session(), desk.moves(), desk.board().hoveredProperty(), desk.shell()),
            () -> new BrowserFeature(desk.session(), desk.shell(), files.opener(), UserFolders.data(),
                values(desk)),
            () -> arena,
            () -> play(desk, files),
            () -> new ExhibitFeature(desk.shell(), desk.session()),
            () -> new LinkFeature(desk.hardware().time(), files.opener(), desk.shell()),
            () -> new BreakpointFeature(desk.hardware().time(), desk.shell()),
            () -> new ExportFeature(desk.hardware().time(), desk.shell()),
            () -> new PanelFeature(desk.hardware(), desk.shell()),
            () -> new WaveFeature(desk.hardware().time(), desk.circuit(), desk.shell()),
            () -> schematic,
            () -> new GhostFeature(desk.session(), desk.board().hoveredProperty(), desk.shell(),
                desk.board()::showGhost),
            () -> new StoryFeature(desk.shell(), desk.circuit(), desk.hardware().time()),
            () -> new ChipFeature(desk.session(), desk.shell()),
            () -> chip,
            () -> new WorkbenchFeature(desk.shell(), desk.circuit(), desk.hardware().time(),
                schematic::visit),
            () -> new TwinFeature(desk.shell(), desk.circuit(), desk.hardware(),
                UserFolders.data().resolve("games.db"),
                schematic::visit),
            () -> new RepairFeature(desk.shell(), desk.circuit(), desk.hardware().time(),
                schematic.chosenGate(),
                schematic::visit, schematic::mark, UserFolders.data()),
            () -> new VoiceFeature(desk.shell(),
                List.of(desk.hardware().sentenceProperty(), desk.board().refusalProperty())),
            () -> new HandbookFeature(desk.shell()),
            () -> new ClassroomFeature(desk.hardware().time(), schematic.chosenGate(), desk.shell(),
                UserFolders.data()),
            () -> new AboutFeature(desk.shell()));
    }

    /// Other programs, and a chip on the desk, can take a seat while they are there.
    private static void seats(ArenaFeature arena, DeskFeature chip, Desk desk) {
        ObservableList<String> programs = FXCollections.observableArrayList();
        Runnable name = () -> Stream.of(desk.black(), desk.white()).forEach(strip ->
            strip.guests().setAll(Stream.concat(programs.stream(), chip.seats().stream()).toList()));
        programs.subscribe(name);
        chip.seats().subscribe(name);
        arena.nameInto(programs);
    }

    /// The part that keeps the game: with it, the last one can be shown before there are others.
    static FilesFeature files(Desk desk) {
        return new FilesFeature(desk.session(), desk.clock(), desk.shell(), UserFolders.data(),
            UserFolders.state());
    }

    /// Opens the games of files.
    public static void openFiles(List<Feature> features, List<Path> files) {
        features.stream().filter(FilesFeature.class::isInstance).map(FilesFeature.class::cast)
            .forEach(part -> part.opener().open(files));
    }

    /// Opens the moment that a link names.
    public static void openLink(List<Feature> features, String link) {
        features.stream().filter(LinkFeature.class::isInstance).map(LinkFeature.class::cast)
            .forEach(part -> part.open(link));
    }

    /// What the analysis says about the moves of the position on the board.
    private static ObservableValue<Map<Square, String>> values(Desk desk) {
        return desk.board().notesProperty().map(notes ->
            notes.stream().collect(Collectors.toMap(MoveNote::square, MoveNote::value)));
    }

    private static Feature play(Desk desk, FilesFeature files) {
        ObjectProperty<GameInfo> head = files.current().infoProperty();
        head.subscribe(info -> {
            desk.black().showName(info.black());
            desk.white().showName(info.white());
        });
        return new PlayFeature(desk.session(), desk.clock(), desk.computer(),
            List.of(desk.black(), desk.white()), desk.shell(),
            (black, white) -> head.set(head.get().withPlayers(black, white)));
    }
}
