package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.selector.SelectorOrder;
import flipchip.hwsim.circuit.stages.EvaluatorGroups.Stage;
import flipchip.hwsim.circuit.stages.PlausibleMoves.Category;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The parts of the plausible move generator, without registers. [PlausibleMoves] is the same in software.
///
/// A valued move is one number, its *key*: the complement of the square's rank (6 bits), the value (10 bits,
/// its sign bit turned round), and a sign that is high without a move. The better move has the greater key.
record GeneratorBlocks(NetlistBuilder n, EvaluatorGroups groups, Strategy strategy) {
    static final int RANK_BITS = 6;
    private static final int VALUE_BITS = 10;
    static final int KEY_BITS = RANK_BITS + VALUE_BITS + 1;
    /// No move.
    static final long NO_MOVE = 1L << KEY_BITS - 1;

    /// What one category does in a clock.
    ///
    /// @param key       of the move that it values; without move the sign is high
    /// @param remaining moves that it has not yet valued
    record Valued(Bus key, Bus remaining) {}

    /// The legal moves by category, all squares at once.
    Map<Category, Bus> categories(Stage board, Bus legal) {
        Bus occupied = Words.or(n, board.player(), board.opponent());
        List<Net> open = openMoves(board, Words.not(n, occupied));
        Map<Category, List<Net>> wires = new EnumMap<>(Category.class);
        for (Category category : Category.values()) {
            wires.put(category, new ArrayList<>());
        }
        for (Square square : Square.values()) {
            Net move = legal.get(square.index());
            boolean corner = (square.bit() & StageEvaluation.CORNERS) != 0;
            Net gives = cornerBeside(square).map(c -> n.not(occupied.get(c.index()))).orElse(Net.ZERO);
            Net keeps = gives.isConstant() ? move : n.and(move, n.not(gives));
            wires.get(Category.CORNER).add(corner ? move : Net.ZERO);
            wires.get(Category.REST).add(gives.isConstant() ? Net.ZERO : n.and(move, gives));
            Net isOpen = open.get(square.index());
            wires.get(Category.QUIET).add(corner ? Net.ZERO : n.and(keeps, n.not(isOpen)));
            wires.get(Category.GIVING_NO_CORNER).add(corner ? Net.ZERO : n.and(keeps, isOpen));
        }
        Map<Category, Bus> categories = new EnumMap<>(Category.class);
        wires.forEach((category, nets) -> categories.put(category, new Bus(nets)));
        return categories;
    }

    /// The corner that a move on `square` gives away while it is empty.
    static Optional<Square> cornerBeside(Square square) {
        return Square.all(StageEvaluation.CORNERS).stream().filter(corner -> corner != square
                && Math.abs(corner.row() - square.row()) <= 1 && Math.abs(corner.file() - square.file()) <= 1)
            .findFirst();
    }

    /// Whether a move turns a disc that keeps an empty neighbour. The move's own square is a neighbour of the
    /// first disc of each run, so that this one needs a second.
    private List<Net> openMoves(Stage board, Bus empty) {
        List<Net> one = new ArrayList<>();
        List<Net> two = new ArrayList<>();
        for (Square square : Square.values()) {
            Net any = Net.ZERO;
            Net second = Net.ZERO;
            for (Direction d : Direction.values()) {
                Optional<Square> beside = d.from(square);
                if (beside.isPresent()) {
                    Net here = empty.get(beside.get().index());
                    second = any.isConstant() ? second : or(second, n.and(any, here));
                    any = or(any, here);
                }
            }
            one.add(any);
            two.add(second);
        }
        List<List<Net>> open = new ArrayList<>();
        IntStream.range(0, Square.values().length).forEach(_ -> open.add(new ArrayList<>()));
        for (Direction d : Direction.values()) {
            for (Square square : Square.values()) {
                if (d.opposite().from(square).isEmpty()) {
                    ray(board, d, square, one, two, open);
                }
            }
        }
        return open.stream().map(nets -> Words.orTree(n, nets)).toList();
    }

    /// Adds one line, from the border on in direction `d`; worked from its far end.
    private void ray(Stage board, Direction d, Square border, List<Net> one, List<Net> two,
            List<List<Net>> open) {
        List<Integer> line = new ArrayList<>();
        for (Optional<Square> at = Optional.of(border); at.isPresent(); at = d.from(at.get())) {
            line.add(at.get().index());
        }
        Net closedOnward = Net.ZERO;
        Net openOnward = Net.ZERO;
        for (int i = line.size() - 2; i >= 1; i--) {
            int at = line.get(i);
            Net opponent = board.opponent().get(at);
            Net closed = n.and(opponent, or(board.player().get(line.get(i + 1)), closedOnward));
            Net further = openOnward.isConstant() ? Net.ZERO : n.and(opponent, openOnward);
            open.get(line.get(i - 1)).add(or(n.and(closed, two.get(at)), further));
            openOnward = or(n.and(closed, one.get(at)), further);
            closedOnward = closed;
        }
    }

