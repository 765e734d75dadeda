package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.hwsim.circuit.stages.BookMemory;
import flipchip.hwsim.circuit.stages.StagePlan;

/// A picture of the board, the chip area with the circuit that it holds or loads, and the whole game as a
/// strip of stages, which can be dragged.
final class StagesPicture {
    private static final double STRIP = 44;

    private StagesPicture() {}

    static void draw(Area area, Game game, Step<StagesExhibit.State> step) {
        StagePlan.Stage stage = step.now().stage();
        Position position = game.positionAt(stage.ply());
        double size = Math.min(area.width() * 0.5, area.height() - STRIP - 8);
        BoardBlock board = new BoardBlock(area.at(0, 0, size, size), position);
        board.diamonds(position.legalMoves());
        if (stage.ply() < game.length()) {
            board.brackets(game.moves().get(stage.ply()).bit());
        }
        chip(area.inset(size + 10, 2, 2, STRIP + 12), position, step.now());
        strip(step.slots(area.bottom(STRIP + 8)), step);
    }

    private static void chip(Area area, Position position, StagesExhibit.State state) {
        area.box(CanvasColor.PANEL, state.isLoading() ? CanvasColor.LINE : CanvasColor.ACCENT,
            !state.isLoading());
        ListBlock list = new ListBlock(area.inset(10, 8, 10, 0))
            .heading(Exhibit.common("stages." + state.stage().configuration())).gap(7);
        if (state.isLoading()) {
            list.small(Exhibit.common("stages.loading"), CanvasColor.TEXT).gap(4);
            Area bar = list.line(14).box(CanvasColor.CELL, CanvasColor.CELL_BORDER, false).inset(1);
            bar.left(bar.width() * state.loaded() / StagesExhibit.PARTS).fill(CanvasColor.REMOTE_OR_LOCAL);
            return;
        }
        switch (state.stage().configuration()) {
            case OPENING -> book(list, state.lookUp());
            case STRATEGY, MIDDLE_GAME -> {
                List<String> moves = StagesExhibit.plausible(position, state.stage());
                list.small(Exhibit.common("stages.plausible"), CanvasColor.QUIET)
                    .words(moves.isEmpty() ? List.of(Exhibit.common("none")) : moves, 1, area.width(), 17);
            }
            case ENDGAME ->
                list.small(Exhibit.common("stages.empties", position.board().empties()), CanvasColor.TEXT);
        }
    }

    /// One clock for each symmetry of the board, and the entry that was equal.
    private static void book(ListBlock list, BookMemory.LookUp lookUp) {
        list.small(Exhibit.common("stages.symmetries"), CanvasColor.QUIET).gap(4);
        Area line = list.line(30).top(20);
        double width = Math.min(40, line.width() / Symmetry.values().length);
        for (int i = 0; i < lookUp.clocks().size(); i++) {
            OptionalInt hit = lookUp.clocks().get(i).hit();
            line.at(i * width, 0, width - 3, 20)
                .box(hit.isPresent() ? CanvasColor.LEGAL : CanvasColor.CELL, CanvasColor.CELL_BORDER, false)
                .label(hit.isPresent() ? String.valueOf(hit.getAsInt()) : "–",
                    hit.isPresent() ? CanvasColor.DIE : CanvasColor.QUIET, Area.SMALL);
        }
        list.small(Exhibit.common("stages.moves"), CanvasColor.QUIET)
            .words(lookUp.moves().stream().map(Square::toString).toList(), 1, line.width(), 17);
    }

    private static void strip(List<Area> slots, Step<StagesExhibit.State> step) {
        String letters = Exhibit.common("stages.letters");
        for (int i = 0; i < slots.size(); i++) {
            StagesExhibit.State state = step.all().get(i);
            int configuration = state.stage().configuration().ordinal();
            Area slot = slots.get(i).bottom(STRIP);
            slot.top(28).left(Math.max(1, slot.width() - 1))
                .bottom(state.isLoading() ? 26 : 8 + 5 * configuration)
                .fill(state.isLoading() ? CanvasColor.REMOTE_OR_LOCAL
                    : i <= step.index() ? CanvasColor.REMOTE
                    : CanvasColor.IDLE);
            if (state.stage().loaded() && state.loaded() == 0) {
                slot.small(String.valueOf(letters.charAt(configuration)), 0, 37, CanvasColor.TEXT);
            }
        }
        Area now = slots.get(step.index()).bottom(STRIP);
        now.line(now.width() / 2, -2, now.width() / 2, 30, CanvasColor.TIP, 2);
    }
}
