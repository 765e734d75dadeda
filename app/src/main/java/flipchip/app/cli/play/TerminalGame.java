package flipchip.app.cli.play;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.cli.answer.Lines;
import flipchip.app.game.player.PersonThinker;
import flipchip.app.game.player.Thinker;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A game played by typing: asks the people for moves and commands, the engine for the computer's moves.
///
/// One thread, which waits for the line typed and for the engine's answer; nothing else stops while it does.
final class TerminalGame {
    /// Long enough for a useful opinion, short enough to be asked for often.
    private static final SearchLimits HINT = SearchLimits.depth(12).withEndgameEmpties(16)
        .withTime(new TimeControl.PerMove(Duration.ofSeconds(2))).withAllMoves();
    private static final List<String> COMMANDS =
        List.of("help", "board", "changed", "legal", "undo", "redo", "hint", "level", "new", "quit");
    private static final String HELP = """
        A square such as e6 plays there. Other commands:
          legal      show or hide the legal moves (marked +)
          board      the board in words, row by row
          changed    what your last move and the answers to it did
          undo       take your last move back        redo   play it again
          hint       what the engine thinks of the legal moves
          level N    let the computer play at level 1 to %d; without N: list them
          new        start again                     quit   leave
          help       this text""";

    private final GameSession session;
    private final Thinker engine;
    private final PlayOutput output;
    private final Map<Person, Thinker> people = new HashMap<>();
    private final Consumer<Game> afterMove;
    private boolean showLegal = true;
    private boolean quit;

    /// @param session   with the people and computers in their seats
    /// @param afterMove told of every game that has just become one move longer
    TerminalGame(GameSession session, Thinker engine, PlayOutput output, Consumer<Game> afterMove) {
        this.session = session;
        this.engine = engine;
        this.output = output;
        this.afterMove = afterMove;
    }

    /// Plays until quit, the end of the input, or the end of a game of two computers.
    void play(Lines lines) {
        output.show(new PlayEvent.Board(session.game(), showLegal));
        while (!quit) {
            boolean over = session.game().isOver();
            if (!over && session.seatToMove() instanceof Seat.Computer(Level level)) {
                computerMoves(level);
            } else if (!over && session.seatToMove() instanceof Seat.HumanLike(Person person)) {
                personMoves(person);
            } else if (over && !hasPerson()) {
                return;
            } else {
                Optional<String> typed = lines
                    .next(over ? "new, undo or quit> " : TextOutput.side(session.position().toMove()) + "> ");
                quit = typed.isEmpty();
                typed.map(String::strip).filter(text -> !text.isEmpty()).ifPresent(this::obey);
            }
        }
    }

    /// What can be typed now: the commands and the legal moves.
    List<String> words() {
        return Stream.concat(legal().stream().map(Square::toString), COMMANDS.stream()).toList();
    }

    private void obey(String typed) {
        String[] words = typed.toLowerCase(Locale.ROOT).split("\\s+");
        boolean alone = words.length == 1;
        Optional<Square> square = alone ? Square.parse(words[0]) : Optional.empty();
        if (square.isPresent()) {
            humanMoves(typed, square.get());
        } else if (words[0].equals("level") && words.length <= 2) {
            level(typed, words);
        } else if (alone && COMMANDS.contains(words[0])) {
            command(words[0]);
        } else {
            refuse(typed, "'" + typed + "' is neither a square nor a command; 'help' lists the commands.");
        }
    }

    private void command(String word) {
        switch (word) {
            case "legal" -> {
                showLegal = !showLegal;
                output.show(new PlayEvent.Notice("Legal moves are " + (showLegal ? "shown." : "hidden.")));
                output.show(new PlayEvent.Board(session.game(), showLegal));
            }
            case "undo" -> step(word, session::takeBack, "The game is at its start.");
            case "redo" -> step(word, session::playAgain, "The game is at its last move.");
            case "hint" -> hint();
            case "board" -> output.show(new PlayEvent.Rows(session.game()));
            case "changed" -> output.show(new PlayEvent.Changed(session.game(), lastOwn()));
            case "new" -> {
                session.newGame();
                output.show(new PlayEvent.Board(session.game(), showLegal));
            }
            case "quit" -> quit = true;
            default -> output.show(new PlayEvent.Notice(String.format(Locale.ROOT, HELP, Level.ALL.size())));
        }
    }

