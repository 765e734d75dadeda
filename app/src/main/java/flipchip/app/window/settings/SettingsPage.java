package flipchip.app.window.settings;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.IncrementalPane;
import flipchip.app.shell.KeyMap;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToolBar;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.PropertySheet;
import org.controlsfx.property.editor.PropertyEditor;

/// All settings in groups with a search field, and the keys. The groups and their controls come one after the
/// other, the keys when their tab is opened, so that the page opens at once.
///
/// Ids: `settings-sheet`, `settings-search`, `tab-settings`, `tab-keys`; an editor has the id `setting-…`.
public final class SettingsPage extends StackPane {
    private static final Texts TEXTS = Texts.of("settings");
    private static final double LINE = 28;

    private final Map<SettingsEntry<?>, StackPane> places = new HashMap<>();
    private final Editors editors = new Editors();

    /// @param entries what can be set
    /// @param table   the commands whose keys can be changed
    public SettingsPage(List<SettingsEntry<?>> entries, List<Command> table, KeyMap keys) {
        List<SettingsEntry<?>> shown = entries.stream().filter(entry -> !entry.group().isEmpty()).toList();
        StackPane settings = new StackPane();
        Tab tabOfKeys = tab("tab-keys", "tab.keys", new StackPane());
        tabOfKeys.selectedProperty().subscribe(selected -> {
            if (selected && !(tabOfKeys.getContent() instanceof KeysTable)) {
                tabOfKeys.setContent(new KeysTable(table, keys));
            }
        });
        TabPane tabs = new TabPane(tab("tab-settings", "tab.settings", settings), tabOfKeys);
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        getChildren().add(tabs);
        setPrefSize(680, 560);
        setMinSize(0, 0);
        PropertySheet sheet = sheet(shown.stream().map(entry -> new SheetItem(entry).getCategory()).toList());
        new IncrementalPane(this, () -> slices(shown, sheet), node -> {
            if (node == sheet && sheet.getParent() == null) {
                settings.getChildren().add(sheet);
            }
        }, () -> {});
    }

    /// To be called when the page is closed: the settings live longer.
    public void close() {
        editors.close();
    }

    /// Group by group: the names first, then the controls.
    private Iterator<Node> slices(List<SettingsEntry<?>> entries, PropertySheet sheet) {
        Map<String, List<SettingsEntry<?>>> groups = entries.stream()
            .collect(Collectors.groupingBy(SettingsEntry::group, LinkedHashMap::new, Collectors.toList()));
        Stream<Supplier<Node>> slices = groups.values().stream().flatMap(group -> Stream
            .concat(Stream.of(() -> named(sheet, group)), group.stream().map(entry -> () -> fill(entry))));
        return Stream.concat(Stream.of(() -> this, () -> sheet), slices).map(Supplier::get).iterator();
    }

    private static Tab tab(String id, String key, Node content) {
        Tab tab = new Tab(TEXTS.get(key), content);
        tab.setId(id);
        return tab;
    }

    /// @param headings in their order; the first is open
    private PropertySheet sheet(List<String> headings) {
        PropertySheet sheet = Controls.withId(new PropertySheet(), "settings-sheet");
        sheet.setAccessibleText(TEXTS.get("tab.settings"));
        sheet.setMode(PropertySheet.Mode.CATEGORY);
        sheet.setModeSwitcherVisible(false);
        sheet.setCategoryComparator(Comparator.comparingInt(headings::indexOf));
        sheet.setPropertyEditorFactory(
            item -> new Editor(placeOf(((SheetItem) item).entry()), (SheetItem) item));
        sheet.skinProperty().subscribe(_ -> sheet.lookupAll(".tool-bar").forEach(SettingsPage::nameSearch));
        return sheet;
    }

    /// ControlsFX names its search field in English only.
    private static void nameSearch(Node bar) {
        ((ToolBar) bar).getItems().forEach(item -> {
            if (item instanceof TextField search) {
                search.setId("settings-search");
                SearchField.name(search, TEXTS.get("search"));
            }
        });
    }

    /// The names of a group, each with a place for its control.
    private static Node named(PropertySheet sheet, List<SettingsEntry<?>> group) {
        sheet.getItems().addAll(group.stream().map(SheetItem::new).toList());
        return sheet;
    }

    /// Where the control of an entry stands; the same in every search.
    private StackPane placeOf(SettingsEntry<?> entry) {
        return places.computeIfAbsent(entry, _ -> {
            StackPane place = new StackPane();
            place.setAlignment(Pos.CENTER_LEFT);
            place.setMinHeight(LINE);
            return place;
        });
    }

    private Node fill(SettingsEntry<?> entry) {
        Node editor = editors.of(entry, new SheetItem(entry).getName());
        if (editor instanceof Region region) {
            region.setMaxWidth(Double.MAX_VALUE);
        }
        placeOf(entry).getChildren().setAll(editor);
        return placeOf(entry);
    }

    /// The place of an item's control. This reads and writes the setting itself, so the sheet has nothing to
    /// carry.
    private record Editor(Node getEditor, SheetItem item) implements PropertyEditor<Object> {
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
