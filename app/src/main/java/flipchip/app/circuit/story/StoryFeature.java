package flipchip.app.circuit.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Pane;
import flipchip.app.shell.PaneSlot;
import flipchip.app.shell.Shell;
import flipchip.app.shell.Workspace;
import flipchip.hwsim.referee.run.HazardStory;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// A feature for the timing stories, the showcase positions, and the page *Be the controller*.
public final class StoryFeature implements Feature {
    private static final Texts TEXTS = Texts.of("story");

    private final Shell shell;
    private final HardwareService hardware;
    private final TimeLine time;
    private final BooleanProperty hazardsOpen = new SimpleBooleanProperty(this, "hazardsOpen");
    private final HazardModel stories;
    private final Runnable toArray;
    private final HazardView hazards;
    private Optional<ManualPage> manual = Optional.empty();

    /// @param toArray shows the whole array, in which the stories run
    public StoryFeature(Shell shell, HardwareService hardware, TimeLine time, Runnable toArray) {
        this.shell = shell;
        this.hardware = hardware;
        this.time = time;
        stories = new HazardModel(time, hardware, shell.settings().panelOpenProperty());
        stories.toldProperty().subscribe((_, told) -> told.ifPresent(_ -> toArray.run()));
        this.toArray = toArray;
        hazards = new HazardView(stories);
        hazardsOpen.subscribe((_, open) -> {
            if (open) {
                shell.screen().execute(hazards::takeKeyboard);      // when it stands in the window
            }
        });
        // another tab of Circuit may explain the story
        shell.settings().property(Workspace.SHOWN).subscribe(space -> {
            if (space != Workspace.CIRCUIT) {
                stories.leaveOwn();
            }
        });
    }

    @Override
    public List<Command> commands() {
        List<Command> commands = new ArrayList<>(List.of(
            Command.of("manual", MenuName.HARDWARE, TEXTS.get("command.manual"), "Alt+J", this::openManual),
            Command.toggle("hazards", MenuName.HARDWARE, TEXTS.get("command.hazards"), "Alt+W",
                hazardsOpen)));
        for (ShowcasePosition sight : ShowcasePosition.values()) {
            commands.add(Command.of("sight-" + sight.id(), MenuName.HARDWARE, sight.title(), sight.key(),
                () -> show(sight)));
        }
        return commands;
    }

    @Override
    public List<Command> findable() {
        return Arrays.stream(HazardStory.values()).map(story -> Command.of("story-" + story.id(),
            MenuName.HARDWARE, TEXTS.get("hazard." + story), "", () -> {
                hazardsOpen.set(true);
                stories.tell(story);
            })).toList();
    }

    private void show(ShowcasePosition sight) {
        stories.show(sight, recorded -> {
            toArray.run();
            shell.banner()
                .post(Notice.asks("story", recorded.says(), TEXTS.get("hazard.leave"), stories::leave));
        });
    }

    @Override
    public List<Pane> panes() {
        return List.of(new Pane("tab-stories", TEXTS.get("hazard.tab"), Pane.scrolled(hazards),
            PaneSlot.CIRCUIT_TAB, hazardsOpen));
    }

    /// Opens the page where it was left.
    private void openManual() {
        ManualPage page =
            manual.orElseGet(() -> new ManualPage(hardware, () -> time.session().game().position()));
        manual = Optional.of(page);
        shell.pages().open(Page.of("manual-page", TEXTS.get("manual.title"), page, Page.Size.WHOLE));
        page.requestFocus();
    }
}
