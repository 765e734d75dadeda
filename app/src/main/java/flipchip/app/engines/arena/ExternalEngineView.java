package flipchip.app.engines.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Another program's opinion of the position on the board, while it is switched on. FX thread only.
///
/// The program runs in a process of its own beside the one that may sit at the board. Ids: `guest-program`,
/// `guest-analyse`, `guest-values`, `guest-message`, `guest-register`.
final class ExternalEngineView extends VBox implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("arena");

    private final GameSession session;
    private final RegisteredPrograms programs;
    private final Executor screen;
    private final ComboBox<Program> program = new ComboBox<>();
    private final ToggleButton analyse =
        Controls.withId(new ToggleButton(TEXTS.get("guest.analyse")), "guest-analyse");
    private final TableView<MoveValue> table =
        Controls.withId(new TableView<>(), "guest-values", "game-table");
    private final Label message = Controls.withId(new Label(), "guest-message", "quiet");
    private Optional<ExternalEngine> guest = Optional.empty();
    private Optional<SearchHandle> running = Optional.empty();
    private Optional<Position> about = Optional.empty();
    private long newest;

    /// @param register opens the page where programs are registered
    ExternalEngineView(GameSession session, RegisteredPrograms programs, Executor screen, Runnable register) {
        this.session = session;
        this.programs = programs;
        this.screen = screen;
        getStyleClass().addAll("form-column", "side-pad");
        setMinSize(0, 0);
        program.setId("guest-program");
        program.setAccessibleText(TEXTS.get("guest.program"));
        program.setMaxWidth(Double.MAX_VALUE);
        program.setMinWidth(0);
        program.setItems(programs.all());
        program.setConverter(new Labels<>(Program::name));
        analyse.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(program, Priority.ALWAYS);
        HBox row = Controls.styled(new HBox(program, analyse), "form-row");
        row.setMinHeight(USE_PREF_SIZE);
        Controls.wrapped(message);
        Button more = Controls.button("guest-register", TEXTS.get("guest.register"), register);
        more.setMinHeight(USE_PREF_SIZE);
        fillTable();
        getChildren().addAll(row, table, message, more);
        analyse.selectedProperty().subscribe(this::refresh);
        program.valueProperty().subscribe(this::refresh);
        session.addListener(_ -> refresh());
        refresh();
    }

    private void fillTable() {
        table.setAccessibleText(TEXTS.get("guest.values"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label());
        table.setMinSize(0, 60);
        VBox.setVgrow(table, Priority.ALWAYS);
        table.getColumns()
            .setAll(List.of(column("move", 44, value -> value.move().toString()),
                column("value", 54, value -> NumberText.of("%+.2f", value.centidiscs() / 100.0)),
                column("depth", 68,
                    value -> value.exact() ? TEXTS.get("guest.exact") : String.valueOf(value.depth())),
                column("line", 56,
                    value -> value.line().stream().map(Square::toString).collect(Collectors.joining(" ")))));
    }

    private static TableColumn<MoveValue, String> column(String key, double width,
            Function<MoveValue, String> text) {
        TableColumn<MoveValue, String> column = new TableColumn<>(TEXTS.get("column." + key));
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setPrefWidth(width);
        column.setReorderable(false);
        column.setSortable(false);
        return column;
    }

    private void refresh() {
        Optional<Program> wanted =
            analyse.isSelected() ? Optional.ofNullable(program.getValue()) : Optional.empty();
        if (guest.isPresent() && !guest.map(ExternalEngine::program).equals(wanted)) {
            stop();
            guest.get().close();
            guest = Optional.empty();
        }
        if (wanted.isEmpty()) {
            message.setText(TEXTS.get(!analyse.isSelected() ? "guest.off"
                : programs.all().isEmpty() ? "guest.none"
                : "guest.choose"));
            return;
        }
        if (guest.isEmpty()) {
            guest = Optional.of(new ExternalEngine(wanted.get(), programs.patience()));
        }
        if (!about.equals(Optional.of(session.position()))) {
            ask(guest.get());
        }
    }

    private void stop() {
        newest++;
        about = Optional.empty();
        running.ifPresent(SearchHandle::stop);
        running = Optional.empty();
    }

    private void ask(ExternalEngine to) {
        stop();
        Position position = session.position();
        about = Optional.of(position);
        table.getItems().clear();
        if (session.game().isOver()) {
            message.setText(TEXTS.get("guest.over"));
            return;
        }
        long mine = newest;
        message.setText(TEXTS.get("guest.thinking", to.program().name()));
        SearchHandle handle = to.search(position, SearchLimits.depth(1).withAllMoves(), new SearchListener() {
            @Override
            public void onProgress(SearchProgress progress) {
                // the values of the moves say more
            }

            @Override
            public void onMove(MoveValue value) {
                screen.execute(() -> {
                    if (mine == newest) {
                        show(value);
                    }
                });
            }
        });
        running = Optional.of(handle);
        handle.result().whenCompleteAsync((_, problem) -> {
            if (mine == newest) {
                message.setText(problem == null
                    ? TEXTS.get("guest.done", to.program().name())
                    : TEXTS.get("guest.failed", ProgramsView.reason(problem)));
            }
        }, screen);
    }

    private void show(MoveValue value) {
        List<MoveValue> values = new ArrayList<>(table.getItems());
        values.removeIf(old -> old.move() == value.move());
        values.add(value);
        values.sort(Comparator.comparingInt(MoveValue::centidiscs).reversed());
        table.getItems().setAll(values);
    }

    @Override
    public void close() {
        stop();
        guest.ifPresent(ExternalEngine::close);
    }
}
