package flipchip.hwsim.verify.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.ArrayNets;

/// A network for a solver that finds a board on which a stuck gate shows: its output is high where the array
/// with the gate held differs from the sound one. If it is never high, the fault is redundant.
///
/// Every combination of the inputs counts: any board, either side to move, one legal move selected or none.
/// Legal moves and next discs count as seen.
/// Thread: owner
public final class StuckMiter {
    private static final int BLACK_MOVES = 0;
    private static final int BLACK = 1;
    private static final int OTHER = 65;
    private static final int PLAYED = 129;
    private static final int PLAYS = 135;

    private final AndGraph graph = new AndGraph(inputs());
    private final Netlist netlist = ArrayBench.netlist();
    private final int[] sound;

    public StuckMiter() {
        ArrayNets nets = ArrayBench.nets();
        int[] unselected = pins();
        evaluate(unselected, unselected, -1);
        sound = pins();
        for (int square = 0; square < Long.SIZE; square++) {
            int chosen = graph.input(PLAYS);
            for (int bit = 0; bit < 6; bit++) {
                chosen = graph.and(chosen, graph.input(PLAYED + bit) ^ (square >> bit & 1 ^ 1));
            }
            sound[nets.select().get(square).id()] =
                graph.and(chosen, unselected[nets.legal().get(square).id()]);
        }
        evaluate(sound, sound, -1);
    }

    private static List<String> inputs() {
        List<String> names = new ArrayList<>(List.of("black_moves"));
        IntStream.range(0, 64).forEach(square -> names.add("black[" + square + "]"));
        IntStream.range(0, 64).forEach(square -> names.add("white_or_more[" + square + "]"));
        IntStream.range(0, 6).forEach(bit -> names.add("played[" + bit + "]"));
        names.add("plays");
        return names;
    }

    /// A network with the same inputs whose output is never high, to compare others with.
    public static byte[] never() {
        return new AndGraph(inputs()).aiger(AndGraph.FALSE);
    }

    /// A literal for each net; those of gates not yet.
    private int[] pins() {
        int[] literals = new int[netlist.netCount()];
        ArrayNets nets = ArrayBench.nets();
        literals[Net.ONE.id()] = AndGraph.TRUE;
        literals[nets.current().black().id()] = graph.input(BLACK_MOVES);
        literals[nets.current().white().id()] = graph.input(BLACK_MOVES) ^ 1;
        for (int square = 0; square < Long.SIZE; square++) {
            int black = graph.input(BLACK + square);
            int white = graph.and(graph.input(OTHER + square), black ^ 1);
            literals[nets.is().black().get(square).id()] = black;
            literals[nets.is().white().get(square).id()] = white;
            literals[nets.empty().get(square).id()] = graph.and(black ^ 1, white ^ 1);
        }
        return literals;
    }

    /// Computes the gates of which an input differs from `like`, or all where it is the same array; `held`
    /// keeps its value.
    private void evaluate(int[] literals, int[] like, int held) {
        for (int index : netlist.evaluationOrder()) {
            Gate gate = netlist.gates().get(index);
            int a = gate.inputs().get(0).id();
            int b = gate.inputs().get(1).id();
            if (index != held && (literals == like || literals[a] != like[a] || literals[b] != like[b])) {
                literals[gate.outputs().getFirst().id()] = gate instanceof Gate.And
                    ? graph.and(literals[a], literals[b])
                    : graph.or(literals[a], literals[b]);
            }
        }
    }

    /// The network of a fault as a binary AIGER file.
    ///
    /// @param fault its number, as [StuckSurvey.Fault] has it
    /// @throws IndexOutOfBoundsException if no such fault exists
    public byte[] aiger(int fault) {
        int gate = fault / 2;
        int[] broken = sound.clone();
        broken[netlist.gates().get(gate).outputs().getFirst().id()] =
            fault % 2 == 0 ? AndGraph.FALSE : AndGraph.TRUE;
        evaluate(broken, sound, gate);
        int different = AndGraph.FALSE;
        ArrayNets nets = ArrayBench.nets();
        for (Bus bus : List.of(nets.legal(), nets.to().black(), nets.to().white())) {
            for (Net net : bus.nets()) {
                different = graph.or(different, graph.differ(sound[net.id()], broken[net.id()]));
            }
        }
        return graph.aiger(different);
    }

    /// Meaning of the inputs.
    ///
    /// @param high names of the inputs that are high
    public static Question question(Set<String> high) {
        long black = squares(high, "black");
        long white = squares(high, "white_or_more") & ~black;
        Position position =
            Position.of(black, white, high.contains("black_moves") ? Color.BLACK : Color.WHITE);
        int played =
            IntStream.range(0, 6).map(bit -> high.contains("played[" + bit + "]") ? 1 << bit : 0).sum();
        Optional<Square> move = Optional.of(Square.of(played))
            .filter(square -> high.contains("plays") && position.isLegal(square));
        return new Question(List.of(), position, move);
    }

    private static long squares(Set<String> high, String name) {
        return IntStream.range(0, 64).filter(square -> high.contains(name + "[" + square + "]"))
            .mapToLong(square -> 1L << square).reduce(0, (a, b) -> a | b);
    }
}
