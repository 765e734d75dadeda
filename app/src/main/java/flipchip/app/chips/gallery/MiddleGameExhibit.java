package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MiddleGameFilm;
import flipchip.hwsim.circuit.stages.MiddleGameRun;
import flipchip.hwsim.circuit.stages.PlausibleMoves;
import flipchip.hwsim.circuit.stages.Strategy;
import flipchip.hwsim.circuit.stages.TreeNode;

/// Document 001's middle-game circuit on Othello: nodes of the game tree through a pipeline of eight stages.
final class MiddleGameExhibit extends Exhibit<MiddleGameExhibit.Shot> {
    private static final int WORDS = 32;
    private static final int FEW = 3;

    /// @param clock from 1
    record Shot(MiddleGameFilm film, int clock) {
        MiddleGameFilm.Clock now() {
            return film.clocks().get(clock - 1);
        }

        /// Words of the tree's memory written by the end of this clock, the root included.
        int written() {
            return now().memory().size();
        }
    }

    MiddleGameExhibit() {
        super("middle-game", MiddleGamePicture::new, "few", "document");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        int best = choice.equals("document") ? PlausibleMoves.DOCUMENT_BEST : FEW;
        MiddleGameFilm film =
            MiddleGameFilm.record(SamplePositions.middleBoard(), Strategy.PLAIN, best, WORDS);
        List<Shot> shots = new ArrayList<>();
        for (int clock = 1; clock <= film.clocks().size(); clock++) {
            shots.add(new Shot(film, clock));
        }
        Origin in = new Origin.Counted(film.netlist());
        Origin chosen = new Origin.Chosen();
        return new Recording<>(shots, this::say, in,
            List.of(figure("clocks", film.clocks().size(), in), figure("nodes", film.nodes(), in),
                figure("words", film.memory().size(), in),
                best == FEW ? differs("best", best, chosen, "001") : same("most", best, chosen, "001")),
            text("result", film.memory().size(), film.nodes()));
    }

    private String say(Shot shot) {
        List<String> parts = new ArrayList<>();
        for (MiddleGameRun.Stage stage : MiddleGameRun.Stage.values()) {
            shot.now().at(stage)
                .ifPresent(address -> parts.add(text("say.stage", common("middle." + stage), address)));
        }
        String said = text("say", shot.clock, String.join(", ", parts), shot.written());
        return Sentences.join(said,
            shot.clock == shot.film.clocks().size()
                ? text("say.end", shot.film.memory().size(), shot.film.nodes())
                : "");
    }

    /// Address, move, address of the parent.
    static String word(MiddleGameFilm film, int address) {
        TreeNode node = film.memory().get(address);
        String move =
            node.move().map(Square::toString).orElseGet(() -> common(address == 0 ? "middle.root" : "pass"));
        return address + " " + move + (address == 0 ? "" : " ← " + (address - node.backward()));
    }
}
