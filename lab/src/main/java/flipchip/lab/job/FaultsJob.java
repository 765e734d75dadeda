package flipchip.lab.job;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import flipchip.hwsim.verify.faults.StuckSurvey;

/// A job that holds every gate of a circuit at 0, then at 1, and searches where it shows. A unit is a fault:
/// two for each gate.
///
/// The result has a line for each fault, its fields apart by tabs. Array: number, net, value, what became of
/// it (found, redundant, open), the first position or board that shows it, how many of all do. Referee:
/// number, net, value, how many of all games show it, and the first difference: game, ply, kind.
final class FaultsJob implements Job {
    private static final String ARRAY = "array";
    private static final String MACHINE = "machine";
    private static final int MOST_POSITIONS = 1 << 20;

    @Override
    public Kind kind() {
        return new Kind("faults", "every gate stuck low and high: which positions or games show it", "tsv",
            List.of(new Choice("circuit", ARRAY, "array or machine (the complete referee)"),
                new Choice("positions", "4096", "of random games, for the array: a multiple of 64"),
                new Choice("boards", "0", "random ones asked after them, for the array: a multiple of 64"),
                new Choice("games", "64", "random ones, for the machine"),
                new Choice("shard", "400", "faults a shard")),
            List.of());
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) {
        String circuit = order.text("circuit");
        if (!circuit.equals(ARRAY) && !circuit.equals(MACHINE)) {
            throw new IllegalArgumentException(
                "circuit=" + circuit + " is neither " + ARRAY + " nor " + MACHINE);
        }
        for (String kind : List.of("positions", "boards")) {
            if (order.number(kind, 0, MOST_POSITIONS) % Long.SIZE != 0) {
                throw new IllegalArgumentException(
                    kind + "=" + order.text(kind) + " is not a multiple of 64");
            }
        }
        if (order.text("positions").equals("0") && order.text("boards").equals("0")) {
            throw new IllegalArgumentException("neither positions nor boards to ask");
        }
        order.number("games", 1, 1_000_000);
        return new OneStage(new byte[0], circuit.equals(ARRAY) ? StuckSurvey.faults() : MachineFaults.count(),
            order.number("shard", 1, 1_000_000), OneStage::appended);
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        StringBuilder lines = new StringBuilder();
        if (shard.order().text("circuit").equals(ARRAY)) {
            StuckSurvey survey =
                new StuckSurvey(shard.order().seed(), shard.order().number("positions", 0, MOST_POSITIONS),
                    shard.order().number("boards", 0, MOST_POSITIONS));
            survey.run((int) shard.from(), (int) shard.to()).forEach(
                fault -> lines.append(String.format(Locale.ROOT, "%d\t%s\t%d\t%s\t%d\t%d\n", fault.number(),
                    fault.net(), fault.high() ? 1 : 0, fault.verdict().name().toLowerCase(Locale.ROOT),
                    fault.question().isPresent() ? fault.asked() : 0, fault.shown())));
        } else {
            MachineFaults survey =
                new MachineFaults(shard.order().seed(), shard.order().number("games", 1, 1_000_000));
            survey.run((int) shard.from(), (int) shard.to())
                .forEach(fault -> lines.append(String.format(Locale.ROOT, "%d\t%s\t%d\t%d\t%s\n",
                    fault.number(), fault.net(), fault.high() ? 1 : 0, fault.games(), fault.first())));
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }
}
