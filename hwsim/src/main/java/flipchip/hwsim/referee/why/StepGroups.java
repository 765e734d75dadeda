package flipchip.hwsim.referee.why;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.cause.CauseChain;
import flipchip.hwsim.gates.cause.CauseLink;
import flipchip.hwsim.gates.cause.NetHistory;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.referee.array.RailBus;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.Instant;

/// A grouping of the links of a chain into steps: nets that say the same become one. One use.
/// Thread: owner
final class StepGroups {
    private final MachineCircuit circuit;
    private final NetHistory history;
    private final CauseChain chain;
    private final Map<Key, List<CauseLink>> groups = new LinkedHashMap<>();
    private final Set<String> low = new LinkedHashSet<>();
    private final Map<CauseLink, CauseLink> readers = new HashMap<>();
    private final Map<CauseLink, Key> keys = new HashMap<>();

    /// @param square of a step about one disc
    /// @param edge   the beginning of the clock of a step about a test, the tick since which a state or the
    ///     mailbox is as the step says, -1 of others
    private record Key(StepKind kind, String state, Optional<Square> square, int edge) {
        Key(StepKind kind, String state) {
            this(kind, state, Optional.empty(), -1);
        }
    }

    StepGroups(MachineCircuit circuit, NetHistory history, CauseChain chain) {
        this.circuit = circuit;
        this.history = history;
        this.chain = chain;
    }

    /// @param now    later steps are still to come
    /// @param placed what an instant is called
    List<ExplainedStep> steps(int now, IntFunction<Instant> placed) {
        List<CauseLink> links = chain.links();
        links.stream().filter(link -> !link.high()).map(this::name).forEach(low::add);
        for (int row = links.size() - 1; row >= 0; row--) {
            CauseLink reader = links.get(row);
            reader.causes().forEach(cause -> readers.put(links.get(cause), reader));
        }
        links.stream().filter(link -> !link.net().isConstant())
            .forEach(link -> groups.computeIfAbsent(key(link), _ -> new ArrayList<>()).add(link));
        Comparator<Map.Entry<Key, List<CauseLink>>> order =
            Comparator.comparing(group -> group.getKey().equals(key(chain.outcome())));
        return groups.entrySet().stream()
            .sorted(order.thenComparingInt(group -> time(group.getKey(), group.getValue()))
                .thenComparing(group -> group.getKey().kind()))
            .map(group -> step(group.getKey(), group.getValue(), now, placed)).toList();
    }

    private String name(CauseLink link) {
        return history.netlist().nameOf(link.net());
    }

    private Key key(CauseLink link) {
        Key known = keys.get(link);
        if (known == null) {
            known = find(link, Optional.ofNullable(readers.get(link)));
            keys.put(link, known);
        }
        return known;
    }

    private Key find(CauseLink link, Optional<CauseLink> reader) {
        String name = name(link);
        NetRole role = NetRole.of(name);
        StepNames names = new StepNames((square, color) -> history.high(disc(square, color), link.tick()));
        Optional<StepKind> kind = names.of(role, link.high(), signal -> low
            .contains(role.scope() + "." + signal + role.direction().map(way -> "[" + way + "]").orElse("")));
        if (reader.isPresent() && kind.filter(it -> !repeats(it, key(reader.get()).kind)).isEmpty()) {
            return key(reader.get());
        }
        StepKind it = kind.orElse(isNextReady(link.net()) ? StepKind.NEXT_STATE : StepKind.GATE);
        return switch (it) {
            case STATE ->
                new Key(it, role.signal(), Optional.empty(), history.since(link.net(), link.tick()));
            case NOT_IN_STATE -> new Key(it, role.signal());
            case NEXT_STATE -> new Key(it, ControllerState.READY.name());
            case PASSED_ON, SENT -> new Key(it, "", role.square(), -1);
            case MAILBOX_EMPTY, MOVE_WAITS ->
                new Key(it, "", Optional.empty(), history.since(link.net(), link.tick()));
            case REFUSED ->
                new Key(it, "", Optional.empty(), history.edgeBefore(history.since(link.net(), link.tick())));
            case STORED -> new Key(it, "", Optional.empty(), link.since());
            case NOT_STORED, SOME_MOVE, NO_MOVE ->
                new Key(it, "", Optional.empty(), history.edgeBefore(link.tick()));
            case GATE -> new Key(it, name);
            default -> new Key(it, "");
        };
    }

