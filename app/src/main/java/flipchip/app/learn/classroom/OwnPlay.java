package flipchip.app.learn.classroom;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.OwnGame;
import flipchip.app.learn.school.OwnGames;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/// A recorder of the games that the user finishes against an opponent; it analyses them while the program is
/// idle. An opened game that was resumed after its first move does not count: its earlier moves are foreign.
///
/// Thread: FX.
final class OwnPlay {
    /// Nothing is analysed until the user has rested so long.
    private static final Duration REST = Duration.ofSeconds(10);
    /// A shorter game says nothing.
    private static final int SHORTEST = 10;
    private static final Texts TEXTS = Texts.of("classroom");

    private final GameSession session;
    private final Path file;
    private final Worker keeper;
    private final GameGrader grader;
    private final ObservableValue<Boolean> allowed;
    private final Consumer<Throwable> failed;
    private final Supplier<Instant> now;
    private final ReadOnlyObjectWrapper<OwnGames> games =
        new ReadOnlyObjectWrapper<>(this, "games", OwnGames.NONE);
    private Instant touched = Instant.EPOCH;
    private boolean begun;
    private boolean read;
    private boolean opened;                       // the game on the board, without a move of its players yet
    private boolean foreign;                      // it has moves from before it was handed over
    private int given;                            // moves with which it began
    private final BooleanProperty grading = new SimpleBooleanProperty(this, "grading");

    /// @param grader  analyses
    /// @param allowed whether it may
    /// @param failed  told why a file could not be read or written
    OwnPlay(GameSession session, Path file, Worker keeper, GameGrader grader,
            ObservableValue<Boolean> allowed, Consumer<Throwable> failed, Supplier<Instant> now) {
        this.session = session;
        this.file = file;
        this.keeper = keeper;
        this.grader = grader;
        this.allowed = allowed;
        this.failed = failed;
        this.now = now;
        session.addListener(this::onEvent);
    }

    /// The games, as far as they are read.
    ReadOnlyObjectProperty<OwnGames> gamesProperty() {
        return games.getReadOnlyProperty();
    }

    /// Reads what is kept, the first time.
    void begin() {
        if (begun) {
            return;
        }
        begun = true;
        keeper.ask(() -> OwnGames.load(file, fault -> keeper.ask(() -> fault, failed, failed)), kept -> {
            OwnGames all = kept;
            for (OwnGame since : games.get().games()) {
                all = all.with(since);
            }
            read = true;
            if (games.get().games().isEmpty()) {
                games.set(all);
            } else {
                keep(all);
            }
        }, failed);
    }

    /// The user does something: whatever is analysed is left for later.
    void giveWay() {
        touched = now.get();
        grader.cancel();
    }

    private void onEvent(GameEvent event) {
        watchHandOver(event);
        if (event instanceof GameEvent.Ended ended && !foreign && !session.isCovered()
                && ended.game().length() - given >= SHORTEST
                && session.running().filter(ended.game().moves()::equals).isPresent()) {
            for (Color color : Color.values()) {
                if (session.seat(color).isHuman() && !session.seat(color.opponent()).isHuman()) {
                    int score = color == Color.BLACK ? ended.scoreForBlack() : -ended.scoreForBlack();
                    keep(games.get().with(new OwnGame(now.get(), color, name(session.seat(color.opponent())),
                        score, withoutGiven(ended.game()), Optional.empty())));
                }
            }
        }
    }

    /// The moves of the players, without those of the starting position.
    private Game withoutGiven(Game whole) {
        Game played = given == 0 ? whole : Game.startingAt(whole.positionAt(given));
        for (Square square : whole.moves().subList(given == 0 ? whole.length() : given, whole.length())) {
            played = played.play(square);
        }
        return played;
    }

    private void watchHandOver(GameEvent event) {
        boolean runs = session.running().isPresent();
        if (event instanceof GameEvent.Started started) {
            opened = !runs;
            foreign = false;
            given = started.given();
        } else if (opened && runs) {
            opened = false;
            foreign = event.game().length() > 0;
        }
    }

    /// Who plays on a seat, in words that are the same in every language.
    static String name(Seat seat) {
        return switch (seat.playing()) {
            case Seat.Human _, Seat.Adaptive _ -> "person";
            case Seat.Computer(var level) -> "level " + level.number();
            case Seat.Chip(var level) -> "chip " + level.number();
            case Seat.HumanLike(var person) -> "like " + person.rating();
            case Seat.External(String name) -> name;
        };
    }

    private void keep(OwnGames changed) {
        games.set(changed);
        if (read) {
            keeper.ask(() -> {
                OwnGames all = changed.merged(OwnGames.load(file, _ -> {}));
                all.save(file);
                return all;
            }, all -> games.set(games.get().merged(all)), failed);
        }
    }

    /// Analyses the next game while the program is idle. To be called periodically.
    void tick() {
        boolean resting = Duration.between(touched, now.get()).compareTo(REST) >= 0;
        boolean playing =
            session.hasComputer() && !session.isFinished() && session.ply() > 0 && !session.isFree();
        Optional<OwnGame> next = games.get().unjudged();
        if (read && allowed.getValue() && resting && !playing && !grading.get() && next.isPresent()) {
            grading.set(true);
            grader.grade(next.get(), graded -> {
                grading.set(false);
                graded.filter(game -> games.get().awaits(game))
                    .ifPresent(game -> keep(games.get().judged(game)));
            }, problem -> {
                grading.set(false);
                failed.accept(problem);
            });
        }
    }

    /// Takes over what an analysis that the user sees says of one of his games.
    void take(GameReport report) {
        OwnGames all = games.get();
        for (OwnGame game : all.games()) {
            all = game.with(report).map(all::judged).orElse(all);
        }
        if (!all.equals(games.get())) {
            keep(all);
        }
    }

    /// What is worked on, in words; empty while it rests.
    ObservableValue<String> activity() {
        return grading.map(now -> now ? TEXTS.get("own.working") : "");
    }
}
