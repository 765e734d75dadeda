package flipchip.app.window.assembly;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.analyse.database.BrowserFeature;
import flipchip.app.analyse.judge.AnalysisFeature;
import flipchip.app.analyse.judge.GameReportText;
import flipchip.app.chips.crosscheck.CrosscheckFeature;
import flipchip.app.chips.gallery.ExhibitFeature;
import flipchip.app.chips.opened.OpenedFeature;
import flipchip.app.chips.owncell.RefereeFeature;
import flipchip.app.chips.owncell.WorkbenchFeature;
import flipchip.app.chips.repair.RepairFeature;
import flipchip.app.chips.serial.DeskFeature;
import flipchip.app.chips.solver.ChipFeature;
import flipchip.app.circuit.breakpoint.BreakpointFeature;
import flipchip.app.circuit.figures.FiguresFeature;
import flipchip.app.circuit.inside.GhostFeature;
import flipchip.app.circuit.inside.SchematicFeature;
import flipchip.app.circuit.link.LessonFileFeature;
import flipchip.app.circuit.link.LinkFeature;
import flipchip.app.circuit.link.PageFeature;
import flipchip.app.circuit.story.StoryFeature;
import flipchip.app.circuit.timeline.PaceFeature;
import flipchip.app.circuit.waves.WaveFeature;
import flipchip.app.circuit.whatif.WhatIfFeature;
import flipchip.app.engines.arena.ArenaFeature;
import flipchip.app.engines.protocol.NboardHost;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.game.board.MoveNote;
import flipchip.app.game.moves.TreeFeature;
import flipchip.app.game.player.UserStrength;
import flipchip.app.game.setup.PlayFeature;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.UserFolders;
import flipchip.app.learn.classroom.ClassroomFeature;
import flipchip.app.learn.classroom.DailyRepair;
import flipchip.app.picture.ExportFeature;
import flipchip.app.shell.Feature;
import flipchip.app.window.about.AboutFeature;
import flipchip.app.window.about.HandbookFeature;
import flipchip.app.window.about.VoiceFeature;
import flipchip.app.window.layout.Spaces;
import flipchip.app.window.layout.WindowModels;
import flipchip.engine.board.Square;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.layout.BorderPane;

/// The parts of the window beside the board and the chip, each made with what it needs.
public final class Features {
    private Features() {}

