package flipchip.app.circuit.story;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineVariant.MailboxKind;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.referee.run.HazardStory.Clock;
import flipchip.hwsim.referee.run.MachineOptions;
import flipchip.hwsim.referee.run.MoveRun;

/// What the sentences of the paragraphs about the timing stories claim, each looked up in a recording.
final class StoryClaims {
    private StoryClaims() {}

    /// A story with its recording.
    record Tale(HazardStory story, GameRun run, List<Clock> clocks) {
        static Tale of(HazardStory story) {
            GameRun run = story.record();
            return new Tale(story, run, HazardStory.clocks(run));
        }

        Clock last() {
            return clocks.getLast();
        }

        Stream<Clock> in(ControllerState state) {
            return clocks.stream().filter(clock -> clock.state().equals(Optional.of(state)));
        }

        boolean has(ControllerState state) {
            return in(state).findAny().isPresent();
        }

        /// The clock that stores the move of this number, from 1.
        Clock update(int move) {
            return in(ControllerState.UPDATE).toList().get(move - 1);
        }

        Clock after(Clock clock) {
            return clocks.get((int) clock.number() + 1);
        }

        Clock write(Square square) {
            return clocks.stream().filter(clock -> clock.written().equals(Optional.of(square))).findFirst()
                .orElseThrow();
        }

        boolean endsIn(ControllerState state, Color color) {
            return last().state().equals(Optional.of(state)) && last().current() == color;
        }

        Position rules(int moves) {
            return run.game().positionAt(moves);
        }

        /// Whether the board after each of the first moves is that of the rules.
        boolean goWell(int moves) {
            return IntStream.rangeClosed(1, moves)
                .allMatch(move -> after(update(move)).black() == rules(move).black()
                        && after(update(move)).white() == rules(move).white());
        }

        boolean isEmpty(Square square) {
            return ((last().black() | last().white()) & square.bit()) == 0;
        }

        boolean alarmed() {
            return !last().alarms().isEmpty();
        }
    }

    static boolean is(Clock clock, ControllerState state) {
        return clock.state().equals(Optional.of(state));
    }

    /// By sentence; as functions, since a story has a value only for its own.
    static Map<String, BooleanSupplier> of(Tale tale) {
        return switch (tale.story) {
            case STALE_LEGAL, STALE_END, STALE_POWER_UP -> stale(tale);
            case LATCHED_LEGAL, LATCHED_END -> latched(tale);
            case LOST_MOVE, DIRTY_BIT, FIFO -> mailbox(tale);
            case FAST_CLOCK, FASTER_CLOCK, SAFE_CLOCK -> clocked(tale);
            case STUCK_WIRE -> stuck(tale);
        };
    }

    /// In each test the moves latched are those of the test before.
    private static Map<String, BooleanSupplier> stale(Tale tale) {
        Tale right = Tale.of(HazardStory.LATCHED_END);
        Predicate<Tale> unlatched = told -> !told.has(ControllerState.LATCH1)
                && !told.has(ControllerState.LATCH2) && !told.story.options().variant().latchStates();
        return Map.of(
            "This controller lacks the LATCH state: it stores the legal moves and tests them at the "
                + "same clock edge, so it tests those of the player before.",
            () -> unlatched.test(tale) && IntStream.rangeClosed(1, 8).allMatch(
                move -> tale.after(tale.after(tale.update(move))).legal() == tale.update(move).legal()),
            "Seven moves go well.", () -> tale.goWell(7) && tale.run.game().length() == 8,
            "After the eighth, a3, Black cannot move, but the old legal moves say otherwise: the machine "
                + "waits for Black forever.",
            () -> tale.run.game().moves().get(7) == Square.A3
                    && Position.of(tale.last().black(), tale.last().white(), Color.BLACK).legalMoves() == 0
                    && tale.after(tale.after(tale.update(8))).legal() != 0
                    && tale.endsIn(ControllerState.READY, Color.BLACK),
            "The same controller and the shortest game there is: after nine moves White's last disc is gone.",
            () -> unlatched.test(tale) && tale.run.game().length() == 9 && tale.update(9).white() != 0
                    && tale.after(tale.update(9)).white() == 0 && tale.rules(9).isGameOver(),
            "The right machine shows game over; this one saw the legal moves of the move before and waits in "
                + "READY.",
            () -> is(right.last(), ControllerState.OVER) && is(tale.last(), ControllerState.READY)
                    && tale.after(tale.after(tale.update(9))).legal() == tale.update(9).legal(),
            "The same controller, switched on without legal moves stored in advance: its first TEST finds "
                + "none and takes that for a pass, so White moves first.",
            () -> unlatched.test(tale)
                    && tale.in(ControllerState.TEST1).findFirst().orElseThrow().legal() == 0
                    && tale.has(ControllerState.SWAP2) && tale.endsIn(ControllerState.READY, Color.WHITE));
    }

