package flipchip.app.window.about;

import java.util.List;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Feature;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Shell;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// Reads the window's sentences and notices aloud: each goes as a line to a program that the user names, as
/// `spd-say --pipe-mode` of speech-dispatcher. JavaFX has no screen reader on Linux.
public final class VoiceFeature implements Feature {
    private static final Texts TEXTS = Texts.of("settings");
    private static final Setting<String> SPEAK = Setting.words("speak", "appearance", "", 200);

    private final Shell shell;
    private final ObjectProperty<String> command;
    private final Voice voice;
    /// Held, or it would no longer be told.
    private final ObservableList<Notice> messages;
    private String refused = "";
    private String last = "";

    /// @param sentences what is said when it changes
    public VoiceFeature(Shell shell, List<ObservableValue<String>> sentences) {
        this.shell = shell;
        command = shell.settings().property(SPEAK);
        voice = new Voice(shell.screen());
        sentences.forEach(sentence -> sentence.subscribe((_, now) -> say(now)));
        messages = shell.banner().messages();
        messages.addListener((ListChangeListener<Notice>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(notice -> say(notice.text()));
            }
        });
    }

    /// Says a sentence, and the same once more only when it was taken back meanwhile, as by the next try of a
    /// move that is not legal.
    private void say(String sentence) {
        String program = command.get();
        if (program.isBlank() || sentence.isBlank() || program.equals(refused) || sentence.equals(last)) {
            last = sentence.isBlank() ? "" : last;
            return;
        }
        last = sentence;
        voice.say(program, sentence, problem -> {
            refused = program;
            shell.banner()
                .showProblem(TEXTS.get("speak.failed", program, String.valueOf(problem.getMessage())));
        });
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(SPEAK);
    }

    @Override
    public void close() {
        voice.close();
    }
}
