package flipchip.app.shell;

import flipchip.app.kit.control.Controls;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/// An event of a link: the window runs the command with this id. Thread: FX
public final class CommandLink extends Event {
    public static final EventType<CommandLink> FOLLOWED = new EventType<>(Event.ANY, "COMMAND_LINK");
    private static final long serialVersionUID = 1;
    private static final String TERM = "term-";

    private final String id;

    private CommandLink(String id) {
        super(FOLLOWED);
        this.id = id;
    }

    /// The id of the command.
    public String id() {
        return id;
    }

    /// Asks the window of `from` for a command.
    public static void follow(Node from, String id) {
        from.fireEvent(new CommandLink(id));
    }

    /// Lets a click on `words` open the glossary at a term.
    ///
    /// @param term as the glossary writes it, with hyphens between its words
    public static <T extends Labeled> T toTerm(T words, String term) {
        words.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
                follow(words, TERM + term);
            }
        });
        return Controls.styled(words, "term");
    }
}
