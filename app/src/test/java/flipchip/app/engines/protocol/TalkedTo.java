package flipchip.app.engines.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Our ends of the two protocols with an engine that answers its first legal move at once.
public final class TalkedTo {
    private TalkedTo() {}

    /// What the NBoard engine answers to `lines`.
    public static String nboard(String lines) throws IOException {
        StringWriter out = new StringWriter();
        new NboardEngine(TalkedTo::search, CompletableFuture.completedFuture(null), 73, new PrintWriter(out))
            .run(new BufferedReader(new StringReader(lines)));
        return out.toString();
    }

    /// What the GTP engine answers to `lines`.
    public static String gtp(String lines) throws IOException {
        StringWriter out = new StringWriter();
        new GtpEngine(TalkedTo::search, CompletableFuture.completedFuture(null), SearchLimits.depth(1),
            new PrintWriter(out)).run(new BufferedReader(new StringReader(lines)));
        return out.toString();
    }

    /// What the host understands of the lines of a guest.
    public static int heard(String lines) {
        return lines.lines().map(NboardReply::parse).mapToInt(reply -> reply.toString().length()).sum();
    }

    private static SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Square move = Square.of(Long.numberOfTrailingZeros(position.legalMoves()));
        SearchResult result = new SearchResult(move, 0, 0, Bound.EXACT, Source.MIDGAME, false, 1, 100,
            List.of(move), 1, Duration.ZERO, List.of());
        return new SearchHandle() {
            @Override
            public CompletableFuture<SearchResult> result() {
                return CompletableFuture.completedFuture(result);
            }

            @Override
            public void stop() {
                // it has ended already
            }
        };
    }
}
