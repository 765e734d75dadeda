package flipchip.app.chips.gallery;

import java.util.List;
import java.util.function.Supplier;
import flipchip.engine.board.Game;

/// All exhibits, in the order of their cards.
final class Exhibits {
    private Exhibits() {}

    /// @param game the user's game as it stands, asked from any thread
    static List<Exhibit<?>> all(Supplier<Game> game) {
        return List.of(new SolverExhibit(), new FormsExhibit(), new TimesExhibit(), new FlipperExhibit(game),
            new SelectorExhibit(game), new CounterExhibit(), new TermsExhibit(game), new TypesExhibit(),
            new PipelineExhibit(), new MachineExhibit(), new ScannerExhibit(), new CoverExhibit(),
            new MasksExhibit(), new MateExhibit(), new StagesExhibit(game), new MiddleGameExhibit(),
            new ScoreExhibit(game), new StabilityExhibit(game), new RegisterExhibit(game),
            new ParallelExhibit(), new SurveyExhibit());
    }
}
