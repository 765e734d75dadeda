package flipchip.app.engines.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import flipchip.app.engines.protocol.NboardHost;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.SavedGame;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.match.Match;
import flipchip.engine.match.MatchGame;
import flipchip.engine.match.MatchResult;
import flipchip.engine.match.Openings;
import flipchip.engine.match.Player;

/// Plays one match on a thread of its own and keeps its games as files. Made for one match.
///
/// Every opening is played twice with colours changed, so neither side gains by it.
final class MatchRunner {
    private static final int OPENING_PLIES = 10;
    private static final int OPENING_DEPTH = 6;
    private static final int EVEN_CENTIDISCS = 400;
    private static final int TABLE_MEGABYTES = 32;
    private static final DateTimeFormatter MOMENT =
        DateTimeFormatter.ofPattern("yyyy-MM-dd HH.mm.ss", Locale.ROOT);

    private final MatchSide first;
    private final MatchSide second;
    private final int openings;
    private final Path folder;
    private final NboardHost.Patience patience;
    private final Executor screen;
    private final AtomicReference<Optional<SearchHandle>> searching = new AtomicReference<>(Optional.empty());
    private volatile boolean cancelled;

    /// Told on the screen's thread.
    interface Listener {
        /// A game has ended.
        void played(MatchResult soFar);

        /// The match has ended.
        ///
        /// @param problem why it ended early, for the user; empty if it is complete or was cancelled
        void ended(Optional<String> problem);
    }

    /// @param openings how many openings; twice as many games
    /// @param library  the folder of the saved games
    MatchRunner(MatchSide first, MatchSide second, int openings, Path library, NboardHost.Patience patience,
            Executor screen) {
        this.first = first;
        this.second = second;
        this.openings = openings;
        this.patience = patience;
        this.screen = screen;
        folder = library.resolve("Matches")
            .resolve((LocalDateTime.now().format(MOMENT) + " " + first.title() + " - " + second.title())
                .replaceAll("[^\\p{L}\\p{N} ,._-]", " "));
    }

    /// Where the games are kept.
    Path folder() {
        return folder;
    }

    /// Starts the match.
    ///
    /// @param seed other numbers choose other openings
    void start(long seed, Listener listener) {
        ThreadPerTask.of("match").execute(() -> run(seed, listener));
    }

    /// Ends the match soon; the games that have ended are kept.
    void cancel() {
        cancelled = true;
        searching.get().ifPresent(SearchHandle::stop);
    }

    private void run(long seed, Listener listener) {
        try (Side a = side(first); Side b = side(second); Engine judge = engine()) {
            List<Game> starts = Openings.even(openings, OPENING_PLIES, seed, judge,
                SearchLimits.depth(OPENING_DEPTH), EVEN_CENTIDISCS);
            AtomicReference<MatchResult> standing = new AtomicReference<>(MatchResult.of(a.name(), b.name()));
            new Match(a, b, TimeControl.UNLIMITED).play(starts, game -> {
                MatchResult result = standing.updateAndGet(before -> before.with(game));
                keep(game, result.games());
                screen.execute(() -> listener.played(result));
            });
            screen.execute(() -> listener.ended(Optional.empty()));
        } catch (CancellationException e) {
            screen.execute(() -> listener.ended(Optional.empty()));
        } catch (RuntimeException e) {
            Optional<String> problem = cancelled ? Optional.empty() : Optional.of(ProgramsView.reason(e));
            screen.execute(() -> listener.ended(problem));
        }
    }

    private void keep(MatchGame game, int number) {
        String a = first.title();
        String b = second.title();
        GameInfo info = new GameInfo(game.firstIsBlack() ? a : b, game.firstIsBlack() ? b : a,
            folder.getFileName().toString(), LocalDateTime.now().toLocalDate().toString(),
            String.format(Locale.ROOT, "%+d", game.firstIsBlack() ? game.discs() : -game.discs()));
        try {
            GameFiles.write(SavedGame.of(game.game()).withInfo(info),
                folder.resolve(String.format(Locale.ROOT, "%04d%s", number, GameFiles.TREE)));
        } catch (IOException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private Side side(MatchSide who) {
        return switch (who) {
            case MatchSide.Flipchip(var level) -> {
                Engine engine = engine();
                yield new Side(who.title(), engine::start, SearchLimits.of(level).withBook(false),
                    engine::close);
            }
            case MatchSide.Other(Program program) -> {
                ExternalEngine guest = new ExternalEngine(program, patience);
                yield new Side(who.title(), guest, SearchLimits.depth(program.depth()), guest::close);
            }
        };
    }

    private static Engine engine() {
        return new Engine(EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(TABLE_MEGABYTES));
    }

    /// One side of the match. Closes its engine.
    private final class Side implements Player, AutoCloseable {
        private final String name;
        private final Thinker thinker;
        private final SearchLimits limits;
        private final Runnable closing;

        private Side(String name, Thinker thinker, SearchLimits limits, Runnable closing) {
            this.name = name;
            this.thinker = thinker;
            this.limits = limits;
            this.closing = closing;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Square choose(Position position, TimeControl time) {
            SearchHandle handle = thinker.search(position, limits, SearchListener.NONE);
            searching.set(Optional.of(handle));
            if (cancelled) {
                handle.stop();
            }
            Square move = handle.result().join().bestMove();
            if (cancelled) {
                throw new CancellationException();
            }
            return move;
        }

        @Override
        public void close() {
            closing.run();
        }
    }
}
