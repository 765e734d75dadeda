package flipchip.app.preferences;

import java.util.List;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.app.text.Texts;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.PropertySheet;
import org.controlsfx.property.editor.PropertyEditor;

/// All settings in groups with a search field, and the keys. Ids: `settings-sheet`, `tab-settings`,
/// `tab-keys`; an editor has the id `setting-…`.
public final class SettingsPage extends StackPane {
    private static final Texts TEXTS = Texts.of("settings");

    /// @param entries what can be set
    /// @param table   the commands whose keys can be changed
    public SettingsPage(List<Entry<?>> entries, List<Command> table, KeyMap keys) {
        PropertySheet sheet = new PropertySheet();
        sheet.setId("settings-sheet");
        sheet.setAccessibleText(TEXTS.get("tab.settings"));
        sheet.setMode(PropertySheet.Mode.CATEGORY);
        sheet.setModeSwitcherVisible(false);
        sheet.setPropertyEditorFactory(item -> new Editor((SheetItem) item));
        entries.stream().filter(entry -> !entry.group().isEmpty())
            .forEach(entry -> sheet.getItems().add(new SheetItem(entry)));
        TabPane tabs = new TabPane(tab("tab-settings", "tab.settings", sheet),
            tab("tab-keys", "tab.keys", new KeysTable(table, keys)));
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        getChildren().add(tabs);
        setPrefSize(680, 560);
        setMinSize(0, 0);
    }

    private static Tab tab(String id, String key, Node content) {
        Tab tab = new Tab(TEXTS.get(key), content);
        tab.setId(id);
        return tab;
    }

    /// The control of an item. It reads and writes the setting itself, so the sheet has nothing to carry.
    private record Editor(Node getEditor, SheetItem item) implements PropertyEditor<Object> {
        Editor(SheetItem item) {
            this(Editors.of(item.entry(), item.getName()), item);
        }

        @Override
        public Object getValue() {
            return item.getValue();
        }

        @Override
        public void setValue(Object value) {
            // the editor shows the setting's own value already
        }
    }
}