    /// How all parts beside `files` are made, in the order of their tabs and of their lines in the menus.
    static List<Supplier<Feature>> besides(FilesFeature files, WindowModels desk) {
        SchematicFeature schematic =
            new SchematicFeature(desk.hardware(), desk.shell(), desk.board().hoveredProperty());
        ArenaFeature arena = new ArenaFeature(desk.session(), desk.computer(), desk.shell(),
            UserFolders.data().resolve("library"), NboardHost.Patience.DEFAULT);
        DeskFeature chip = new DeskFeature(desk.session(), desk.computer(), desk.engine(), desk.shell());
        RepairFeature repair =
            new RepairFeature(desk.shell(), desk.circuit(), desk.hardware().time(), schematic.chosenGate(),
                schematic::visit, schematic::mark, desk.hardware().planProperty(), UserFolders.data());
        OpenedFeature opened = new OpenedFeature(desk.hardware(), desk.shell(), files.opener());
        seats(arena, chip, desk);
        BorderPane opening = new BorderPane();
        UserStrength user = new UserStrength();
        return List
            .of(() -> new AnalysisFeature(desk.hardware().time(), desk.computer(), desk.board(), desk.moves(),
                desk.shell(), files.current().analysisProperty(), opening),
                () -> new TreeFeature(desk.session(), desk.moves(), desk.marks(),
                    desk.board().pointedProperty(), desk.shell()),
                () -> new BrowserFeature(desk.session(), desk.shell(), files.opener(), UserFolders.data(),
                    values(desk), opening::setCenter, desk.moves().openingProperty()),
                () -> arena, () -> play(desk, files, user),
                () -> new ExhibitFeature(desk.shell(), desk.session(), opened::open), () -> opened,
                () -> new LinkFeature(desk.hardware(), files.opener(), desk.shell(), viewSettings()),
                () -> new PageFeature(desk.hardware().time(), files.current(), desk.shell()),
                () -> new BreakpointFeature(desk.hardware().time(), desk.moves().lossesProperty(),
                    desk.shell()),
                () -> new ExportFeature(desk.hardware().time(), desk.shell()),
                () -> new PaceFeature(desk.hardware().time()),
                () -> new FiguresFeature(desk.hardware(), desk.shell()),
                () -> new WaveFeature(desk.hardware(), desk.circuit(), desk.shell()), () -> schematic,
                () -> new WhatIfFeature(desk.hardware(), desk.circuit(), desk.shell(), schematic.chosenGate(),
                    schematic::mark),
                () -> new GhostFeature(desk.session(), desk.board().pointedProperty(), desk.shell(),
                    desk.board()::showGhost),
                () -> new StoryFeature(desk.shell(), desk.circuit(), desk.hardware().time(),
                    () -> schematic.pointAt(Optional.empty())),
                () -> new ChipFeature(desk.session(), desk.shell()), () -> chip,
                () -> new WorkbenchFeature(desk.shell(), desk.circuit(), desk.hardware().time(),
                    schematic::visit, files.opener()::back),
                () -> new RefereeFeature(desk.session(), desk.board()::showRings, desk.shell()),
                () -> new CrosscheckFeature(
                    desk.shell(), desk.circuit(), desk.hardware(), UserFolders.data()
                        .resolve("games.db"),
                    schematic::visit),
                () -> repair,
                () -> new VoiceFeature(desk.shell(),
                    List.of(desk.hardware().sentenceProperty(), desk.board().refusalProperty())),
                () -> new HandbookFeature(desk.shell()),
                () -> new ClassroomFeature(desk.hardware().time(), schematic.chosenGate(), desk.shell(),
                    schematic::pointAt,
                    new DailyRepair(repair::openDaily, repair::prepare, repair.dailySolved()),
                    new MasterSource(UserFolders.data().resolve("games.db")), UserFolders.data(),
                    new ClassroomFeature.Shared(
                        files.current().analysisProperty()
                            .map(text -> GameReportText.read(text, desk.session().tree().start())),
                        desk.engine()::useBook, desk.computer().lines(), user)),
                () -> new LessonFileFeature(desk.hardware().time(), files.opener(), desk.shell()),
                () -> new AboutFeature(desk.shell()));
    }

    /// What a link to a moment keeps of the view.
    private static List<Setting<?>> viewSettings() {
        List<Setting<?>> kept = new ArrayList<>(Spaces.CIRCUIT_VIEW);
        kept.addAll(SchematicFeature.MARKS);
        kept.addAll(List.of(WaveFeature.ROWS, Frame.BOTH_NETWORKS, Frame.ALL_WIRES));
        return kept;
    }

    /// Other programs, and a chip on the desk, can take a seat while they are there.
    private static void seats(ArenaFeature arena, DeskFeature chip, WindowModels desk) {
        ObservableList<String> programs = FXCollections.observableArrayList();
        Runnable name = () -> Stream.of(desk.black(), desk.white()).forEach(
            strip -> strip.guests().setAll(Stream.concat(programs.stream(), chip.seats().stream()).toList()));
        programs.subscribe(name);
        chip.seats().subscribe(name);
        arena.nameInto(programs);
    }

    /// The part that keeps the game: with it, the last one can be shown before there are others.
    static FilesFeature files(WindowModels desk) {
        return new FilesFeature(desk.session(), desk.clock(), desk.shell(), UserFolders.data(),
            UserFolders.state());
    }

    /// What the analysis says about the moves of the position on the board.
    private static ObservableValue<Map<Square, String>> values(WindowModels desk) {
        return desk.board().notesProperty()
            .map(notes -> notes.stream().collect(Collectors.toMap(MoveNote::square, MoveNote::value)));
    }

    private static Feature play(WindowModels desk, FilesFeature files, UserStrength user) {
        ObjectProperty<GameInfo> head = files.current().infoProperty();
        head.subscribe(info -> {
            desk.black().showName(info.black());
            desk.white().showName(info.white());
        });
        return new PlayFeature(desk.session(), desk.clock(), desk.computer(),
            List.of(desk.black(), desk.white()), desk.shell(), user,
            (black, white) -> head.set(head.get().withPlayers(black, white)));
    }
}
