package flipchip.app.window.layout;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Workspace;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// The line at the top of the window: menus, the switch of the workspaces, the search field, and what pulls
/// out a drawer where the window is small. Where the menus have no room they fold into one.
///
/// Ids: `space-button-play` and so on, `search-field`, `drawer-button`, `board-button`, `menu-all`.
public final class TopBar extends Region {
    static final double HEIGHT = 44;
    private static final Texts TEXTS = Texts.of("window");
    private static final double GAP = 12;
    private static final double MOST_SEARCH = 300;
    private static final double LEAST_SEARCH = 84;
    private static final double LEAST_WORDS = 100;      // in the search field, with its picture
    private static final double AROUND_WORDS = 60;      // picture, gaps and edges of the search field

    private final Label brand = Controls.styled(new Label("Flipchip"), "brand");
    private final MenuBar menus;
    private final List<Menu> unfolded;
    private final Menu folded = new Menu("☰");
    private final SegmentedButton spaces = Controls.withId(new SegmentedButton(), "spaces");
    private final Map<Workspace, ToggleButton> buttons = new EnumMap<>(Workspace.class);
    private final Button search = Controls.withId(new Button(), "search-field");
    private final Label words = new Label(TEXTS.get("search.field"));
    private final Label key = Controls.styled(new Label(), "key");
    private final ToggleButton drawer = Controls.withId(new ToggleButton(), "drawer-button");
    private final ToggleButton board =
        Controls.withId(new ToggleButton(TEXTS.get("show.board")), "board-button");
    private double menusWidth = -1;

    /// @param find    opens the search
    /// @param findKey the key that does, as the screen shows it
    /// @param home    gives the keyboard to what has it usually, after a click on a workspace
    public TopBar(MenuBar menus, ObjectProperty<Workspace> space, Runnable find,
            ObservableValue<String> findKey, Runnable home) {
        this.menus = menus;
        unfolded = List.copyOf(menus.getMenus());
        folded.setId("menu-all");
        getStyleClass().add("top-bar");
        ToggleGroup group = new ToggleGroup();
        for (Workspace each : Workspace.values()) {
            ToggleButton button =
                Controls.withId(new ToggleButton(each.title()), "space-button-" + each.id());
            button.setMinWidth(USE_PREF_SIZE);
            button.setToggleGroup(group);
            Controls.choosing(button, () -> space.set(each));
            button.setOnMouseClicked(_ -> home.run());
            buttons.put(each, button);
            spaces.getButtons().add(button);
        }
        spaces.setToggleGroup(group);
        space.subscribe(now -> buttons.get(now).setSelected(true));
        fillSearch(find);
        key.textProperty().bind(findKey);
        key.textProperty().subscribe(this::requestLayout);
        getChildren().addAll(brand, menus, spaces, search, board, drawer);
        space.subscribe(now -> {
            if (now != Workspace.LEARN) {                 // which has none
                drawer.setText(TEXTS.get("drawer." + now.id()));
            }
            requestLayout();
        });
        heightProperty().subscribe(this::requestLayout);
    }

    private void fillSearch(Runnable find) {
        search.setAccessibleRole(AccessibleRole.TEXT_FIELD);
        search.setAccessibleText(TEXTS.get("search.field"));
        Region spring = Controls.spring();
        words.setMinWidth(0);
        key.setMinWidth(USE_PREF_SIZE);
        HBox inside = new HBox(8, new FontIcon(BootstrapIcons.SEARCH), words, spring, key);
        inside.setAlignment(Pos.CENTER_LEFT);
        inside.setMinWidth(0);
        search.setGraphic(inside);
        search.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        search.widthProperty().subscribe(wide -> inside.setPrefWidth(wide.doubleValue() - 20));
        search.setFocusTraversable(false);
        search.setOnAction(_ -> find.run());
    }

    /// What the buttons of the drawers show and set.
    void bind(BooleanProperty drawerOpen, BooleanProperty boardInstead) {
        drawer.selectedProperty().bindBidirectional(drawerOpen);
        board.selectedProperty().bindBidirectional(boardInstead);
    }

    /// Which drawers there are in a window of this width.
    void fit(Workspace space, double width) {
        show(drawer, WorkspaceLayout.isDrawer(space, width));
        show(board, space == Workspace.CIRCUIT && !WorkspaceLayout.hasLeft(width));
        requestLayout();
    }

    private static void show(Region node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double switchWidth = snapSizeX(spaces.prefWidth(-1));
        double drawers = (drawer.isVisible() ? snapSizeX(drawer.prefWidth(-1)) + GAP : 0)
            + (board.isVisible() ? snapSizeX(board.prefWidth(-1)) + GAP : 0);
        if (menusWidth <= 0) {
            menusWidth = snapSizeX(menus.prefWidth(-1));
        }
        double name = snapSizeX(brand.prefWidth(-1));
        double least = switchWidth + drawers + LEAST_SEARCH + 4 * GAP;
        boolean whole = name + menusWidth + least <= getWidth();
        boolean named = whole || name + 60 + least <= getWidth();
        fold(!whole);
        brand.setVisible(named);
        double x = 0;
        if (named) {
            place(brand, x, name);
            x += name;
        }
        double wide = whole ? menusWidth : snapSizeX(menus.prefWidth(-1));
        place(menus, x, wide);
        x += wide + GAP;
        double right = getWidth() - GAP;
        for (ToggleButton each : List.of(drawer, board)) {
            if (each.isVisible()) {
                double size = snapSizeX(each.prefWidth(-1));
                place(each, right - size, size);
                right -= size + GAP;
            }
        }
        double middle = Math.clamp((getWidth() - switchWidth) / 2, x,
            Math.max(x, right - switchWidth - GAP - LEAST_SEARCH));
        place(spaces, Math.floor(middle), switchWidth);
        double room = Math.min(MOST_SEARCH, right - middle - switchWidth - GAP);
        search.setVisible(room >= LEAST_SEARCH);
        boolean all = room >= 280;
        words.setText(TEXTS.get(all ? "search.field" : "search.short"));
        show(words, words.prefWidth(-1) + AROUND_WORDS <= room);
        show(key, !key.getText().isEmpty() && key.prefWidth(-1) + LEAST_WORDS <= room);
        place(search, right - room, room);
    }

    private void place(Region node, double x, double wide) {
        double tall = node == menus || node == brand ? getHeight() - 1
            : node == spaces ? Math.min(getHeight() - 1, spaces.prefHeight(wide))
            : Math.min(getHeight() - 9, 30);
        node.resizeRelocate(x, Math.floor((getHeight() - 1 - tall) / 2), wide, tall);
    }

    private void fold(boolean fold) {
        boolean isFolded = menus.getMenus().contains(folded);
        if (fold && !isFolded) {
            menus.getMenus().clear();
            folded.getItems().setAll(unfolded);
            menus.getMenus().setAll(List.of(folded));
            menus.applyCss();
        } else if (!fold && isFolded) {
            folded.getItems().clear();
            menus.getMenus().setAll(unfolded);
            menus.applyCss();
        }
    }
}
