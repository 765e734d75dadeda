package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.app.kit.draw.RecordedPen;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.verify.catalogue.Circuits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The picture of a level, without a window.
class LevelPainterTest {
    /// @param width of the picture: from a small window's to that of the whole screen
    @ParameterizedTest
    @ValueSource(doubles = {500, 584, 700, 1100, 1800})
    void noNameOfAPartOfTheMachineCoversAnother(double width) {
        Netlist netlist = Circuits.find("machine").orElseThrow().netlist().get();
        PartTree tree = new PartTree(netlist);
        Level level = Level.of(tree, tree.root());
        LevelLayout layout = LevelLayouter.layout(level);
        double scale = width / layout.width();
        RecordedPen pen = new RecordedPen();
        new LevelPainter(pen.pen(), _ -> null, netlist, level, new LevelShot(layout, scale, 0, 0),
            Values.NONE, OptionalInt.empty()).draw(width, scale * layout.height());

        List<String> over = new ArrayList<>();
        for (RecordedPen.Drawn one : pen.texts) {
            pen.texts.stream().filter(other -> other != one && other.bounds().intersects(one.bounds()))
                .forEach(other -> over.add(one.text() + " and " + other.text()));
        }
        assertEquals(List.of(), over);
    }
}
