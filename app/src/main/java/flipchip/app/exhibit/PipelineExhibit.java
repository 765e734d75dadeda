package flipchip.app.exhibit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.netlist.NetlistStats;
import flipchip.hwsim.pipeline.GeneratorRun;
import flipchip.hwsim.pipeline.MoveGenerator;

/// Document 002's move generator: a stream of positions through its three stages, clock by clock, correct or as the
/// document prints it.
final class PipelineExhibit extends Exhibit<PipelineExhibit.Shot> {
    private static final int POSITIONS = 5;
    /// Random games for the share of right answers.
    private static final int GAMES = 100;

    /// @param run   the whole stream
    /// @param clock after this clock edge
    record Shot(GeneratorRun run, GeneratorRun.Clock clock) {
        /// The position in a stage, 1 to 3.
        OptionalInt in(int stage) {
            return clock.stages().get(stage - 1);
        }
    }

    PipelineExhibit() {
        super("pipeline", "correct", "printed");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Game game = Samples.middleGame();
        List<Board> boards = IntStream.range(0, POSITIONS).mapToObj(i -> game.positionAt(4 * i).board()).toList();
        MoveGenerator.Form form = choice.equals("printed") ? MoveGenerator.Form.PRINTED : MoveGenerator.Form.CORRECT;
        GeneratorRun run = GeneratorRun.record(boards, form);
        NetlistStats stats = NetlistStats.of(MoveGenerator.netlist(form));
        List<Figure> figures = new ArrayList<>(List.of(same("stages", 3, "002"),
            figure("clocks", text("clocks", POSITIONS, run.clocks().size())), figure("gates", stats.combinational()),
            figure("registers", stats.registerBits()), figure("depth", stats.depth())));
        if (form == MoveGenerator.Form.PRINTED) {
            GeneratorRun.Clock first = run.clocks().get(2);
            figures.add(figure("opening", Long.bitCount(first.legal())));
            figures.add(figure("share", MateExhibit.number("%.1f %%", 100 * rightShare())));
        }
        String result = form == MoveGenerator.Form.CORRECT ? Square.list(boards.getLast().legalMoves())
            : text("wrong", Long.bitCount(run.clocks().getLast().legal() ^ boards.getLast().legalMoves()));
        return new Recording<>(run.clocks().stream().map(clock -> new Shot(run, clock)).toList(), this::say, figures,
            text("result", POSITIONS, result));
    }

    /// On how many positions of random games the printed program finds the legal moves: 0 to 1.
    private static double rightShare() {
        int right = 0;
        int all = 0;
        for (int i = 0; i < GAMES; i++) {
            Game game = Samples.randomGame(i);
            for (int ply = 0; ply < game.length(); ply++) {
                Board board = game.positionAt(ply).board();
                long printed = MoveGenerator.printedMoves(board.player(), board.opponent(), -1L);
                right += printed == board.legalMoves() ? 1 : 0;
                all++;
            }
        }
        return (double) right / all;
    }

    private String say(Shot shot) {
        String stages = IntStream.rangeClosed(1, 3)
            .filter(stage -> shot.in(stage).isPresent())
            .mapToObj(stage -> text("say.stage", shot.in(stage).getAsInt() + 1, stage)).collect(Collectors.joining(", "));
        if (shot.in(3).isEmpty()) {
            return text("say", shot.clock.number(), stages);
        }
        Board board = shot.run.boards().get(shot.in(3).getAsInt());
        long wrong = shot.clock.legal() ^ board.legalMoves();
        return wrong == 0 ? text("say.out", shot.clock.number(), stages, Shown.squares(shot.clock.legal()))
            : text("say.wrong", shot.clock.number(), stages, Shown.squares(shot.clock.legal()), Shown.squares(wrong),
                Long.bitCount(wrong));
    }

    @Override
    Picture<Shot> picture() {
        return new PipelinePicture();
    }
}
