package flipchip.app.files.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import flipchip.app.files.format.SavedGame;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// Keeps the running game so that neither a crash nor a power failure loses it. One thread writes: the one
/// that changes the game.
///
/// Every change is stored before the call returns, in memory that belongs to the operating system
/// ([JournalSlot]); a thread named `journal` then brings it to the disk. Two files take turns: a new state
/// goes into the one that is not in use and counts once it is whole, so one of them is always good. Several
/// programs at once use folders of their own.
public final class SessionJournal implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("library");
    static final int MOST_PROGRAMS = 9;
    /// The file in each folder that a program which uses it has locked.
    static final String LOCK = "lock";
    /// The file in each folder with the number of the state that another program has taken up.
    private static final String TAKEN = "taken";
    private static final int LONGEST_MARK = 100;
    private static final byte STATE = SessionFormat.STATE;
    private static final byte PLAY = 'P';
    private static final byte JUMP = 'J';
    private static final byte TICK = 'T';

    private final Worker disk = new Worker("journal");
    private final AtomicBoolean forcing = new AtomicBoolean();
    private final Path first;
    private final Path folder;
    private final FileChannel lockFile;
    private final Optional<Shelf> recovered;
    private final List<String> problems = new ArrayList<>();
    private JournalSlot active;
    private JournalSlot other;
    private long sequence;

    private SessionJournal(Path first, Path folder, FileChannel lockFile) throws IOException {
        this.first = first;
        this.folder = folder;
        this.lockFile = lockFile;
        Path[] files = files(folder);
        List<Found> found = new ArrayList<>();
        for (Path file : files) {
            look(file).ifPresent(found::add);
        }
        recovered = found.stream().max(Comparator.comparingLong(Found::sequence)).map(Found::shelf);
        sequence = found.stream().mapToLong(Found::sequence).max().orElse(0);
        boolean aIsNewest =
            found.stream().anyMatch(one -> one.sequence == sequence && one.file.equals(files[0]));
        active = new JournalSlot(files[aIsNewest ? 0 : 1]);
        other = new JournalSlot(files[aIsNewest ? 1 : 0]);
    }

    private static Path[] files(Path folder) {
        return new Path[] {folder.resolve("session-a.journal"), folder.resolve("session-b.journal")};
    }

    private record Found(Path file, long sequence, Shelf shelf) {}

    /// The game shown, and the user's games before it, the latest first.
    private record Shelf(SessionState state, List<KeptGame> kept) {
        Shelf with(SessionState other) {
            return new Shelf(other, kept);
        }
    }

    /// Opens the journal in `folder`, or beside it where another program uses that one.
    ///
    /// @throws IOException if no file can be written there; the game then goes on without being kept
    public static SessionJournal open(Path folder) throws IOException {
        for (int i = 1; i <= MOST_PROGRAMS; i++) {
            Path mine = ofProgram(folder, i);
            Files.createDirectories(mine);
            Optional<FileChannel> lock = lock(mine);
            if (lock.isPresent()) {
                return locked(folder, mine, lock.get());
            }
        }
        throw new IOException(TEXTS.get("journal.busy", MOST_PROGRAMS));
    }

    /// The last game of a program that ran beside this one and has ended.
    ///
    /// @param folder   where that program kept it
    /// @param sequence of the state
    public record Left(SessionState state, Path folder, long sequence) {}

    /// The games that other programs left and none has taken up. What these programs kept is not changed.
    public List<Left> left() {
        List<Left> left = new ArrayList<>();
        for (int i = 1; i <= MOST_PROGRAMS; i++) {
            Path other = ofProgram(first, i);
            if (!other.equals(folder) && Files.isRegularFile(other.resolve(LOCK))) {
                try {
                    leftIn(other).ifPresent(left::add);
                } catch (IOException | RuntimeException _) {
                    // its own program says what is wrong with it
                }
            }
        }
        return left;
    }

    private static Optional<Left> leftIn(Path folder) throws IOException {
        Optional<FileChannel> lock = lock(folder);
        if (lock.isEmpty()) {
            return Optional.empty();
        }
        Optional<Left> newest = Optional.empty();
        try (FileChannel _ = lock.get()) {
            for (Path file : files(folder)) {
                if (Files.isRegularFile(file)) {
                    JournalSlot.Content content;
                    try (JournalSlot slot = new JournalSlot(file)) {
                        content = slot.read();
                    }
                    Optional<Left> found = replay(content.records()).shelf()
                        .map(shelf -> new Left(shelf.state(), folder, content.sequence()));
                    newest = Stream.of(newest, found).flatMap(Optional::stream)
                        .max(Comparator.comparingLong(Left::sequence));
                }
            }
        }
        Path mark = folder.resolve(TAKEN);
        String taken = Files.exists(mark) ? RegularFile.text(mark, LONGEST_MARK).strip() : "";
        return newest.filter(game -> !game.state().line().isEmpty())
            .filter(game -> !taken.equals(String.valueOf(game.sequence())));
    }

    /// Notes that this program has kept the game of another one, so that it is taken up once.
    ///
    /// @throws IOException if that cannot be written
    public void took(Left game) throws IOException {
        AtomicFile.write(game.folder().resolve(TAKEN), game.sequence() + "\n");
    }

    /// The folder of the first, second and so on program that runs at the same time.
    static Path ofProgram(Path folder, int number) {
        return number == 1 ? folder : folder.resolveSibling(folder.getFileName() + "-" + number);
    }

    /// The journal of a folder that is locked; if it cannot be made, the folder is free again for a later
    /// try.
    private static SessionJournal locked(Path first, Path folder, FileChannel lockFile) throws IOException {
        try {
            return new SessionJournal(first, folder, lockFile);
        } catch (IOException | RuntimeException e) {
            lockFile.close();
            throw e;
        }
    }

    /// What keeps other programs from using `folder` until it is closed; empty if one uses it.
    static Optional<FileChannel> lock(Path folder) throws IOException {
        FileChannel channel =
            FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (isFree(channel)) {
            return Optional.of(channel);
        }
        channel.close();
        return Optional.empty();
    }

    private static boolean isFree(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException sameProgram) {
            return false;
        }
    }

    /// The game that was shown last, if there was one.
    public Optional<SessionState> recovered() {
        return recovered.map(Shelf::state);
    }

    /// The games that were on the board before it and can be brought back, the latest first.
    public List<KeptGame> recoveredKept() {
        return recovered.map(Shelf::kept).orElse(List.of());
    }

    /// What the user should know about damaged files; each was set aside.
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /// Keeps the whole state and the games before it, in place of all before them.
    ///
    /// @param kept the latest first
    /// @throws IOException if the disk is full; what was kept before still is
    public void keep(SessionState state, List<KeptGame> kept) throws IOException {
        JournalSlot next = other;
        next.begin(sequence + 1, SessionFormat.write(state, kept));
        sequence++;
        other = active;
        active = next;
        force();
    }

    /// A move was made where the board stood; moves taken back leave the line.
    ///
    /// @param time how long it took, if known
    /// @return whether there was room; otherwise [#keep(SessionState, List)] is needed
    public boolean played(Square square, Optional<Duration> time) {
        ByteBuffer record = ByteBuffer.allocate(10).put(PLAY).put((byte) square.index())
            .putLong(time.map(Duration::toMillis).orElse(-1L));
        return append(record.array());
    }

    /// Time passed on the move in progress.
    ///
    /// @param spent since it began
    /// @return whether there was room; otherwise [#keep(SessionState, List)] is needed
    public boolean ticked(Duration spent) {
        return append(ByteBuffer.allocate(9).put(TICK).putLong(spent.toMillis()).array());
    }

    /// Another moment of the same line is shown.
    ///
    /// @return whether there was room; otherwise [#keep(SessionState, List)] is needed
    public boolean jumped(int ply) {
        return append(ByteBuffer.allocate(5).put(JUMP).putInt(ply).array());
    }

    /// Writes everything to the disk and releases the files.
    @Override
    public void close() throws IOException {
        disk.finish();
        active.force();
        active.close();
        other.close();
        lockFile.close();
    }

    private boolean append(byte[] record) {
        boolean room = active.append(record);
        force();
        return room;
    }

    private void force() {
        if (forcing.compareAndSet(false, true)) {
            JournalSlot slot = active;
            disk.execute(() -> {
                forcing.set(false);
                slot.force();
            });
        }
    }

    /// What `file` holds; a damaged file is set aside, and what it held before the damage is used.
    private Optional<Found> look(Path file) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        JournalSlot.Content content;
        try (JournalSlot slot = new JournalSlot(file)) {
            content = slot.read();
        }
        Replay replay = replay(content.records());
        Optional<Shelf> state = replay.shelf();
        if (content.damaged() || !replay.whole()) {
            problems.add(TEXTS.get(state.isPresent() ? "journal.part" : "journal.damaged", file,
                AtomicFile.setAside(file)));
        }
        return state.map(found -> new Found(file, content.sequence(), found));
    }

    /// @param shelf what the records that make sense lead to; empty if there is none
    /// @param whole all of them make sense
    private record Replay(Optional<Shelf> shelf, boolean whole) {}

    private static Replay replay(List<byte[]> records) {
        Optional<Shelf> state = Optional.empty();
        try {
            for (byte[] record : records) {
                state = Optional.of(state.isEmpty() || record[0] == STATE
                    ? shelf(record)
                    : state.get().with(after(state.get().state(), record)));
            }
            return new Replay(state, true);
        } catch (RuntimeException notOurs) {
            return new Replay(state, false);
        }
    }

    private static Shelf shelf(byte[] record) {
        SessionFormat text = new SessionFormat(record);
        return new Shelf(text.state(), text.kept());
    }

    private static SessionState after(SessionState state, byte[] bytes) {
        ByteBuffer record = ByteBuffer.wrap(bytes);
        return switch (record.get()) {
            case JUMP -> new SessionState(state.game(), state.line(), record.getInt(), state.standing());
            case TICK -> new SessionState(state.game(), state.line(), state.ply(),
                state.standing().withSpent(Duration.ofMillis(record.getLong())));
            case PLAY -> {
                Optional<List<Square>> running = state.standing().running();
                boolean runs = running.equals(Optional.of(state.path()));
                List<Square> path = new ArrayList<>(state.path());
                path.add(Square.of(record.get()));
                GameTree tree = state.game().tree().with(path);
                Map<List<Square>, Duration> times = new HashMap<>(state.game().times());
                long millis = record.getLong();
                if (millis >= 0) {
                    times.put(List.copyOf(path), Duration.ofMillis(millis));
                }
                boolean on =
                    state.line().size() >= path.size() && state.line().subList(0, path.size()).equals(path);
                yield new SessionState(
                    new SavedGame(
                        state.game().info(), tree, times, state.game().analysis(), state.game().extras()),
                    on ? state.line() : tree.lineThrough(path), path.size(),
                    runs
                        ? state.standing().withSpent(Duration.ZERO)
                            .withRunning(Optional.of(List.copyOf(path)))
                        : running.isEmpty() ? state.standing().withSpent(Duration.ZERO)
                        : state.standing());
            }
            default -> throw new IllegalArgumentException("an unknown record");
        };
    }
}
