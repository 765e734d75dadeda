package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.engine.board.Game;
import flipchip.web.Json;

/// The gallery in the page: the window's exhibits with their recordings and pictures. In the window's package
/// for them.
///
/// Thread: owner
public final class PageGallery {
    private final List<Exhibit> exhibits = Exhibits.all();
    private final List<Area.Target> targets = new ArrayList<>();
    private Optional<Recording<?>> shown = Optional.empty();

    /// All exhibits in their order, by name and title.
    public String list() {
        return new Json()
            .list("exhibits", exhibits.stream()
                .map(exhibit -> new Json().put("name", exhibit.id()).put("text", exhibit.title())).toList())
            .toString();
    }

    /// Records a run and tells all about it.
    ///
    /// @param choice which run; the first if empty
    /// @param form   of the circuit; the usual one if empty
    /// @param own    the user's game
    public String open(String id, String choice, String form, Game own) {
        Exhibit exhibit = exhibits.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        String run = choice.isEmpty() ? exhibit.shown().getFirst() : choice;
        String built = form.isEmpty() ? exhibit.forms().stream().findFirst().orElse("") : form;
        Recording<?> made = exhibit.run(new Exhibit.Request(run, built, own, () -> false));
        shown = Optional.of(made);
        List<String> facts = new ArrayList<>(List.of(Exhibit.common("result", made.result()), made.source()));
        exhibit.proved(made).ifPresent(_ -> facts.add(Exhibit.common("proved")));
        made.figures().forEach(figure -> facts.add(figure.words()));
        return new Json().put("about", exhibit.introduction()).put("source", exhibit.source())
            .put("choice", run).put("form", built)
            .list("choices", named(exhibit.shown(), exhibit::choiceText))
            .list("forms", run.equals(Exhibit.PLAN) ? List.of() : named(exhibit.forms(), exhibit::formText))
            .put("steps", made.steps().size()).put("opening", made.opening())
            .list("facts", facts.stream().map(Json::quoted).toList()).toString();
    }

    private static List<Json> named(List<String> names, UnaryOperator<String> words) {
        return names.stream().map(name -> new Json().put("name", name).put("text", words.apply(name)))
            .toList();
    }

    /// What happens in a step, in words.
    public String sentence(int step) {
        return shown.orElseThrow().sentence(step);
    }

    public void draw(int step, Pen pen, Function<CanvasColor, Ink> inks, double width, double height) {
        targets.clear();
        shown.orElseThrow().draw(Area.of(pen, inks, width, height, targets), step);
    }

    /// The step that is drawn at a point of the last picture, -1 if none is.
    public int stepAt(double x, double y) {
        return Area.stepAt(targets, x, y).orElse(-1);
    }
}
