package flipchip.app.exhibit;

import java.util.List;

/// All exhibits, in the order of their cards.
final class Exhibits {
    private Exhibits() {}

    static List<Exhibit<?>> all() {
        return List.of(new SolverExhibit(), new FlipperExhibit(), new SelectorExhibit(), new CounterExhibit(),
            new TermsExhibit(), new PipelineExhibit(), new MachineExhibit(), new ScannerExhibit(), new CoverExhibit(),
            new MateExhibit(), new StagesExhibit(), new MiddleGameExhibit(), new ScoreExhibit(), new StabilityExhibit(),
            new ParallelExhibit());
    }
}
