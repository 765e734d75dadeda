package flipchip.app.circuit.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineVariant;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// At every gate delay of every timing story: what is said of squares, discs, colours, states and pins is
/// read back from the words and looked up in the nets of the simulation, of that moment or, where the words
/// are about the end of the clock, of that end and the next clock.
class StorySentencesTest {
    private static final String SQUARES = "((?:[a-h][1-8][ ,]{0,2})+)";
    private static final String COLOR = "(Black|White)";
    /// What names a value, and so has to be part of a claim.
    private static final Pattern VALUE =
        Pattern.compile("[a-h][1-8]|\\d|Black|White|[A-Z]{3,}|err[A-Z]|lost");

    /// Words that claim something, and whether it holds.
    private static final Map<String, BiPredicate<Matcher, Look>> CLAIMS =
        Map.ofEntries(claim("starts at " + COLOR, (said, at) -> at.isToMove(said.group(1))),
            claim("still " + COLOR + ", changes at the end of this clock",
                (said, at) -> at.isToMove(said.group(1))
                        && at.next.stream().noneMatch(then -> then.current() == at.state().current())),
            claim("at the clock edge", (_, at) -> at.now.at().step() == 0),
            claim("after (\\d+) gate delays?", (said, at) -> at.now.at().step() == number(said)),
            claim(COLOR + " is to move", (said, at) -> at.isToMove(said.group(1))),
            claim("(\\d+) legal moves? found, " + SQUARES,
                (said, at) -> squares(said.group(2)) == at.state().legalNow()
                        && Long.bitCount(at.state().legalNow()) == number(said)),
            claim("no legal move found", (_, at) -> at.state().legalNow() == 0),
            claim(
                "latched at the end of this clock",
                (_, at) -> at.next.stream().allMatch(then -> then.legalLatched() == at.state().legalNow())),
            claim(COLOR + " can move: " + SQUARES,
                (said, at) -> at.isToMove(said.group(1))
                        && squares(said.group(2)) == at.state().legalLatched()),
            claim(COLOR + " cannot move: the colour will change",
                (said, at) -> at.isToMove(said.group(1)) && at.state().legalLatched() == 0
                        && at.leadsTo(ControllerState.SWAP2)),
            claim(COLOR + " cannot move, and neither can the other side: the game ends",
                (said, at) -> at.isToMove(said.group(1)) && at.leadsTo(ControllerState.OVER)),
            claim(COLOR + "'s move " + SQUARES + "waits in the mailbox and is taken",
                (said, at) -> at.isToMove(said.group(1)) && at.end.dirty()
                        && squares(said.group(2)) == at.end.mailbox().bit()
                        && at.leadsTo(ControllerState.UPDATE)),
            claim(SQUARES + "waits in the mailbox; it is not accepted for " + COLOR + " and is dropped",
                (said, at) -> at.isToMove(said.group(2)) && squares(said.group(1)) == at.end.mailbox().bit()
                        && (at.state().legalLatched() & at.end.mailbox().bit()) == 0
                        && at.leadsTo(ControllerState.READY)),
            claim("waits for " + COLOR + ", who may play " + SQUARES,
                (said, at) -> at.isToMove(said.group(1))
                        && squares(said.group(2)) == at.state().legalLatched()
                        && at.leadsTo(ControllerState.READY)),
            claim("waits for " + COLOR + ", but no legal move is latched",
                (said, at) -> at.isToMove(said.group(1)) && at.state().legalLatched() == 0
                        && at.leadsTo(ControllerState.READY)),
            claim(COLOR + " plays " + SQUARES,
                (said, at) -> at.isToMove(said.group(1)) && squares(said.group(2)) == at.end.select()),
            claim("none of (\\d+) discs has turned yet",
                (said, at) -> at.turned(at.state()) == 0 && Long.bitCount(at.flips()) == number(said)),
            claim("the disc to turn has not turned yet",
                (_, at) -> at.turned(at.state()) == 0 && Long.bitCount(at.flips()) == 1),
            claim(SQUARES + "turned", (said, at) -> squares(said.group(1)) == at.turned(at.state())),
            claim("(\\d+) to come",
                (said, at) -> Long.bitCount(at.turned(at.end) & ~at.turned(at.state())) == number(said)),
            claim("the move is complete", (_, at) -> at.turned(at.state()) == at.flips()),
            claim("the clock is too short for " + SQUARES,
                (said, at) -> squares(said.group(1)) == (at.flips() & ~at.turned(at.end))),
            claim("Game over: (\\d+) black and (\\d+) white",
                (said, at) -> Long.bitCount(at.state().black()) == number(said)
                        && Long.bitCount(at.state().white()) == Integer.parseInt(said.group(2))),
            claim("next clock: ([A-Z12]+)", (said, at) -> at.leadsTo(ControllerState.valueOf(said.group(1)))),
            claim("because a legal move is taken", (_, at) -> at.leadsTo(ControllerState.UPDATE)),
            claim("because a move is possible", (_, at) -> at.leadsTo(ControllerState.READY)),
            claim("because no move is possible", (_, at) -> at.state().legalLatched() == 0),
            claim("because no move waits", (_, at) -> at.mailbox.isEmpty()),
            claim("because the move is not legal",
                (_, at) -> (at.state().legalLatched() & at.mailbox.getFirst().bit()) == 0),
            claim("(?:mailbox|bit): empty", (_, at) -> at.mailbox.isEmpty()),
            claim("(?:mailbox|bit): " + SQUARES + "waits",
                (said, at) -> squares(said.group(1)) == at.mailbox.getFirst().bit()),
            claim("queue (\\d) of 4: (?:none|" + SQUARES + ")",
                (said, at) -> at.mailbox.size() == number(said)
                        && at.mailbox.equals(said.group(2) == null ? List.of() : list(said.group(2)))),
            claim("✕ (.+)", (said, at) -> at.state().errors().equals(List.of(said.group(1).split(", ")))),
            claim("the circuit says (none|" + SQUARES + "), the rules say (none|" + SQUARES + ")",
                (said, at) -> at.values().contains(squares(said.group(1)))
                        && squares(said.group(1)) != squares(said.group(3))),
            claim("moves are the same: (none|" + SQUARES + ")",
                (said, at) -> at.values().contains(squares(said.group(1)))),
            claim("flips are the same: (none|" + SQUARES + ")",
                (said, at) -> squares(said.group(1)) == at.flips()));