    private void humanMoves(String typed, Square square) {
        Position position = session.position();
        if (position.isLegal(square)) {
            play(square, Optional.empty());
        } else if (position.isGameOver()) {
            refuse(typed, "The game is over; 'new' starts another.");
        } else if ((position.board().occupied() & square.bit()) != 0) {
            refuse(typed, square + " is taken.");
        } else {
            refuse(typed, square + " flips no disc.");
        }
    }

    private void computerMoves(Level level) {
        output.show(new PlayEvent.Thinking(session.position().toMove(), level));
        SearchResult result =
            engine.search(session.position(), SearchLimits.of(level), SearchListener.NONE).result().join();
        play(result.bestMove(),
            Optional.of(new PlayEvent.Thought(
                result.depth() == 0 ? Optional.empty() : Optional.of(result.centidiscs() / 100.0),
                result.exact(), result.source().name().toLowerCase(Locale.ROOT), result.depth(),
                result.nodes(), result.elapsed().toNanos() / 1e9)));
    }

    private void personMoves(Person person) {
        Thinker thinker = people.computeIfAbsent(person, _ -> new PersonThinker(person, System.nanoTime()));
        play(thinker.search(session.position(), SearchLimits.INFINITE, SearchListener.NONE).result().join()
            .bestMove(), Optional.empty());
    }

    private void play(Square square, Optional<PlayEvent.Thought> thought) {
        session.play(square);
        Game game = session.game();
        output.show(new PlayEvent.Move(game, thought));
        afterMove.accept(game);
        output.show(new PlayEvent.Board(game, showLegal));
        if (game.passFollows(game.length() - 1)) {
            output.show(new PlayEvent.Pass(game.position().toMove().opponent()));
        }
        if (game.isOver()) {
            output.show(new PlayEvent.Over(game));
        }
    }

    private void step(String command, Runnable step, String reasonWhyNot) {
        int before = session.ply();
        step.run();
        session.handBack();
        if (session.ply() == before) {
            refuse(command, reasonWhyNot);
        } else {
            output.show(new PlayEvent.Board(session.game(), showLegal));
        }
    }

    /// The number of the last move of the side that is to move now; 0 if it has made none.
    private int lastOwn() {
        Game game = session.game();
        int ply = game.length() - 1;
        while (ply > 0 && game.moverOf(ply) != game.position().toMove()) {
            ply--;
        }
        return Math.max(0, ply);
    }

    private void hint() {
        if (session.game().isOver()) {
            refuse("hint", "The game is over.");
            return;
        }
        SearchResult result = engine.search(session.position(), HINT, SearchListener.NONE).result().join();
        output.show(new PlayEvent.Hint(result.moves().stream().map(move -> new PlayEvent.Choice(move.move(),
            move.centidiscs() / 100.0, move.exact(), move.depth(), move.line())).toList()));
    }

    private void level(String typed, String[] words) {
        if (words.length == 1) {
            output.show(new PlayEvent.Notice(Level.ALL.stream()
                .map(level -> String.format(Locale.ROOT, "%2d %s", level.number(), level.name()))
                .collect(Collectors.joining(System.lineSeparator()))));
            return;
        }
        Optional<Level> level =
            Level.ALL.stream().filter(known -> words[1].equals(String.valueOf(known.number()))).findFirst();
        if (level.isEmpty()) {
            output.show(new PlayEvent.Refused(typed,
                "'" + words[1] + "' is not a level; levels are 1 to " + Level.ALL.size() + ".", List.of()));
            return;
        }
        List<Color> computers =
            Stream.of(Color.values()).filter(color -> !session.seat(color).isHuman()).toList();
        if (computers.isEmpty()) {
            output.show(new PlayEvent.Refused(typed, "Both players are human.", List.of()));
            return;
        }
        computers.forEach(color -> session.setSeat(color, new Seat.Computer(level.get())));
        output.show(new PlayEvent.Notice(String.format(Locale.ROOT, "The computer plays at level %d, %s.",
            level.get().number(), level.get().name())));
    }

    private void refuse(String typed, String reason) {
        output.show(new PlayEvent.Refused(typed, reason, legal()));
    }

    private List<Square> legal() {
        return session.position().moves();
    }

    private boolean hasPerson() {
        return Stream.of(Color.values()).anyMatch(color -> session.seat(color).isHuman());
    }
}
