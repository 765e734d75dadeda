package flipchip.lab.job;

import java.io.IOException;
import java.util.List;
import flipchip.lab.train.SearchedGames;

/// A job of self-play whose searches label their positions. A unit is a game.
final class SelfPlayJob implements Job {

    @Override
    public Kind kind() {
        return new Kind("selfplay",
            "play games of the engine with itself; their searches label the positions", "samples",
            List.of(new Choice("games", "1000", "to play"), new Choice("depth", "6", "plies of a search"),
                new Choice("shard", "50", "games a shard")),
            List.of(new Need(JobInputs.WEIGHTS, true, "judges the boards")));
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) {
        SearchedGames.ofDepth(order.number("depth", 1, 20));
        material.bytes(JobInputs.WEIGHTS);
        return new OneStage(new byte[0], order.number("games", 1, 100_000_000),
            order.number("shard", 1, 1 << 20), LabelJob::join);
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        return flipchip.lab.train.SampleFile
            .format(SearchedGames.ofDepth(shard.order().number("depth", 1, 20)).games((int) shard.units(),
                (int) shard.from(), workshop.evaluation(), shard.seed(shard.from())));
    }
}
