package flipchip.app.exhibit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import flipchip.engine.board.Square;
import flipchip.hwsim.stages.MiddleGameRun;
import flipchip.hwsim.stages.PlausibleMoves;
import flipchip.hwsim.stages.Strategy;

/// Document 001's middle-game circuit on Othello: nodes of the game tree through a pipeline of eight stages.
final class MiddleGameExhibit extends Exhibit<MiddleGameExhibit.Shot> {
    private static final int WORDS = 32;
    private static final int FEW = 3;

    /// @param clock from 1
    record Shot(MiddleGameRun run, int clock) {
        /// Words of the tree's memory written by the end of this clock, the root included.
        int written() {
            int written = 1;
            for (MiddleGameRun.Visit visit : run.visits()) {
                MiddleGameRun.Span build = visit.at(MiddleGameRun.Stage.BUILD);
                written += Math.clamp(clock - build.first() + 1L, 0, visit.children().size());
            }
            return written;
        }
    }

    MiddleGameExhibit() {
        super("middle-game", "few", "document");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        int best = choice.equals("document") ? PlausibleMoves.DOCUMENT_BEST : FEW;
        MiddleGameRun run = MiddleGameRun.of(Samples.middleBoard(), Strategy.PLAIN, best, WORDS);
        List<Shot> shots = new ArrayList<>();
        for (int clock = 1; clock <= run.clocks(); clock++) {
            shots.add(new Shot(run, clock));
        }
        return new Recording<>(shots, this::say, List.of(figure("clocks", run.clocks()),
            figure("nodes", run.visits().size()), figure("words", run.memory().size()),
            best == FEW ? differs("best", best, "001") : same("most", best, "001")),
            text("result", run.memory().size(), run.visits().size()));
    }

    private String say(Shot shot) {
        List<String> parts = new ArrayList<>();
        for (MiddleGameRun.Stage stage : MiddleGameRun.Stage.values()) {
            shot.run.at(stage, shot.clock).ifPresent(address ->
                parts.add(text("say.stage", common("middle." + stage), address)));
        }
        String said = text("say", shot.clock, String.join(", ", parts), shot.written());
        return shot.clock == shot.run.clocks() ? said + " " + text("say.end", shot.run.memory().size(), shot.run.visits().size())
            : said;
    }

    /// Address, move, address of the parent.
    static String word(MiddleGameRun run, int address) {
        String move = run.memory().get(address).move().map(Square::toString).orElseGet(() -> common(address == 0 ? "middle.root" : "pass"));
        return address + " " + move + (address == 0 ? "" : " ← " + (address - run.memory().get(address).backward()));
    }


    @Override
    Picture<Shot> picture() {
        return new MiddleGamePicture();
    }
}
