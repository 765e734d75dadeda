package flipchip.app.shell;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import flipchip.app.kit.settings.Setting;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/// A part of the window beside the board and the chip. It is made by the composition root with what it needs,
/// and tells the frame what to place. FX thread only.
public interface Feature extends AutoCloseable {
    /// Lines for the menus, in the order in which they stand in their menu.
    default List<Command> commands() {
        return List.of();
    }

    /// What only the search field finds: exports, exhibits, stories.
    default List<Command> findable() {
        return List.of();
    }

    /// Parts of the window with a place of their own, those that share one in the order of their tabs.
    default List<Pane> panes() {
        return List.of();
    }

    /// What is said about the picture of the chip, below it; empty while there is nothing to say.
    default Optional<ObservableValue<String>> chipCaption() {
        return Optional.empty();
    }

    /// What lies over the picture of the chip, as large as it; the later above the earlier.
    default List<Region> chipLayers() {
        return List.of();
    }

    /// Short lines below the pace of the time line.
    default List<Region> timeControls() {
        return List.of();
    }

    /// Settings the user may change in the settings page.
    default List<Setting<?>> settings() {
        return List.of();
    }

    /// What this part works on just now, in words for the status line; empty while it rests.
    default List<ObservableValue<String>> activities() {
        return unfinished();
    }

    /// Those of the activities that the user began and that would be lost with the window.
    default List<ObservableValue<String>> unfinished() {
        return List.of();
    }

    /// The window is on the screen: the moment for notices and for bringing back what was shown last.
    default void begin() {}

    /// Steps for [IdleWork], which make quicker what the user may do first.
    default List<Runnable> preparations() {
        return List.of();
    }

    /// Whether the game whose end is shown was analysed to its end, and has something to learn from.
    default boolean hasLessons() {
        return false;
    }

    /// Escape was pressed and nothing that has the keyboard took it: goes one step back, if there is one
    /// here.
    ///
    /// @return whether there was
    default boolean goBack() {
        return false;
    }

    /// Shows what is written about the pane or the page with this id, if it is written here.
    ///
    /// @return whether there is something
    default boolean explain(String id) {
        return false;
    }

    /// The user acts: what searches in the background leaves the processors to the screen for so long.
    default void giveWay(Duration time) {}

    /// Releases threads, files and child processes: the program ends.
    @Override
    default void close() {}
}
