package flipchip.app.window.about;

import java.util.List;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

/// The page about the program, and the one with all that it has said, in the menu Help.
///
/// Ids: `messages-page`, `messages-list`.
public record AboutFeature(Shell shell) implements Feature {
    private static final Texts TEXTS = Texts.of("about");

    @Override
    public List<Command> commands() {
        return List.of(Command.of("about", MenuName.HELP, TEXTS.get("command"), "Shortcut+F1", this::open),
            Command.of("messages", MenuName.HELP, TEXTS.get("messages"), "Shortcut+Shift+F1",
                this::openMessages));
    }

    private void openMessages() {
        ListView<Notice> list = Controls.withId(new ListView<>(shell.banner().messages()), "messages-list");
        list.setAccessibleText(TEXTS.get("messages"));
        list.setPlaceholder(new Label(TEXTS.get("messages.none")));
        list.setCellFactory(_ -> new MessageCell());
        list.setPrefSize(520, 420);
        list.setMinSize(0, 0);
        shell.pages().open(Page.of("messages-page", TEXTS.get("messages"), list, Page.Size.CARD));
    }

    private static final class MessageCell extends ListCell<Notice> {
        MessageCell() {
            setWrapText(true);
            setPrefWidth(0);                     // as wide as the list, whatever the words
        }

        @Override
        protected void updateItem(Notice notice, boolean empty) {
            super.updateItem(notice, empty);
            setText(empty || notice == null ? "" : notice.text());
        }
    }

    private void open() {
        AboutPage page = new AboutPage(BillOfMaterials.ofThisProgram(), Machine.lines(TEXTS), text -> {
            shell.clipboard().accept(text);
            shell.banner().show(TEXTS.get("copied"));
        });
        shell.pages().open(Page.of("about-page", TEXTS.get("title"), page, Page.Size.CARD));
    }
}
