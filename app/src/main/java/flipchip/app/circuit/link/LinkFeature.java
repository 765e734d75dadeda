package flipchip.app.circuit.link;

import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.open.Opener;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Shell;
import flipchip.app.shell.Workspace;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;

/// A feature that copies a link to the moment shown and opens links, pasted or given at the start.
///
/// A link into a clock opens the panel, and the moment is shown when the circuit has been recorded; another
/// game on the board before that makes it void.
public final class LinkFeature implements Feature {
    private static final Texts TEXTS = Texts.of("link");

    private final TimeLine time;
    private final LinkView view;
    private final Opener opener;
    private final Shell shell;
    private Optional<MomentLink> wish = Optional.empty();

    /// @param opener puts games on the board, and hands links that are pasted on
    /// @param kept   the settings of the view that a link keeps
    public LinkFeature(HardwareViewModel hardware, Opener opener, Shell shell, List<Setting<?>> kept) {
        time = hardware.time();
        view = new LinkView(hardware, shell.settings(), kept);
        this.opener = opener;
        this.shell = shell;
        opener.setLinks(MomentLink::isLink, this::open);
        time.momentProperty().subscribe(this::look);
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("copy-link", MenuName.GAME, TEXTS.get("command.copy-link"),
            "Shortcut+Shift+K", this::copy));
    }

    private void copy() {
        shell.clipboard().accept(shown(time).seen(view.text()).text());
        shell.banner().show(TEXTS.get("copied"));
    }

    /// The moment that is shown now.
    static MomentLink shown(TimeLine time) {
        Optional<Instant> at = time.momentProperty().get()
            .filter(now -> now.run().game().equals(time.session().line())).map(now -> now.at());
        return new MomentLink(time.session().line(), at.map(Instant::move).orElse(time.session().ply()), at);
    }

    /// What is wrong with a link, for people.
    static String told(NotationException problem) {
        return problem.fault().orElse(null) instanceof MomentLink.Flaw flaw
            ? Reasons.told(TEXTS, "bad", flaw)
            : Reasons.told(problem);
    }

    /// Opens the moment that `text` names, or says what is wrong with it.
    private void open(String text) {
        try {
            MomentLink link = MomentLink.parse(text);
            if (link.at().isPresent()) {
                shell.settings().panelOpenProperty().set(true);
            }
            if (!time.session().isCovered() && time.session().running().isEmpty()
                    && time.session().line().equals(link.game())) {
                time.session().jump(link.move());               // it was opened before: it stays
            } else {
                opener.show(SavedGame.of(link.game()), link.move());
            }
            if (link.at().isEmpty()) {
                view.show(link.view());
            }
            wish = Optional.of(link).filter(wanted -> wanted.at().isPresent());
            look();
        } catch (NotationException problem) {
            opener.notRead(TEXTS.get("problem", told(problem)));
        }
    }

    private void look() {
        wish = wish.filter(link -> link.game().equals(time.session().line()));
        if (wish.isPresent() && run().isPresent()) {
            MomentLink link = wish.get();
            wish = Optional.empty();
            shell.screen().execute(() -> arrive(link));          // not while others are told of the recording
        }
    }

    private Optional<GameRun> run() {
        return time.momentProperty().get().map(now -> now.run())
            .filter(run -> run.game().equals(time.session().line()));
    }

    private void arrive(MomentLink link) {
        run().filter(run -> run.game().equals(link.game())).ifPresent(run -> {
            Instant at = link.at().orElseThrow();
            List<ClockRun> clocks = run.moves().get(at.move()).clocks();
            if (at.clock() >= clocks.size()) {
                opener.notRead(TEXTS.get("no-clock", at.move(), at.clock(), clocks.size() - 1));
            } else if (at.step() > clocks.get(at.clock()).steps()) {
                opener.notRead(TEXTS.get("no-step", at.step(), clocks.get(at.clock()).steps()));
            } else {
                if (at.compareTo(run.endOf(0)) < 0) {
                    shell.settings().property(Workspace.SHOWN).set(Workspace.CIRCUIT);
                }
                time.jump(at);
                view.show(link.view());
            }
        });
    }
}
