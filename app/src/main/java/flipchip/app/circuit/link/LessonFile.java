package flipchip.app.circuit.link;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Texts;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;

/// A text of lessons that a teacher hands out: `# TITLE` begins a lesson, a line with a link
/// ([MomentLink#text]) begins a step, and what follows is its text. A step before the first link of its
/// lesson has none.
///
/// @param lessons in their order; at least one
public record LessonFile(List<Lesson> lessons) {
    /// How the names of such files end.
    public static final String ENDING = ".lesson";
    private static final int LONGEST = 1 << 20;
    private static final Texts TEXTS = Texts.of("link");
    /// Lines of a text that would be read as something else.
    private static final Pattern MARKED = Pattern.compile("(?im)^(?=[#\\\\]|[ \\t]*flipchip:)");

    /// @param title may be empty
    /// @param steps at least one
    public record Lesson(String title, List<Step> steps) {
        public Lesson {
            steps = List.copyOf(steps);
        }
    }

    /// @param link the moment that is shown; empty to stay where one is
    /// @param text what is said about it, in paragraphs
    public record Step(Optional<MomentLink> link, String text) {
        public Step {
            text = text.strip();
        }
    }

    public LessonFile {
        lessons = List.copyOf(lessons);
    }

    /// @throws IOException if it cannot be read or is not a lesson; the message is for the user and names the
    ///                     line
    static LessonFile read(Path file) throws IOException {
        return parse(RegularFile.text(file, LONGEST));
    }

    /// @throws IOException as [#read] does
    static LessonFile parse(String text) throws IOException {
        List<Lesson> lessons = new ArrayList<>();
        Optional<String> title = Optional.empty();
        Optional<MomentLink> link = Optional.empty();
        List<Step> steps = new ArrayList<>();
        StringBuilder said = new StringBuilder();
        int number = 0;
        boolean hasLink = false;
        for (String line : text.replace("\r\n", "\n").replace('\r', '\n').split("\n", -1)) {
            number++;
            boolean isTitle = line.startsWith("#");
            if (!isTitle && !MomentLink.isLink(line)) {
                said.append(line.startsWith("\\") ? line.substring(1) : line).append('\n');
                continue;
            }
            end(steps, link, said);
            if (isTitle) {
                end(lessons, title, steps);
                title = Optional.of(line.replaceFirst("^#+", "").strip());
                link = Optional.empty();
            } else {
                link = Optional.of(link(line, number));
                hasLink = true;
            }
        }
        end(steps, link, said);
        end(lessons, title, steps);
        if (!hasLink) {
            throw new IOException(TEXTS.get("lesson.none"));
        }
        return new LessonFile(lessons);
    }

    private static MomentLink link(String line, int number) throws IOException {
        try {
            return MomentLink.parse(line);
        } catch (NotationException e) {
            throw new IOException(TEXTS.get("lesson.bad", number, LinkFeature.told(e)), e);
        }
    }

    private static void end(List<Step> steps, Optional<MomentLink> link, StringBuilder said) {
        if (link.isPresent() || !said.toString().isBlank()) {
            steps.add(new Step(link, said.toString()));
        }
        said.setLength(0);
    }

    private static void end(List<Lesson> lessons, Optional<String> title, List<Step> steps) {
        if (!steps.isEmpty()) {
            lessons.add(new Lesson(title.orElse(""), steps));
        }
        steps.clear();
    }

    /// The file, which [#parse] reads as the same lessons.
    String text() {
        StringBuilder text = new StringBuilder();
        for (Lesson lesson : lessons) {
            text.append("# ").append(lesson.title).append('\n');
            for (Step step : lesson.steps) {
                text.append('\n');
                step.link.ifPresent(link -> text.append(link.text()).append('\n'));
                text.append(MARKED.matcher(step.text).replaceAll("\\\\")).append('\n');
            }
            text.append('\n');
        }
        return text.toString().stripTrailing() + "\n";
    }
}
