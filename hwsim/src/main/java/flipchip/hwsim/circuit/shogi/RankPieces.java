package flipchip.hwsim.circuit.shogi;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The pieces of one rank as the scanners read them: which of the 40 it is, and how it moves along the scan.
///
/// @param pieces per file one wire for each of the 40 pieces
/// @param empty  per file
/// @param ahead  how they move down the board, towards higher ranks
/// @param back   how they move up
/// @param side   per file: steps to the neighbouring files
record RankPieces(List<Bus> pieces, Bus empty, Ways ahead, Ways back, Bus side) {

    /// Per file: what a piece does in the direction of a scan.
    ///
    /// @param straight steps straight on; sliders not among them
    /// @param diagonal steps to both diagonal neighbours, likewise
    /// @param slides   rook, or lance that faces this way
    /// @param jumps    knight that faces this way
    record Ways(Bus straight, Bus diagonal, Bus slides, Bus jumps) {}

    /// Stages 3 to 5: type, number, ways to move, with a register after each.
    static RankPieces build(NetlistBuilder n, Bus rankWord) {
        List<Bus> pieces = new ArrayList<>();
        List<Net> empty = new ArrayList<>();
        List<Bus> flags = new ArrayList<>();
        for (int file = 0; file < ShogiBoard.SIZE; file++) {
            Bus word = rankWord.slice(Piece.BITS * file, Piece.BITS * (file + 1));
            try (NetlistBuilder.OpenScope scope = n.scope("file" + (file + 1), "square_decoder")) {
                scope.input("word", word);
                square(n, scope, word, pieces, empty, flags);
            }
        }
        return new RankPieces(List.copyOf(pieces), new Bus(empty), ways(flags, 0), ways(flags, 4),
            column(flags, 8));
    }

    private static Ways ways(List<Bus> flags, int from) {
        return new Ways(column(flags, from), column(flags, from + 1), column(flags, from + 2),
            column(flags, from + 3));
    }

    private static Bus column(List<Bus> flags, int flag) {
        return new Bus(flags.stream().map(f -> f.get(flag)).toList());
    }

    private static void square(NetlistBuilder n, NetlistBuilder.OpenScope scope, Bus word, List<Bus> pieces,
            List<Net> empty, List<Bus> flags) {
        // Stage 3: eight type lines, gated by presence; promoted, owner and index go along.
        Net present = n.not(Words.andTree(n, word.slice(5, 10).nets()));
        Bus typed = Registers.register(n, "stage3",
            Words.concat(Words.gate(n, present, Words.decode(n, word.slice(0, 3))), word.slice(3, 10),
                Bus.of(n.not(present))),
            Net.ONE);
        Bus types = typed.slice(0, 8);
        // Stage 4: one wire for each of the 40 pieces.
        Bus index = Words.decode(n, typed.slice(10, 15));
        List<Net> numbers = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (int i = 0; i < kind.count(); i++) {
                numbers.add(n.and(types.get(kind.ordinal()), index.get(i)));
            }
        }
        Bus numbered = Registers.register(n, "stage4",
            Words.concat(new Bus(numbers), types, typed.slice(8, 10), Bus.of(typed.get(15))), Net.ONE);
        // Stage 5: how it moves.
        Bus moves = flags(n, numbered.slice(40, 48), numbered.get(48), numbered.get(49));
        Bus out = Registers.register(n, "stage5",
            Words.concat(numbered.slice(0, 40), Bus.of(numbered.get(50)), moves), Net.ONE);
        scope.output("pieces", out.slice(0, 40));
        scope.output("empty", out.get(40));
        scope.output("moves", out.slice(41, 50));
        pieces.add(out.slice(0, 40));
        empty.add(out.get(40));
        flags.add(out.slice(41, 50));
    }

    /// Four ways ahead, four back, then the side step.
    private static Bus flags(NetlistBuilder n, Bus types, Net promoted, Net black) {
        Net plain = n.not(promoted);
        Net king = types.get(Kind.KING.ordinal());
        Net dragon = n.and(types.get(Kind.ROOK.ordinal()), promoted);
        Net horse = n.and(types.get(Kind.BISHOP.ordinal()), promoted);
        Net silver = n.and(types.get(Kind.SILVER.ordinal()), plain);
        Net pawn = n.and(types.get(Kind.PAWN.ordinal()), plain);
        Net lance = n.and(types.get(Kind.LANCE.ordinal()), plain);
        Net knight = n.and(types.get(Kind.KNIGHT.ordinal()), plain);
        Net small =
            Words.orTree(n, List.of(types.get(Kind.SILVER.ordinal()), types.get(Kind.KNIGHT.ordinal()),
                types.get(Kind.LANCE.ordinal()), types.get(Kind.PAWN.ordinal())));
        Net gold = n.or(types.get(Kind.GOLD.ordinal()), n.and(small, promoted));
        List<Net> flags = new ArrayList<>();
        for (Net facing : List.of(n.not(black), black)) {
            flags.add(Words.orTree(n, List.of(king, horse, gold, n.and(facing, n.or(silver, pawn)))));
            flags.add(Words.orTree(n, List.of(king, dragon, silver, n.and(facing, gold))));
            flags.add(n.or(types.get(Kind.ROOK.ordinal()), n.and(facing, lance)));
            flags.add(n.and(facing, knight));
        }
        flags.add(Words.orTree(n, List.of(king, horse, gold)));
        return new Bus(flags);
    }
}
