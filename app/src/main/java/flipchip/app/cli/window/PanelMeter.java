package flipchip.app.cli.window;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Measures the window with the hardware panel. The entry of the program has one; this package knows no
/// window.
@FunctionalInterface
public interface PanelMeter {

    /// What is measured.
    ///
    /// @param width   of the window in pixels
    /// @param height  of the window in pixels
    /// @param frames  pictures for each kind of animation
    /// @param rehearsed whether the window rests first until the program has prepared itself, as it does in
    ///                  front of its user; if not, the game is opened at once
    /// @param rounds  how often the engine searches beside each state of the window, the states in turn; 0
    ///     leaves it out
    /// @param seconds how long each of these searches lasts, about: all do the same work
    /// @param threads of the engine
    record Plan(int width, int height, int frames, boolean rehearsed, int rounds, double seconds,
        int threads) {}

    /// The animation of one kind of picture, in milliseconds.
    ///
    /// @param what         what was seen
    /// @param frames       how many pictures
    /// @param median       between two pictures of the running animation
    /// @param percentile99 the same, the value that 99 of 100 stay below
    /// @param drawn        median of the time in which one picture is completely computed and drawn
    /// @param drawn99      the same, the value that 99 of 100 stay below
    /// @param screen       processor time of the screen's thread for one picture, median; it does not grow
    ///                     when other programs keep the processors busy
    /// @param screen99     the same, the value that 99 of 100 stay below
    /// @param drawing      processor time of the thread that draws, median
    /// @param drawing99    the same, the value that 99 of 100 stay below
    /// @param both         processor time of both threads for the same picture, one after the other, median
    /// @param both99       the same, the value that 99 of 100 stay below
    /// @param late         how many pictures came more than [#LATE] after the one before
    /// @param collected    in how many of these the memory was cleared up
    record Frames(String what, int frames, double median, double percentile99, double drawn, double drawn99,
                  double screen, double screen99, double drawing, double drawing99, double both,
                  double both99, int late, int collected) {}

    /// Milliseconds from picture to picture that are a frame of 60 a second.
    double LATE = 17;

    /// How fast the engine is beside the window.
    ///
    /// @param alone     nodes a second while no window is shown, the median of the rounds
    /// @param again     the same once more, as a share of `alone` in the same round, the median: what differs
    ///                  from 1 is chance, in the two below as well
    /// @param closed    with the panel closed, likewise
    /// @param animating with the panel open while the time line plays gate delays at speed 1, likewise
    /// @param closedTime    processor time of the window's threads with the panel closed, as a share of one
    ///                      processor; it does not depend on what other programs do
    /// @param animatingTime with the panel open and animating, likewise
    record Rates(double alone, double again, double closed, double animating, double closedTime,
        double animatingTime) {}

    /// Everything.
    ///
    /// @param platform     who draws, and whether on a screen
    /// @param rehearsed    seconds after its first frame for which the window rested until the program was
    ///                     prepared; 0 if it was not waited for
    /// @param firstPicture milliseconds from a game of 60 moves to its first complete picture, in a window
    ///     just opened
    /// @param nextPicture  the same for another game, in a program that has run for a while
    /// @param load         programs that wanted a processor while this was measured, the average of the last
    ///                     minute as the system has it; negative where it has none
    /// @param jumps        milliseconds from the wish for a move to its complete picture: median
    /// @param slowestJump  the longest of these
    /// @param rates        empty if the engine was left out
    record Figures(String platform, double load, double rehearsed, double firstPicture, double nextPicture,
        double jumps,
                   double slowestJump, List<Frames> frames, Optional<Rates> rates) {
        public Figures {
            frames = List.copyOf(frames);
        }
    }

    /// @param progress is told what is being measured
    Figures measure(Plan plan, Consumer<String> progress) throws InterruptedException;
}
