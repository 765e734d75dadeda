package flipchip.app.kit.text;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Fault;
import flipchip.engine.io.FileFault;
import flipchip.engine.notation.MessageText;
import flipchip.engine.notation.MoveFault;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.NotationFault;

/// Why something went wrong, in the user's language, where the exception's own words are English. Any thread.
public final class Reasons {
    private static final Texts TEXTS = Texts.of("reasons");
    /// How systems say that a disk is full.
    private static final String FULL = "(?is).*(no space left|not enough space|disk is full).*";

    private Reasons() {}

    /// What is wrong, by the text of `texts` whose key is `group`, a dot and the kind; in the fault's own
    /// English words where there is none, as in English.
    public static String told(Texts texts, String group, Fault fault) {
        return texts.find(group + "." + key(fault.kind()), fault.values().toArray())
            .orElseGet(fault::english);
    }

    /// What is wrong with a board or a problem, and where.
    public static String told(NotationException problem) {
        return switch (problem.fault().orElse(null)) {
            case NotationFault fault -> within(problem.outer(), told(TEXTS, "notation", fault));
            case MoveFault fault -> within(problem.outer(), told(fault));
            case null, default -> TEXTS.get("notation.other", problem.where(), problem.what());
        };
    }

    /// Places of other languages do not stand one behind the other with a comma and a blank.
    private static String within(String outer, String told) {
        return outer.endsWith(", ")
            ? TEXTS.get("within", outer.substring(0, outer.length() - 2), told)
            : told;
    }

    /// Why a list of moves stops, and where.
    public static String told(MoveFault fault) {
        String side = TEXTS.get(fault.position().toMove() == Color.BLACK ? "side.black" : "side.white");
        return TEXTS.find("move." + key(fault.kind()), String.valueOf(fault.move()), fault.word(), side,
            fault.legal()).orElseGet(fault::english);
    }

    /// Which file it is, if that is known, and why it cannot be used; what is about no file tells itself.
    public static String told(Throwable problem) {
        return file(problem).map(file -> TEXTS.get("file.named", file, why(problem)))
            .orElseGet(() -> why(problem));
    }

    /// The same without the name of the file, for a sentence that has it.
    public static String why(Throwable problem) {
        return switch (problem) {
            case FileFault fault -> filled(fault);
            case UncheckedIOException inside -> why(inside.getCause());
            case NoSuchFileException _ -> is(FileFault.Kind.MISSING);
            case AccessDeniedException _ -> is(FileFault.Kind.DENIED);
            case InvalidPathException bad ->
                TEXTS.get("file.named", bad.getInput(), TEXTS.get("file.missing"));
            case NotDirectoryException _ -> is(FileFault.Kind.NO_FOLDER);
            case FileSystemException system when system.getReason() != null -> system(system.getReason());
            case Throwable wrapping when isOnlyThatOf(wrapping, wrapping.getCause()) ->
                why(wrapping.getCause());
            default -> problem.getMessage() == null || problem instanceof FileSystemException
                ? TEXTS.get("file.no-reason")
                : system(problem.getMessage());
        };
    }

    /// An exception without words of its own has its cause's name as a message.
    private static boolean isOnlyThatOf(Throwable problem, Throwable cause) {
        return cause != null && cause.toString().equals(problem.getMessage());
    }

    /// Why a sentence about `named` had to end badly: of another file, as one beside it, with its name.
    public static String why(Throwable problem, Path named) {
        return file(problem).filter(file -> !isSame(Path.of(file), named)).isPresent()
            ? told(problem)
            : why(problem);
    }

    /// That `why` is the matter with `file`.
    public static String named(Path file, String why) {
        return TEXTS.get("file.named", file, why);
    }

    private static boolean isSame(Path one, Path other) {
        return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
    }

    private static String filled(FileFault fault) {
        return switch (fault.kind()) {
            case LONG -> is(fault.kind(), TEXTS.get("size.megabytes", fault.values().getFirst()));
            case LONG_BYTES -> is(FileFault.Kind.LONG, TEXTS.get("size.bytes", fault.values().getFirst()));
            default -> is(fault.kind(), fault.values().toArray());
        };
    }

    private static String is(FileFault.Kind kind, Object... values) {
        boolean full = values.length > 0 && String.valueOf(values[0]).matches(FULL);
        return full ? TEXTS.get("file.full") : TEXTS.get("file." + key(kind), values);
    }

    private static String system(String reason) {
        return reason.matches(FULL) ? TEXTS.get("file.full") : MessageText.withoutPackages(reason);
    }

    private static Optional<String> file(Throwable problem) {
        return switch (problem) {
            case FileFault fault -> Optional.of(fault.file());
            case UncheckedIOException inside -> file(inside.getCause());
            case FileSystemException system -> Optional.ofNullable(system.getFile());
            default -> Optional.empty();
        };
    }

    private static String key(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
