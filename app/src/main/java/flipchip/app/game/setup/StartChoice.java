package flipchip.app.game.setup;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Where a new game begins, with a small board that shows it: an opening by its name, an even start by its
/// number, corners for the weaker side.
///
/// Ids: `new-start`, `new-opening`, `new-xot`, `new-preview`.
final class StartChoice extends VBox {
    private static final Texts TEXTS = Texts.of("play");
    private static final double PREVIEW = 176;

    private final ChoiceBox<StartPosition> starts = NewGameView.choice("new-start", StartChoice::describe);
    private final ChoiceBox<BookLine> openings = NewGameView.choice("new-opening", BookLine::name);
    private final ChoiceBox<Integer> even = NewGameView.choice("new-xot", StartChoice::even);
    private final SmallBoard preview = new SmallBoard("new-preview");
    private final int lines;
    private final Label caption = Controls.withId(new Label(), "new-preview-caption", "quiet");

    /// @param now   what was chosen last
    /// @param shown the position on the board
    /// @param lines of the user's repertoire
    StartChoice(StartPosition now, Position shown, int lines) {
        this.lines = lines;
        starts.setAccessibleText(TEXTS.get("start"));
        getStyleClass().add("start-choice");
        List<BookLine> book = OpeningBook.standard().lines();
        openings.getItems().addAll(book);
        openings.setValue(now instanceof StartPosition.Opening(BookLine line) && book.contains(line)
            ? line
            : book.getFirst());
        IntStream.rangeClosed(0, BalancedStarts.all().size()).forEach(even.getItems()::add);
        even.setValue(now instanceof StartPosition.Balanced(int number) ? number : 0);
        starts.getItems().addAll(new StartPosition.Standard(), new StartPosition.Balanced(even.getValue()),
            new StartPosition.Opening(openings.getValue()), new StartPosition.Prepared());
        IntStream.rangeClosed(1, 4).mapToObj(StartPosition.Corners::new).forEach(starts.getItems()::add);
        starts.getItems().add(new StartPosition.Given(shown));
        starts.setValue(starts.getItems().contains(now) ? now : starts.getItems().getFirst());
        List.of(starts, openings, even).forEach(box -> box.setMaxWidth(Double.MAX_VALUE));
        preview.setMinSize(PREVIEW, PREVIEW);
        preview.setMaxSize(PREVIEW, PREVIEW);
        preview.setMouseTransparent(true);
        Controls.wrapped(caption);
        getChildren().addAll(starts, openings, even, preview, caption);
        starts.valueProperty().subscribe(this::refresh);
        openings.valueProperty().subscribe(this::refresh);
        even.valueProperty().subscribe(this::refresh);
        refresh();
    }

    /// What is chosen.
    StartPosition chosen() {
        return switch (starts.getValue()) {
            case StartPosition.Opening _ -> new StartPosition.Opening(openings.getValue());
            case StartPosition.Balanced _ -> new StartPosition.Balanced(even.getValue());
            case StartPosition other -> other;
        };
    }

    private void refresh() {
        StartPosition chosen = chosen();
        show(openings, chosen instanceof StartPosition.Opening);
        show(even, chosen instanceof StartPosition.Balanced);
        boolean drawn = chosen.equals(new StartPosition.Balanced(0));
        Game game = drawn ? Game.INITIAL : first(chosen);
        Position position = game.position();
        String moves = game.moves().isEmpty() ? "" : OpeningBook.standard().name(game).orElse("");
        caption.setText(drawn ? TEXTS.get("start.drawn")
            : chosen instanceof StartPosition.Prepared ? TEXTS.get("start.lines", lines)
            : moves.isEmpty() ? TEXTS.get(position.toMove().name().toLowerCase(Locale.ROOT) + ".begins")
            : moves);
        preview.setOpacity(drawn ? 0.4 : 1);
        preview.show(position.black(), position.white(), 0, Optional.empty(), caption.getText());
    }

    /// As it is written, not from one of its other sides.
    private static Game first(StartPosition start) {
        return start instanceof StartPosition.Opening(BookLine line)
            ? line.game()
            : start.game(new SplittableRandom(0));
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private static String even(int number) {
        return number == 0
            ? TEXTS.get("start.even.any")
            : TEXTS.get("start.even", number, moves(BalancedStarts.all().get(number - 1)));
    }

    private static String moves(Game game) {
        return String.join(" ", game.moves().stream().map(Object::toString).toList());
    }

    private static String describe(StartPosition start) {
        return switch (start) {
            case StartPosition.Standard() -> TEXTS.get("start.standard");
            case StartPosition.Balanced _ -> TEXTS.get("start.balanced");
            case StartPosition.Opening _ -> TEXTS.get("start.opening");
            case StartPosition.Prepared() -> TEXTS.get("start.prepared");
            case StartPosition.Corners(int count) ->
                TEXTS.get(count == 1 ? "start.corner" : "start.corners", count);
            case StartPosition.Given _ -> TEXTS.get("start.given");
        };
    }
}
