package flipchip.lab.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.api.Person;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;

/// A fit of the loss penalty of each strength and phase, so that the opponents lose as much a move in their
/// own games as people of that strength lost. The shares that predict people stay unchanged.
///
/// What a level says that the opponents lose against people, [LossCurve], is turned into a change of what
/// they are expected to lose by the model's deepest search on the boards of their games: the whole
/// distribution of moves, which is less noisy than the one move that was drawn.
public final class PersonCare {
    /// Below it, an opponent would seek bad moves: one that loses 24 discs would be eleven times as likely.
    static final double LEAST = -0.1;
    static final double MOST = 1;
    private static final int HALVINGS = 25;
    /// The phases lean on their neighbours, so each is fitted again after them.
    private static final int ROUNDS = 12;

    private PersonCare() {}

    /// Which phases are put right; the others go on losing as much as before.
    ///
    /// @param held phases that are not, the last of the game first
    /// @param only the one phase that is, by all that is seen of it, and then `held` is 0; empty for all that
    ///             are not held
    public record Sought(int held, OptionalInt only) {
        /// @throws IllegalArgumentException if phases are held and one alone is sought
        public Sought {
            if (held > 0 && only.isPresent()) {
                throw new IllegalArgumentException("phases are held where one alone is put right");
            }
        }

        private double[] wanted(List<LossCurve.Row> curve) {
            return only.isPresent() ? wantedOf(curve, only.getAsInt()) : PersonCare.wanted(curve, held);
        }

        private String words() {
            return only.isPresent()
                ? "with " + only.getAsInt() * LossPenalty.WIDTH + " to "
                    + ((only.getAsInt() + 1) * LossPenalty.WIDTH - 1) + " empties "
                : held == 0 ? ""
                : "from " + held * LossPenalty.WIDTH + " empties on ";
        }
    }

