package flipchip.app.chips.gallery;

import java.util.List;

/// A list of all exhibits, in the order of their cards.
final class Exhibits {
    private Exhibits() {}

    static List<Exhibit> all() {
        return List.of(new SolverExhibit(), new FormsExhibit(), new TimesExhibit(), new FlipperExhibit(),
            new SelectorExhibit(), new CounterExhibit(), new TermsExhibit(), new TypesExhibit(),
            new PipelineExhibit(), new MachineExhibit(), new ScannerExhibit(), new CoverExhibit(),
            new MasksExhibit(), new MateExhibit(), new StagesExhibit(), new MiddleGameExhibit(),
            new ScoreExhibit(), new StabilityExhibit(), new RegisterExhibit(), new ParallelExhibit(),
            new SurveyExhibit());
    }
}
