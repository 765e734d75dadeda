package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import flipchip.hwsim.gates.netlist.NetlistCheck.Kind;
import flipchip.hwsim.gates.netlist.NetlistCheck.Problem;
import org.junit.jupiter.api.Test;

class NetlistCheckTest {
    private final NetlistBuilder n = new NetlistBuilder("test");

    @Test
    void aNetThatIsReadButNotDrivenIsNamed() {
        Net forgotten = n.declare("forgotten");
        n.output("out", n.not(forgotten));

        assertEquals(List.of(new Problem(Kind.UNDRIVEN, "forgotten")), NetlistCheck.errors(n.unchecked()));
    }

    @Test
    void aNetWithTwoDriversIsNamed() {
        Net in = n.input("in");
        Net shared = n.declare("shared");
        n.driveNot(shared, in);
        n.driveAnd(shared, in, in);

        assertEquals(List.of(new Problem(Kind.DRIVEN_TWICE, "shared")), NetlistCheck.errors(n.unchecked()));
    }

    @Test
    void aGateThatDrivesAnInputPinIsNamed() {
        Net in = n.input("in");
        n.driveNot(in, Net.ONE);

        assertEquals(List.of(new Problem(Kind.DRIVEN_TWICE, "in")), NetlistCheck.errors(n.unchecked()));
    }

    @Test
    void aConstantHasADriverAlready() {
        n.driveNot(Net.ZERO, Net.ONE);
        n.driveNot(Net.ONE, Net.ZERO);

        assertEquals(
            List.of(new Problem(Kind.DRIVEN_TWICE, "const0"), new Problem(Kind.DRIVEN_TWICE, "const1")),
            problemsOf(Kind.DRIVEN_TWICE));
    }

    @Test
    void anOutputPinMustNotShowANetWithoutDriver() {
        n.output("out", Bus.of(Net.ONE, n.declare("forgotten")));
        n.declare("unread");

        assertEquals(List.of(new Problem(Kind.UNDRIVEN, "forgotten")), NetlistCheck.errors(n.unchecked()));
    }

    @Test
    void onlyTheGatesOfACombinationalLoopAreNamed() {
        Net in = n.input("in");
        Net loop = n.declare("loop");
        Net back = n.name("back", n.and(in, loop));
        n.driveNot(loop, back);
        n.output("behind", n.not(loop));

        assertEquals(List.of(new Problem(Kind.COMBINATIONAL_LOOP, "back"),
            new Problem(Kind.COMBINATIONAL_LOOP, "loop")), NetlistCheck.errors(n.unchecked()));
    }

    @Test
    void whatLeadsIntoALoopOrAwayFromItIsNotNamed() {
        Net before = n.name("before", n.not(n.input("in")));
        Net loop = n.declare("loop");
        n.driveOr(loop, before, loop);
        n.output("far", n.not(n.not(loop)));

        assertEquals(List.of(new Problem(Kind.COMBINATIONAL_LOOP, "loop")),
            NetlistCheck.errors(n.unchecked()));
    }

    @Test
    void theWayFromOneLoopToAnotherIsNamed() {
        Net first = n.declare("first");
        n.driveNot(first, first);
        Net way = n.name("way", n.not(first));
        Net second = n.declare("second");
        n.driveAnd(second, way, second);

        assertEquals(List.of("first", "way", "second"),
            problemsOf(Kind.COMBINATIONAL_LOOP).stream().map(Problem::net).toList());
    }

    @Test
    void aLoopThroughAFlipFlopIsNoProblem() {
        Net q = n.declare("q");
        n.driveFlipFlop(q, n.not(q), Net.ONE);
        n.output("q", q);

        assertEquals(List.of(), NetlistCheck.errors(n.build()));
    }

    @Test
    void buildingAFaultyCircuitNamesCircuitAndNet() {
        n.output("out", n.not(n.declare("forgotten")));

        String message = assertThrows(IllegalStateException.class, n::build).getMessage();

        assertEquals("test: [Problem[kind=UNDRIVEN, net=forgotten]]", message);
    }

    @Test
    void twoNetsOrScopesOfOneNameAreRefused() {
        n.declare("a");
        n.scope("s", "type").close();

        assertThrows(IllegalArgumentException.class, () -> n.declare("a"));
        assertThrows(IllegalArgumentException.class, () -> n.scope("s", "type"));
        assertThrows(IllegalArgumentException.class, () -> n.name("zero", Net.ZERO));
    }

    private List<Problem> problemsOf(Kind kind) {
        return NetlistCheck.errors(n.unchecked()).stream().filter(problem -> problem.kind() == kind).toList();
    }
}
