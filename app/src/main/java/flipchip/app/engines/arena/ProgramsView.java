package flipchip.app.engines.arena;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import flipchip.app.engines.protocol.EngineFailure;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The registered programs: add, change, remove, try, and let one play.
///
/// Ids: `programs`, `program-name`, `program-command`, `program-browse`, `program-folder`, `program-depth`,
/// `program-save`, `program-remove`, `program-test`, `program-black`, `program-white`, `program-message`.
final class ProgramsView extends VBox {
    private static final Texts TEXTS = Texts.of("arena");
    private static final int USUAL_DEPTH = 10;

    private final RegisteredPrograms programs;
    private final Executor screen;
    private final ListView<Program> list = Controls.withId(new ListView<>(), "programs");
    private final TextField name = Controls.withId(new TextField(), "program-name");
    private final TextField command = Controls.withId(new TextField(), "program-command");
    private final TextField folder = Controls.withId(new TextField(), "program-folder");
    private final Spinner<Integer> depth =
        Controls.typed(new Spinner<>(Program.LEAST_DEPTH, Program.MOST_DEPTH, USUAL_DEPTH));
    private final Label message = Controls.withId(new Label(), "program-message");

    /// @param browse asks for a program file
    /// @param seat   lets a program play a colour
    ProgramsView(RegisteredPrograms programs, Executor screen, Supplier<Optional<Path>> browse,
            BiConsumer<Program, Color> seat) {
        this.programs = programs;
        this.screen = screen;
        getStyleClass().add("form-column");
        setMinSize(0, 0);
        list.setItems(programs.all());
        list.setAccessibleText(TEXTS.get("programs"));
        Label none = new Label(TEXTS.get("programs.none"));
        none.setWrapText(true);
        list.setPlaceholder(none);
        list.setPrefHeight(160);
        list.setMinHeight(60);
        list.setCellFactory(Controls.cells(program -> program.name() + "  –  " + program.command()));
        VBox.setVgrow(list, Priority.ALWAYS);
        list.getSelectionModel().selectedItemProperty().subscribe(this::show);
        Controls.wrapped(message);
        getChildren().addAll(list, form(browse), buttons(seat), message);
    }

    private GridPane form(Supplier<Optional<Path>> browse) {
        folder.setPromptText(TEXTS.get("program.folder.own"));
        depth.setId("program-depth");
        depth.getEditor().setAccessibleText(TEXTS.get("program.depth"));
        Button choose =
            button("browse", () -> browse.get().ifPresent(file -> command.setText("\"" + file + "\"")));
        HBox.setHgrow(command, Priority.ALWAYS);
        HBox line = Controls.styled(new HBox(command, choose), "form-row");
        GridPane form = Controls.styled(new GridPane(), "form");
        form.addRow(0, label("name", name), name);
        form.addRow(1, label("command", command), line);
        form.addRow(2, label("folder", folder), folder);
        form.addRow(3, label("depth", depth), depth);
        GridPane.setHgrow(line, Priority.ALWAYS);
        form.setMinHeight(USE_PREF_SIZE);
        return form;
    }

    private FlowPane buttons(BiConsumer<Program, Color> seat) {
        FlowPane buttons = new FlowPane(8, 6, button("save", this::save),
            button("remove", () -> chosen().ifPresent(programs::remove)), button("test", this::test),
            button("black", () -> chosen().ifPresent(program -> seat.accept(program, Color.BLACK))),
            button("white", () -> chosen().ifPresent(program -> seat.accept(program, Color.WHITE))));
        buttons.setMinHeight(USE_PREF_SIZE);
        return buttons;
    }

    private static Label label(String key, Node field) {
        Label label = new Label(TEXTS.get("program." + key));
        label.setLabelFor(field);
        field.setAccessibleText(label.getText());
        return label;
    }

    private static Button button(String key, Runnable action) {
        return Controls.wholeButton("program-" + key, TEXTS.get("program." + key), action);
    }

    private void show(Program program) {
        if (program != null) {
            name.setText(program.name());
            command.setText(program.command());
            folder.setText(program.folder());
            depth.getValueFactory().setValue(program.depth());
        }
    }

    private Optional<Program> chosen() {
        Optional<Program> chosen = Optional.ofNullable(list.getSelectionModel().getSelectedItem());
        if (chosen.isEmpty()) {
            message.setText(TEXTS.get("program.choose"));
        }
        return chosen;
    }

    private void save() {
        try {
            Program program = new Program(name.getText().strip(), command.getText().strip(), depth.getValue(),
                folder.getText().strip());
            programs.put(program);
            list.getSelectionModel().select(program);
            message.setText(TEXTS.get("program.saved", program.name()));
        } catch (IllegalArgumentException e) {
            message.setText(TEXTS.get("program.bad", e.getMessage()));
        }
    }

    /// Starts the program, lets it say its name and value the first move.
    private void test() {
        chosen().flatMap(program -> programs.guest(program.name())).ifPresent(guest -> {
            message.setText(TEXTS.get("test.running", guest.program().name()));
            Trial.run(guest).whenCompleteAsync((told, problem) -> message
                .setText(problem == null ? told : TEXTS.get("test.failed", reason(problem))), screen);
        });
    }

    /// What a guest did wrong, or why it could not be asked, in the user's language.
    static String reason(Throwable problem) {
        Throwable root = problem instanceof CompletionException && problem.getCause() != null
            ? problem.getCause()
            : problem;
        return root instanceof EngineFailure failure
            ? Reasons.told(TEXTS, "guest.fault", failure)
            : String.valueOf(root.getMessage());
    }

}