    private Net or(Net a, Net b) {
        return a.equals(Net.ZERO) ? b : b.equals(Net.ZERO) ? a : n.or(a, b);
    }

    /// Values the first move of a category that remains.
    Valued value(Category category, Stage board, Bus remaining) {
        try (NetlistBuilder.OpenScope scope = n.scope(category.name().toLowerCase(Locale.ROOT),
            "category_" + category.name().toLowerCase(Locale.ROOT))) {
            scope.input("own", board.player());
            scope.input("opp", board.opponent());
            scope.input("moves", remaining);
            MoveSelector.Choice choice = MoveSelector.build(n, remaining);
            MoveSelector.Converted move = MoveSelector.convert(n, choice.code(), choice.any(), remaining);
            Bus flips = DiscFlipper.build(n, board.player(), board.opponent(), move.oneHot());
            Bus occupied = Words.or(n, Words.or(n, board.player(), board.opponent()), move.oneHot());
            Bus beside = groups.neighbours(Words.not(n, occupied));
            Bus open = groups.count("open", Words.and(n, flips, beside).nets());
            Bus value = Adders.subtract(n, squareValue(category, move.oneHot()),
                SignedNumbers.zeroExtend(open, VALUE_BITS));
            List<Net> key = new ArrayList<>(Words.not(n, choice.code()).nets());
            key.addAll(value.nets().subList(0, VALUE_BITS - 1));
            key.add(n.not(value.get(VALUE_BITS - 1)));
            key.add(n.not(choice.any()));
            return new Valued(scope.output("key", new Bus(key)), scope.output("remaining", move.remaining()));
        }
    }

    /// The category's bonus and the square's value.
    private Bus squareValue(Category category, Bus oneHot) {
        List<List<Net>> bits = new ArrayList<>();
        IntStream.range(0, VALUE_BITS).forEach(_ -> bits.add(new ArrayList<>(List.of(Net.ZERO))));
        for (char letter = 'A'; letter <= 'J'; letter++) {
            List<Square> squares = SelectorOrder.squares(letter);
            int value = category.bonus() + strategy.valueOf(squares.getFirst());
            Net hit = Words.orTree(n, squares.stream().map(square -> oneHot.get(square.index())).toList());
            IntStream.range(0, VALUE_BITS).filter(bit -> (value >>> bit & 1) != 0)
                .forEach(bit -> bits.get(bit).add(hit));
        }
        return new Bus(bits.stream()
            .map(nets -> nets.size() == 1 ? Net.ZERO : Words.orTree(n, nets.subList(1, nets.size())))
            .toList());
    }

    /// A sorted list, greatest key first, after `key` has taken its place in it; the least falls out.
    List<Bus> insert(List<Bus> list, Bus key) {
        List<Bus> next = new ArrayList<>();
        Net before = Net.ZERO;
        for (int i = 0; i < list.size(); i++) {
            Net greater = SignedNumbers.isGreater(n, key, list.get(i));
            Bus here = Words.mux(n, greater, list.get(i), key);
            next.add(i == 0 ? here : Words.mux(n, before, here, list.get(i - 1)));
            before = greater;
        }
        return next;
    }

    /// The greatest of four keys.
    ///
    /// @param any  there is a move
    /// @param wins by key, high at the greatest
    record Best(Bus key, Net any, List<Net> wins) {}

    Best best(List<Bus> heads) {
        Net second = SignedNumbers.isGreater(n, heads.get(1), heads.get(0));
        Net fourth = SignedNumbers.isGreater(n, heads.get(3), heads.get(2));
        Bus low = Words.mux(n, second, heads.get(0), heads.get(1));
        Bus high = Words.mux(n, fourth, heads.get(2), heads.get(3));
        Net upper = SignedNumbers.isGreater(n, high, low);
        Bus key = Words.mux(n, upper, low, high);
        Net lower = n.not(upper);
        return new Best(key, n.not(key.nets().getLast()), List.of(n.and(lower, n.not(second)),
            n.and(lower, second), n.and(upper, n.not(fourth)), n.and(upper, fourth)));
    }

    /// The square whose rank's complement is in a key.
    Bus squareOf(Bus key) {
        Bus byRank = Words.decode(n, Words.not(n, key.slice(0, RANK_BITS)));
        return Words.encode(n, new Bus(IntStream.range(0, Square.values().length)
            .mapToObj(s -> byRank.get(SelectorOrder.rankOf(Square.of(s)))).toList()));
    }
}
