package flipchip.app.cli.circuit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.pipeline.EvaluationUnit;
import flipchip.hwsim.circuit.pipeline.GeneratorRun;
import flipchip.hwsim.circuit.pipeline.MachineRun;
import flipchip.hwsim.circuit.pipeline.MoveGenerator;
import flipchip.hwsim.circuit.pipeline.PipelineMachine;
import flipchip.hwsim.circuit.pipeline.UnitRun;
import flipchip.hwsim.circuit.scanner.ScanRun;
import flipchip.hwsim.circuit.score.PackedScoreModel;
import flipchip.hwsim.circuit.score.ParallelSearchModel;
import flipchip.hwsim.circuit.score.StabilityList;
import flipchip.hwsim.circuit.score.StabilityRun;
import flipchip.hwsim.circuit.shogi.CoverRun;
import flipchip.hwsim.circuit.stages.BookMemory;
import flipchip.hwsim.circuit.stages.Configuration;
import flipchip.hwsim.circuit.stages.MatePipeline;
import flipchip.hwsim.circuit.stages.MatePipelineGates;
import flipchip.hwsim.circuit.stages.MatePipelineRun;
import flipchip.hwsim.circuit.stages.MateRun;
import flipchip.hwsim.circuit.stages.MateTrace;
import flipchip.hwsim.circuit.stages.StagePlan;
import flipchip.hwsim.verify.catalogue.ShogiPositions;

/// A runner of the sources' circuits and models on one game, as rows of a table.
record CircuitRuns(Game game) {
    private static final int MOST_MATE_EMPTIES = 16;
    /// Positions of a search that are put through the gates, too.
    private static final int MOST_MATE_STEPS = 1_000;
    private static final int FILES = 8;

    private List<Board> boards() {
        return IntStream.rangeClosed(0, game.length()).mapToObj(ply -> game.positionAt(ply).board()).toList();
    }

    /// @param stage1 ply of the position in the stage; null for none
    private record GeneratorRow(int clock, Integer stage1, Integer stage2, Integer stage3,
            List<Square> filtered, List<Square> legal) {}

    List<? extends Record> pipeline() {
        return GeneratorRun.record(boards(), MoveGenerator.Form.CORRECT).clocks().stream()
            .map(clock -> new GeneratorRow(clock.number(), orNull(clock.stages().get(0)),
                orNull(clock.stages().get(1)), orNull(clock.stages().get(2)), Square.all(clock.filtered()),
                Square.all(clock.legal())))
            .toList();
    }

    private static Integer orNull(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }

    private record MachineRow(int clock, PipelineMachine.State state, Color toMove, int black, int white,
            Square typed, boolean refused, List<Square> legal, int score) {}

    List<? extends Record> machine() {
        List<MachineRun.Clock> clocks = MachineRun.record(game.moves()).clocks();
        return IntStream.range(0, clocks.size()).mapToObj(i -> {
            MachineRun.Clock clock = clocks.get(i);
            return new MachineRow(i, clock.state(), clock.position().toMove(),
                Long.bitCount(clock.position().black()), Long.bitCount(clock.position().white()),
                clock.typed().orElse(null), clock.illegal(), Square.all(clock.legal()), clock.score());
        }).toList();
    }

    /// @param e  ply of the position in stage E, and so on; null for none
    private record UnitRow(int clock, Integer e, List<Integer> values, Integer m, List<Integer> products,
            Integer a1, List<Integer> sums, Integer a2, int score) {}

    List<? extends Record> unit() {
        return UnitRun.record(boards(), EvaluationUnit.DEFAULT_WEIGHTS.subList(0, 4)).clocks().stream()
            .map(clock -> new UnitRow(clock.number(), orNull(clock.stages().get(0)), clock.values(),
                orNull(clock.stages().get(1)), clock.products(), orNull(clock.stages().get(2)), clock.sums(),
                orNull(clock.stages().get(3)), clock.score()))
            .toList();
    }

    /// Files of hits as letters.
    private record ScanRow(int clock, int topRank, String topHit, String rowHit, String partial,
            int bottomRank, String bottomHit, String legal) {}

    List<? extends Record> scanner() {
        return ScanRun.record(boards()).clocks().stream()
            .map(clock -> new ScanRow(clock.number(), clock.top().rank(), files(clock.top().hit()),
                files(clock.row()), files(clock.partial()), clock.bottom().rank(),
                files(clock.bottom().hit()), files(clock.legal())))
            .toList();
    }

    private static String files(int bits) {
        StringBuilder files = new StringBuilder();
        for (int file = 0; file < FILES; file++) {
            files.append((bits >>> file & 1) != 0 ? (char) ('a' + file) : '.');
        }
        return files.toString();
    }

    private record MatePipelineRow(int ply, Square move, String updater, String generator, String filter,
            List<Square> attack, List<Square> defence, List<Square> rest) {}

    List<? extends Record> matePipeline() {
        List<MatePipelineRun.Offer> offers = IntStream.range(0, game.length())
            .mapToObj(ply -> new MatePipelineRun.Offer(game.positionAt(ply).board(),
                Optional.of(game.moves().get(ply))))
            .toList();
        List<MatePipelineRow> rows = new ArrayList<>();
        for (MatePipelineRun.Visit visit : new MatePipelineGates().run(offers).visits()) {
            List<String> spans =
                visit.spans().stream().map(span -> span.first() + "-" + span.last()).toList();
            rows.add(new MatePipelineRow(rows.size() + 1, visit.offer().move().orElse(null), spans.get(0),
                spans.get(1), spans.get(2), Square.all(visit.classes().attack()),
                Square.all(visit.classes().defence()), Square.all(visit.classes().rest())));
        }
        return rows;
    }

