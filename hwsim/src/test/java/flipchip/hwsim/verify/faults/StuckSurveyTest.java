package flipchip.hwsim.verify.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.verify.faults.StuckSurvey.Fault;
import flipchip.hwsim.verify.faults.StuckSurvey.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StuckSurveyTest {
    private static final List<Fault> ALL = new StuckSurvey(1L, 64 * 16, 0).run(0, StuckSurvey.faults());

    /// Whether the array of another simulator, with the net held, answers a question otherwise.
    private static boolean shows(Fault fault, Question question) {
        BitParallelSimulator simulator = new BitParallelSimulator(ArrayBench.netlist());
        List<Long> sound = answer(simulator, question);
        simulator.force(ArrayBench.netlist().net(fault.net()), fault.high());
        return !sound.equals(answer(simulator, question));
    }

    private static List<Long> answer(BitParallelSimulator simulator, Question question) {
        ArrayNets nets = ArrayBench.nets();
        boolean black = question.position().toMove() == Color.BLACK;
        simulator.set(nets.current().black(), black);
        simulator.set(nets.current().white(), !black);
        simulator.set(nets.is().black(), question.position().black());
        simulator.set(nets.is().white(), question.position().white());
        simulator.set(nets.empty(), ~question.position().board().occupied());
        simulator.set(nets.select(), question.selected());
        simulator.settle();
        return List.of(simulator.value(nets.legal()), simulator.value(nets.to().black()),
            simulator.value(nets.to().white()));
    }

    @Test
    void everyFaultOfEveryGateHasItsNumberAndAVerdict() {
        assertEquals(14_592, ALL.size());
        for (int i = 0; i < ALL.size(); i++) {
            assertEquals(i, ALL.get(i).number());
            Net driven = ArrayBench.netlist().gates().get(i / 2).outputs().getFirst();
            assertEquals(ArrayBench.netlist().nameOf(driven), ALL.get(i).net());
        }
        assertTrue(ALL.stream().filter(fault -> fault.verdict() == Verdict.FOUND).count() > 9_000);
    }

    @Test
    void aQuestionThatFoundAFaultShowsItInAnotherSimulatorToo() {
        SplittableRandom random = new SplittableRandom(2L);
        for (int i = 0; i < 40; i++) {
            Fault fault = ALL.get(random.nextInt(ALL.size()));
            if (fault.verdict() == Verdict.FOUND) {
                assertTrue(shows(fault, fault.question().orElseThrow()), fault.toString());
            }
        }
    }

    @Test
    @Tag("thorough")
    void aRedundantFaultShowsNowhere() {
        SplittableRandom random = new SplittableRandom(3L);
        List<Question> questions = Question.random(random, 60);
        List<Fault> redundant = ALL.stream().filter(fault -> fault.verdict() == Verdict.REDUNDANT).toList();

        assertTrue(redundant.size() > 1_000, redundant.size() + " redundant");
        for (int i = 0; i < 10; i++) {
            Fault fault = redundant.get(random.nextInt(redundant.size()));
            assertTrue(questions.stream().noneMatch(question -> shows(fault, question)), fault.toString());
        }
    }

    @Test
    void rangesOfOneSurveyFitTogether() {
        List<Fault> parts = new ArrayList<>(new StuckSurvey(1L, 64 * 16, 0).run(7_000, 7_100));
        parts.addAll(new StuckSurvey(1L, 64 * 16, 0).run(7_100, 7_150));

        assertEquals(ALL.subList(7_000, 7_150), parts);
        assertThrows(IndexOutOfBoundsException.class, () -> new StuckSurvey(1L, 64, 0).run(14_500, 14_593));
        assertThrows(IllegalArgumentException.class, () -> new StuckSurvey(1L, 100, 0));
    }
}