    private static Map<String, BooleanSupplier> latched(Tale tale) {
        return Map.of(
            "The right machine latches the legal moves one clock before it tests them.",
            () -> tale
                .in(ControllerState.LATCH1)
                .allMatch(clock -> is(tale.after(clock),
                    ControllerState.TEST1)
                        && tale.after(clock).legal()
                            == Position.of(clock.black(), clock.white(), clock.current()).legalMoves()),
            "After the eighth move it finds none for Black, swaps the colour again and offers White's two.",
            () -> {
                Clock test = tale.after(tale.after(tale.after(tale.update(8))));
                return is(test, ControllerState.TEST1) && test.current() == Color.BLACK && test.legal() == 0
                        && is(tale.after(test), ControllerState.SWAP2)
                        && tale.endsIn(ControllerState.READY, Color.WHITE)
                        && Long.bitCount(tale.last().legal()) == 2;
            }, "The right machine plays the shortest game, finds no move for either side, and stops in OVER.",
            () -> tale.run.game().length() == 9 && is(tale.last(), ControllerState.OVER) && Stream
                .of(Color.values()).allMatch(
                    color -> Position.of(tale.last().black(), tale.last().white(), color).legalMoves() == 0));
    }

    private static Map<String, BooleanSupplier> mailbox(Tale tale) {
        MailboxKind kind = tale.story.options().variant().mailbox();
        boolean same = tale.story.script().equals(HazardStory.LOST_MOVE.script())
                && tale.story.script().early().size() == 3;
        Clock unread = tale.write(Square.E3);
        Clock dropped = tale.clocks.stream().filter(clock -> clock.errors().contains("errIllegal"))
            .findFirst().orElse(tale.last());
        Square second = tale.run.game().moves().get(1);
        return Map.of("The mailbox lacks a dirty bit.", () -> kind == MailboxKind.UNGUARDED,
            "Black plays d3; White writes c3 while the colours are swapped, and e3 one clock later.",
            () -> tale.run.game().moves().getFirst() == Square.D3
                    && is(tale.write(Square.C3), ControllerState.SWAP1)
                    && unread.equals(tale.after(tale.write(Square.C3))),
            "The second write overwrites the first before it is read: e3 is played.",
            () -> second == Square.E3 && tale.isEmpty(Square.C3) && !tale.isEmpty(Square.E3),
            "The same three writes.", () -> same,
            "A dirty bit shows that c3 is unread: e3 is refused and reported, c3 is played.",
            () -> kind == MailboxKind.DIRTY_BIT
                    && unread.dirty() && tale.after(unread).errors().equals(List.of("errOverrun"))
                    && second == Square.C3 && tale.isEmpty(Square.E3),
            "The same three writes into a queue of four.",
            () -> same && kind == MailboxKind.FIFO
                    && LongStream.range(0, 5)
                        .filter(place -> tale.run.machine().circuit().netlist()
                            .find("mailbox.place" + place + "[0]").isPresent())
                        .count() == 4,
            "Both moves are kept; e3 comes out when Black is to move, is not legal there and is dropped.",
            () -> second == Square.C3 && tale.isEmpty(Square.E3) && dropped.current() == Color.BLACK
                    && (dropped.legal() & Square.E3.bit()) == 0 && !dropped.dirty());
    }

