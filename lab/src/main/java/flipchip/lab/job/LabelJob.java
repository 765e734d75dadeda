package flipchip.lab.job;

import java.io.IOException;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.lab.train.Label;
import flipchip.lab.train.Labeller;
import flipchip.lab.train.Split;
import flipchip.lab.train.TrainingSamples;

/// A job that labels positions with searches of a fixed depth, or exactly at that many empties or fewer.
///
/// A unit is a position; a shard has a fresh table.
final class LabelJob implements Job {
    private static final String POSITIONS = "positions";

    @Override
    public Kind kind() {
        return new Kind("label",
            "label positions with what a search says; exactly where at most DEPTH squares are empty",
            "samples",
            List.of(new Choice("depth", "6", "plies of a search"),
                new Choice("shard", "2000", "positions a shard")),
            List.of(new Need(JobInputs.WEIGHTS, true, "judges the boards"),
                new Need(POSITIONS, true, "training samples, or lines of OBF")));
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) throws IOException {
        order.number("depth", 1, Label.DEEPEST);
        byte[] samples = flipchip.lab.train.SampleFile.format(samples(material));
        int count = flipchip.lab.train.SampleFile.parse(POSITIONS, samples).size();
        return new OneStage(samples, count, order.number("shard", 1, 1 << 24), LabelJob::join);
    }

    private static TrainingSamples samples(JobInputs material) throws IOException {
        byte[] bytes = material.bytes(POSITIONS);
        if (bytes.length > 0 && bytes[0] == 'F') {
            return flipchip.lab.train.SampleFile.parse(POSITIONS, bytes);
        }
        TrainingSamples samples = new TrainingSamples(0);
        try {
            for (ObfProblem problem : Obf.parse(material.text(POSITIONS).lines().toList())) {
                Board board = problem.position().board();
                samples.add(board.player(), board.opponent(), 0, Label.RESULT,
                    Split.trainingGroup(samples.size()));
            }
        } catch (NotationException e) {
            throw new IOException(POSITIONS + ": " + e.getMessage(), e);
        }
        return samples;
    }

    static byte[] join(List<byte[]> parts) throws IOException {
        TrainingSamples all = new TrainingSamples(0);
        for (byte[] part : parts) {
            all.addAll(flipchip.lab.train.SampleFile.parse("a shard", part));
        }
        return flipchip.lab.train.SampleFile.format(all);
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        TrainingSamples all = flipchip.lab.train.SampleFile.parse(POSITIONS, input);
        TrainingSamples mine = new TrainingSamples((int) shard.units());
        for (int i = (int) shard.from(); i < shard.to(); i++) {
            mine.add(all.player(i), all.opponent(i), all.score(i), all.label(i), all.group(i));
        }
        try {
            new Labeller(workshop.evaluation(), shard.order().number("depth", 1, Label.DEEPEST)).label(mine,
                1, _ -> {});
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        return flipchip.lab.train.SampleFile.format(mine);
    }
}
