package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import flipchip.app.chips.opened.BusValues.Label;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The values of buses in the picture of a level: those of the pins are the simulator's numbers, and none
/// covers a part or another value.
class LevelPictureTest {
    @ParameterizedTest
    @ValueSource(strings = {"selector", "flipper-chains", "flipper", "mailbox", "counter", "validator"})
    void valuesOfBusesAreThoseOfTheirPinsAndStandClear(String name) {
        NamedCircuit circuit = Circuits.find(name).orElseThrow();
        Film film = Film.of(circuit, circuit.netlist().get(), false, () -> false);
        Netlist netlist = film.netlist();
        PartTree tree = new PartTree(netlist);
        Level level = Level.of(tree, tree.root());
        LevelLayout layout = LevelLayouter.layout(level);
        Values values = film.at(1, film.settledAt(1));
        for (double scale : new double[] {0.75, 1, 1.6, 2.4}) {
            LevelShot shot = new LevelShot(layout, scale, 300, 40);
            List<Label> labels = BusValues.of(netlist, level, shot, values, 600 + scale * layout.width(),
                80 + scale * layout.height());

            Set<String> wrong = new TreeSet<>();
            for (int i = 0; i < labels.size(); i++) {
                Label label = labels.get(i);
                IntStream.range(0, level.nodes().size())
                    .filter(row -> level.nodes().get(row) instanceof Level.Inner)
                    .filter(row -> label.place().meets(shot.of(layout.boxes().get(row))))
                    .forEach(row -> wrong.add(label.text() + " covers " + level.nodes().get(row).name()));
                labels.subList(0, i).stream().filter(other -> other.place().meets(label.place()))
                    .forEach(_ -> wrong.add(label.text() + " covers another"));
            }
            assertEquals(Set.of(), wrong, name + " at " + scale);
            List<String> texts = labels.stream().map(Label::text).toList();
            netlist.ports(Port.Direction.INPUT).stream().filter(port -> port.width() > 1).forEach(
                port -> assertTrue(texts.contains(number(port, values)), () -> port.name() + " of " + texts));
        }
    }

    /// Up to 2.4 times its own size.
    @Test
    void aSmallCircuitFillsTheCanvas() {
        PartTree tree = new PartTree(Circuits.find("mailbox").orElseThrow().netlist().get());
        Level top = Level.of(tree, tree.root());
        LevelLayout layout = LevelLayouter.layout(top);

        for (double[] size : new double[][] {{386, 348}, {835, 690}}) {
            double shown =
                LevelShot.whole(layout, BusValues.beside(top, layout), size[0], size[1]) * layout.width();
            assertTrue(shown > 0.75 * size[0], shown + " of " + size[0]);
        }
    }

    private static String number(Port port, Values values) {
        StringBuilder bits = new StringBuilder();
        for (Net net : port.bus().nets()) {
            bits.insert(0, values.isHigh(net) ? '1' : '0');
        }
        return port.width() + "'h" + new BigInteger(bits.toString(), 2).toString(16);
    }
}