    private static Map<String, BooleanSupplier> clocked(Tale tale) {
        HazardStory story = tale.story;
        return Map.of("The clock edge comes every 15 gate delays.", () -> story.options().period() == 15,
            "Seven moves go well, their runs are short.",
            () -> tale.goWell(7)
                    && tale.run.moves().subList(1, 8).stream().allMatch(move -> move.longestRun() < 5),
            "The eighth, a5, turns five discs in a row and needs 16: the edge comes one too early, and f5 "
                + "stays black.",
            () -> {
                MoveRun safe = HazardStory.SAFE_CLOCK.record().moves().get(8);
                return safe.square().equals(Optional.of(Square.A5)) && safe.longestRun() == 5
                        && safe.clocks().get(2).settledAt() == 16 && story.options().period() == 16 - 1
                        && tale.rules(8).white() == (tale.last().white() | Square.F5.bit())
                        && (tale.last().black() & Square.F5.bit()) != 0;
            }, "The audit circuit sees no broken rule.", () -> !tale.alarmed(),
            "With 7 gate delays the first TEST ends before the signal has come through its tree of ORs: "
                + "Black passes although four moves are latched, and White moves first.",
            () -> {
                Clock test = tale.in(ControllerState.TEST1).findFirst().orElseThrow();
                return story.options().period() == 7 && test.current() == Color.BLACK
                        && Long.bitCount(test.legal()) == 4 && is(tale.after(test), ControllerState.SWAP2)
                        && tale.endsIn(ControllerState.READY, Color.WHITE);
            }, "The audit circuit, too slow itself, raises a false alarm.",
            () -> tale.alarmed() && !Tale.of(HazardStory.SAFE_CLOCK).alarmed()
                    && tale.clocks.stream().skip(1).allMatch(clock -> clock.black() == tale.last().black())
                    && tale.last().legal() == Position
                        .of(tale.last().black(), tale.last().white(), tale.last().current()).legalMoves(),
            "The moves of the clock of 15, now with the period that the longest run of six needs: one gate "
                + "delay for the select, and 17.",
            () -> {
                ShowcasePosition.Recorded longest = ShowcasePosition.LONGEST_RUN.record();
                return story.script().equals(HazardStory.FAST_CLOCK.script()) && tale.goWell(8)
                        && HazardStory.FAST_CLOCK.options().period() == 15
                        && longest.run().moves().get(1).longestRun() == 6
                        && longest.run().moves().get(1).clocks().get(2).settledAt() == 1 + 17
                        && story.options().period() == 1 + 17;
            });
    }

    private static Map<String, BooleanSupplier> stuck(Tale tale) {
        Clock test = tale.in(ControllerState.TEST1).findFirst().orElseThrow();
        long rules = Position.of(test.black(), test.white(), test.current()).legalMoves();
        return Map.of(
            "Nothing is wrong with the timing: one wire of d3 is stuck high, so d2 seems to be legal.",
            () -> tale.story.options().period() == MachineOptions.SAFE_PERIOD
                    && tale.story.options().held().size() == 1
                    && tale.story.options().held().stream()
                        .allMatch(net -> net.high() && net.net().startsWith("d3."))
                    && test.legal() == (rules | Square.D2.bit()) && (rules & Square.D2.bit()) == 0,
            "The audit circuit compares the latched legal moves with those of another circuit for the same "
                + "rule, and raises its pin at the first difference.",
            () -> test.legal() != rules && test.alarms().isEmpty()
                    && tale.after(test).alarms().equals(Set.of(AuditCircuit.Rule.LEGAL)));
    }
}
