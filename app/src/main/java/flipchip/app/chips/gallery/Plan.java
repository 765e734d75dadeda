package flipchip.app.chips.gallery;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A block diagram of a circuit, drawn by us as its file in `plans` says it: blocks, the wires between them,
/// and the nets of the circuit whose values are shown. Not a copy of a paper's figure. Immutable.
///
/// The words of a line are separated by spaces:
///
/// * `circuit NAME`: of the catalogue
/// * `clocks COUNT`, `open STEP`: how long it runs, and the step to begin with
/// * `in PIN=HEX ...`: the inputs of the next clock; those of the last line stay
/// * `block NAME X Y WIDTH HEIGHT WORD=NETS ...`: in hundredths of the width and sixtieths of the height.
///   `scope=SCOPE` counts its gates, `discs=BLACK,WHITE` and `squares=NETS` draw a board, `show=NETS,...`
///   lists values
/// * `wire FROM.SIDE.PLACE TO.SIDE.PLACE NETS TURN`: from a side (n, e, s, w) of one block to that of
///   another; a place is in tenths of the side, or `=` where the wire is straight. The turn, which may be
///   missing, is the coordinate of its middle part
///
/// @param circuit its name in the catalogue
/// @param clocks  steps of a clocked circuit
/// @param opening the step to begin with
/// @param inputs  by clock and pin; the circuit's test bench where there are none
record Plan(String circuit, int clocks, int opening, List<Map<String, BigInteger>> inputs, List<Block> blocks,
        List<Wire> wires) {
    static final double WIDTH = 100;
    static final double HEIGHT = 60;

    /// A block.
    ///
    /// @param scope   whose gates are counted; empty for a block that the circuit does not name
    /// @param discs   black's and white's; empty without a board
    /// @param squares that are marked on a board; empty without
    /// @param values  that are listed
    record Block(String name, double x, double y, double width, double height, String scope,
            List<PlanNets> discs, List<PlanNets> squares, List<PlanNets> values) {
        /// Its name in the user's language: the text `plan.NAME`, of `NAME-REST` with the rest in it.
        String title() {
            String[] parts = name.split("-", 2);
            return parts.length == 1
                ? Exhibit.common("plan." + name)
                : Exhibit.common("plan." + parts[0], parts[1]);
        }
    }

    /// An end of a wire.
    ///
    /// @param side  n, e, s or w
    /// @param place in tenths of the side, from the left or from the top
    record End(Block block, char side, double place) {
        double x() {
            return switch (side) {
                case 'w' -> block.x;
                case 'e' -> block.x + block.width;
                default -> block.x + block.width * place / 10;
            };
        }

        double y() {
            return switch (side) {
                case 'n' -> block.y;
                case 's' -> block.y + block.height;
                default -> block.y + block.height * place / 10;
            };
        }

        boolean isUpright() {
            return side == 'n' || side == 's';
        }
    }

    /// A wire.
    ///
    /// @param turn where its middle part lies; halfway if empty
    record Wire(End from, End to, PlanNets nets, Optional<Double> turn) {}

    Plan {
        inputs = List.copyOf(inputs);
        blocks = List.copyOf(blocks);
        wires = List.copyOf(wires);
    }

    /// The diagram of an exhibit, if it has one.
    static Optional<Plan> of(String exhibit) {
        return PlanFiles.read(exhibit).map(file -> new Reader().read(file));
    }

    /// All nets that are shown, in the order of the file.
    List<PlanNets> nets() {
        List<PlanNets> nets = new ArrayList<>();
        for (Block block : blocks) {
            nets.addAll(block.discs);
            nets.addAll(block.squares);
            nets.addAll(block.values);
        }
        wires.forEach(wire -> nets.add(wire.nets));
        return nets.stream().distinct().toList();
    }

    /// One use.
    private static final class Reader {
        private final List<Map<String, BigInteger>> inputs = new ArrayList<>();
        private final Map<String, Block> blocks = new LinkedHashMap<>();
        private final List<Wire> wires = new ArrayList<>();
        private String circuit = "";
        private int clocks = 1;
        private int opening;

        Plan read(String text) {
            text.lines().filter(line -> !line.isBlank()).forEach(line -> read(line.split(" +")));
            return new Plan(circuit, clocks, opening, inputs, List.copyOf(blocks.values()), wires);
        }

        private void read(String[] words) {
            switch (words[0]) {
                case "circuit" -> circuit = words[1];
                case "clocks" -> clocks = Integer.parseInt(words[1]);
                case "open" -> opening = Integer.parseInt(words[1]);
                case "in" -> {
                    Map<String, BigInteger> pins = new LinkedHashMap<>();
                    named(words, 1).forEach((pin, value) -> pins.put(pin, new BigInteger(value, 16)));
                    inputs.add(pins);
                }
                case "block" -> blocks.put(words[1], block(words));
                case "wire" -> wires
                    .add(new Wire(end(words[1], words[2]), end(words[2], words[1]), PlanNets.of(words[3]),
                        words.length > 4 ? Optional.of(Double.valueOf(words[4])) : Optional.empty()));
                default -> throw new IllegalArgumentException(String.join(" ", words));
            }
        }

        private static Block block(String[] words) {
            Map<String, String> parts = named(words, 6);
            return new Block(words[1], Double.parseDouble(words[2]), Double.parseDouble(words[3]),
                Double.parseDouble(words[4]), Double.parseDouble(words[5]), parts.getOrDefault("scope", ""),
                nets(parts, "discs"), nets(parts, "squares"), nets(parts, "show"));
        }

        private static List<PlanNets> nets(Map<String, String> parts, String part) {
            return parts.containsKey(part)
                ? Arrays.stream(parts.get(part).split(",")).map(PlanNets::of).toList()
                : List.of();
        }

        private static Map<String, String> named(String[] words, int first) {
            Map<String, String> named = new LinkedHashMap<>();
            for (String word : Arrays.asList(words).subList(first, words.length)) {
                named.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
            }
            return named;
        }

        private End end(String word, String other) {
            String[] parts = word.split("\\.", 3);
            Block block = blocks.get(parts[0]);
            char side = parts[1].charAt(0);
            if (!parts[2].equals("=")) {
                return new End(block, side, Double.parseDouble(parts[2]));
            }
            End far = end(other, "");
            return new End(block, side,
                far.isUpright()
                    ? 10 * (far.x() - block.x) / block.width
                    : 10 * (far.y() - block.y) / block.height);
        }
    }
}