    /// @param expanded     positions, by a model of the search
    /// @param gates        how many of them went through the circuit's gates, clock by clock beside its model
    /// @param clocks       of the circuit
    /// @param microseconds for a position on average, at the quoted clock rate
    /// @param seconds      of all, at that rate
    private record MateRow(String clock, Color toMove, int empties, MateRun.Outcome outcome, long expanded,
            int gates, long clocks, double microseconds, double seconds) {}

    List<? extends Record> mate() {
        Position last = game.position();
        if (last.board().empties() > MOST_MATE_EMPTIES) {
            throw new IllegalArgumentException(
                last.board().empties() + " empty squares after --moves, at most " + MOST_MATE_EMPTIES);
        }
        return Stream.of(MatePipeline.DOCUMENT, MatePipeline.PIPELINED).map(pipeline -> {
            MateTrace trace = MateTrace.record(last, pipeline, MOST_MATE_STEPS, () -> false);
            MateRun run = trace.run();
            return new MateRow(pipeline.equals(MatePipeline.DOCUMENT) ? "as measured" : "filter pipelined",
                last.toMove(), last.board().empties(), run.outcome(), run.expanded(), trace.steps().size(),
                run.clocks(), pipeline.microseconds(run.clocks()) / run.expanded(), run.seconds());
        }).toList();
    }

    /// @param milliseconds spent loading so far
    private record StageRow(int ply, Square move, int empties, Configuration circuit, boolean loaded,
            long milliseconds, List<Square> book) {}

    List<? extends Record> stages(List<Game> lines) {
        BookMemory book = BookMemory.of(lines);
        List<StageRow> rows = new ArrayList<>();
        long spent = 0;
        for (StagePlan.Stage stage : StagePlan.of(game, book).stages()) {
            spent += stage.loaded() ? Configuration.RECONFIGURATION.toMillis() : 0;
            Board board = game.positionAt(stage.ply()).board();
            rows.add(new StageRow(stage.ply(), stage.ply() == 0 ? null : game.moves().get(stage.ply() - 1),
                board.empties(), stage.configuration(), stage.loaded(), spent, book.lookUp(board).moves()));
        }
        return rows;
    }

    /// @param scan    ranks in the eight stages, 1 to 9 down and 10 to 18 up
    /// @param written row of the table memory, and read
    private record CoverRow(int clock, List<Integer> scan, Integer written, Integer read) {}

    List<? extends Record> cover(long seed) {
        return CoverRun.record(ShogiPositions.random(new SplittableRandom(seed))).clocks().stream()
            .map(clock -> new CoverRow(clock.number(),
                clock.stages().stream().filter(OptionalInt::isPresent).map(OptionalInt::getAsInt).toList(),
                orNull(clock.written()), orNull(clock.read())))
            .toList();
    }

    /// @param examined    squares that the algorithm looked at, from an empty list
    /// @param incremental the same, going on from the position before
    private record ScoreRow(int ply, Square move, String packed, int outcome, int stability, int mobility,
            int pieces, List<Square> stable, int examined, int incremental) {}

    List<? extends Record> score() {
        List<ScoreRow> rows = new ArrayList<>();
        StabilityList kept = new StabilityList();
        for (int ply = 0; ply <= game.length(); ply++) {
            Position position = game.positionAt(ply);
            boolean passed = ply > 0 && game.passFollows(ply - 1);
            int before = passed ? 0 : Long.bitCount(game.positionAt(Math.max(0, ply - 1)).legalMoves());
            PackedScoreModel score = PackedScoreModel.of(position, before);
            StabilityRun full = new StabilityList().full(position);
            StabilityRun incremental =
                ply == 0 ? kept.full(position) : kept.after(game.positionAt(ply - 1), position);
            rows.add(new ScoreRow(ply, ply == 0 ? null : game.moves().get(ply - 1),
                String.format(Locale.ROOT, "%08X", score.pack()), score.outcome(), score.stability(),
                score.mobility(), score.pieces(), Square.all(full.stable()), full.examined().size(),
                incremental.examined().size()));
        }
        return rows;
    }

    /// @param minimal nodes of the smallest tree that proves the score; alpha-beta never needs fewer
    private record ParallelRow(ParallelSearchModel.Algorithm algorithm, int processors, String score,
            long nodes, long elapsed, long busy, long idle, double speedUp, long minimal) {}

    List<? extends Record> parallel(int depth) {
        List<ParallelRow> rows = new ArrayList<>();
        long minimal = ParallelSearchModel.minimalTree(game.position(), depth);
        for (ParallelSearchModel.Algorithm algorithm : ParallelSearchModel.Algorithm.values()) {
            ParallelSearchModel.Run one = ParallelSearchModel.search(game.position(), depth, algorithm, 1);
            for (int processors : new int[] {1, 2, 4, 8}) {
                ParallelSearchModel.Run run =
                    ParallelSearchModel.search(game.position(), depth, algorithm, processors);
                rows.add(new ParallelRow(algorithm, processors,
                    String.format(Locale.ROOT, "%08X", run.score()), run.nodes(), run.elapsed(), run.busy(),
                    run.idle(), Math.round(100 * run.speedUp(one)) / 100.0, minimal));
            }
        }
        return rows;
    }
}
