package flipchip.app.cli.circuit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.circuit.whatif.WhatIfWords;
import flipchip.app.circuit.why.ExplanationWords;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import flipchip.hwsim.referee.run.WhatIf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "what-if",
    description = {"Hold nets at 0 or 1 during one move, simulate the move again and say what changes.",
        "Each line: when it is seen, as MOVE.CLOCK.GATE, and what it is."})
final class WhatIfCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Parameters(paramLabel = "NET=0|1", arity = "1..*", description = "A net's full name and its value.")
    private List<String> nets;
    @Option(names = "--moves", paramLabel = "MOVES", defaultValue = "f5d6c3d3c4",
        description = "The game. Default: ${DEFAULT-VALUE}.")
    private String moves;
    @Option(names = "--move", paramLabel = "N",
        description = "Number of the move, 0 for power-up. Default: the last.")
    private Optional<Integer> number;

    private record DifferenceLine(String difference, int move, int clock, int gate, List<Square> squares,
            List<String> names, int nets, String sentence) {}

    @Override
    public Integer call() {
        Game game = Arguments.game("--moves", moves);
        int move = number.orElse(game.length());
        if (move < 0 || move > game.length()) {
            throw new Misuse("--move: " + move + " is not 0 to " + game.length());
        }
        WhatIf asked = ask(game, move);
        for (WhatIf.Difference one : asked.differences()) {
            Instant at = one.at();
            String sentence = WhatIfWords.english().of(one);
            output.give("difference",
                new DifferenceLine(one.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'), at.move(),
                    at.clock(), at.step(), one.squares(), one.names(), asked.differingNets(at), sentence),
                "%-8s  %s%n", ExplanationWords.place(at), sentence);
        }
        return ExitCode.OK;
    }

    private WhatIf ask(Game game, int move) {
        try {
            List<StuckNet> held = nets.stream().map(StuckNet::parse).toList();
            return WhatIf.of(OthelloMachine.build().record(game), move, held);
        } catch (IllegalArgumentException e) {
            throw new Misuse("NET: " + e.getMessage(), e);
        }
    }
}