    /// Whether a step says nothing that its reader does not say.
    private static boolean repeats(StepKind kind, StepKind reader) {
        return kind == StepKind.MAILBOX_EMPTY && reader != StepKind.REFUSED
                || kind == StepKind.NOT_STORED && reader == StepKind.NOT_PLAYED;
    }

    /// Whether READY stores `net` at the next edge.
    private boolean isNextReady(Net net) {
        return circuit.netlist().driverOf(circuit.controller().net(ControllerState.READY)).stream()
            .anyMatch(register -> circuit.netlist().gates().get(register).inputs().getFirst().equals(net));
    }

    private Net disc(Square square, Color color) {
        RailBus is = circuit.array().is();
        return is.of(color).get(square.index());
    }

    /// The first time that the controller was in a state or the mailbox as it is, though each clock stores
    /// both again; of everything else when it settled. What is explained follows from its reasons, so it
    /// comes after them, even if its net never changed.
    private int time(Key key, List<CauseLink> links) {
        Key outcome = key(chain.outcome());
        if (key.equals(outcome)) {
            int since = key.kind == StepKind.STATE ? key.edge : chain.outcome().since();
            return groups.entrySet().stream().filter(group -> !group.getKey().equals(outcome))
                .mapToInt(group -> time(group.getKey(), group.getValue())).reduce(since, Math::max);
        }
        return switch (kind(key, links)) {
            case NAMED -> history.edgeBefore(links.getLast().tick());
            case STATE -> links.stream().filter(link -> name(link).endsWith("." + key.state))
                .mapToInt(CauseLink::since).min().orElseThrow();
            case MAILBOX_EMPTY, MOVE_WAITS, STORED -> key.edge;
            default -> links.stream().mapToInt(link -> Math.max(key.edge, link.since())).max().orElseThrow();
        };
    }

    /// Bits that have been so since power-up were not written, though they count in the name.
    private StepKind kind(Key key, List<CauseLink> links) {
        return key.kind == StepKind.WRITTEN && links.stream().noneMatch(this::isOfPins)
            ? StepKind.NAMED
            : key.kind;
    }

    private boolean isOfPins(CauseLink link) {
        NetRole role = NetRole.of(name(link));
        return role.scope().isEmpty() && (role.signal().equals("write") || role.signal().equals("move"));
    }

    private ExplainedStep step(Key key, List<CauseLink> links, int now, IntFunction<Instant> placed) {
        Set<Square> squares = EnumSet.noneOf(Square.class);
        Set<Direction> directions = EnumSet.noneOf(Direction.class);
        Set<Net> nets = new LinkedHashSet<>();
        for (CauseLink link : links) {
            NetRole role = NetRole.of(name(link));
            role.square().ifPresent(squares::add);
            role.direction().ifPresent(directions::add);
            nets.add(link.net());
        }
        CauseLink last = links.getLast();
        boolean ends = key.kind == StepKind.PASSED_ON
                && links.stream().noneMatch(link -> name(link).contains("flipOut"));
        int time = time(key, links);
        return new ExplainedStep(ends ? StepKind.REACHED : kind(key, links), placed.apply(time), last.high(),
            time > now, color(key, last),
            key.kind == StepKind.WRITTEN || key.kind == StepKind.ACCEPTED
                ? List.of(named(last))
                : List.copyOf(squares),
            List.copyOf(directions), key.state, List.copyOf(nets));
    }

    /// The square that the mailbox names; before it has stored the move, the one that the pins name.
    private Square named(CauseLink link) {
        Bus names = isOfPins(link)
            ? circuit.netlist().ports(Port.Direction.INPUT).stream().filter(pin -> pin.name().equals("move"))
                .findFirst().orElseThrow().bus()
            : circuit.mailbox().box();
        int number = 0;
        for (int bit = 0; bit < names.width(); bit++) {
            number |= history.high(names.get(bit), link.tick()) ? 1 << bit : 0;
        }
        return Square.of(number);
    }

    private Color color(Key key, CauseLink link) {
        return switch (key.kind) {
            case CLOSED, CONTINUED, NO_RUN, OPEN_END, NOT_CLOSED, BECOMES, KEEPS ->
                StepNames.color(NetRole.of(name(link)).signal());
            default ->
                history.high(circuit.array().current().black(), link.tick()) ? Color.BLACK : Color.WHITE;
        };
    }
}
