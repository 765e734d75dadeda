package flipchip.app.learn.classroom;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.LearnDays;
import flipchip.app.learn.school.LessonRecord;
import flipchip.app.learn.school.Memory;
import flipchip.app.learn.school.OwnGames;
import flipchip.app.learn.school.Practice;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.app.learn.school.Today;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.io.FileFault;
import flipchip.engine.people.ProblemFile;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A view model of the workspace Learn: reads everything that is kept of the learner, and keeps the days.
///
/// Thread: FX
final class LearnModel {
    private final Path folder;
    private final Worker keeper;
    private final Consumer<Throwable> failed;
    private final Supplier<OwnGames> games;
    private final Supplier<Instant> now;
    private final ReadOnlyObjectWrapper<Optional<Today>> today =
        new ReadOnlyObjectWrapper<>(this, "today", Optional.empty());

    /// @param keeper reads and writes the files
    /// @param failed told why it could not
    /// @param games  the learner's as they are known now
    LearnModel(Path folder, Worker keeper, Consumer<Throwable> failed, Supplier<OwnGames> games,
            Supplier<Instant> now) {
        this.folder = folder;
        this.keeper = keeper;
        this.failed = failed;
        this.games = games;
        this.now = now;
    }

    /// What is shown; empty until it is read.
    ReadOnlyObjectProperty<Optional<Today>> todayProperty() {
        return today.getReadOnlyProperty();
    }

    private LocalDate date() {
        return LocalDate.ofInstant(now.get(), ZoneId.systemDefault());
    }

    /// Reads everything again.
    void refresh() {
        OwnGames known = games.get();
        LocalDate date = date();
        Instant instant = now.get();
        List<String> course = Lessons.othello().stream().map(Lesson::id).toList();
        keeper.ask(() -> Today.of(date, instant, ProblemFile.standard(), OpeningBook.standard().lines(),
            course, read(known)), read -> today.set(Optional.of(read)), failed);
    }

    private Today.Kept read(OwnGames known) throws IOException {
        Consumer<FileFault> damaged = fault -> keeper.ask(() -> fault, failed, failed);
        return new Today.Kept(LearnDays.load(days(), damaged),
            SchoolRecord.load(folder.resolve("school.txt"), damaged),
            Memory.load(folder.resolve("drill.txt"), damaged), known,
            Memory.load(folder.resolve("mistakes.txt"), damaged),
            LessonRecord.load(folder.resolve("lessons.txt"), damaged));
    }

    private Path days() {
        return folder.resolve("days.txt");
    }

    /// Something was practised today.
    ///
    /// @param rating of the school by now, if it was that
    void practised(Practice practice, OptionalInt rating) {
        LocalDate date = date();
        keep(days -> days.with(date, practice, rating));
    }

    /// A run is over.
    void finished(LearnDays.Run run, int solved) {
        keep(days -> days.with(run, solved));
    }

    private void keep(UnaryOperator<LearnDays> change) {
        keeper.ask(() -> {
            change.apply(LearnDays.NONE).save(days());
            return true;
        }, _ -> {}, failed);
    }
}