    private static Map.Entry<String, BiPredicate<Matcher, Look>> claim(String words,
            BiPredicate<Matcher, Look> holds) {
        return Map.entry(words, holds);
    }

    private static int number(Matcher said) {
        return Integer.parseInt(said.group(1));
    }

    private static long squares(String words) {
        return words.equals("none") ? 0 : list(words).stream().mapToLong(Square::bit).sum();
    }

    private static List<Square> list(String words) {
        return Square.sequence(words.replaceAll("[ ,]", ""));
    }

    /// A moment, the end of its clock, the next clock's beginning, and what waits in the mailbox.
    private record Look(Moment now, MachineState end, Optional<MachineState> next, List<Square> mailbox) {
        MachineState state() {
            return now.state();
        }

        boolean isToMove(String color) {
            return state().current() == (color.equals("Black") ? Color.BLACK : Color.WHITE);
        }

        boolean leadsTo(ControllerState state) {
            return next.stream().allMatch(then -> then.state() == state);
        }

        long turned(MachineState at) {
            return (state().current() == Color.BLACK ? at.toBlack() : at.toWhite()) & ~end.select();
        }

        /// By the rules, on the board that is stored.
        long flips() {
            boolean black = state().current() == Color.BLACK;
            return Flips.flips(end.mailbox().index(), black ? state().black() : state().white(),
                black ? state().white() : state().black());
        }

        /// What can be compared with the rules.
        List<Long> values() {
            return List.of(state().black(), state().white(), state().legalNow(), state().legalLatched(),
                state().toBlack() & ~end.select(), state().toWhite() & ~end.select());
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsSaidInEveryClockIsWhatTheNetsSay(HazardStory story) {
        GameRun run = story.record();
        Deque<Square> mailbox = new ArrayDeque<>();
        Set<String> wrong = new TreeSet<>();
        for (long number = 0; number < run.clocks(); number++) {
            Instant start = run.clock(number);
            Moment end = Moment.of(run, new Instant(start.move(), start.clock(), run.clock(start).steps()));
            Optional<MachineState> next = number + 1 < run.clocks()
                ? Optional.of(run.stateAt(run.clock(number + 1)))
                : Optional.empty();
            for (int step = 0; step <= end.at().step(); step++) {
                Moment now = Moment.of(run, new Instant(start.move(), start.clock(), step));
                ControllerPicture picture = ControllerPicture.of(now);
                Look at = new Look(now, end.state(), next, List.copyOf(mailbox));
                for (String said : List.of(StateDescription.of(now), picture.nextInWords(),
                    picture.mailboxInWords(), picture.errorsInWords(), Agreement.of(now).text())) {
                    check(said, at).ifPresent(problem -> wrong.add("clock " + at.now.clock().number()
                        + ", gate delay " + at.now.at().step() + ": " + problem));
                }
            }
            follow(mailbox, end);
        }
        assertEquals(Set.of(), wrong);
    }

    /// What waits after a clock: what was taken is gone, what was written has come, where there is room for
    /// it or nothing guards what waits.
    private static void follow(Deque<Square> mailbox, Moment end) {
        if (end.isIn(ControllerState.READY)) {
            mailbox.pollFirst();
        }
        MachineVariant.MailboxKind kind = end.run().machine().circuit().variant().mailbox();
        end.state().written().ifPresent(square -> {
            if (kind == MachineVariant.MailboxKind.UNGUARDED) {
                mailbox.clear();
            }
            if (mailbox.isEmpty() || kind == MachineVariant.MailboxKind.FIFO) {
                mailbox.addLast(square);
            }
        });
    }

    private static Optional<String> check(String said, Look at) {
        String rest = said;
        for (Map.Entry<String, BiPredicate<Matcher, Look>> claim : CLAIMS.entrySet()) {
            Matcher found = Pattern.compile(claim.getKey()).matcher(said);
            if (found.find()) {
                if (!claim.getValue().test(found, at)) {
                    return Optional.of(found.group() + " in: " + said);
                }
                rest = rest.replace(found.group(), "");
            }
        }
        return VALUE.matcher(rest).find()
            ? Optional.of("not held: " + rest + " in: " + said)
            : Optional.empty();
    }
}