    /// The model with the care that it would need to lose what people lost.
    ///
    /// @param curve   of the model
    /// @param weighed what the model weighed in games with itself, for each strength that the curve has;
    ///                the others keep their care
    static PersonModel fit(PersonModel model, List<LossCurve.Row> curve,
            Map<Person, List<WeighedMoves.Decision>> weighed, Sought sought, Years years) {
        double[] wanted = sought.wanted(curve);
        List<Float> care = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < Person.GRADES.size(); i++) {
            List<WeighedMoves.Decision> decisions = weighed.get(Person.GRADES.get(i));
            List<Float> numbers = model.care().numbers().get(i);
            if (decisions == null) {
                care.addAll(numbers);
                continue;
            }
            double[] now = numbers.stream().mapToDouble(Float::doubleValue).toArray();
            double[] factors = Arrays.copyOfRange(wanted, next, next + LossPenalty.PHASES);
            next += LossPenalty.PHASES;
            for (double one : solved(decisions, now, factors)) {
                care.add(Math.round(1000 * one) / 1000f);
            }
        }
        return with(model, LossPenalty.of(care), "care " + sought.words() + of(weighed.keySet())
            + "fitted to the discs lost in " + years.from() + " to " + years.to());
    }

    /// By what the losses should be multiplied so that `phase` loses what people lost, not drawn towards
    /// anything, and the others what they lose.
    static double[] wantedOf(List<LossCurve.Row> curve, int phase) {
        List<LossCurve.Row> phases = phases(curve);
        double[] logs = PhaseRatios.of(phases).logs();
        return IntStream.range(0, logs.length)
            .mapToDouble(i -> phases.get(i).least() == phase * LossPenalty.WIDTH ? Math.exp(logs[i]) : 1)
            .toArray();
    }

    /// The rows of single phases.
    private static List<LossCurve.Row> phases(List<LossCurve.Row> curve) {
        return curve.stream().filter(row -> row.end() - row.least() == LossPenalty.WIDTH).toList();
    }

    /// By what the losses of each strength's phases should be multiplied; 1 for those that are held, which
    /// say nothing of the others either.
    static double[] wanted(List<LossCurve.Row> curve, int held) {
        List<LossCurve.Row> phases = phases(curve);
        double[] free =
            wanted(phases.stream().filter(row -> row.least() >= held * LossPenalty.WIDTH).toList());
        double[] all = new double[phases.size()];
        int next = 0;
        for (int i = 0; i < all.length; i++) {
            all[i] = phases.get(i).least() >= held * LossPenalty.WIDTH ? free[next++] : 1;
        }
        return all;
    }

    /// The model with care that was found otherwise.
    public static PersonModel given(PersonModel model, LossPenalty care) {
        return with(model, care, "care given");
    }

    /// The model with care whose last phase was found by endings.
    static PersonModel ofEndings(PersonModel model, LossPenalty care, List<Person> strengths, Years years) {
        return with(model, care, "care of the last phase " + of(strengths) + "fitted to the discs lost in "
            + years.from() + " to " + years.to());
    }

    /// "of 1300 and 1850 ", or nothing for all.
    private static String of(Collection<Person> strengths) {
        return strengths.size() == Person.GRADES.size()
            ? ""
            : strengths.stream().map(Person::rating).sorted().map(String::valueOf)
                .collect(Collectors.joining(" and ", "of ", " "));
    }

    private static PersonModel with(PersonModel model, LossPenalty care, String how) {
        String made = model.made().replaceAll("; care .*", "") + "; " + how + ": " + care;
        return new PersonModel(made, model.net(), model.temperature(), care, model.frequencies());
    }

    /// By what each phase's losses should be multiplied. Much of what the curve is away from people's is
    /// chance; each logarithm is therefore drawn towards 0 by as much as its error asks beside how far all of
    /// them lie apart (B. Efron and C. Morris, "Stein's estimation rule and its competitors", 1973), but by
    /// no more than one standard error, so that a phase which is off for certain is put right (the same,
    /// "Limiting the risk of Bayes and empirical Bayes estimators", 1972). 1 where nothing is known.
    static double[] wanted(List<LossCurve.Row> phases) {
        PhaseRatios ratios = PhaseRatios.of(phases);
        double real = ratios.apart();
        double[] factors = new double[phases.size()];
        for (int i = 0; i < factors.length; i++) {
            double square = ratios.squares()[i];
            double seen = Math.abs(ratios.logs()[i]);
            double drawn = real == 0 ? 0 : seen * real / (real + square);
            factors[i] = Math.exp(Math.signum(ratios.logs()[i]) * Math.max(drawn, seen - Math.sqrt(square)));
        }
        return factors;
    }

    /// The care of each phase by which `decisions` lose this many times as much as with the care `now`; that
    /// of
    /// a phase without losses stays.
    static double[] solved(List<WeighedMoves.Decision> decisions, double[] now, double[] factors) {
        double[] aims = aims(decisions, now);
        for (int phase = 0; phase < now.length; phase++) {
            aims[phase] *= factors[phase];
        }
        return reached(decisions, now, aims);
    }

    /// The care near `now` by which `decisions` lose as much as with the care `before`; that of a phase
    /// without losses stays.
    static double[] held(List<WeighedMoves.Decision> decisions, double[] now, double[] before) {
        return reached(decisions, now, aims(decisions, before));
    }

    /// NaN where nothing is lost.
    private static double[] aims(List<WeighedMoves.Decision> decisions, double[] care) {
        double[] aims = new double[care.length];
        for (int phase = 0; phase < care.length; phase++) {
            double lost = lost(decisions, phase, care);
            aims[phase] = lost == 0 ? Double.NaN : lost;
        }
        return aims;
    }

    private static double[] reached(List<WeighedMoves.Decision> decisions, double[] now, double[] aims) {
        double[] care = now.clone();
        for (int round = 0; round < ROUNDS; round++) {
            for (int phase = 0; phase < care.length; phase++) {
                if (Double.isNaN(aims[phase])) {
                    continue;
                }
                double low = LEAST;
                double high = MOST;
                for (int i = 0; i < HALVINGS; i++) {
                    care[phase] = (low + high) / 2;
                    if (lost(decisions, phase, care) > aims[phase]) {
                        low = care[phase];
                    } else {
                        high = care[phase];
                    }
                }
            }
        }
        return care;
    }

    /// Discs expected to be lost in all decisions of a phase together.
    private static double lost(List<WeighedMoves.Decision> decisions, int phase, double[] care) {
        double sum = 0;
        for (WeighedMoves.Decision decision : decisions) {
            if (decision.empties() / LossPenalty.WIDTH == phase) {
                sum += decision.lost(LossPenalty.between(care, decision.empties()));
            }
        }
        return sum;
    }
}
